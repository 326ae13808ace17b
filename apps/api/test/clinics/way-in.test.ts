import { messages } from '@operatory/domain';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'worker', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker');
});
beforeEach(async () => {
  await server.root.query('update clients set ip_required = false where id = $1', [north.client]);
  await server.root.query('update users set ip_required = false where client_id = $1', [north.client]);
  await server.root.query('delete from ip_settings where client_id = $1', [north.client]);
});

const lockOut = messages.would_lock_out;
const errorOf = async (person: Person, text: string, variables: object = {}): Promise<string | null> =>
  (await person.ask(text, { ...variables })).errors?.[0]?.message ?? null;
const clientNeeds = (by: Person, ip_required: boolean) =>
  errorOf(
    by,
    'mutation ($id: uuid!, $on: Boolean!) { update_clients_by_pk(pk_columns: { id: $id }, _set: { ip_required: $on }) { id } }',
    { id: north.client, on: ip_required },
  );
const userNeeds = (by: Person, id: string) =>
  errorOf(
    by,
    'mutation ($id: uuid!) { update_users_by_pk(pk_columns: { id: $id }, _set: { ip_required: true }) { id } }',
    { id },
  );
const addMine =
  'mutation ($name: String!, $clinic: uuid) { add_my_ip(name: $name, clinic_id: $clinic) { id ip_address clinic_id status } }';
const addAddress =
  'mutation ($address: String!) { insert_ip_settings_one(object: { name: "Desk", ip_address: $address }) { id } }';

test('requiring allowed addresses is refused with the reason while the admin’s own is not among them', async () => {
  expect(await clientNeeds(people.admin, true)).toBe(lockOut);
  expect(await errorOf(people.admin, addAddress, { address: '203.0.113.0/24' })).toBeNull();
  expect(await clientNeeds(people.admin, true)).toBe(lockOut);
  expect(await errorOf(people.admin, addMine, { name: 'Here' })).toBeNull();
  expect(await clientNeeds(people.admin, true)).toBeNull();
});

test('users can require an allowed address of themselves only while they use one, but of a colleague at any time', async () => {
  expect(await userNeeds(people.admin, north.users.admin)).toBe(lockOut);
  expect(await userNeeds(people.admin, north.users.worker)).toBeNull();
  // The colleague is at another address, so their session ends.
  expect(await errorOf(people.worker, '{ tasks { id } }')).toBe(messages.please_login);
  expect(await errorOf(people.admin, addMine, { name: 'Here' })).toBeNull();
  expect(await userNeeds(people.admin, north.users.admin)).toBeNull();
});

test('the user’s own address cannot be deleted, disabled or narrowed while it is needed', async () => {
  const { add_my_ip: mine } = await people.admin.must<{ add_my_ip: { id: string } }>(addMine, {
    name: 'Here',
  });
  expect(await clientNeeds(people.admin, true)).toBeNull();
  const set = (values: string) =>
    errorOf(
      people.admin,
      `mutation ($id: uuid!) { update_ip_settings_by_pk(pk_columns: { id: $id }, _set: { ${values} }) { id } }`,
      { id: mine.id },
    );
  expect(await set('status: INACTIVE')).toBe(lockOut);
  expect(await set('ip_address: "203.0.113.7"')).toBe(lockOut);
  const remove = 'mutation ($id: uuid!) { delete_ip_settings_by_pk(id: $id) { id } }';
  expect(await errorOf(people.admin, remove, { id: mine.id })).toBe(lockOut);
  // All addresses together cannot be deleted either.
  expect(await errorOf(people.admin, 'mutation { delete_ip_settings(where: {}) { affected_rows } }')).toBe(
    lockOut,
  );
  expect(await set('name: "Front desk"')).toBeNull();
  expect(await clientNeeds(people.admin, false)).toBeNull();
  expect(await errorOf(people.admin, remove, { id: mine.id })).toBeNull();
});

test('the address of the connection can be added for the organisation by its admins, and for a clinic by the clinic’s admins', async () => {
  const mine = async (person: Person, variables: object) =>
    (await person.ask(addMine, { name: 'Here', ...variables })) as unknown as {
      data?: { add_my_ip: { id: string; ip_address: string; clinic_id: string | null; status: string } };
      errors?: readonly { message: string }[];
    };
  expect((await mine(people.admin, {})).data?.add_my_ip).toMatchObject({
    ip_address: '127.0.0.1',
    clinic_id: null,
    status: 'ACTIVE',
  });
  expect((await mine(people.keeper, {})).errors?.[0]?.message).toBe(messages.no_permission);
  const { one, two } = north.clinics;
  expect((await mine(people.keeper, { clinic: two })).errors?.[0]?.message).toBe(messages.no_permission);
  const first = (await mine(people.keeper, { clinic: one })).data?.add_my_ip;
  expect(first?.clinic_id).toBe(one);
  // Adding an address again returns its row, and switches it on if it was switched off.
  await server.root.query("update ip_settings set status = 'INACTIVE' where id = $1", [first?.id]);
  expect((await mine(people.keeper, { clinic: one })).data?.add_my_ip).toMatchObject({
    id: first?.id,
    status: 'ACTIVE',
  });
  people.worker = await server.signIn('north', 'worker');
  expect((await mine(people.worker, { clinic: one })).errors?.[0]?.message).toBe(messages.no_permission);
  // Several simultaneous clicks return the same row too.
  await server.root.query('delete from ip_settings where id = $1', [first?.id]);
  const made = await Promise.all([1, 2, 3, 4].map(() => mine(people.keeper, { clinic: one })));
  expect(new Set(made.map(({ data }) => data?.add_my_ip.id)).size).toBe(1);
});

test('an IP address or a range can be added, and anything else and too large ranges are refused with the form’s message', async () => {
  for (const address of [
    'desk',
    '203.0.113.300',
    '203.0.113.0/40',
    '0.0.0.0/0',
    '128.0.0.0/1',
    '::/0',
    '2000::/3',
  ])
    expect(await errorOf(people.admin, addAddress, { address })).toBe(
      "Address isn't a valid IP address or range",
    );
  for (const address of ['203.0.113.7', '203.0.113.0/24', '10.0.0.0/8', '2001:db8::/32'])
    expect(await errorOf(people.admin, addAddress, { address })).toBeNull();
});
