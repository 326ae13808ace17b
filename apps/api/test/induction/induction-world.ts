import { randomUUID } from 'node:crypto';
import { type AskedForm, type ShownForm, type ShownQuestion, shownText } from '@operatory/domain';
import { documentWorld } from '../documents/document-world.ts';
import type { Person } from '../support/person.ts';
import { north, startTestServer } from '../support/server.ts';

export type Sql = (
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

export interface Form {
  readonly id: string;
  readonly question: string;
  /** The form as a page shows it, which submitting compares with the stored form. */
  readonly shown: string;
  /** The form as it is stored beside the answers. */
  readonly asked: AskedForm;
}
const question = (id: string) => ({ id, name: 'Allergies?', hint: null, type: 'TEXT' });

/** The question of north's form is required unless `given` says otherwise. */
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

/** The people who are signed in have PINs, so that they can sign. */
export async function startInduction() {
  const server = await startTestServer();
  const people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper');
  const sql: Sql = async (text, values = []) => (await server.root.query(text, [...values])).rows;
  await documentWorld(sql);
  return { server, people, sql };
}
export type Induction = Awaited<ReturnType<typeof startInduction>>;

const keep = `mutation m($form: uuid!, $id: uuid, $version: Int, $answers: json, $attachments: [submit_induction_form_attachments_input!],
  $shown: String, $final: Boolean!) {
  submit_induction_form(induction_form_id: $form, submission_id: $id, version: $version, answers: $answers,
    attachments: $attachments, shown: $shown, is_final: $final) { id }
}`;
async function shownTo(by: Person, id: string) {
  const { data } = await by.ask<{
    induction_forms_by_pk: (ShownForm & { induction_form_fields: ShownQuestion[] }) | null;
  }>(
    `query ($id: uuid!) { induction_forms_by_pk(id: $id) { name description form_attachment attachments
      induction_form_fields(order_by: [{ position: asc }, { id: asc }]) { id name hint type required options input_attachment } } }`,
    { id },
  );
  const form = data?.induction_forms_by_pk;
  return form ? shownText(form, form.induction_form_fields) : null;
}
/** The form is submitted unless `more` makes it a draft. @returns The refusal’s message, or null. */
export const fills = async (
  by: Person,
  form: string,
  answers: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
) => {
  const shown = await shownTo(by, form);
  const { errors } = await by.ask(keep, { form, answers, shown, final: true, ...more });
  return errors?.[0]?.message ?? null;
};
interface PackProgress {
  readonly pack_name: string;
  readonly items: readonly { readonly kind: string; readonly state: string }[];
}
export const progress = async (by: Person, user_id: string) =>
  (
    await by.ask<{ induction_progress: readonly PackProgress[] }>(
      'query ($user_id: uuid) { induction_progress(user_id: $user_id) { pack_name done total overdue items { kind state } } }',
      { user_id },
    )
  ).data?.induction_progress;
