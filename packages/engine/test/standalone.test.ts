import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { settingsOf } from '../src/standalone/settings.ts';
import { type Standalone, startStandalone } from '../src/standalone/start.ts';
import { metadata, startStandaloneWorld } from './standalone-world.ts';

const secret = 'the-admin-secret';
const jwtKey = 'a key of at least thirty-two bytes';
let world: Awaited<ReturnType<typeof startStandaloneWorld>>;
let server: Standalone;
beforeAll(async () => {
  world = await startStandaloneWorld();
  server = await start({
    ENGINE_ADMIN_SECRET: secret,
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: 'HS256', key: jwtKey }),
    HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'reader',
  });
});
afterAll(async () => {
  await server.stop();
  await world.stop();
});

function start(env: Readonly<Record<string, string>>): Promise<Standalone> {
  const path = join(tmpdir(), `engine-metadata-${process.pid}.json`);
  writeFileSync(path, metadata);
  return startStandalone(
    settingsOf({ DATABASE_URL: world.url, ENGINE_METADATA: path, PORT: '0', ...longStatements, ...env }),
    () => {},
  );
}

const longStatements = { ENGINE_LIMITS: '{"statementMilliseconds": 600000}' };
const admin = { 'x-hasura-admin-secret': secret };
async function post(
  body: unknown,
  headers: Readonly<Record<string, string>> = admin,
  path = '/v1/graphql',
  { port } = server,
) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const errorOf = (code: string) => ({ errors: [{ extensions: { code } }] });
const token = (claims: Readonly<Record<string, unknown>>, lasts = '1h') =>
  new SignJWT({ 'https://hasura.io/jwt/claims': claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(lasts)
    .sign(Buffer.from(jwtKey));

describe('over HTTP', () => {
  test('a query is answered with the role and session from the headers if the secret is correct', async () => {
    const query = '{ people { name } }';
    expect(await post({ query })).toEqual({
      status: 200,
      body: { data: { people: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }] } },
    });
    const author = { ...admin, 'X-Hasura-Role': 'author', 'X-HASURA-USER-ID': '2' };
    expect((await post({ query }, author)).body).toEqual({ data: { people: [{ name: 'Bo' }] } });
  });

  test('a batch is answered in order, each operation separately', async () => {
    const { status, body } = await post([{ query: '{ stock { amount } }' }, { query: '{ nothing }' }]);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ data: { stock: [{}, {}] } }, errorOf('validation-failed')]);
  });

  test('introspection lists the fields of a type in alphabetical order, even in a query that also selects rows', async () => {
    const query = '{ __type(name: "people") { fields { name } } people(limit: 1) { __typename } }';
    const { body } = await post({ query }, { ...admin, 'x-hasura-role': 'clerk' });
    expect(body).toEqual({
      data: {
        __type: { fields: ['books', 'edited', 'id', 'name'].map((name) => ({ name })) },
        people: [{ __typename: 'people' }],
      },
    });
  });

  test('introspection lists the kinds of types in alphabetical order', async () => {
    const { body } = await post({ query: '{ __type(name: "__TypeKind") { enumValues { name } } }' });
    const names = 'ENUM INPUT_OBJECT INTERFACE LIST NON_NULL OBJECT SCALAR UNION'.split(' ');
    expect(body).toEqual({ data: { __type: { enumValues: names.map((name) => ({ name })) } } });
  });

  test('a role without any queries is informed that none are available', async () => {
    const { body } = await post(
      { query: '{ no_queries_available }' },
      { ...admin, 'x-hasura-role': 'nobody' },
    );
    expect(body).toEqual({
      data: {
        no_queries_available: expect.stringMatching(/^There are no queries available to the current role/),
      },
    });
  });

  test('a request without the secret gets the unauthorised role, whatever the headers say', async () => {
    const { body } = await post({ query: '{ people { id email } }' }, { 'x-hasura-role': 'admin' });
    expect(body).toMatchObject(errorOf('validation-failed'));
    expect((await post({ query: '{ people { id } }' }, {})).body).toMatchObject({ data: {} });
  });

  test('a wrong secret is refused', async () => {
    expect((await post({ query: '{ people { id } }' }, { 'x-hasura-admin-secret': 'no' })).body).toEqual({
      errors: [
        {
          message: 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
          extensions: { code: 'access-denied', path: '$' },
        },
      ],
    });
  });

  test('role and session are taken from a bearer token, and a role that the token does not allow is refused', async () => {
    const claims = {
      'x-hasura-allowed-roles': ['author', 'reader'],
      'x-hasura-default-role': 'author',
      'X-Hasura-User-Id': '1',
    };
    const authorization = `Bearer ${await token(claims)}`;
    const query = '{ people { name } }';
    expect((await post({ query }, { authorization })).body).toEqual({ data: { people: [{ name: 'Ada' }] } });
    expect((await post({ query }, { authorization, 'x-hasura-role': 'clerk' })).body).toMatchObject(
      errorOf('access-denied'),
    );
    const wrongRole = { authorization, 'x-hasura-role': 'clerk' };
    expect((await post({ query }, wrongRole, '/v1alpha1/graphql')).status).toBe(400);
    expect((await post({ query }, { 'x-hasura-admin-secret': 'no' }, '/v1alpha1/graphql')).status).toBe(401);
    expect((await post({ query }, { authorization: `${authorization}x` })).body).toMatchObject(
      errorOf('invalid-jwt'),
    );
  });

  test('an invalid request gets an error with its code', async () => {
    expect(await post('{', admin)).toMatchObject({ status: 200, body: errorOf('invalid-json') });
    expect((await post({ q: 1 })).body).toMatchObject(errorOf('parse-failed'));
    expect((await post({ query: 'subscription { people { id } }' })).body).toMatchObject(
      errorOf('unexpected'),
    );
    expect((await post({ query: '{ people { id }' })).body).toMatchObject(errorOf('validation-failed'));
    expect((await post({ query: '{ nothing }' }, admin, '/v1alpha1/graphql')).status).toBe(400);
    expect(await post({}, admin, '/v1/nothing')).toEqual({
      status: 404,
      body: { path: '$', error: 'resource does not exist', code: 'not-found' },
    });
    expect(
      (await post({ query: '{ people { id } }' }, { ...admin, 'x-hasura-role': '__proto__' })).body,
    ).toMatchObject(errorOf('validation-failed'));
  });

  test('the statement of a client that disconnects is cancelled', async () => {
    const running = async () => {
      const { rows } = await world.owner.query(
        `select from pg_stat_activity where state = 'active' and query like '%slow_stock%' and pid <> pg_backend_pid()`,
      );
      return rows.length;
    };
    const leaving = new AbortController();
    const asked = fetch(`http://127.0.0.1:${server.port}/v1/graphql`, {
      method: 'POST',
      headers: admin,
      body: JSON.stringify({ query: '{ slow_stock { amount } }' }),
      signal: leaving.signal,
    });
    const left = expect(asked).rejects.toThrow();
    await expect.poll(running).toBe(1);
    leaving.abort();
    await left;
    // The statement ends long before it would by itself.
    await expect.poll(running).toBe(0);
  });

  test('health and version can be read', async () => {
    const health = await fetch(`http://127.0.0.1:${server.port}/healthz`);
    expect([health.status, await health.text()]).toEqual([200, 'OK']);
    const version = await fetch(`http://127.0.0.1:${server.port}/v1/version`);
    expect(await version.json()).toHaveProperty('version');
  });
});

describe('over sockets', () => {
  test('a subscription by graphql-transport-ws is answered at once, and again when another client writes', async () => {
    const client = createClient({
      url: `ws://127.0.0.1:${server.port}/v1/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { headers: { ...admin, 'X-Hasura-Role': 'clerk' } },
    });
    const answers = client.iterate({
      query: 'subscription { people(order_by: {id: desc}, limit: 1) { name } }',
    });
    const next = async () => (await answers.next()).value;
    expect(await next()).toEqual({ data: { people: [{ name: 'Cy' }] } });
    await world.owner.query(`insert into people (name, tags) values ('Zoe', '{buyer}')`);
    expect(await next()).toEqual({ data: { people: [{ name: 'Zoe' }] } });
    await answers.return?.();
    const refused = client.iterate({ query: 'subscription { genres { value } }' });
    await expect(refused.next()).rejects.toMatchObject([{ extensions: { code: 'validation-failed' } }]);
    await client.dispose();
    await world.reset();
  });

  test('a client can subscribe to a function that uses the session, and to a stream', async () => {
    const client = createClient({
      url: `ws://127.0.0.1:${server.port}/v1/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { headers: { ...admin, 'X-Hasura-User-Id': '3' } },
    });
    const first = async (query: string) => {
      const answers = client.iterate({ query });
      const { value } = await answers.next();
      await answers.return?.();
      return value;
    };
    expect(await first('subscription { my_orders(order_by: {id: asc}) { id } }')).toEqual({
      data: { my_orders: [{ id: 1 }, { id: 2 }] },
    });
    expect(
      await first(
        'subscription { people_stream(batch_size: 2, cursor: [{initial_value: {id: 1}}]) { name } }',
      ),
    ).toEqual({ data: { people_stream: [{ name: 'Bo' }, { name: 'Cy' }] } });
    await client.dispose();
  });

  test('queries, invalid requests and subscriptions are answered in Apollo’s older protocol', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/v1/graphql`, 'graphql-ws');
    const heard = messagesOf(socket);
    await new Promise((resolve) => socket.once('open', resolve));
    const say = (message: unknown) => socket.send(JSON.stringify(message));
    say({ type: 'start', id: '0', payload: { query: '{ stock { amount } }' } });
    expect(await heard('error')).toMatchObject({ id: '0', payload: errorOf('start-failed') });
    say({ type: 'connection_init', payload: { headers: admin } });
    expect(await heard('connection_ack')).toEqual({ type: 'connection_ack' });
    say({ type: 'start', id: '1', payload: { query: '{ stock_by_pk(book_id: 1) { amount } }' } });
    expect(await heard('data')).toEqual({
      type: 'data',
      id: '1',
      payload: { data: { stock_by_pk: { amount: 10 } } },
    });
    expect(await heard('complete')).toEqual({ type: 'complete', id: '1' });
    say({ type: 'start', id: '2', payload: { query: '{ nothing }' } });
    expect(await heard('error')).toMatchObject({ id: '2', payload: errorOf('validation-failed') });
    say({ type: 'start', id: '3', payload: { query: 'subscription { stock { amount } }' } });
    expect(await heard('data')).toMatchObject({ id: '3', payload: { data: { stock: [{}, {}] } } });
    say({ type: 'start', id: '3', payload: { query: '{ stock { amount } }' } });
    expect(await heard('error')).toMatchObject({
      id: '3',
      payload: { errors: [{ message: 'an operation already exists with this id: 3' }] },
    });
    say({ type: 'stop', id: '3' });
    // A message that is not understood is reported, and the socket stays open. Signing in again changes the
    // role.
    say({ type: 'nothing' });
    expect(await heard('connection_error')).toHaveProperty('payload');
    say({ type: 'connection_init', payload: { headers: { ...admin, 'x-hasura-role': 'nobody' } } });
    await heard('connection_ack');
    say({ type: 'start', id: '4', payload: { query: '{ stock { amount } }' } });
    expect(await heard('error')).toMatchObject({ id: '4', payload: errorOf('validation-failed') });
    socket.close();
  });

  test('a connection that sends a wrong secret is closed', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/v1/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send(
      JSON.stringify({ type: 'connection_init', payload: { headers: { 'x-hasura-admin-secret': 'no' } } }),
    );
    expect(await closed).toBe(4403);
  });

  test('a connection closes when the token that opened it expires', async () => {
    const claims = { 'x-hasura-allowed-roles': ['reader'], 'x-hasura-default-role': 'reader' };
    const authorization = `Bearer ${await token(claims, '5s')}`;
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/v1/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise((resolve) => socket.once('close', (code) => resolve(code)));
    socket.send(JSON.stringify({ type: 'connection_init', payload: { headers: { authorization } } }));
    expect(await messagesOf(socket)('connection_ack')).toEqual({ type: 'connection_ack' });
    expect(await closed).toBe(4403);
  });
});

describe('the engine at its start', () => {
  test('listens only on this machine if there is no secret', async () => {
    const open = await start({});
    expect(open.isPublic).toBe(false);
    const response = await fetch(`http://127.0.0.1:${open.port}/v1/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query: '{ people(limit: 1) { name } }' }),
    });
    expect(await response.json()).toEqual({ data: { people: [{ name: 'Ada' }] } });
    await open.stop();
  });

  test('serves the tables of the database if there is no metadata', async () => {
    const bare = await startStandalone(settingsOf({ DATABASE_URL: world.url, PORT: '0' }), () => {});
    expect(bare.tables).toBeGreaterThan(8);
    await bare.stop();
  });

  test('leaves out tables whose GraphQL name is taken by another table or type, and serves the others', async () => {
    const names = ['people_updates', 'people_aggregate', 'people_bool_exp', 'same_name', 'same.name'];
    const created = names.map((name) => `create table ${name} (id int)`);
    await world.owner.query(['create schema same', ...created].join(';'));
    const reported: string[] = [];
    const apart = await startStandalone(
      settingsOf({ DATABASE_URL: world.url, PORT: '0', ...longStatements }),
      (line) => reported.push(line),
    );
    const ask = (query: string) => post({ query }, {}, '/v1/graphql', apart).then(({ body }) => body);
    try {
      expect(await ask('{ people_updates { id } people(limit: 1) { name } same_name { id } }')).toEqual({
        data: { people_updates: [], people: [{ name: 'Ada' }], same_name: [] },
      });
      expect(await ask('mutation { update_people_many(updates: []) { affected_rows } }')).toMatchObject(
        errorOf('validation-failed'),
      );
      const leftOut = 'is left out: GraphQL has its name for another table, or for a type of one';
      expect(reported.filter((line) => line.includes('left out'))).toEqual([
        `metadata: same.name ${leftOut}`,
        `metadata: people_aggregate ${leftOut}`,
        `metadata: people_bool_exp ${leftOut}`,
      ]);
    } finally {
      await apart.stop();
      await world.owner.query(`drop table ${names.join()}; drop schema same`);
    }
  });
  test('uses the GraphQL naming convention only if its experimental feature is switched on', async () => {
    const named = async (env: Readonly<Record<string, string>>) => {
      const reported: string[] = [];
      const own = await startStandalone(
        settingsOf({
          DATABASE_URL: world.url,
          HASURA_GRAPHQL_DEFAULT_NAMING_CONVENTION: 'graphql-default',
          PORT: '0',
          ...env,
        }),
        (line) => reported.push(line),
      );
      const { body } = await post({ query: '{ people_by_pk(id: 1) { name } }' }, {}, '/v1/graphql', own);
      await own.stop();
      return { body, reported: reported.filter((line) => line.includes('graphql-default')) };
    };
    expect(await named({ HASURA_GRAPHQL_EXPERIMENTAL_FEATURES: 'naming_convention' })).toMatchObject({
      body: errorOf('validation-failed'),
      reported: [],
    });
    expect(await named({})).toEqual({
      body: { data: { people_by_pk: { name: 'Ada' } } },
      reported: [expect.stringContaining('HASURA_GRAPHQL_EXPERIMENTAL_FEATURES=naming_convention')],
    });
  });
  test('reports a missing database URL and unreadable metadata', async () => {
    expect(() => settingsOf({})).toThrow('DATABASE_URL is not set');
    await expect(start({ ENGINE_METADATA: '/nowhere.json' })).rejects.toThrow('cannot be read');
  });
});

/** Returns a function that waits for the next message of a type, and drops others before it. */
function messagesOf(socket: WebSocket) {
  const waiting: { readonly type: string }[] = [];
  let arrived = () => {};
  socket.on('message', (data) => {
    waiting.push(JSON.parse(String(data)) as { readonly type: string });
    arrived();
  });
  return async (type: string): Promise<unknown> => {
    for (;;) {
      const message = waiting.shift();
      if (message?.type === type) return message;
      if (message) continue;
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    }
  };
}
