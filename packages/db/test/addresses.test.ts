import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseStartError, migrate } from '../src/index.ts';
import { onDatabase, urlOf } from '../src/testing/on-database.ts';
import { dropDatabase } from '../src/testing/test-database.ts';
import { testServerUrl } from '../src/testing/test-server.ts';

const passwords = { apiPassword: 'operatory-test', platformPassword: 'operatory-test' };
const mark = randomBytes(4).toString('hex');
const made = { databases: [] as string[], roles: [] as string[] };
let server: string;
let ownUrl: string;

beforeAll(async () => {
  server = await testServerUrl();
  ownUrl = await database('addresses');
});
afterAll(async () => {
  for (const name of made.databases) await dropDatabase(server, name);
  await onDatabase(server, async (client) => {
    for (const name of made.roles) await client.query(`drop role ${name}`);
  });
});

async function database(what: string): Promise<string> {
  const name = `${what}_${mark}`;
  await onDatabase(server, (client) => client.query(`create database ${name}`));
  made.databases.push(name);
  return urlOf(server, name);
}
async function role(what: string, rights = '', password = 'secret'): Promise<string> {
  const name = `${what}_${mark}`;
  await onDatabase(server, (client) =>
    client.query(`create role ${name} login password '${password}' ${rights}`),
  );
  made.roles.push(name);
  return urlOf(ownUrl, new URL(ownUrl).pathname.slice(1), name, 'secret');
}
async function refusal(url: string, options: Partial<Parameters<typeof migrate>[1]> = {}): Promise<string> {
  const error: unknown = await migrate(url, { ...passwords, ...options }).then(
    () => new Error('nothing was refused'),
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(DatabaseStartError);
  expect((error as Error).message).not.toMatch(/\n|secret/);
  return (error as Error).message;
}
const tables = (url: string) =>
  onDatabase(
    url,
    async (client) => (await client.query("select from pg_tables where schemaname = 'public'")).rowCount,
  );

test.each(['appUrl', 'platformUrl'] as const)(
  'a migration refuses %s if its role owns the database or is a member of the role that owns it',
  async (name) => {
    const setting = name === 'appUrl' ? 'APP_DATABASE_URL' : 'PLATFORM_DATABASE_URL';
    expect(await refusal(ownUrl, { [name]: ownUrl })).toMatch(
      new RegExp(`^${setting}: its role .* owns the tables`),
    );
    const owner = new URL(server).username;
    // The database's owner is a new group, because only a superuser may grant membership in a role that it
    // does not administer.
    const member = await role(`member_${name.toLowerCase()}`);
    const group = `group_${name.toLowerCase()}_${mark}`;
    await onDatabase(server, async (client) => {
      await client.query(`create role ${group}`);
      made.roles.push(group);
      await client.query(`grant ${group} to ${new URL(member).username}, ${owner}`);
    });
    const owned = await database(`owned_${name.toLowerCase()}`);
    const ownedName = new URL(owned).pathname.slice(1);
    await onDatabase(server, (client) => client.query(`alter database ${ownedName} owner to ${group}`));
    expect(await refusal(owned, { [name]: urlOf(member, ownedName) })).toMatch(
      new RegExp(`^${setting}: its role member_.* owns the tables`),
    );
  },
);

test('a migration refuses one role for both connections, and a role with a wrong password', async () => {
  const one = await role('one');
  expect(await refusal(ownUrl, { appUrl: one, platformUrl: one })).toBe(
    'APP_DATABASE_URL and PLATFORM_DATABASE_URL use the same role. Each needs its own.',
  );
  expect(await refusal(ownUrl, { appUrl: await role('wrong', '', 'another') })).toMatch(
    /^APP_DATABASE_URL does not lead to a PostgreSQL at 127\.0\.0\.1:\d+: password authentication failed/,
  );
  expect(await tables(ownUrl)).toBe(0);
});

test('a migration refuses a read-only database', async () => {
  const url = await database('readonly');
  const name = new URL(url).pathname.slice(1);
  await onDatabase(server, (client) =>
    client.query(`alter database ${name} set default_transaction_read_only = on`),
  );
  expect(await refusal(url)).toMatch(/^DATABASE_URL points to 127\.0\.0\.1:\d+, which is read-only/);
});

test('a migration refuses a database with tables of another application, and leaves it unchanged', async () => {
  const url = await database('foreign');
  await onDatabase(url, (client) =>
    client.query('create table invoices (id int); create table users (id int)'),
  );
  expect(await refusal(url)).toBe(
    `The database foreign_${mark} contains tables that aren't Operatory's (invoices, users). Use an empty database.`,
  );
  expect(await tables(url)).toBe(2);
});

test('a migration refuses to change the password of a role that another database on the server uses', async () => {
  const [first, second] = [await database('first'), await database('second')];
  await migrate(first, passwords);
  expect(await refusal(second, { apiPassword: 'another' })).toMatch(
    /^The role operatory_api works in the database \w+ of this server, with another password: /,
  );
  const signsIn = new pg.Client({
    connectionString: urlOf(first, `first_${mark}`, 'operatory_api', passwords.apiPassword),
  });
  await signsIn.connect();
  await signsIn.end();
});

test('a migration reports the address that it tried if the URL has no host', async () => {
  expect(await refusal('postgresql:///none?port=1')).toMatch(
    /does not lead to a PostgreSQL at localhost:1: /,
  );
});
