import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../src/run/pool.ts';
import { parseMetadata } from '../src/standalone/metadata.ts';
import { engineOver } from '../src/standalone/start.ts';
import { folderOf, settings, startStandaloneWorld } from './standalone-world.ts';

// These tests cover uses of namespaced roots that the case files do not: subscriptions, streams and exports.
let world: Awaited<ReturnType<typeof startStandaloneWorld>>;
beforeAll(async () => {
  world = await startStandaloneWorld(folderOf('namespaced'));
});
afterAll(() => world.stop());

async function first(query: string): Promise<readonly string[]> {
  const { statement, variables, run } = world.engine.livePlan({ query }, world.sessionOf());
  const arrays = variables.map((one) => `{${one === null ? 'NULL' : JSON.stringify(one)}}`);
  const { rows } = await run({ ...statement, values: ['{7}', ...arrays] });
  return rows.flatMap((row) => row.map(String));
}

test('a list in a namespace can be subscribed to', async () => {
  expect(await first('subscription { shop { my_people(where: {id: {_lt: 2}}) { name } } }')).toEqual([
    '7',
    '{"shop":{"my_people":[{"name":"Ada"}]}}',
  ]);
});

test('a stream in a namespace returns its cursor and continues from it', async () => {
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

test('a subscription may select only one root in a namespace', () => {
  const query = 'subscription { shop { my_people { id } my_books { id } } }';
  expect(() => world.engine.livePlan({ query }, world.sessionOf())).toThrow(
    'subscriptions must select one top level field',
  );
});

test('a subscription with @_multiple_top_level_fields may have several roots, but only in one namespace field', async () => {
  const several = 'subscription @_multiple_top_level_fields';
  expect(await first(`${several} { shop { my_people { id } my_books { id } } }`)).toHaveLength(2);
  const query = `${several} { a: shop { my_people { id } } b: shop { my_people { id } } }`;
  expect(() => world.engine.livePlan({ query }, world.sessionOf())).toThrow(
    'subscriptions must select one top level field',
  );
});

test('a list in a namespace can be exported row by row', async () => {
  const query = '{ shop { my_people(order_by: {id: asc}) { name } } }';
  const rows: string[] = [];
  await world.engine.exportRows(
    world.engine.plan({ query }, world.sessionOf()),
    {},
    world.sessionOf(),
    [{ path: ['name'] }],
    {
      lines: async (some) => void rows.push(...some.map(String)),
      objects: () => Promise.reject(new Error('COPY has them')),
    },
  );
  expect(rows).toEqual(['Ada\n', 'Bo\n', 'Cy\n']);
});

test('if there are several sources, the first one with custom names determines the type names', async () => {
  const source = (table: string, customization?: object) => ({
    name: table,
    kind: 'postgres',
    customization,
    tables: [{ table }],
  });
  const sources = [source('genres'), source('people', { type_names: { prefix: 'my_' } })];
  const pool = createPool({ connectionString: world.url, size: 1, waitMs: 60_000 });
  const metadata = parseMetadata(JSON.stringify({ version: 3, sources }));
  const { engine } = await engineOver(pool, metadata, settings, () => {});
  expect(engine.schemaFor('admin').getType('my_people')).toBeDefined();
  await pool.end();
});
