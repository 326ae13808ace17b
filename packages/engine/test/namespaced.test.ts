import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderOf, startStandaloneWorld } from './standalone-world.ts';

/** Subscriptions whose roots stand in a namespace: the statement for many, and a stream's cursor. */
let world: Awaited<ReturnType<typeof startStandaloneWorld>>;
beforeAll(async () => {
  world = await startStandaloneWorld(folderOf('namespaced'));
}, 60_000);
afterAll(() => world.stop());

async function first(query: string): Promise<readonly string[]> {
  const { statement, variables, run } = world.engine.livePlan({ query }, world.sessionOf());
  const arrays = variables.map((one) => `{${one === null ? 'NULL' : JSON.stringify(one)}}`);
  const { rows } = await run({ ...statement, values: ['{7}', ...arrays] });
  return rows.flatMap((row) => row.map(String));
}

test('a list', async () => {
  expect(await first('subscription { shop { my_people(where: {id: {_lt: 2}}) { name } } }')).toEqual([
    '7',
    '{"shop":{"my_people":[{"name":"Ada"}]}}',
  ]);
});

test('a stream tells its cursor, and goes on from it', async () => {
  const query =
    'subscription { shop { my_people_stream(batch_size: 2, cursor: {initial_value: {id: 0}}) { id } } }';
  const [index, answer, cursor] = await first(query);
  expect([index, JSON.parse(answer ?? ''), cursor]).toEqual([
    '7',
    { shop: { my_people_stream: [{ id: 1 }, { id: 2 }] } },
    '2',
  ]);
  const { variables, advance } = world.engine.livePlan({ query }, world.sessionOf());
  expect(advance?.(variables, Buffer.from('2'))).toContain('2');
});

test('one root, as without a namespace', () => {
  const query = 'subscription { shop { my_people { id } my_books { id } } }';
  expect(() => world.engine.livePlan({ query }, world.sessionOf())).toThrow(
    'subscriptions must select one top level field',
  );
});
