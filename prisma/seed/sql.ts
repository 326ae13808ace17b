import { createHash } from 'node:crypto';

/** Runs one statement with its values on the owner's connection. */
export type Sql = (text: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
export type Row = Readonly<Record<string, unknown>>;

/**
 * @returns The same id for the same words in every database, so that seeds can run again and tests can name
 *   seeded rows.
 */
export function idOf(...words: readonly string[]): string {
  const hex = createHash('sha256').update(words.join('/')).digest('hex');
  return `019aa000-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-a${hex.slice(7, 10)}-${hex.slice(10, 22)}`;
}

/**
 * Inserts rows that all have the columns of the first one; existing rows are left alone. A table with a
 * deferrable constraint needs `known`, the columns by which existing rows are found.
 */
export async function insert(sql: Sql, table: string, rows: readonly Row[], known = ''): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ');
  await sql(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) on conflict ${known} do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Inserts rows and updates those that exist already: for data that belong to the release. */
export async function upsert(sql: Sql, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => `"${name}"`).join(', ');
  const changes = names
    .filter((name) => name !== 'id')
    .map((name) => `"${name}" = excluded."${name}"`)
    .join(', ');
  await sql(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
     on conflict (id) do update set ${changes}`,
    [JSON.stringify(rows)],
  );
}

/**
 * Sets the client of all statements that follow. Under forced row-level security, not even the owner can
 * write without one.
 */
export const asClient = (sql: Sql, clientId: string) =>
  sql("select set_config('app.client_id', $1, false)", [clientId]);
