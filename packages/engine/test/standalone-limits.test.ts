import { request } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { settingsOf } from '../src/standalone/settings.ts';
import { type Standalone, startStandalone } from '../src/standalone/start.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

/** The limits of requests to the standalone engine, and requests that it always rejects. */
let postgres: TestPostgres;
let owner: pg.Client;
let narrow: Standalone;
let ordinary: Standalone;
const limits = {
  bodyBytes: 5_000,
  batch: 2,
  tokens: 150,
  depth: 4,
  rootFields: 3,
  rows: 3,
  list: 5,
  nodes: 2,
  statementMilliseconds: 300,
  operations: 2,
};
beforeAll(async () => {
  postgres = await startPostgres();
  owner = new pg.Client(postgres.url);
  await owner.connect();
  await owner.query(`
    create table things (id int primary key, name text); insert into things select n, 'thing ' || n from generate_series(1, 5) n;
    create view slow as select pg_sleep(600)::text as id;`);
  const start = (env: Readonly<Record<string, string>>) =>
    startStandalone(settingsOf({ DATABASE_URL: postgres.url, PORT: '0', ...env }), () => {});
  [narrow, ordinary] = await Promise.all([start({ ENGINE_LIMITS: JSON.stringify(limits) }), start({})]);
});
afterAll(async () => {
  await Promise.all([narrow.stop(), ordinary.stop(), owner.end()]);
  await postgres.stop();
});

async function post(body: unknown, { port } = narrow) {
  const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  const response = await fetch(`http://127.0.0.1:${port}/v1/graphql`, { method: 'POST', body: text });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const refused = (message: string, path = '$', code = 'limit-exceeded') => ({
  errors: [{ message, extensions: { code, path } }],
});
const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

describe('limits of the standalone engine', () => {
  const asked: readonly (readonly [string, unknown, ReturnType<typeof refused>])[] = [
    [
      'tokens',
      { query: `{ things(where: {_or: [${times(40, () => '{id: {_eq: 1}}')}]}) { id } }` },
      refused('the document has more than 150 tokens', '$.query'),
    ],
    [
      'depth',
      { query: '{ things_aggregate { nodes { a { b { c } } } } }' },
      refused('the query is deeper than 4 levels', '$.selectionSet'),
    ],
    [
      'root fields',
      { query: `{ ${times(4, (n) => `a${n}: things { id }`)} }` },
      refused('more than 3 root fields', '$.selectionSet'),
    ],
    ['rows', { query: '{ things { id } }' }, refused('more than 3 rows: ask for fewer by limit or where')],
    [
      'values of a list',
      {
        query: 'query ($l: [Int!]) { things(where: {id: {_in: $l}}) { id } }',
        variables: { l: [1, 2, 3, 4, 5, 6] },
      },
      refused('a list of more than 5 values', '$.selectionSet.things.args.where.id._in'),
    ],
    [
      'tables read',
      { query: `{ ${times(3, (n) => `a${n}: things(limit: 1) { id }`)} }` },
      refused('the operation reads tables more than 2 times', '$.selectionSet'),
    ],
  ];
  test.each(asked)('apply to %s', async (_, body, answer) => {
    expect(await post(body)).toEqual({ status: 200, body: answer });
    expect((await post(body, ordinary)).body).not.toMatchObject({
      errors: [{ extensions: { code: 'limit-exceeded' } }],
    });
  });

  test('apply to the operations of a batch', async () => {
    const batch = Array.from({ length: 3 }, () => ({ query: '{ __typename }' }));
    expect(await post(batch)).toEqual({ status: 200, body: refused('a batch holds at most 2 operations') });
    expect((await post(batch, ordinary)).body).toHaveLength(3);
  });

  test('apply to the bytes of a body, with or without a content length', async () => {
    const large = { query: '{ __typename }', extensions: { filling: 'x'.repeat(10_000) } };
    const answer = { status: 413, body: refused('a body holds at most 5000 bytes') };
    expect(await post(large)).toEqual(answer);
    expect(await chunked(narrow, JSON.stringify(large))).toEqual(answer);
    expect((await post(large, ordinary)).status).toBe(200);
  });

  test('apply to the time of a statement', async () => {
    expect(await post({ query: '{ slow { id } }' })).toEqual({
      status: 503,
      body: refused('the statement took too long', '$', 'unavailable'),
    });
  });

  test('for the time of a statement do not apply to introspection at startup', async () => {
    const hasty = settingsOf({
      DATABASE_URL: postgres.url,
      PORT: '0',
      ENGINE_LIMITS: '{"statementMilliseconds": 1}',
    });
    const engine = await startStandalone(hasty, () => {});
    expect(engine.tables).toBe(2);
    await engine.stop();
  });

  test('apply to the operations of a socket', async () => {
    const { heard, say, socket } = await open(narrow);
    for (const id of ['1', '2', '3'])
      say({ type: 'subscribe', id, payload: { query: 'subscription { things(limit: 1) { id } }' } });
    const reported = await heard(({ type }) => type === 'error');
    expect(reported).toEqual({
      type: 'error',
      id: '3',
      payload: refused('a socket holds at most 2 operations').errors,
    });
    socket.close();
  });

  test.each([
    ['nonsense', 'is no JSON object'],
    ['[]', 'is no JSON object'],
    ['{"deepness": 3}', 'there is no deepness, but bodyBytes, batch'],
    ['{"depth": 0}', 'depth is no positive integer'],
    ['{"depth": "many"}', 'depth is no positive integer'],
  ])('cannot be set to invalid values: %s', (text, why) => {
    expect(() => settingsOf({ DATABASE_URL: postgres.url, ENGINE_LIMITS: text })).toThrow(why);
  });
});

describe('a client with a running statement', () => {
  const running = async () => {
    const { rows } = await owner.query(
      `select from pg_stat_activity where state = 'active' and query like '%slow%' and pid <> pg_backend_pid()`,
    );
    return rows.length;
  };
  test.each([
    ['stops the operation', (socket: WebSocket) => socket.send('{"type":"complete","id":"1"}')],
    ['closes the socket', (socket: WebSocket) => socket.close()],
  ])('%s, and the statement is cancelled', async (_, leave) => {
    const { say, socket } = await open(ordinary);
    say({ type: 'subscribe', id: '1', payload: { query: '{ slow { id } }' } });
    await expect.poll(running).toBe(1);
    leave(socket);
    await expect.poll(running).toBe(0);
    socket.close();
  });
});

describe('request bytes', () => {
  test('that are not valid UTF-8 are refused', async () => {
    const body = Buffer.from('{"query": "{ things(where: {name: {_eq: \\"?\\"}}) { id } }"}');
    body[body.indexOf('?')] = 0xff;
    expect(await post(body)).toEqual({
      status: 200,
      body: refused('the body is not UTF-8', '$', 'invalid-json'),
    });
  });
});

describe('an endpoint without an admin secret', () => {
  const ask = (headers: Readonly<Record<string, string>>) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(
        { port: ordinary.port, host: '127.0.0.1', path: '/v1/graphql', method: 'POST', headers },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      )
        .on('error', reject)
        .end('{"query": "{ __typename }"}');
    });
  test('refuses requests from pages of other sites that are open on this machine', async () => {
    expect(await ask({ origin: 'https://example.com' })).toBe(403);
    expect(await ask({ host: `example.com:${ordinary.port}` })).toBe(403);
    expect(await ask({ origin: 'null' })).toBe(403);
    expect(await ask({ origin: 'http://localhost:3000' })).toBe(200);
    const socket = new WebSocket(`ws://127.0.0.1:${ordinary.port}/v1/graphql`, 'graphql-transport-ws', {
      origin: 'https://example.com',
    });
    await expect(new Promise((_, reject) => socket.once('error', reject))).rejects.toThrow('403');
  });
});

async function chunked({ port }: Standalone, body: string) {
  const sent = new ReadableStream({
    start(stream) {
      stream.enqueue(Buffer.from(body));
      stream.close();
    },
  });
  const how = { method: 'POST', body: sent, duplex: 'half' } as RequestInit;
  const response = await fetch(`http://127.0.0.1:${port}/v1/graphql`, how);
  return { status: response.status, body: await response.json() };
}

interface Message {
  readonly type: string;
}
/** A signed-in socket, and a function that waits for a message that meets a condition. */
async function open({ port }: Standalone) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/graphql`, 'graphql-transport-ws');
  const messages: Message[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data)) as Message));
  const say = (message: unknown) => socket.send(JSON.stringify(message));
  const heard = async (is: (message: Message) => boolean) => {
    await expect.poll(() => messages.some(is)).toBe(true);
    return messages.find(is);
  };
  await new Promise((resolve) => socket.once('open', resolve));
  say({ type: 'connection_init' });
  await heard(({ type }) => type === 'connection_ack');
  return { socket, say, heard };
}
