import pg from 'pg';
import { places } from './places.ts';
import { tenantTables, type World } from './world.ts';

const walled: readonly string[] = [...tenantTables, 'clients'];
const spanned: readonly string[] = ['clients', 'user_subscriptions'];
const shared: readonly string[] = ['module_default_user_roles'];

/**
 * Row-level security alone: what the API's and the platform's login read, change and delete of one tenant while another
 * (or none) is set, by plain SQL that asks for it. Only the given tables, when there are some.
 */
export async function wallFaults({ server }: World, only: readonly string[] = walled): Promise<string[]> {
  const faults: string[] = [];
  for (const [login, url] of [
    ['the API', server.database.apiUrl],
    ['the platform', server.database.platformUrl],
  ] as const) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const of of Object.values(places))
      for (const set of ['', ...Object.values(places).map((place) => place.client)]) {
        if (set === of.client) continue;
        for (const table of only) {
          // The platform's commands work on these two; and some rows of the platform's are read by all.
          if (login === 'the platform' && spanned.includes(table)) continue;
          const open = shared.includes(table) && of.isPlatform;
          for (const way of await reached(client, table, of.client, set))
            if (!open || way !== 'reads')
              faults.push(`${login}, set to ${set || 'nobody'}, ${way} ${table} of the ${of.name}`);
        }
      }
    await client.end();
  }
  return faults;
}

async function reached(client: pg.Client, table: string, of: string, set: string): Promise<string[]> {
  const column = table === 'clients' ? 'id' : 'client_id';
  const ways = {
    reads: `select 1 from ${table} where ${column} = $1 limit 1`,
    changes: `update ${table} set ${column} = ${column} where ${column} = $1`,
    deletes: `delete from ${table} where ${column} = $1`,
  };
  const found: string[] = [];
  for (const [way, text] of Object.entries(ways)) {
    await client.query('begin');
    await client.query("select set_config('app.client_id', $1, true)", [set]);
    const count = await client.query(text, [of]).then(
      ({ rowCount }) => rowCount ?? 0,
      // Refused is as good as nothing, but for what stands behind the row that it found.
      (error: { code?: string }) => (error.code?.startsWith('23') ? 1 : 0),
    );
    if (count > 0) found.push(way);
    await client.query('rollback');
  }
  return found;
}

/** Tables that lack a row of some tenant: there the walls would hold back nothing. */
export async function emptyTables({ server }: World): Promise<string[]> {
  const empty: string[] = [];
  for (const table of tenantTables)
    for (const { name, client } of Object.values(places)) {
      const { rowCount } = await server.root.query(`select 1 from ${table} where client_id = $1 limit 1`, [
        client,
      ]);
      if (rowCount === 0) empty.push(`${table} of the ${name}`);
    }
  return empty;
}

/** One table's row-level security out of the way while `body` runs. */
export async function withoutWall<T>({ server }: World, table: string, body: () => Promise<T>): Promise<T> {
  await server.root.query(`alter table ${table} disable row level security`);
  try {
    return await body();
  } finally {
    await server.root.query(`alter table ${table} enable row level security`);
  }
}
