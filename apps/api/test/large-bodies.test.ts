import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { LargeBodies } from '../src/graphql/large-bodies.ts';
import { type Person, send } from './support/person.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const large = 'x'.repeat(20_000);

test('large bodies are parsed in turns, alternating between people, and small ones at once', async () => {
  const bodies = new LargeBodies();
  const order: string[] = [];
  let turn = 0;
  const turns = (async () => {
    for (; turn < 40; turn += 1) await nextTurn();
  })();
  const at: number[] = [];
  const ask = (whose: string, n: number) =>
    bodies.read(large, whose, () => {
      order.push(`${whose}${n}`);
      at.push(turn);
      return n;
    });
  const answers = ['a', 'a', 'a', 'b', 'c', 'b'].map((whose, n) => ask(whose, n));
  expect(bodies.read('{}', 'a', () => 'small')).toBe('small');
  expect(order).toEqual([]);
  expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(order).toEqual(['a0', 'b3', 'c4', 'a1', 'b5', 'a2']);
  expect(new Set(at).size).toBe(6);
  await turns;
});

test('only the user with too many pending large bodies is refused, and the others are read after one that fails', async () => {
  const bodies = new LargeBodies();
  const failure = Promise.resolve(
    bodies.read(large, 'a', () => {
      throw new Error('no');
    }),
  ).catch(String);
  const waiting = Array.from({ length: 23 }, (_, n) => bodies.read(large, 'a', async () => n));
  const refusal = { status: 429, retryAfter: 2 };
  expect(() => bodies.read(large, 'a', () => 0)).toThrow(expect.objectContaining(refusal));
  expect(await bodies.read(large, 'b', () => 'b')).toBe('b');
  expect(await failure).toBe('Error: no');
  expect(await Promise.all(waiting)).toHaveLength(23);
  expect(await bodies.read(large, 'a', () => 'again')).toBe('again');
});

const sent = (person: Person, path: string, body: string) =>
  send(person.port, person.host, 'POST', path, body, {
    authorization: `Bearer ${person.token}`,
    origin: `http://${person.host}`,
    'x-operatory': '1',
  });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

test('large bodies for GraphQL and sign-in are read in turns, and a large query is answered like a small one', async () => {
  const person = await server.signIn('north', 'worker');
  const read: string[] = [];
  const { largeBodies } = server.context;
  const ordinary = largeBodies.read.bind(largeBodies);
  largeBodies.read = (body, whose, work) => {
    if (body.length > 16_000) read.push(whose);
    return ordinary(body, whose, work);
  };
  const query = '{ tasks(limit: 1) { id } }';
  const ask = (more: string) => person.post({ query: `${query} #${more}` });
  const small = await ask('');
  const answers = await Promise.all([ask(large), ask(large), ask(large)]);
  expect(answers.map(({ text }) => text)).toEqual([small.text, small.text, small.text]);
  const { who } = await server.context.auth.authenticateToken(person.token, person.host);
  expect(read).toEqual([who.user_id, who.user_id, who.user_id]);
  read.length = 0;
  const refused = await sent(person, '/api/v1/auth/login-via-email-or-phone', JSON.stringify({ large }));
  expect(refused.status).toBe(400);
  expect(read).toEqual(['127.0.0.1']);
});

test('a deeply nested body is refused before it is parsed', async () => {
  const person = await server.signIn('north', 'worker');
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const parse = JSON.parse;
  const parsed: number[] = [];
  JSON.parse = (text: string, ...more: []) => {
    parsed.push(text.length);
    return parse(text, ...more);
  };
  try {
    const { status, text } = await sent(person, '/v1/graphql', deep);
    expect(`${status} ${text}`).toContain('200 {"errors":[{"message":"the body is nested too deeply"');
    for (const path of ['/api/v1/auth/login-via-email-or-phone', '/api/v1/utils/export-file'])
      expect((await sent(person, path, deep)).status).toBe(400);
  } finally {
    JSON.parse = parse;
  }
  expect(parsed.filter((length) => length >= deep.length)).toEqual([]);
});

test('the body of an export is parsed once, and refused if a key could change a prototype or the JSON is incomplete', async () => {
  const person = await server.signIn('north', 'worker');
  const marked = 'a mark that only this body has';
  const parse = JSON.parse;
  let parsed = 0;
  JSON.parse = (text: string, ...more: []) => {
    if (String(text).includes(marked)) parsed += 1;
    return parse(text, ...more);
  };
  const statusOf = async (body: string) => (await sent(person, '/api/v1/utils/export-file', body)).status;
  try {
    expect(await statusOf(JSON.stringify({ query: `{ tasks { id } } # ${marked}` }))).toBe(200);
    expect(parsed).toBe(1);
  } finally {
    JSON.parse = parse;
  }
  const query = '"query":"{ tasks { id } }"';
  expect(await statusOf(`{${query},"__proto__":{"a":1}}`)).toBe(400);
  expect(await statusOf(`{${query},"\\u005f_proto__":{"a":1}}`)).toBe(400);
  expect(await statusOf(`{${query},"constructor":{"prototype":{"a":1}}}`)).toBe(400);
  expect(await statusOf(`{${query},`)).toBe(400);
});
