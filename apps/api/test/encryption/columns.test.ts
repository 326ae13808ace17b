import { beforeAll, expect, test } from 'vitest';
import { createCipher } from '../../src/encryption/column-cipher.ts';
import { reencrypt } from '../../src/encryption/reencrypt.ts';
import type { Person } from '../support/person.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
let worker: Person;
let helper: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin, keeper, worker, helper } = await server.signInAll(
    'north',
    'admin',
    'keeper',
    'worker',
    'helper',
  ));
});

const { worker: workerId, keeper: keeperId } = north.users;
const set = (person: Person, id: string, values: Record<string, unknown>) =>
  person.ask(
    'mutation ($id: uuid!, $set: users_set_input!) { update_users_by_pk(pk_columns: {id: $id}, _set: $set) { id taxes medical_history } }',
    { id, set: values },
  );
const seen = async (person: Person, id: string): Promise<unknown> => {
  const data = await person.must('query ($id: uuid!) { users_by_pk(id: $id) { taxes bank_bsb salary } }', {
    id,
  });
  return data['users_by_pk'];
};
const stored = async (id: string) =>
  (await server.root.query('select taxes, bank_bsb, salary, medical_history from users where id = $1', [id]))
    .rows[0];

test('tax details are stored encrypted, whatever they look like, and shown like bank details only to the user and client_admin', async () => {
  for (const taxes of ['123 456 782', 'enc::v2:00000000:not:really', 'ünï "x" \\ 🦷']) {
    const { data, errors } = await set(worker, workerId, { taxes, bank_bsb: '082001' });
    expect(errors).toBeUndefined();
    expect(data?.['update_users_by_pk']).toEqual({ id: workerId, taxes, medical_history: null });
    const row = await stored(workerId);
    expect(row.taxes).toMatch(/^enc::v2:/);
    expect(row.taxes).not.toContain(taxes);
    expect(await seen(worker, workerId)).toEqual({ taxes, bank_bsb: '082001', salary: null });
    expect(await seen(admin, workerId)).toEqual({ taxes, bank_bsb: '082001', salary: null });
    for (const colleague of [keeper, helper])
      expect(await seen(colleague, workerId)).toEqual({ taxes: null, bank_bsb: null, salary: null });
  }
  // A clinic admin can edit confidential columns only in their own row.
  expect((await set(keeper, keeperId, { taxes: 'mine' })).errors).toBeUndefined();
  expect((await set(keeper, workerId, { taxes: 'not theirs' })).data?.['update_users_by_pk']).toBeNull();
  expect((await set(admin, workerId, { salary: '91000' })).errors).toBeUndefined();
  expect(await seen(worker, workerId)).toMatchObject({ salary: '91000' });
  expect((await set(worker, workerId, { salary: '1' })).errors?.[0]?.extensions['code']).toBe(
    'validation-failed',
  );
  expect((await set(admin, workerId, { taxes: null })).errors).toBeUndefined();
  expect((await stored(workerId)).taxes).toBeNull();
});

test('encrypted columns can be selected only: no filter, order, aggregate, distinct or write of many rows', async () => {
  for (const query of [
    '{ users(where: {taxes: {_like: "enc%"}}) { id } }',
    '{ users(order_by: {salary: asc}) { id } }',
    '{ users(distinct_on: [taxes]) { id } }',
    '{ users_aggregate { aggregate { max { salary } } } }',
    '{ users_aggregate { aggregate { count(columns: [taxes]) } } }',
    'mutation { update_users(where: {}, _set: {taxes: "x"}) { affected_rows } }',
  ]) {
    const { errors } = await admin.ask(query);
    expect(errors, query).toHaveLength(1);
    expect(['validation-failed', 'not-supported'], query).toContain(errors?.[0]?.extensions['code']);
  }
});

test('values are decrypted in queries, relationships and subscriptions, but not when copied to another row', async () => {
  await set(worker, workerId, { medical_history: 'Latex "allergy"' });
  const query = `{ list: users(where: {id: {_eq: "${workerId}"}}) { medical_history tasks_by_assigned_to_user_id(limit: 1) { assigned_to_user { medical_history } } } }`;
  const table = await admin.post({ query });
  expect(table.text).toContain('Latex \\"allergy\\"');
  expect(table.text).not.toContain('encrypted');
  const mixed = await admin.post({ query: query.replace('{ list', '{ me { role } list') });
  expect(mixed.text).toContain('Latex \\"allergy\\"');

  const socket = await admin.socket();
  socket.subscribe('s', `subscription { users_by_pk(id: "${workerId}") { medical_history } }`);
  await socket.until(() => socket.answers('s').length === 1);
  await set(worker, workerId, { medical_history: 'None' });
  await socket.until(() => socket.answers('s').length === 2);
  expect(socket.answers('s')).toEqual([
    { users_by_pk: { medical_history: 'Latex "allergy"' } },
    { users_by_pk: { medical_history: 'None' } },
  ]);
  socket.close();

  const { medical_history } = await stored(workerId);
  await server.root.query('update users set medical_history = $2 where id = $1', [keeperId, medical_history]);
  const stolen = await admin.must(`{ users_by_pk(id: "${keeperId}") { medical_history } }`);
  expect(stolen['users_by_pk']).toEqual({ medical_history: null });
  await server.root.query('update users set medical_history = null where id = $1', [keeperId]);
});

test('earlier unencrypted values can be read, and the job encrypts them with the current key', async () => {
  await server.root.query("update users set salary = '70000' where id = $1", [workerId]);
  expect(await seen(worker, workerId)).toMatchObject({ salary: '70000' });
  const { secrets } = server.context;
  const next = createCipher([Buffer.alloc(32, 9).toString('base64url'), secrets.data_key]);
  expect((await reencrypt(server.context, next)).written).toBeGreaterThan(0);
  const row = await stored(workerId);
  expect(next.isCurrent(row.salary)).toBe(true);
  expect(await reencrypt(server.context, next)).toEqual({ written: 0, lost: 0 });
  expect(await seen(worker, workerId)).toMatchObject({ salary: null });
  const back = createCipher([secrets.data_key, Buffer.alloc(32, 9).toString('base64url')]);
  await eventually(
    () => reencrypt(server.context, back),
    ({ written }) => written === 0,
  );
  expect(await seen(worker, workerId)).toMatchObject({ salary: '70000' });
});
