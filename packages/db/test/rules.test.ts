import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, seed, smallIds } from '../src/index.ts';
import { createTestDatabase, type TestDatabase, testNow } from '../src/testing/test-database.ts';

let database: TestDatabase;
let api: pg.Pool;
const { north } = smallIds;

beforeAll(async () => {
  database = await createTestDatabase();
  api = new pg.Pool({ connectionString: database.apiUrl });
});
afterAll(async () => {
  await api.end();
  await database.drop();
});

/**
 * Runs a statement of the tenant. Resolves with the number of rows, or with PostgreSQL's error code if it was
 * refused.
 */
async function tried(text: string, values: readonly unknown[] = []): Promise<string | number> {
  const client = await api.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.client_id', $1, true)", [north.client]);
    const { rowCount } = await client.query(text, [...values]);
    await client.query('commit');
    return rowCount ?? 0;
  } catch (error) {
    await client.query('rollback');
    return String((error as { code?: string }).code);
  } finally {
    client.release();
  }
}

test('of fifty concurrent extension requests for one task, one is accepted, and so is a reassign request', async () => {
  const ask = () =>
    tried(
      `insert into task_extension_requests (client_id, task_id, extended_deadline_date, created_by_user_id) values ($1, $2, '2026-12-01', $3)`,
      [north.client, north.tasks.pending, north.users.worker],
    );
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers.filter((answer) => answer === 1)).toHaveLength(1);
  expect(answers.filter((answer) => answer === '23505')).toHaveLength(49);
  // A request of the other kind can be pending at the same time.
  expect(
    await tried(
      `insert into task_reassign_requests (client_id, task_id, created_by_user_id, old_assigned_to_user_id, new_assigned_to_user_id)
       values ($1, $2, $3, $3, $4)`,
      [north.client, north.tasks.pending, north.users.worker, north.users.helper],
    ),
  ).toBe(1);
});

test('names of task levels and of clinics are unique within a client, regardless of case', async () => {
  expect(
    await tried("insert into client_task_levels (client_id, name) values ($1, 'WAITING')", [north.client]),
  ).toBe('23505');
  expect(await tried("insert into clinics (client_id, name) values ($1, 'one')", [north.client])).toBe(
    '23505',
  );
});

test('a finished task needs its finishing time, and only a finished task can be archived', async () => {
  expect(await tried("update tasks set status = 'FINISHED' where id = $1", [north.tasks.pending])).toBe(
    '23514',
  );
  expect(await tried("update tasks set task_status = 'InActive' where id = $1", [north.tasks.pending])).toBe(
    '23514',
  );
});

test('the short ids of twenty tasks added concurrently continue the client’s numbers without gaps', async () => {
  const add = (index: number) =>
    tried('insert into client_task_levels (client_id, name) values ($1, $2)', [
      north.client,
      `Level ${index}`,
    ]).then(() =>
      tried(
        `insert into tasks (client_id, clinic_id, name, deadline_date, start_date, assigned_by_user_id) values ($1, $2, $3, '2026-12-01', '2026-11-20', $4)`,
        [north.client, north.clinics.one, `Numbered ${index}`, north.users.keeper],
      ),
    );
  await Promise.all(Array.from({ length: 20 }, (_, index) => add(index)));
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query("select set_config('app.client_id', $1, false)", [north.client]);
  const { rows } = await owner.query("select short_id from tasks where name like 'Numbered%' order by 1");
  await owner.end();
  expect(rows.map(({ short_id }) => short_id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 7));
});

test('ids are UUIDs of version 7, and the default of created_at uses the configured clock', async () => {
  const client = await api.connect();
  await client.query('begin');
  await client.query(
    "select set_config('app.client_id', $1, true), set_config('app.now', '2031-05-06T07:08:09Z', true)",
    [north.client],
  );
  const { rows } = await client.query(
    "insert into client_task_levels (client_id, name) values ($1, 'Later') returning id, created_at",
    [north.client],
  );
  await client.query('rollback');
  client.release();
  expect(rows[0].id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(rows[0].created_at.toISOString()).toBe('2031-05-06T07:08:09.000Z');
});

test('blocking a role of a user increases the client’s access version by one', async () => {
  const version = async () => {
    const client = await api.connect();
    await client.query('begin');
    await client.query("select set_config('app.client_id', $1, true)", [north.client]);
    const { rows } = await client.query('select version from access_versions');
    await client.query('commit');
    client.release();
    return Number(rows[0].version);
  };
  const before = await version();
  await tried("update j_users_user_roles set blocked_status = 'BLOCKED' where user_id = $1", [
    north.users.helper,
  ]);
  expect(await version()).toBe(before + 1);
});

test('running seeds and migrations again adds nothing', async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const counts = async () => {
    await owner.query("select set_config('app.client_id', $1, false)", [north.client]);
    const { rows } = await owner.query(
      'select (select count(*) from users) as users, (select count(*) from tasks) as tasks, (select count(*) from module_default_user_roles) as defaults, (select count(*) from modules) as modules',
    );
    return rows[0];
  };
  const before = await counts();
  await seed(database.ownerUrl, 'small', { now: testNow });
  expect(await counts()).toEqual(before);
  const again = await migrate(database.ownerUrl, {
    apiPassword: 'operatory-test',
    platformPassword: 'operatory-test',
  });
  expect(again.applied).toEqual([]);
  await owner.end();
});

test('an invalid IP address, an unknown time zone and a deadline before the start are refused', async () => {
  const ip = (address: string) =>
    tried("insert into ip_settings (client_id, name, ip_address) values ($1, 'x', $2)", [
      north.client,
      address,
    ]);
  expect(await ip('our office')).toBe('22P02');
  expect(await ip('203.0.113.0/24')).toBe(1);
  expect(await tried("update clinics set zone = 'Mars/Olympus' where id = $1", [north.clinics.one])).toBe(
    '23514',
  );
  expect(
    await tried("update tasks set start_date = '2026-12-02', deadline_date = '2026-12-01' where id = $1", [
      north.tasks.pending,
    ]),
  ).toBe('23514');
});

test('the time zone of a clinic follows from its state and suburb unless a zone is set', async () => {
  const zone = async (set: string) => {
    const client = await api.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('app.client_id', $1, true)", [north.client]);
      const { rows } = await client.query(`update clinics set ${set} where id = $1 returning zone`, [
        north.clinics.two,
      ]);
      await client.query('rollback');
      return rows[0].zone;
    } finally {
      client.release();
    }
  };
  expect(await zone("state = 'QUEENSLAND'")).toBe('Australia/Brisbane');
  expect(await zone("state = 'WESTERN AUSTRALIA', zone = 'Australia/Eucla'")).toBe('Australia/Eucla');
  expect(await zone(`address = '{"suburb": "Broken Hill"}'`)).toBe('Australia/Broken_Hill');
});

test('the time zones of the states are the same in the database and in the domain package', async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ source: string }>(
    "select prosrc as source from pg_proc where proname = 'zone_of_state'",
  );
  await owner.end();
  const domain = readFileSync(new URL('../../domain/src/time/zones.ts', import.meta.url), 'utf8');
  const states = [...domain.matchAll(/value: '([A-Z_ ]+)',[^}]*?zone: '([\w/]+)'/g)];
  expect(states).toHaveLength(8);
  for (const [, state, zone] of states)
    if (zone !== 'Australia/Sydney') expect(rows[0]?.source).toContain(`when '${state}' then '${zone}'`);
});
