import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { IntrospectionAnswers } from '../src/graphql/introspection.ts';
import { startTestServer } from './support/server.ts';

const schema = buildSchema('type Query { a: Int }');
const mia = { user_id: 'mia' };

test('makes the same answer once', async () => {
  const answers = new IntrospectionAnswers();
  let made = 0;
  const ask = (text: string) =>
    answers.answer(schema, text, mia, 0, async () => {
      made += 1;
      return String(made);
    });
  expect([
    await ask('{ __schema { queryType { name } } }'),
    await ask('{ __schema { queryType { name } } }'),
  ]).toEqual(['1', '1']);
  for (let n = 0; n < 2; n += 1) await ask(`{ a${n}: __typename }`);
  expect(await ask('{ __schema { queryType { name } } }')).toBe('4');
});

test('refuses the seventh different question of a minute, of that person alone', async () => {
  const answers = new IntrospectionAnswers();
  const ask = (n: number, user_id: string, now: number) =>
    answers.answer(schema, `{ a${n}: __typename }`, { user_id }, now, async () => '{}');
  for (let n = 0; n < 6; n += 1) await ask(n, 'mia', 0);
  await expect(ask(7, 'mia', 59_000)).rejects.toMatchObject({ status: 429, retryAfter: 60 });
  await expect(ask(7, 'noah', 59_000)).resolves.toBe('{}');
  await expect(ask(8, 'mia', 60_000)).resolves.toBe('{}');
});

test('looks at a few introspections a minute that it does not know, refused ones too', async () => {
  const server = await startTestServer();
  const person = await server.signIn('north', 'worker');
  const told = async (n: number) => {
    const names = Array.from(
      { length: 40 },
      (_, at) => `t${n}_${at}: types { name fields { name args { name } } }`,
    );
    const { status, text } = await person.post({ query: `{ __schema { ${names.join(' ')} } }` });
    return `${status} ${(JSON.parse(text) as { errors: { message: string }[] }).errors[0]?.message}`;
  };
  expect(await told(0)).toBe('200 the introspection asks for more than the whole schema');
  // A minute may pass meanwhile, and then it begins anew.
  let last = '';
  for (let n = 1; n < 40 && !last.startsWith('429'); n += 1) last = await told(n);
  expect(last).toBe('429 Too many different introspection queries. Try again in a minute.');
  const other = await server.signIn('north', 'admin');
  expect((await other.ask('{ __schema { queryType { name } } }')).errors).toBeUndefined();
  await server.end();
});
