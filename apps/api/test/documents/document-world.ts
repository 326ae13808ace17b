import { pinKey } from '../../src/auth/sign-in.ts';
import type { Person } from '../support/person.ts';
import { secrets } from '../support/secrets.ts';
import { north } from '../support/server.ts';

const { users } = north;
export const pins = { worker: '4821', helper: '5937', admin: '6048', keeper: '7159' } as const;

export const policy = {
  name: 'Infection control',
  description: 'Hand hygiene, surfaces, waste.',
  selected_user_type: 'USERS',
  user_ids: [users.worker],
};
export const signedByThree = {
  ...policy,
  is_signature_required: true,
  is_witness_signature_required: true,
  is_admin_signature_required: true,
  witness_user_id: users.helper,
  admin_signer_user_id: users.admin,
};

interface Assignment extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly next_signer: string | null;
  readonly next_user_id: string | null;
  readonly signed_status: string;
  readonly due_date: string | null;
}
export interface DocumentWorld {
  submit(by: Person, values: Readonly<Record<string, unknown>>): Promise<string>;
  document(id: string): Promise<Readonly<Record<string, unknown>>>;
  assignment(document: string, user?: string): Promise<Assignment>;
  /** @returns The refusal of a signature with the person's PIN, or null. */
  sign(
    by: Person,
    who: keyof typeof pins,
    command: string,
    document: string,
    more?: Readonly<Record<string, unknown>>,
  ): Promise<string | null>;
  sql(text: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

export async function documentWorld(sql: DocumentWorld['sql']): Promise<DocumentWorld> {
  await sql('update user_credentials set pin_key = null where client_id = $1', [north.client]);
  for (const [name, pin] of Object.entries(pins))
    await sql(
      `insert into user_credentials (client_id, user_id, pin_key) values ($1, $2, $3)
       on conflict (user_id, client_id) do update set pin_key = $3`,
      [north.client, users[name as keyof typeof pins], pinKey({ secrets }, north.client, pin)],
    );
  const document = async (id: string) =>
    (await sql('select * from client_documents where id = $1', [id]))[0] ?? {};
  const assignment = async (id: string, user: string = users.worker) => {
    const [row] = await sql(
      `select a.id, a.version, a.status::text, a.next_signer::text, a.next_user_id, a.signed_status::text, a.due_date::text
       from client_document_assignments a
       join client_documents d on d.id = a.client_document_id
       join client_document_versions v on v.id = a.client_document_version_id and v.version_no = d.current_version_no
       where d.id = $1 and a.user_id = $2`,
      [id, user],
    );
    if (!row) throw new Error('nothing was assigned');
    return row as Assignment;
  };
  return {
    sql,
    document,
    assignment,
    async submit(by, values) {
      const id = crypto.randomUUID();
      const refusal = await by.refusal('submit_client_document', { id, ...values });
      if (refusal) throw new Error(refusal);
      return id;
    },
    async sign(by, who, command, id, more = {}) {
      const { id: of, version } = await assignment(id);
      const { errors } = await by.ask(
        `mutation m($id: uuid!, $version: Int!, $secret: String!, $drawn: [json!], $typed_name: String, $consent: Boolean!) {
          ${command}(id: $id, version: $version, method: "PIN", secret: $secret, drawn: $drawn, typed_name: $typed_name, consent: $consent) { id }
        }`,
        { id: of, version, secret: pins[who], typed_name: 'Wil Worker', consent: true, ...more },
      );
      return errors?.[0]?.message ?? null;
    },
  };
}
