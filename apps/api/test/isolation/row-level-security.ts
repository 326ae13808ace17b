import pg from 'pg';
import { places } from './places.ts';
import { tenantTables, type World } from './world.ts';

const isolated: readonly string[] = [...tenantTables, 'clients'];
const shared: readonly string[] = ['module_default_user_roles'];

/**
 * Row-level security is tested alone: which rows of one tenant the API's and the platform's login can read,
 * change, delete, add or move with plain SQL while another tenant (or none) is set.
 */
export async function rowSecurityFaults(
  { server }: World,
  only: readonly string[] = isolated,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [login, url] of [
    ['the API', server.database.apiUrl],
    ['the platform', server.database.platformUrl],
  ] as const) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(reached);
    const given = JSON.stringify(await rowsOf(server, only));
    for (const set of ['', ...Object.values(places).map((place) => place.client)]) {
      const others = Object.values(places).filter((place) => place.client !== set);
      const { rows } = await client.query<{ name: string; way: string; tenant: string }>(
        'select * from pg_temp.reached($1, $2::text[], $3::uuid[], $4::jsonb)',
        [set, only, others.map((place) => place.client), given],
      );
      for (const { name, way, tenant } of rows) {
        const of = others.find((place) => place.client === tenant);
        // Everybody can read some of the platform's rows.
        if (shared.includes(name) && of?.isPlatform && way === 'reads') continue;
        faults.push(`${login}, set to ${set || 'nobody'}, ${way} ${name} of the ${of?.name}`);
      }
    }
    await client.end();
  }
  return faults;
}

/**
 * Every operation is tried with every table and tenant, and rolled back. Moving a row has no condition,
 * because a condition would also apply the read policy. A refusal counts as no access, except by a
 * constraint, which shows that the row was found.
 */
const reached = `create function pg_temp.reached(set_to text, tables text[], tenants uuid[], given jsonb)
  returns table (name text, way text, tenant uuid) language plpgsql as $$
  declare
    found bigint;
    own text;
  begin
    perform set_config('app.client_id', set_to, true);
    foreach name in array tables loop
      own := case when name = 'clients' then 'id' else 'client_id' end;
      foreach tenant in array tenants loop
        foreach way in array array['reads', 'changes', 'deletes', 'adds', 'moves'] loop
          begin
            execute format(case way
              when 'reads' then 'select from %1$I where %2$I = $1 limit 1'
              when 'changes' then 'update %1$I set %2$I = %2$I where %2$I = $1'
              when 'deletes' then 'delete from %1$I where %2$I = $1'
              when 'adds' then 'insert into %1$I (%3$s) select %3$s from jsonb_populate_record(null::%1$I, $2)'
              else 'update %1$I set %2$I = $1' end, name, own,
              (select string_agg(quote_ident(k), ', ') from jsonb_object_keys(given -> name -> tenant::text) k))
              using tenant, given -> name -> tenant::text;
            get diagnostics found = row_count;
            raise exception using errcode = 'UN000', message = found::text;
          exception
            when sqlstate 'UN000' then found := sqlerrm::bigint;
            -- A trigger may refuse a row as a constraint does, before the policy is evaluated, which proves nothing.
            when check_violation then found := case when way in ('adds', 'moves') then 0 else 1 end;
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

/** @returns One row of each tenant and table, to insert it again. */
async function rowsOf({ root }: World['server'], only: readonly string[]): Promise<unknown> {
  const rows: Record<string, Record<string, unknown>> = {};
  const { rows: generated } = await root.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and (is_generated = 'ALWAYS' or identity_generation = 'ALWAYS')`,
  );
  const isFile = (value: unknown) => /"file_id"/.test(JSON.stringify(value ?? null));
  for (const table of only) {
    const own = table === 'clients' ? 'id' : 'client_id';
    const { rows: found } = await root.query<{ tenant: string; row: Record<string, unknown> }>(
      `select distinct on (${own}) ${own} as tenant, to_jsonb(t) as row from ${table} t`,
    );
    // File columns are omitted, because a trigger would look up the files first.
    const bare = (row: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          isFile(value) && typeof value === 'object' ? [] : value,
        ]),
      );
    rows[table] = Object.fromEntries(found.map(({ tenant, row }) => [tenant, bare(row)]));
    for (const { column } of generated.filter((each) => each.table === table))
      for (const row of Object.values(rows[table])) delete (row as Record<string, unknown>)[column];
  }
  return rows;
}

/** @returns The tables that lack a row of some tenant, where a policy would have nothing to hide. */
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

export async function withoutPolicy<T>({ server }: World, table: string, body: () => Promise<T>): Promise<T> {
  await server.root.query(`alter table ${table} disable row level security`);
  try {
    return await body();
  } finally {
    await server.root.query(`alter table ${table} enable row level security`);
  }
}

/** Lets one table accept rows of any tenant while `body` runs, but still shows only those of the session's tenant. */
export async function withoutCheck<T>({ server }: World, table: string, body: () => Promise<T>): Promise<T> {
  const { rows } = await server.root.query<{ check: string }>(
    "select with_check as check from pg_policies where schemaname = 'public' and tablename = $1 and policyname = 'tenant'",
    [table],
  );
  await server.root.query(`alter policy tenant on ${table} with check (true)`);
  try {
    return await body();
  } finally {
    await server.root.query(`alter policy tenant on ${table} with check (${rows[0]?.check})`);
  }
}
