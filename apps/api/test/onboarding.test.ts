import { beforeAll, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { eventually, north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'worker', Person>;
beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: '2026-11-25T01:00:00Z' });
  people = await server.signInAll('north', 'admin', 'keeper', 'worker');
});

interface Onboarding {
  readonly steps: readonly { readonly key: string; readonly done: boolean; readonly at: string | null }[];
  readonly has_sample_data: boolean;
  readonly sample_kept: readonly { readonly kind: string; readonly count: number }[];
  readonly hidden: boolean;
}
const onboarding = async (person: Person = people.admin): Promise<Onboarding | null> =>
  (
    await person.must<{ onboarding: Onboarding | null }>(
      '{ onboarding { steps { key done at } has_sample_data sample_kept { kind count } hidden } }',
    )
  ).onboarding;
const stepsDone = async () => (await onboarding())?.steps.filter(({ done }) => done).map(({ key }) => key);
const counted = '{ affected_rows }';
const run = (command: string, person: Person = people.admin) => person.refusal(command, {}, counted);
const count = async (table: string) =>
  Number(
    (await server.root.query(`select count(*) as n from ${table} where client_id = $1`, [north.client]))
      .rows[0].n,
  );
const tables = ['tasks', 'clinic_contacts', 'clinic_im_products', 'clinic_rosters', 'client_documents'];
const counts = () => Promise.all(tables.map(count));

test('onboarding lists its steps and which of them are done, for client_admin only', async () => {
  expect(await onboarding(people.keeper)).toBeNull();
  expect(await onboarding(people.worker)).toBeNull();
  const read = await onboarding();
  expect(read?.steps.map(({ key }) => key)).toEqual([
    'clinic',
    'rooms',
    'people',
    'task',
    'product',
    'roster',
  ]);
  expect(read).toMatchObject({ has_sample_data: false, sample_kept: [], hidden: false });
  expect(await stepsDone()).toEqual(expect.arrayContaining(['clinic', 'people', 'task']));
  expect(await stepsDone()).not.toContain('product');
  await server.root.query(
    "insert into clinic_im_products (client_id, clinic_id, name, created_at) values ($1, $2, 'Gloves', '2026-11-20T02:03:04Z')",
    [north.client, north.clinics.one],
  );
  const product = (await onboarding())?.steps.find(({ key }) => key === 'product');
  expect(product).toMatchObject({ done: true, at: '2026-11-20T02:03:04.000Z' });
});

test('onboarding has the step for products only if the plan includes their module', async () => {
  const keys = async () => (await onboarding())?.steps.map(({ key }) => key) ?? [];
  for (const [plan, has] of [
    [1, false],
    [3, true],
  ] as const) {
    await server.root.query('update clients set package_id = $2 where id = $1', [north.client, plan]);
    await eventually(keys, (all) => all.includes('product') === has);
  }
});

test('onboarding can be hidden and shown again by client_admin, but not by an employee', async () => {
  expect(await people.worker.refusal('hide_onboarding', { hidden: true }, counted)).toBe(
    'You Do not have Permission To Perform This Action',
  );
  expect(await people.admin.refusal('hide_onboarding', { hidden: true }, counted)).toBeNull();
  expect(await onboarding()).toMatchObject({ hidden: true });
  expect(await people.admin.refusal('hide_onboarding', { hidden: false }, counted)).toBeNull();
  expect(await onboarding()).toMatchObject({ hidden: false });
});

test('sample data is added once, completes no step, and can be removed completely', async () => {
  const [before, done] = [await counts(), await stepsDone()];
  expect(await run('add_sample_data', people.keeper)).toBe(
    'You Do not have Permission To Perform This Action',
  );
  expect(await run('remove_sample_data')).toBe('There is no sample data to remove.');
  expect(await run('add_sample_data')).toBeNull();
  expect(await counts()).toEqual(before.map((n, index) => n + ([5, 3, 4, 10, 1][index] ?? 0)));
  expect(await onboarding()).toMatchObject({ has_sample_data: true });
  expect(await stepsDone()).toEqual(done);
  expect(await run('add_sample_data')).toBe('Sample data has already been added. Remove it first.');
  const { rows } = await server.root.query(
    `select distinct clinic_roster_date::text as day, published, user_id from clinic_rosters where message = 'Sample shift' order by 1`,
  );
  expect(rows.map(({ day }) => day)).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ]);
  expect(rows.every(({ published, user_id }) => !published && user_id === null)).toBe(true);
  expect(await run('remove_sample_data')).toBeNull();
  expect(await counts()).toEqual(before);
  expect(await count('sample_rows')).toBe(0);
  expect(await onboarding()).toMatchObject({ has_sample_data: false, sample_kept: [] });
});

test('removing sample data keeps the rows that people have used, and onboarding shows how many', async () => {
  const before = await counts();
  expect(await run('add_sample_data')).toBeNull();
  const [commented] = (
    await server.root.query("select id from tasks where name like 'Call patients%' and client_id = $1", [
      north.client,
    ])
  ).rows;
  await people.admin.must(
    'mutation c($o: task_comments_insert_input!) { insert_task_comments_one(object: $o) { id } }',
    {
      o: { task_id: commented.id, message: 'Done by noon' },
    },
  );
  await people.admin.must(
    'mutation { update_clinic_contacts(where: {name: {_like: "Sparkle%"}}, _set: {notes: "Tuesdays"}) { affected_rows } }',
  );
  // A changed position in a list does not count as use of the row.
  await server.root.query("update tasks set position = position + 1 where name like 'Order new curing%'");
  expect(await run('remove_sample_data')).toBeNull();
  expect(await counts()).toEqual(before.map((n, index) => n + (index < 2 ? 1 : 0)));
  expect(await onboarding()).toMatchObject({
    has_sample_data: false,
    sample_kept: [
      { kind: 'task', count: 1 },
      { kind: 'contact', count: 1 },
    ],
  });
  expect(await run('add_sample_data')).toBeNull();
  expect(await run('remove_sample_data')).toBeNull();
  expect(await counts()).toEqual(before.map((n, index) => n + (index < 2 ? 1 : 0)));
});

test('sample data cannot be added to a client without an active clinic', async () => {
  await server.root.query("update clinics set status = 'INACTIVE' where client_id = $1", [north.client]);
  expect(await run('add_sample_data')).toBe('Add a clinic first. Sample data goes into your first clinic.');
});
