import { beforeAll, describe, expect, test } from 'vitest';
import { staffIds } from '../isolation/places.ts';
import { Person, send } from '../support/person.ts';
import { eventually, south, startTestServer, type TestServer } from '../support/server.ts';
import { addTasks, exporting, openExport, read } from './long-export.ts';

/** A GraphQL response may not contain so many rows. */
const many = 25_000;
let server: TestServer;
let admin: Person;
let worker: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, worker] = await Promise.all([server.signIn('north', 'admin'), server.signIn('north', 'worker')]);
  await addTasks(server, many);
});

const open = openExport;
const working = () => exporting(server);
/** A slot for an export may not be free yet, so opening is retried. */
const openAgain = () =>
  eventually(
    async () => {
      const response = await open(admin);
      if (response.statusCode !== 200) response.resume();
      return response;
    },
    ({ statusCode }) => statusCode === 200,
  );

describe('a long export', () => {
  test('contains every row that its reader may see, in order, and no other', async () => {
    const narrow = ['name', 'clinic.name'];
    const lines = (await read(await open(admin, narrow))).split('\r\n');
    expect(lines).toHaveLength(many + 2);
    expect(lines.slice(0, 2)).toEqual(['\uFEFFName,Clinic', expect.stringMatching(/^Row 000001,\w+/)]);
    expect(lines.slice(1, -1)).toEqual([...lines.slice(1, -1)].sort());
    expect(lines.at(-2)).toMatch(new RegExp(`^Row 0${many},`));
    expect(new Set(lines).size).toBe(many + 2);
    // The tasks were assigned by and to other users, so this user sees none.
    expect(await read(await open(worker, narrow))).toBe('\uFEFFName,Clinic\r\n');
    expect(await read(await open(await server.signIn('south', 'admin'), narrow))).toBe(
      '\uFEFFName,Clinic\r\n',
    );
  });

  test('runs only as fast as it is read, and stops when the reader disconnects', async () => {
    const slow = [await open(admin), await open(admin)];
    for (const response of slow) response.pause();
    // Both exports pause in the middle of their statements until their readers continue.
    await eventually(
      working,
      (rows) => rows.length === 2 && rows.every(({ wait_event }) => wait_event === 'ClientWrite'),
    );
    const third = await open(admin);
    expect([third.statusCode, third.headers['retry-after']]).toEqual([503, '5']);
    third.resume();
    for (const response of slow) response.destroy();
    expect((await read(await openAgain())).length).toBeGreaterThan(many * 600);
    expect(await working()).toEqual([]);
  });

  test('is recognised as incomplete if it breaks in the middle', async () => {
    const response = await openAgain();
    response.pause();
    await eventually(working, (rows) => rows.some(({ wait_event }) => wait_event === 'ClientWrite'));
    for (const { pid } of await working()) await server.root.query('select pg_terminate_backend($1)', [pid]);
    await expect(read(response)).rejects.toThrow('aborted');
    expect((await read(await openAgain())).length).toBeGreaterThan(many * 600);
  });

  test('is refused before it starts if a variable has an invalid value', async () => {
    const { status, text } = await send(
      admin.port,
      admin.host,
      'POST',
      '/api/v1/utils/export-file',
      JSON.stringify({
        query: 'query ($x: numeric!) { tasks(where: {position: {_eq: $x}}) { name } }',
        variables: { x: 'much' },
      }),
      { authorization: `Bearer ${admin.token}` },
    );
    expect([status, JSON.parse(text).code]).toEqual([400, 'data-exception']);
  });
});

describe('the clients as a file', () => {
  const file = async (person: Person) => {
    const { status, text, headers } = await send(
      person.port,
      person.host,
      'GET',
      '/api/v1/utils/export-clients',
      undefined,
      { authorization: `Bearer ${person.token}` },
    );
    const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    return { status, text, headers, head: head.split(','), names: lines.map((line) => line.split(',')[0]) };
  };
  const staff = async (name: keyof typeof staffIds) => {
    const { rows } = await server.root.query<{ email: string }>('select email from users where id = $1', [
      staffIds[name],
    ]);
    return Person.signIn(server.port, 'superadmin', rows[0]?.email ?? '');
  };

  test('contains all clients for the platform’s owner, but no ABNs for accounts and only their own clients for sales', async () => {
    const { rows } = await server.root.query<{ name: string }>('select name from clients order by name, id');
    const all = await file(await staff('super_admin'));
    expect(all.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="Clients.csv"',
    });
    expect(all.names).toEqual(rows.map(({ name }) => name));
    expect(all.head).toContain('ABN');
    const accounts = await file(await staff('accounts_executive'));
    expect(accounts.names).toEqual(all.names);
    expect(accounts.head).not.toContain('ABN');
    await server.root.query('update clients set account_manager_user_id = $2 where id = $1', [
      south.client,
      staffIds.sales_executive,
    ]);
    expect((await file(await staff('sales_executive'))).names).toHaveLength(1);
  });
  test('is refused for tenants, and for staff who cannot see clients', async () => {
    for (const person of [admin, worker, await staff('marketing_executive')]) {
      const { status, text } = await file(person);
      expect([status, JSON.parse(text).message]).toEqual([
        403,
        'You Do not have Permission To Perform This Action',
      ]);
    }
    const nobody = await send(admin.port, admin.host, 'GET', '/api/v1/utils/export-clients');
    expect(nobody.status).toBe(401);
  });
});
