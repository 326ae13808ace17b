import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalog, PLATFORM_CLIENT_ID, smallIds } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';

let database: TestDatabase;
let api: pg.Client;
let owner: pg.Client;
let platform: pg.Client;
const { north, south } = smallIds;

beforeAll(async () => {
  database = await createTestDatabase();
  [owner, api, platform] = (await Promise.all(
    [database.ownerUrl, database.apiUrl, database.platformUrl].map(async (connectionString) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client;
    }),
  )) as [pg.Client, pg.Client, pg.Client];
});
afterAll(async () => {
  await Promise.all([owner, api, platform].map((client) => client.end()));
  await database.drop();
});

/** Runs as a tenant, in a transaction that is rolled back. */
async function as<T>(client: pg.Client, clientId: string, body: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query("select set_config('app.client_id', $1, true)", [clientId]);
    return await body();
  } finally {
    await client.query('rollback');
  }
}
const count = async (client: pg.Client, table: string) =>
  Number((await client.query(`select count(*) as n from ${table}`)).rows[0].n);
const refusal = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

interface Guarded {
  readonly table: string;
  readonly column: string;
}
/**
 * All tables of tenants, as the database itself lists them, so that a new one without protection is found.
 */
async function guarded(): Promise<Guarded[]> {
  const { rows } = await owner.query<Guarded>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and (column_name = 'client_id' or (table_name = 'clients' and column_name = 'id')) order by 1`,
  );
  return rows;
}

test('every tenant table has forced row-level security with a policy for reading and writing', async () => {
  const tables = await guarded();
  expect(tables.length).toBeGreaterThan(25);
  const { rows } = await owner.query<{ table: string; forced: boolean; reads: string; writes: string }>(
    `select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as forced,
       pg_get_expr(p.polqual, p.polrelid) as reads, pg_get_expr(p.polwithcheck, p.polrelid) as writes
     from pg_class c join pg_policy p on p.polrelid = c.oid and p.polname = 'tenant' and p.polcmd = '*'
     where c.relnamespace = 'public'::regnamespace`,
  );
  const found = new Map(rows.map((row) => [row.table, row]));
  for (const { table, column } of tables) {
    expect(found.get(table), table).toMatchObject({ forced: true });
    for (const part of ['reads', 'writes'] as const) {
      expect(found.get(table)?.[part], `${table} ${part}`).toMatch(
        new RegExp(`${column} = .*app\\.client_id`),
      );
    }
  }
});

test('every foreign key between tenant tables includes client_id, and all except three listed ones restrict deletion', async () => {
  const { rows } = await owner.query<{ name: string; ours: string[]; action: string }>(
    `select k.conname as name, k.confdeltype as action,
       array(select a.attname::text from unnest(k.conkey) n join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n) as ours
     from pg_constraint k
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace
       and exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'client_id')
       and exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'client_id')`,
  );
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ ours }) => !ours.includes('client_id')).map(({ name }) => name)).toEqual([]);
  // Rows that are only a part of their parent are deleted with it.
  const parts = [
    'leave_type_configurations_leave_type_fkey',
    'clinic_roster_template_lines_clinic_roster_template_id_cli_fkey',
    'module_default_user_roles_user_custom_role_id_client_id_fkey',
  ];
  const others = rows.filter(
    ({ action, name }) => action !== 'r' && !(action === 'c' && parts.includes(name)),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('every unique key of a tenant table includes client_id, and every foreign key to a tenant table has an index', async () => {
  const { rows: uniques } = await owner.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
     where i.indisunique and c.relnamespace = 'public'::regnamespace
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id')
       and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id' and a.attnum = any (i.indkey))`,
  );
  expect(uniques).toEqual([]);
  const { rows: unindexed } = await owner.query<{ name: string }>(
    `select k.conname as name from pg_constraint k
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
       select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
         and (select array_agg(n) from unnest((i.indkey::smallint[])[0:cardinality(k.conkey) - 1]) n) @> k.conkey)
       and exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'client_id')`,
  );
  expect(unindexed).toEqual([]);
});

test('without a tenant, the API’s role sees only shared defaults, and the owner only rows of four listed tables', async () => {
  const ownersOwn = new Set(['clients', 'outbox', 'access_versions']);
  for (const { table } of await guarded()) {
    expect(await count(api, table), `api ${table}`).toBe(
      table === 'module_default_user_roles' ? await sharedRows() : 0,
    );
    if (!ownersOwn.has(table) && table !== 'module_default_user_roles')
      expect(await count(owner, table), `owner ${table}`).toBe(0);
  }
});
const sharedRows = () =>
  count(api, `(select from module_default_user_roles where client_id = '${PLATFORM_CLIENT_ID}') as shared`);

test("a tenant sees its own rows, and none of another tenant's", async () => {
  const canaries = [
    'clients',
    'clinics',
    'clinic_rooms',
    'users',
    'user_custom_roles',
    'module_default_user_roles',
    'j_users_user_roles',
    'j_users_clinics',
    'users_reported_to_users',
    'user_preferences',
    'user_presence',
    'client_task_levels',
    'tasks',
    'j_tasks_users',
    'task_comments',
    'task_extension_requests',
    'task_reassign_requests',
    'task_history',
    'user_notifications',
    'user_subscriptions',
    'ip_settings',
    'audit_log',
  ];
  for (const table of canaries) {
    const column = table === 'clients' ? 'id' : 'client_id';
    await as(api, north.client, async () => {
      const { rows } = await api.query<{ id: string }>(`select distinct ${column} as id from ${table}`);
      const seen = rows
        .map(({ id }) => id)
        .filter((id) => !(table === 'module_default_user_roles' && id === PLATFORM_CLIENT_ID));
      expect(seen, table).toEqual([north.client]);
    });
  }
});

test('a row of another tenant can be neither changed, deleted, created nor referred to', async () => {
  await as(api, north.client, async () => {
    expect(
      (await api.query('update tasks set name = $1 where id = $2', ['mine', south.tasks.pending])).rowCount,
    ).toBe(0);
    expect((await api.query('delete from task_comments where id = $1', [south.comment])).rowCount).toBe(0);
  });
  await as(api, north.client, async () => {
    const made = api.query("insert into client_task_levels (client_id, name) values ($1, 'Theirs')", [
      south.client,
    ]);
    expect(await refusal(made)).toBe('42501');
  });
  await as(api, north.client, async () => {
    const moved = api.query('update client_task_levels set client_id = $1', [south.client]);
    expect(await refusal(moved)).toBe('42501');
  });
  await as(api, north.client, async () => {
    const referred = api.query('update tasks set assigned_to_user_id = $1 where id = $2', [
      south.users.worker,
      north.tasks.pending,
    ]);
    const missing = '00000000-0000-7000-8000-00000000dead';
    expect(await refusal(referred)).toBe('23503');
    await api.query('rollback');
    await api.query('begin');
    await api.query("select set_config('app.client_id', $1, true)", [north.client]);
    expect(
      await refusal(
        api.query('update tasks set assigned_to_user_id = $1 where id = $2', [missing, north.tasks.pending]),
      ),
    ).toBe('23503');
  });
});

test('a tenant can read the shared defaults of the platform, but not change them', async () => {
  await as(api, north.client, async () => {
    expect(await sharedRows()).toBeGreaterThan(100);
    const changed = await api.query('update module_default_user_roles set version = 2 where client_id = $1', [
      PLATFORM_CLIENT_ID,
    ]);
    expect(changed.rowCount).toBe(0);
  });
});

test('the platform’s role reads clients and subscriptions across tenants if that is switched on, but not users or tasks', async () => {
  const spanning = (body: () => Promise<void>) =>
    as(platform, '', async () => {
      await platform.query("select set_config('app.across_tenants', 'on', true)");
      await body();
    });
  await spanning(async () => {
    expect(await count(platform, 'clients')).toBe(3);
    expect(await count(platform, 'user_subscriptions')).toBe(2);
    for (const table of ['users', 'tasks', 'clinics', 'audit_log', 'user_notifications'])
      expect(await count(platform, table), table).toBe(0);
  });
  for (const table of ['clients', 'user_subscriptions']) {
    expect(await count(platform, table), table).toBe(0);
    await as(platform, north.client, async () => expect(await count(platform, table), table).toBe(1));
  }
  // The setting has no effect for the API's role.
  await as(api, north.client, async () => {
    await api.query("select set_config('app.across_tenants', 'on', true)");
    expect(await count(api, 'clients')).toBe(1);
  });
  expect(await refusal(count(platform, 'user_credentials'))).toBe('42501');
});

test('tables for the platform only are refused to the API’s role, and readable by the platform’s role', async () => {
  const listed = Object.values(catalog.tables).filter((table) => 'platformOnly' in table);
  const { rows: marks } = await owner.query<{ name: string }>(
    "select table_name as name from app.table_marks where mark = 'platform_only' order by 1",
  );
  const only = marks.map(({ name }) => name);
  // Internal tables are not in the catalog.
  expect(only).toEqual([...listed.map(({ name }) => name), 'sign_ups'].sort());
  expect(only).toEqual(
    expect.arrayContaining(['website_cms_leads', 'website_cms_broadcasts', 'client_plans_code']),
  );
  for (const name of only) {
    expect(await refusal(count(api, name)), name).toBe('42501');
    expect(await count(platform, name), name).toBeGreaterThanOrEqual(0);
  }
});

test("the API's role has no administrative rights, and cannot delete rows of platform tables", async () => {
  const { rows } = await api.query(
    'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }]);
  for (const table of ['modules', 'user_roles', 'packages', 'packagemodules', 'teams', 'teampackages']) {
    expect(await count(api, table), table).toBeGreaterThan(0);
    expect(await refusal(api.query(`delete from ${table}`)), table).toBe('42501');
  }
  expect(await refusal(api.query('select app.guard_tables()'))).toBe('42501');
  expect(await refusal(api.query('select * from app.counters'))).toBe('42501');
});

test('the API’s role can add lines to the audit log but not delete them, and the owner cannot change them', async () => {
  await as(api, north.client, async () => {
    await api.query("insert into audit_log (client_id, action, table_name) values ($1, 'tried', 'tasks')", [
      north.client,
    ]);
    expect(await refusal(api.query('delete from audit_log'))).toBe('42501');
  });
  await as(owner, north.client, async () => {
    expect(await refusal(owner.query("update audit_log set action = 'forged'"))).toBe('42501');
  });
});

test('before sign-in, a client is found by its whole sub-domain in any case, but not by a part of it', async () => {
  const { rows } = await api.query("select * from app.sub_domain('North')");
  expect(rows).toEqual([
    {
      id: north.client,
      name: 'Clinics of the north',
      sub_domain: 'north',
      logo_image: null,
      status: 'ACTIVE',
    },
  ]);
  expect((await api.query("select * from app.sub_domain('nor')")).rows).toEqual([]);
});

test('each column of the catalog exists in the database and is nullable in both or in neither', async () => {
  const { rows } = await owner.query<{ key: string; nullable: boolean }>(
    `select table_name || '.' || column_name as key, is_nullable = 'YES' as nullable from information_schema.columns where table_schema = 'public'`,
  );
  const columns = new Map(rows.map(({ key, nullable }) => [key, nullable]));
  const wrong = Object.values(catalog.tables).flatMap((table) =>
    Object.values(table.columns)
      .filter((column) => columns.get(`${table.name}.${column.name}`) !== 'nullable' in column)
      .map((column) => `${table.name}.${column.name}`),
  );
  expect(wrong).toEqual([]);
});
