import { randomUUID } from 'node:crypto';
import { type AskedForm, shownText } from '@operatory/domain';
import { north } from '../support/server.ts';

export type Sql = (
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

export interface Form {
  readonly id: string;
  readonly question: string;
  /** The form as a page shows it. */
  readonly shown: string;
  /** The form as it is stored with the answers. */
  readonly asked: AskedForm;
}
const question = (id: string) => ({ id, name: 'Allergies?', hint: null, type: 'TEXT' });

/** A form of the north with one question, required unless said otherwise. */
export async function addForm(sql: Sql, given: Readonly<Record<string, unknown>> = {}): Promise<Form> {
  const [id, asking] = [randomUUID(), randomUUID()];
  const required = given.required !== false;
  const name = String(given.name ?? `Health ${id.slice(0, 6)}`);
  await sql(
    `insert into induction_forms (id, client_id, name, is_signature_required, clinic_id, status)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      id,
      north.client,
      name,
      given.is_signature_required ?? true,
      given.clinic_id ?? null,
      given.status ?? 'ACTIVE',
    ],
  );
  await sql(
    `insert into induction_form_fields (id, client_id, induction_form_id, name, required) values ($1, $2, $3, 'Allergies?', $4)`,
    [asking, north.client, id, required],
  );
  const form = { name, description: null, form_attachment: null, attachments: [] };
  return {
    id,
    question: asking,
    shown: shownText(form, [{ ...question(asking), required, options: [], input_attachment: null }]),
    asked: {
      name,
      description: null,
      files: [],
      questions: [{ ...question(asking), options: [], files: [] }],
    },
  };
}

export const submission = async (sql: Sql, form: string, user: string) =>
  (
    await sql(
      `select id, status::text, version, answers, asked, signature_hash, typed_name, signed_at, ip_address, user_agent, consent
       from induction_form_submissions where induction_form_id = $1 and user_id = $2 order by created_at desc limit 1`,
      [form, user],
    )
  )[0] ?? {};
