import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  afterEachChange,
  checked,
  deadlocksOf,
  noLevel,
  recolours,
  touchesTheOther,
  waiting,
} from './support/levels.ts';
import { Person } from './support/person.ts';
import { eventually, north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin, keeper } = await server.signInAll('north', 'admin', 'keeper'));
});

const insert =
  'mutation ($object: client_task_levels_insert_input!) { insert_client_task_levels_one(object: $object) { name id } }';
const asked = (name: string, idempotency_key: unknown) => ({
  query: insert,
  variables: { object: { name } },
  extensions: { idempotency_key },
});
const add = async (by: Person, name: string, key: unknown) => (await by.post(asked(name, key))).text;
const count = async (name: string): Promise<number> =>
  (
    await server.root.query(
      'select count(*)::int from client_task_levels where client_id = $1 and name = $2',
      [north.client, name],
    )
  ).rows[0].count;

test('an insert sent twenty times with one key is executed once, and all get the same response', async () => {
  const key = randomUUID();
  const answers = new Set(await Promise.all(Array.from({ length: 20 }, () => add(admin, 'Once', key))));
  expect(answers.size).toBe(1);
  expect(JSON.parse([...answers][0] ?? '')).toMatchObject({
    data: { insert_client_task_levels_one: { name: 'Once' } },
  });
  expect(await count('Once')).toBe(1);
  // The key must also be recognised through Yoga, not only through the fast path.
  const env = server.context.env as { FAST_LANE: boolean };
  env.FAST_LANE = false;
  expect(await add(admin, 'Once', key)).toBe([...answers][0]);
  env.FAST_LANE = true;
});

test('an idempotency key belongs to one request and one person', async () => {
  const key = randomUUID();
  await add(admin, 'First', key);
  expect(await add(admin, 'Second', key)).toContain('This key was used for another request');
  expect(await count('Second')).toBe(0);
  await server.root.query('update client_task_levels set name = $1 where name = $2', ['Taken', 'First']);
  expect(await add(keeper, 'First', key)).toContain('"name":"First"');
  expect(await count('First')).toBe(1);
});

test('a refused insert can be retried with the same idempotency key', async () => {
  const key = randomUUID();
  expect(await add(admin, '   ', key)).toContain('Name Is Required');
  expect(await add(admin, 'Named', key)).toContain('"name":"Named"');
  const refused = randomUUID();
  await server.root.query(
    "alter table client_task_levels add constraint not_yet check (name <> 'Not yet') not valid",
  );
  expect(await add(admin, 'Not yet', refused)).toContain('errors');
  await server.root.query('alter table client_task_levels drop constraint not_yet');
  expect(await add(admin, 'Not yet', refused)).toContain('"name":"Not yet"');
  expect(await count('Not yet')).toBe(1);
});

test('an idempotency key works in a batch and over a socket as well', async () => {
  const key = randomUUID();
  const both = await admin.post([asked('Batched', key), asked('Batched', key)]);
  const [one, two] = JSON.parse(both.text);
  expect(one.data).toBeDefined();
  expect(two).toEqual(one);
  const socket = await admin.socket();
  try {
    socket.send({ type: 'subscribe', id: 'one', payload: asked('Batched', key) });
    await socket.until(() => socket.answers('one').length === 1);
    expect(socket.answers('one')).toEqual([one.data]);
  } finally {
    socket.close();
  }
  expect(await count('Batched')).toBe(1);
});

test('an idempotency key is refused for queries and commands, and when it is empty, too long or not a text', async () => {
  const extensions = { idempotency_key: randomUUID() };
  for (const query of [
    '{ clinics { id } }',
    'mutation { set_online_status(online_status: "ONLINE") { affected_rows } }',
  ])
    expect((await admin.post({ query, extensions })).text).toContain(
      "a mutation of tables takes 'extensions.idempotency_key'",
    );
  expect(await add(admin, 'Endless', 'x'.repeat(201))).toContain('may have at most 200 characters');
  for (const wrong of ['', 7]) expect(await add(admin, 'Wrong', wrong)).toContain('must be a text');
  expect((await count('Endless')) + (await count('Wrong'))).toBe(0);
});

const withKey = async (by: Person, key: unknown, body: Readonly<Record<string, unknown>>) =>
  (await by.post({ ...body, extensions: { idempotency_key: key } })).text;

test('an idempotency key also works for coupons, a table of the platform', async () => {
  const owner = await Person.signIn(server.port, 'superadmin', 'owner@operatory.example');
  const coupon = {
    query:
      'mutation ($object: client_plans_code_insert_input!) { insert_client_plans_code_one(object: $object) { id } }',
    variables: { object: { title: 'Once', coupon_code: 'ONCE', type: 'PERCENTAGE', value: '15' } },
  };
  const first = await withKey(owner, 'f', coupon);
  expect(first).toMatch(/"data"/);
  expect(await withKey(owner, 'f', coupon)).toBe(first);
});

test('two mutations that have idempotency keys and deadlock both succeed', async () => {
  const before = await deadlocksOf(server);
  await afterEachChange(server, touchesTheOther, async () => {
    const both = await Promise.all([
      withKey(admin, 'one', { query: recolours('#aa0000', [waiting, noLevel]) }),
      withKey(admin, 'other', { query: recolours('#00aa00', [checked, noLevel]) }),
    ]);
    for (const answer of both) expect(answer).toMatch(/"data"/);
    await eventually(
      () => deadlocksOf(server),
      (count) => count > before,
    );
  });
});

test('a request with an idempotency key cannot select an encrypted column, and is not stored as a plain hash', async () => {
  const query =
    'mutation ($id: uuid!, $set: users_set_input!) { update_users_by_pk(pk_columns: {id: $id}, _set: $set) { id taxes } }';
  const variables = { id: north.users.worker, set: { taxes: '123 456 782' } };
  expect(await withKey(admin, 'shown', { query, variables })).toMatch(
    "an encrypted column cannot be selected with an idempotency_key: 'users.taxes'",
  );
  const unseen = query.replace(' taxes }', ' }');
  expect(await withKey(admin, 'unseen', { query: unseen, variables })).toMatch(/"data"/);
  const { rows } = await server.root.query(
    "select key, digest from idempotency_keys where key in ('shown', 'unseen')",
  );
  expect(rows.map(({ key }) => key)).toEqual(['unseen']);
  const plain = createHash('sha256')
    .update(`${unseen}\n${JSON.stringify(variables)}`)
    .digest('hex');
  const named = createHash('sha256')
    .update(JSON.stringify(['idempotency', unseen, JSON.stringify(variables)]))
    .digest('hex');
  expect([plain, named]).not.toContain(rows[0].digest);
});
