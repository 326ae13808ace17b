import { messages } from '@operatory/domain';
import { beforeAll, expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { north, south, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
const staff = (name: string) => Person.signIn(server.port, 'superadmin', `${name}@operatory.example`);
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await staff('owner');
});

const edit = async (who: Person, id: string, set: Readonly<Record<string, unknown>>) => {
  const { data, errors } = await who.ask(
    'mutation m($id: uuid!, $set: edit_client_set_input!) { edit_client(id: $id, set: $set) { id name } }',
    { id, set },
  );
  return errors ? errors[0]?.message : data?.edit_client;
};
const rows = async (text: string, values: unknown[] = []) => (await server.root.query(text, values)).rows;
const seller = async () =>
  (await rows("select id from users where email = 'marcus.lim@operatory.example'"))[0].id as string;

test('the platform’s owner sets a client’s account manager, source and phone, which the audit log records once', async () => {
  const manager = await seller();
  const [source] = await rows("insert into client_sources (name) values ('Fair') returning id");
  const set = { account_manager_user_id: manager, client_source_id: source.id, phone: '02 9000 0000' };
  expect(await edit(owner, north.client, set)).toEqual({ id: north.client, name: 'Clinics of the north' });
  expect(
    await rows('select account_manager_user_id, client_source_id, phone from clients where id = $1', [
      north.client,
    ]),
  ).toEqual([set]);
  // Salespeople see only the clients that they manage.
  const sales = await staff('marcus.lim');
  expect((await sales.must<{ clients: unknown }>('{ clients { name } }')).clients).toEqual([
    { name: 'Clinics of the north' },
  ]);
  const { admin } = await server.signInAll('north', 'admin');
  const { audit_log: lines } = await admin.must<{ audit_log: unknown[] }>(
    `{ audit_log(where: { table_name: { _eq: "clients" }, action: { _eq: "edited" } }) { action to_value } }`,
  );
  expect(lines).toEqual([{ action: 'edited', to_value: set }]);
  // An edit that changes nothing adds no line to the audit log.
  await edit(owner, north.client, set);
  expect(
    await rows("select 1 from audit_log where table_name = 'clients' and action = 'edited'"),
  ).toHaveLength(1);
  expect(await edit(owner, north.client, { phone: null, address: null })).toHaveProperty('id');
  expect(await rows('select phone, address from clients where id = $1', [north.client])).toEqual([
    { phone: null, address: null },
  ]);
});

test('an edit of a client requires an account manager from the platform, an existing team with enough seats, and valid texts', async () => {
  expect(await edit(owner, north.client, { account_manager_user_id: north.users.admin })).toBe(
    messages.fill_valid_details,
  );
  await rows("insert into teams (id, name, team_size) values (90, 'Pair', 2)");
  const [{ team_id }] = await rows('select team_id from clients where id = $1', [north.client]);
  expect(await edit(owner, north.client, { team_id: 90 })).toMatch(
    /^That team has 2 seats, but \d+ are in use/,
  );
  expect(await edit(owner, north.client, { team_id: 91 })).toBe(messages.fill_valid_details);
  expect(await edit(owner, north.client, { email: 'nobody' })).toBe("Email isn't a valid email address");
  expect(await edit(owner, north.client, { address: { line_1: 'x' } })).toBe(
    'Address Line 1 must be at least 5 characters long',
  );
  expect(await edit(owner, '019aa000-0000-7000-a000-000000000000', { phone: null })).toBe('Not found');
  expect(await rows('select team_id from clients where id = $1', [north.client])).toEqual([{ team_id }]);
});

test('an edit of a client is refused without EDIT, and to a salesperson who changes the account manager', async () => {
  const { admin } = await server.signInAll('south', 'admin');
  const accounts = await staff('anil.kapoor');
  for (const who of [admin, accounts])
    expect(await edit(who, south.client, { phone: null })).toBe(messages.no_permission);
  // With EDIT, a salesperson can change the phone of their own client, but not its account manager.
  await rows(
    `insert into user_modules_access (client_id, user_id, module_id, default_actions)
     select u.client_id, u.id, m.id, '{EDIT}' from users u, modules m where u.email = 'marcus.lim@operatory.example' and m.name = 'clients'`,
  );
  const sales = await staff('marcus.lim');
  expect(await edit(sales, north.client, { phone: '02 9111 1111' })).toHaveProperty('id');
  expect(await edit(sales, north.client, { account_manager_user_id: null })).toBe(messages.no_permission);
  expect(await edit(sales, south.client, { phone: '02 9111 1111' })).toBe('Not found');
});
