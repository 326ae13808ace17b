import { onDatabase } from '@operatory/db/testing/on-database';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('north', 'admin');
  keeper = await server.signIn('north', 'keeper');
});

interface Found {
  readonly id: string;
  readonly display_name: string;
}
async function found(
  person: Person,
  module: string,
  action: string,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly Found[]> {
  const data = await person.must<{ users_with_action: readonly Found[] }>(
    `query ($module: String!, $action: String!, $text: String, $clinic_id: String) {
      users_with_action(module: $module, action: $action, text: $text, clinic_id: $clinic_id) { id display_name }
    }`,
    { module, action, ...more },
  );
  return data.users_with_action;
}
const names = async (...asked: Parameters<typeof found>) =>
  (await found(...asked)).map(({ display_name }) => display_name.replace(' north', ''));

test('users_with_action finds users by role and custom role, sorted by name', async () => {
  expect(await names(admin, 'task-requests-approvers', 'EDIT')).toEqual([
    'Admin',
    'Custom',
    'Keeper',
    'Keepertwo',
  ]);
  expect(await names(admin, 'tasks', 'VIEW')).toEqual([
    'Admin',
    'Custom',
    'Helper',
    'Keeper',
    'Keepertwo',
    'Other',
    'Worker',
  ]);
  expect(await names(admin, 'tasks', 'NOTHING')).toEqual([]);
  expect(await names(admin, 'nothing', 'VIEW')).toEqual([]);
});

test('users_with_action finds a clinic’s staff and the client’s admins, but nobody for a clinic where the caller does not work', async () => {
  const at = (clinic_id: string) => ({ clinic_id });
  const approvers = 'task-requests-approvers';
  expect(await names(admin, approvers, 'EDIT', at(north.clinics.two))).toEqual(['Admin', 'Keepertwo']);
  expect(await names(keeper, approvers, 'EDIT', at(north.clinics.one))).toEqual([
    'Admin',
    'Custom',
    'Keeper',
  ]);
  // Without a clinic, all of the caller's own clinics are included.
  expect(await names(keeper, approvers, 'EDIT')).toEqual(['Admin', 'Custom', 'Keeper']);
  expect(await names(keeper, approvers, 'EDIT', at(north.clinics.two))).toEqual([]);
});

test('users_with_action finds a person by a name without its accents and apostrophe', async () => {
  const called = (name: string) =>
    server.root.query('update users set display_name = $2 where id = $1', [north.users.other, name]);
  await called('Siobhán O’Müller north');
  expect(await names(admin, 'tasks', 'VIEW', { text: 'siobhan omull' })).toEqual(['Siobhán O’Müller']);
  await called('Other north');
});

test('users_with_action finds users by part of the name in any case, but not blocked or inactive ones', async () => {
  expect(await names(admin, 'tasks', 'VIEW', { text: ' KEEPER ' })).toEqual(['Keeper', 'Keepertwo']);
  expect(await names(admin, 'tasks', 'VIEW', { text: 'blocked' })).toEqual([]);
  const be = (status: string) =>
    server.root.query('update users set profile_status = $2 where id = $1', [north.users.other, status]);
  expect(await names(admin, 'tasks', 'VIEW', { text: 'other' })).toEqual(['Other']);
  await be('INACTIVE');
  expect(await names(admin, 'tasks', 'VIEW', { text: 'other' })).toEqual([]);
  await be('ACTIVE');
  expect(await names(admin, 'tasks', 'VIEW', { text: '_' })).toEqual([]);
});

test('users_with_action respects a user’s overrides, and returns at most fifty users', async () => {
  const keepertwo = (await found(admin, 'tasks', 'VIEW', { text: 'Keepertwo' }))[0]?.id;
  await server.root.query(
    `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
     select $1, $2, id, '{}', '{EDIT}' from modules where name = 'task-requests-approvers'`,
    [north.client, keepertwo],
  );
  expect(await names(admin, 'task-requests-approvers', 'EDIT')).not.toContain('Keepertwo');
  await onDatabase(server.superuserUrl, async (client) => {
    await client.query("select set_config('app.client_id', $1, false)", [north.client]);
    await client.query(
      `with made as (
         insert into users (client_id, first_name, last_name, display_name, email)
         select $1, 'Crowd', n::text, 'Crowd ' || lpad(n::text, 2, '0'), 'crowd' || n || '@north.example' from generate_series(1, 60) n
         returning id, client_id
       ), roles as (
         insert into j_users_user_roles (client_id, user_id, user_role_id)
         select m.client_id, m.id, r.id from made m, user_roles r where r.name = 'client_employee'
       ) insert into j_users_clinics (client_id, user_id, clinic_id) select client_id, id, $2 from made`,
      [north.client, north.clinics.one],
    );
  });
  const crowd = await names(admin, 'tasks', 'VIEW', { text: 'Crowd' });
  expect(crowd).toHaveLength(50);
  expect(crowd.at(-1)).toBe('Crowd 50');
});
