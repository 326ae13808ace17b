import pg from 'pg';
import { places } from './places.ts';
import { tenantTables, type World } from './world.ts';

const walled: readonly string[] = [...tenantTables, 'clients'];
const spanned: readonly string[] = [
  'clients',
  'user_subscriptions',
  'client_transaction_history',
  'support_tickets',
  'support_ticket_messages',
  'support_ticket_history',
];
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
    await client.query(reached);
    for (const set of ['', ...Object.values(places).map((place) => place.client)]) {
      const others = Object.values(places).filter((place) => place.client !== set);
      const { rows } = await client.query<{ name: string; way: string; tenant: string }>(
        'select * from pg_temp.reached($1, $2::text[], $3::uuid[])',
        [set, only, others.map((place) => place.client)],
      );
      for (const { name, way, tenant } of rows) {
        const of = others.find((place) => place.client === tenant);
        // The platform's commands work on these; and some rows of the platform's are read by all.
        if (login === 'the platform' && spanned.includes(name)) continue;
        if (shared.includes(name) && of?.isPlatform && way === 'reads') continue;
        faults.push(`${login}, set to ${set || 'nobody'}, ${way} ${name} of the ${of?.name}`);
      }
    }
    await client.end();
  }
  return faults;
}

/**
 * Tries every way with every table of every tenant given, each taken back at once. Refused is as good as nothing, but for
 * what stands behind the row that it found.
 */
const reached = `create function pg_temp.reached(set_to text, tables text[], tenants uuid[])
  returns table (name text, way text, tenant uuid) language plpgsql as $$
  declare
    found bigint;
    own text;
  begin
    perform set_config('app.client_id', set_to, true);
    foreach name in array tables loop
      own := case when name = 'clients' then 'id' else 'client_id' end;
      foreach tenant in array tenants loop
        foreach way in array array['reads', 'changes', 'deletes'] loop
          begin
            execute format(case way
              when 'reads' then 'select from %1$I where %2$I = $1 limit 1'
              when 'changes' then 'update %1$I set %2$I = %2$I where %2$I = $1'
              else 'delete from %1$I where %2$I = $1' end, name, own) using tenant;
            get diagnostics found = row_count;
            raise exception using errcode = 'UN000', message = found::text;
          exception
            when sqlstate 'UN000' then found := sqlerrm::bigint;
            when integrity_constraint_violation then found := 1;
            when others then found := 0;
          end;
          if found > 0 then
            return next;
          end if;
        end loop;
      end loop;
    end loop;
  end $$`;

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
