import { setTimeout as wait } from 'node:timers/promises';
import { buildSchema, executeSync, getIntrospectionQuery, parse } from 'graphql';
import { expect, test } from 'vitest';
import { IntrospectionCache } from '../src/graphql/introspection.ts';
import { startTestServer } from './support/server.ts';

const schema = buildSchema('type Query { a: Int }');
const mia = { user_id: 'mia' };

test('an introspection is computed once for simultaneous and later requests, until newer answers replace it', async () => {
  const answers = new IntrospectionCache();
  let made = 0;
  const ask = (text: string) =>
    answers
      .answer(schema, text, mia, 0, async () => {
        made += 1;
        const answer = Buffer.from(String(made));
        await wait(5);
        return answer;
      })
      .then(String);
  expect(await Promise.all(Array.from({ length: 8 }, () => ask('{ __schema { types { name } } }')))).toEqual(
    Array.from({ length: 8 }, () => '1'),
  );
  made = 0;
  expect([
    await ask('{ __schema { queryType { name } } }'),
    await ask('{ __schema { queryType { name } } }'),
  ]).toEqual(['1', '1']);
  for (let n = 0; n < 2; n += 1) await ask(`{ a${n}: __typename }`);
  expect(await ask('{ __schema { queryType { name } } }')).toBe('4');
});

test('the seventh different introspection of one person within a minute is refused', async () => {
  const answers = new IntrospectionCache();
  const ask = (n: number, user_id: string, now: number) =>
    answers
      .answer(schema, `{ a${n}: __typename }`, { user_id }, now, async () => Buffer.from('{}'))
      .then(String);
  for (let n = 0; n < 6; n += 1) await ask(n, 'mia', 0);
  await expect(ask(7, 'mia', 59_000)).rejects.toMatchObject({ status: 429, retryAfter: 60 });
  await expect(ask(7, 'noah', 59_000)).resolves.toBe('{}');
  await expect(ask(8, 'mia', 60_000)).resolves.toBe('{}');
});

test('an introspection that could not be computed is computed again for the next request', async () => {
  const answers = new IntrospectionCache();
  const ask = (make: () => Promise<Buffer>) => answers.answer(schema, '{ __schema }', mia, 0, make);
  const fails = () => ask(() => Promise.reject(new Error('no')));
  expect(await Promise.allSettled([fails(), fails()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(String(await ask(async () => Buffer.from('{}')))).toBe('{}');
});

test('parsing and answering a document count as one introspection', async () => {
  const answers = new IntrospectionCache();
  const ask = (n: number) => {
    answers.countParsed('mia', 0);
    return answers.answer(schema, `{ a${n}: __typename }`, mia, 0, async () => Buffer.from('{}'));
  };
  for (let n = 0; n < 6; n += 1) await ask(n);
  expect(() => answers.countParsed('mia', 0)).toThrow(/Too many/);
  await expect(
    answers.answer(schema, '{ b: __typename }', mia, 0, async () => Buffer.from('')),
  ).rejects.toThrow(/Too many/);
});

test('the standard introspection is answered from a cache, and computing it does not block other work', async () => {
  const server = await startTestServer();
  const { engine } = server.context;
  const person = await server.signIn('north', 'worker');
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  const query = getIntrospectionQuery();
  const answers = await Promise.all(Array.from({ length: 8 }, () => person.post({ query })));
  const turnsOfMaking = turns;
  clearInterval(counting);
  const { who } = await server.context.auth.authenticateToken(person.token, person.host);
  const expected = JSON.stringify({
    data: executeSync({ schema: engine.schemaFor(who.role), document: parse(query) }).data,
  });
  // The comparison is a boolean, because printing a difference would take six megabytes.
  expect(answers.every(({ text }) => text === expected)).toBe(true);
  expect(turnsOfMaking).toBeGreaterThan(10);
  // A person may not request so many per minute if each were computed again.
  for (let n = 0; n < 8; n += 1) expect((await person.post({ query })).status).toBe(200);
  await server.end();
});

test('refused introspections also count towards the limit of a minute', async () => {
  const server = await startTestServer();
  const person = await server.signIn('north', 'worker');
  const answerTo = async (n: number) => {
    const names = Array.from(
      { length: 40 },
      (_, at) => `t${n}_${at}: types { name fields { name args { name } } }`,
    );
    const { status, text } = await person.post({ query: `{ __schema { ${names.join(' ')} } }` });
    return `${status} ${(JSON.parse(text) as { errors: { message: string }[] }).errors[0]?.message}`;
  };
  expect(await answerTo(0)).toBe('200 the introspection asks for more than the whole schema');
  // A minute may end during the loop, which restarts the count.
  let last = '';
  for (let n = 1; n < 40 && !last.startsWith('429'); n += 1) last = await answerTo(n);
  expect(last).toBe('429 Too many different introspection queries. Try again in a minute.');
  const other = await server.signIn('north', 'admin');
  expect((await other.ask('{ __schema { queryType { name } } }')).errors).toBeUndefined();
});
