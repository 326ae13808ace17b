import type { Person } from './person.ts';
import { north, type TestServer } from './server.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Adds a row to client north that no rule checks except the database's. @returns Its id. */
export async function addRow(server: TestServer, table: string, row: Row): Promise<string> {
  const all: Row = { client_id: north.client, ...row };
  const names = Object.keys(all);
  const { rows } = await server.root.query(
    `insert into ${table} (${names.map((name) => `"${name}"`)}) values (${names.map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(all),
  );
  return rows[0].id;
}

/**
 * @returns For each person by name, the value of `of` for each row they can read, or the message of the
 * refusal.
 */
export async function readBy(
  people: Readonly<Record<string, Person>>,
  table: string,
  what: string,
  of: (row: Row) => unknown,
  where = '{}',
): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const [name, person] of Object.entries(people)) {
    const { data, errors } = await person.ask(
      `query q { ${table}(where: ${where}, order_by: { created_at: asc }) { ${what} } }`,
    );
    seen[name] = errors?.[0]?.message ?? (data?.[table] as Row[] | undefined)?.map(of);
  }
  return seen;
}
