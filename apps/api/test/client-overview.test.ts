import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { north, south, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
let staff: Record<'owner' | 'accounts' | 'sales' | 'marketing', Person>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('north', 'admin');
  const signIn = (name: string) => Person.signIn(server.port, 'superadmin', `${name}@operatory.example`);
  const [owner, accounts, sales, marketing] = await Promise.all(
    ['owner', 'anil.kapoor', 'marcus.lim', 'noel.amato'].map(signIn),
  );
  if (!owner || !accounts || !sales || !marketing) throw new Error('the staff could not sign in');
  staff = { owner, accounts, sales, marketing };
});

const text = `query ($id: uuid!) { client_overview(client_id: $id) {
  seats seats_taken users_by_role { role active invited blocked } last_sign_in_at clinics_by_state { state count } storage_bytes } }`;
const overview = async (person: Person, id: string = north.client) =>
  (await person.must<{ client_overview: Record<string, unknown> | null }>(text, { id })).client_overview;

test('the overview counts what a client has, and names no person', async () => {
  const read = await overview(staff.owner);
  const sql = async (query: string) => Number((await server.root.query(query, [north.client])).rows[0].n);
  expect(read).toMatchObject({
    seats: expect.any(Number),
    seats_taken: await sql(
      "select count(distinct u.id) as n from users u join j_users_user_roles l on l.user_id = u.id where u.client_id = $1 and l.blocked_status = 'UN_BLOCKED' and u.profile_status <> 'INACTIVE'",
    ),
    last_sign_in_at: expect.stringMatching(/Z$/),
    storage_bytes: String(await sql('select coalesce(sum(size), 0) as n from files where client_id = $1')),
  });
  const clinics = read?.clinics_by_state as readonly { readonly count: number }[];
  expect(clinics.reduce((sum, { count }) => sum + count, 0)).toBe(
    await sql('select count(*) as n from clinics where client_id = $1'),
  );
  const roles = read?.users_by_role as readonly { readonly role: string; readonly active: number }[];
  expect(roles.find(({ role }) => role === 'client_admin')?.active).toBeGreaterThan(0);
  const { rows: people } = await server.root.query(
    'select display_name, email, id from users where client_id = $1',
    [north.client],
  );
  for (const person of people)
    for (const value of Object.values(person)) expect(JSON.stringify(read)).not.toContain(value);
  expect(await overview(staff.accounts)).toEqual(read);
});

test('the overview is null for an unknown client, and for a salesperson who does not manage the client', async () => {
  expect(await overview(staff.owner, randomUUID())).toBeNull();
  const { rows } = await server.root.query(
    "select id from users where email = 'marcus.lim@operatory.example'",
  );
  await server.root.query('update clients set account_manager_user_id = null where id = $1', [north.client]);
  expect(await overview(staff.sales)).toBeNull();
  await server.root.query('update clients set account_manager_user_id = $2 where id = $1', [
    north.client,
    rows[0].id,
  ]);
  expect(await overview(staff.sales)).not.toBeNull();
  for (const person of [staff.marketing, admin])
    expect((await person.ask(text, { id: north.client })).errors?.[0]?.message).toMatch(/permission/i);
});

test('client_seats returns the seats of the listed clients without those that the caller cannot see', async () => {
  const seats = async (person: Person, ids: readonly string[]) =>
    (
      await person.must<{ client_seats: readonly object[] }>(
        'query ($ids: [uuid!]!) { client_seats(client_ids: $ids) { client_id seats seats_taken } }',
        { ids },
      )
    ).client_seats;
  const { seats: size, seats_taken } = (await overview(staff.owner)) ?? {};
  const listed = [north.client, randomUUID(), south.client, north.client];
  const read = await seats(staff.owner, listed);
  expect(read).toHaveLength(2);
  expect(read[0]).toEqual({ client_id: north.client, seats: size, seats_taken });
  await server.root.query(
    "update clients set account_manager_user_id = (select id from users where email = 'marcus.lim@operatory.example') where id = $1",
    [north.client],
  );
  await server.root.query('update clients set account_manager_user_id = null where id = $1', [south.client]);
  expect(await seats(staff.sales, listed)).toEqual([read[0]]);
  for (const person of [staff.marketing, admin])
    expect((await person.ask('query { client_seats(client_ids: []) { seats } }')).errors?.[0]?.message).toBe(
      'You Do not have Permission To Perform This Action',
    );
});
