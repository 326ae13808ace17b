import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { send } from './support/person.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('north', 'admin');
  const { pending, finished } = north.tasks;
  const rows: readonly (readonly [string, string, string])[] = [
    [pending, '12.50', '☃ “Straße” \\ "q"\n𝄞\u0001 é'],
    [finished, '100000000000000000000.000000001', 'plain'],
  ];
  for (const [id, position, name] of rows)
    await server.root.query('update tasks set position = $2, name = $3, updated_at = $4 where id = $1', [
      id,
      position,
      name,
      '2030-01-31T23:59:59.123456Z',
    ]);
});

/** The request is sent once through the fast path and once through Yoga. */
async function both(body: unknown): Promise<readonly [string, string]> {
  const env = server.context.env as { FAST_LANE: boolean };
  env.FAST_LANE = true;
  const fast = (await admin.post(body)).text;
  env.FAST_LANE = false;
  const slow = (await admin.post(body)).text;
  env.FAST_LANE = true;
  return [fast, slow];
}

describe('the fast path and Yoga return the same bytes for', () => {
  const cases: Readonly<Record<string, unknown>> = {
    'a list': {
      query:
        '{ tasks(order_by: {name: asc}) { id name position created_at assigned_to_user { display_name } } }',
    },
    'an aggregate': {
      query: '{ tasks_aggregate(where: {status: {_eq: "PENDING"}}) { aggregate { count } nodes { id } } }',
    },
    variables: {
      query: 'query q($s: String!) { tasks(where: {name: {_ilike: $s}}, order_by: {name: asc}) { n: name } }',
      variables: { s: '%of north' },
    },
    'an operation chosen by name': {
      query: 'query a { tasks { id } } query b { clinics(order_by: {name: asc}) { name } }',
      operationName: 'b',
    },
    'a hand-written field before a table': {
      query: '{ me { role user { display_name } } tasks(order_by: {name: asc}, limit: 2) { name } }',
    },
    __typename: { query: '{ __typename t: tasks(limit: 1) { __typename } }' },
    introspection: { query: '{ __schema { queryType { name } } __type(name: "tasks") { name kind } }' },
    'an unknown field': { query: '{ tasks { nope } }' },
    'a text that is no GraphQL': { query: '{' },
    'no query': { query: null },
    'an invalid variable': {
      query: 'query q($id: uuid!) { tasks_by_pk(id: $id) { id } }',
      variables: { id: 'x' },
    },
    'values as PostgreSQL writes them': {
      query:
        '{ tasks(order_by: {id: asc}) { id position name updated_at assigned_to_user_id } clients { name banners address discount_start_date team_id } }',
    },
    'aliases, fragments and directives': {
      query: `query q($yes: Boolean!, $no: Boolean!) { z: tasks(limit: 1, order_by: {id: asc}) { ...f name @skip(if: $yes) b: id @include(if: $no) a: id } }
        fragment f on tasks { __typename position n: name }`,
      variables: { yes: true, no: false },
    },
    'tables before a hand-written field': {
      query:
        '{ t: tasks(order_by: {id: asc}) { position name } __typename n: tasks_aggregate { aggregate { count avg { position } } } me { user { id } } }',
    },
    'a table with variables after a hand-written field': {
      query:
        'query q($o: [tasks_order_by!], $l: Int) { me { role } tasks(order_by: $o, limit: $l) { name position } }',
      variables: { o: [{ position: 'desc_nulls_last', id: 'asc' }], l: 3 },
    },
    'a mutation that returns what it wrote': {
      query:
        'mutation { __typename a: update_client_task_levels(where: {}, _set: {short_info: "é☃"}) { affected_rows returning { name short_info position updated_at: created_at } } }',
    },
    'a refused mutation': {
      query: 'mutation { update_client_task_levels(where: {}, _set: {name: null}) { affected_rows } }',
    },
    'a condition of the wrong type': { query: '{ tasks(where: {position: {_eq: true}}) { id } }' },
    'an undeclared variable': { query: '{ tasks { id } }', variables: { x: 1 } },
    'a limit that is no number': { query: '{ tasks(limit: "3") { id } }' },
    'a stream that is requested by POST': {
      query: 'subscription { tasks_stream(batch_size: 1, cursor: {initial_value: {name: ""}}) { id } }',
    },
    'a batch': [
      { query: '{ clinics(order_by: {name: asc}) { name } }' },
      { query: '{ nope }' },
      { query: '{ me { role } }' },
    ],
  };
  const refused = new Set([
    'an unknown field',
    'a text that is no GraphQL',
    'no query',
    'an invalid variable',
    'a refused mutation',
    'a condition of the wrong type',
    'an undeclared variable',
    'a limit that is no number',
    'a stream that is requested by POST',
  ]);
  for (const [name, body] of Object.entries(cases)) {
    test(name, async () => {
      const [fast, slow] = await both(body);
      expect(slow).toBe(fast);
      expect(fast).not.toContain('internal error');
      expect(fast.startsWith('{"errors"')).toBe(refused.has(name));
    });
  }
});

test('the GraphQL endpoint accepts only JSON by POST from signed-in users', async () => {
  const headers = { authorization: `Bearer ${admin.token}` };
  expect(
    (await send(server.port, admin.host, 'GET', '/v1/graphql?query={tasks{id}}', undefined, headers)).status,
  ).toBe(405);
  const form = await send(server.port, admin.host, 'POST', '/v1/graphql', 'query={tasks{id}}', {
    ...headers,
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(form.status).toBe(415);
  const anonymous = await send(
    server.port,
    admin.host,
    'POST',
    '/v1/graphql',
    JSON.stringify({ query: '{ tasks { id } }' }),
  );
  expect(anonymous.status).toBe(401);
  expect(JSON.parse(anonymous.text).errors[0].message).toBe('Please Login');
});

test('a token of one tenant is not accepted on another tenant’s host', async () => {
  const answer = await send(
    server.port,
    `south.localhost:${server.port}`,
    'POST',
    '/v1/graphql',
    JSON.stringify({ query: '{ tasks { id } }' }),
    {
      authorization: `Bearer ${admin.token}`,
    },
  );
  expect(answer.status).toBe(401);
});

test('the GraphQL endpoint refuses too many fields, levels, operations in a batch and bytes', async () => {
  const many = `{ ${Array.from({ length: 51 }, (_, i) => `a${i}: clinics { id }`).join(' ')} }`;
  expect((await admin.ask(many)).errors?.[0]?.extensions['code']).toBe('limit-exceeded');
  const deep = `{ tasks ${'{ clinic { tasks '.repeat(7)} { id } ${'} }'.repeat(7)} }`;
  expect((await admin.ask(deep)).errors?.[0]?.extensions['code']).toBe('limit-exceeded');
  const batch = await admin.post(Array.from({ length: 11 }, () => ({ query: '{ __typename }' })));
  expect(batch.text).toContain('bad-request');
  const long = await admin.post({ query: '{ tasks { id } }', variables: { x: 'y'.repeat(1_100_000) } });
  expect(long.status).toBe(413);
  expect(long.text).toContain('too large');
});

test('an operation with both a command and a table mutation is refused', async () => {
  const { errors } = await admin.ask(
    `mutation { archive_task(id: "${north.tasks.finished}") { id } delete_client_task_levels(where: {}) { affected_rows } }`,
  );
  expect(errors?.[0]?.message).toBe('an operation holds commands or table mutations, not both');
});

test('the server waits at most five minutes for a request', () => {
  expect(server.app.server.requestTimeout).toBe(300_000);
});

test('a response of the GraphQL endpoint has the security headers and its duration', async () => {
  const answer = await admin.post({ query: '{ clinics { id } }' });
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['server-timing']).toMatch(/^app;dur=\d/);
});

test('the response has the table’s error when a table and a hand-written field both fail', async () => {
  const query = `query ($at: Int) { user_access(user_id: "00000000-0000-7000-8000-00000000dead") { user_id } tasks(offset: $at) { id } }`;
  for (let round = 0; round < 8; round += 1) {
    const { errors } = await admin.ask(query, { at: -1 });
    expect(errors?.[0]?.message).toMatch(/offset/i);
  }
  expect((await admin.ask(query, { at: 0 })).errors?.[0]?.message).toBe('Not found');
});

test('the fast path and Yoga refuse an invalid id for a hand-written field with the same error', async () => {
  for (const body of [
    { query: '{ user_access(user_id: "nobody") { user_id } }' },
    { query: 'query ($id: uuid!) { user_access(user_id: $id) { user_id } }', variables: { id: 'nobody' } },
  ]) {
    const [fast, slow] = await both(body);
    expect(fast).toBe(slow);
    expect(JSON.parse(fast)).toEqual({
      errors: [
        {
          message: 'invalid input syntax for type uuid: "nobody"',
          extensions: { path: '$.selectionSet.user_access.args.user_id', code: 'data-exception' },
        },
      ],
    });
  }
  const left = '{ user_access(user_id: "nobody") @skip(if: true) { user_id } }';
  expect((await admin.ask(left)).errors).toBeUndefined();
});

test('setting the clock changes the API’s time and notifies open sockets, and other origins cannot set it', async () => {
  const set = (now: string | null) =>
    send(server.port, admin.host, 'POST', '/dev/clock', JSON.stringify({ now }));
  const open = await admin.socket();
  try {
    expect((await set('2031-03-04T05:06:07Z')).status).toBe(200);
    await open.until(() =>
      open.frames.some(({ type, payload }) => type === 'ping' && payload?.['clock_changed']),
    );
    const { me } = await admin.must<{ me: { now: string } }>('{ me { now } }');
    expect(me.now).toMatch(/^2031-03-04T05:0/);
    for (const origin of ['http://elsewhere.example', 'null']) {
      const body = JSON.stringify({ now: null });
      const foreign = await send(server.port, admin.host, 'POST', '/dev/clock', body, { origin });
      expect(foreign.status, origin).toBe(403);
    }
  } finally {
    open.close();
    await set(null);
  }
});
