import { beforeAll, expect, test } from 'vitest';
import { type Person, send } from './support/person.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('north', 'admin');
});

const explain = async (body: unknown, token = admin.token) => {
  const { status, text } = await send(
    server.port,
    admin.host,
    'POST',
    '/dev/plan',
    JSON.stringify(body),
    token ? { authorization: `Bearer ${token}` } : {},
  );
  return { status, answer: JSON.parse(text) as Record<string, unknown> & { statements: { plan: string }[] } };
};

test('the page for query plans is served with its script and styles', async () => {
  for (const path of ['/dev/plan', '/dev/plan/page.js', '/dev/plan/page.css'])
    expect((await send(server.port, admin.host, 'GET', path)).status).toBe(200);
});

test('the endpoint for query plans shows PostgreSQL’s plan of a query and its timings to signed-in users only', async () => {
  const { answer } = await explain({ query: '{ tasks(limit: 3) { id clinic { name } } }' });
  expect(answer).toMatchObject({ kind: 'table', role: 'client_admin', tables: ['clinics', 'tasks'] });
  expect(answer.statements).toHaveLength(1);
  expect(answer.statements[0]?.plan).toMatch(/actual time/);
  expect(answer.timings).toMatchObject({ read: expect.any(Number), database: expect.any(Number) });
  expect((await explain({ query: '{ tasks { id } }' }, '')).status).toBe(401);
});

test('the endpoint for query plans explains a mutation without running it', async () => {
  const query =
    'mutation ($id: uuid!) { delete_task_comments(where: {task_id: {_eq: $id}}) { affected_rows } }';
  const count = async () =>
    (await server.root.query('select count(*)::int as n from task_comments where deleted_at is null')).rows;
  const before = await count();
  const { answer } = await explain({ query, variables: { id: north.tasks.pending } });
  expect(answer.statements[0]?.plan).toMatch(/cost=/);
  expect(answer.statements[0]?.plan).not.toMatch(/actual time/);
  expect(await count()).toEqual(before);
});

test('the endpoint for query plans returns GraphQL errors, and lists which fields of an operation are hand-written', async () => {
  expect((await explain({ query: '{ nope { id } }' })).answer.errors).toMatchObject([
    { extensions: { code: 'validation-failed' } },
  ]);
  expect((await explain({ query: '{ me { role } tasks { id } }' })).answer).toMatchObject({
    kind: 'mixed',
    roots: [
      { key: 'me', owner: 'host' },
      { key: 'tasks', owner: 'engine' },
    ],
  });
});
