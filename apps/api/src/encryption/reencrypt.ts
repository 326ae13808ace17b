import { catalog } from '@operatory/db';
import type { AppContext } from '../context/context.ts';
import { inTenant, type Sql } from '../database/tenant.ts';
import type { Cipher } from './column-cipher.ts';

interface EncryptedTable {
  readonly table: string;
  readonly columns: readonly string[];
}
/** Encrypted columns that GraphQL does not have, so that the catalog does not either. */
const secretColumns: readonly EncryptedTable[] = [
  { table: 'clinic_kiosks', columns: ['private_key'] },
  { table: 'push_subscriptions', columns: ['endpoint', 'p256dh', 'auth'] },
];
const encryptedTables = [
  ...Object.values(catalog.tables).flatMap(({ name, columns }): readonly EncryptedTable[] => {
    const encrypted = Object.values(columns)
      .filter((column) => 'encrypted' in column && column.encrypted)
      .map((column) => column.name);
    return encrypted.length > 0 ? [{ table: name, columns: encrypted }] : [];
  }),
  ...secretColumns,
];
const batch = 200;

/**
 * Encrypts values that are plain or encrypted with an earlier key. @returns the number of rows written, and
 * of rows with a value that no key decrypts. When both are 0, the earlier keys can be removed.
 */
export async function reencrypt(
  { pools, log }: Pick<AppContext, 'log'> & { readonly pools: Pick<AppContext['pools'], 'tenant'> },
  cipher: Cipher,
): Promise<{ written: number; lost: number }> {
  const { rows: clients } = await pools.tenant.query<{ id: string }>('select app.client_ids() as id');
  const sum = { written: 0, lost: 0 };
  for (const { id: client } of clients) {
    for (const { table, columns } of encryptedTables) {
      let after = '00000000-0000-0000-0000-000000000000';
      for (;;) {
        const rows = await inTenant(pools.tenant, client, (sql) =>
          reencryptRows(sql, cipher, { client, table, columns, after }),
        );
        sum.written += rows.written;
        sum.lost += rows.lost;
        if (rows.lost > 0)
          log.warn({ table, client_id: client, lost: rows.lost }, 'encrypted with an unknown key');
        if (rows.last === null) break;
        after = rows.last;
      }
    }
  }
  return sum;
}

interface Part {
  readonly client: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly after: string;
}

async function reencryptRows(
  sql: Sql,
  cipher: Cipher,
  { client, table, columns, after }: Part,
): Promise<{ written: number; lost: number; last: string | null }> {
  const any = columns.map((column) => `${column} is not null`).join(' or ');
  const rows = await sql<{ id: string } & Record<string, string | null>>(
    `select id, ${columns.join(', ')} from ${table} where client_id = $1 and id > $2 and (${any}) order by id limit ${batch} for no key update`,
    [client, after],
  );
  // Re-encrypting does not change a number, so its verification stays.
  await sql("select set_config('app.reencrypting', 'on', true)");
  let written = 0;
  let lost = 0;
  for (const row of rows) {
    const changed = columns.flatMap((column) => {
      const stored = row[column];
      if (stored == null || cipher.isCurrent(stored)) return [];
      const place = { table, column, key: row.id, client };
      const plain = cipher.decrypt(stored, place);
      if (plain === null) lost += 1;
      return plain === null ? [] : [{ column, value: cipher.encrypt(plain, place) }];
    });
    if (changed.length === 0) continue;
    const set = changed.map(({ column }, index) => `${column} = $${index + 3}`).join(', ');
    await sql(`update ${table} set ${set} where client_id = $1 and id = $2`, [
      client,
      row.id,
      ...changed.map(({ value }) => value),
    ]);
    written += 1;
  }
  return { written, lost, last: rows.length < batch ? null : (rows.at(-1)?.id ?? null) };
}
