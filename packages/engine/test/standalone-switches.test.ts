import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsOf } from '../src/standalone/settings.ts';
import { startStandalone } from '../src/standalone/start.ts';
import { metadata, startStandaloneWorld } from './standalone-world.ts';

let world: Awaited<ReturnType<typeof startStandaloneWorld>>;
beforeAll(async () => {
  world = await startStandaloneWorld();
});
afterAll(() => world.stop());

interface Asked {
  readonly env?: Readonly<Record<string, string>>;
  readonly extra?: (source: Record<string, unknown>, whole: Record<string, unknown>) => void;
  readonly headers?: Readonly<Record<string, string>>;
}
async function asked(body: unknown, { env = {}, extra, headers = {} }: Asked = {}): Promise<unknown> {
  const whole = JSON.parse(metadata) as { sources: Record<string, unknown>[] };
  extra?.(whole.sources[0] ?? {}, whole as unknown as Record<string, unknown>);
  const path = join(mkdtempSync(join(tmpdir(), 'engine-switches-')), 'metadata.json');
  writeFileSync(path, JSON.stringify(whole));
  const settings = settingsOf({
    DATABASE_URL: world.url,
    ENGINE_METADATA: path,
    ENGINE_ADMIN_SECRET: 'secret',
    ENGINE_LIMITS: '{"statementMilliseconds": 600000}',
    PORT: '0',
    ...env,
  });
  const server = await startStandalone(settings, () => {});
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': 'secret', ...headers },
    body: JSON.stringify(typeof body === 'string' ? { query: body } : body),
  });
  const answer: unknown = await response.json();
  await server.stop();
  return answer;
}
const refused = (code: string, path: string, message: string) => ({
  errors: [{ message, extensions: { code, path } }],
});

test('numeric and float columns and numeric aggregates are returned as strings if so configured', async () => {
  const query =
    '{ book(id: 1) { id price } Book_aggregate { aggregate { count sum { price id } max { price } } } shop_parcels(where: {id: {_eq: 1}}) { weight } }';
  const figures = (sum: unknown, max: unknown) => ({
    aggregate: { count: 4, sum: { price: sum, id: 10 }, max: { price: max } },
  });
  expect(await asked(query)).toEqual({
    data: {
      book: { id: 1, price: 12.5 },
      Book_aggregate: figures(50.5, 30),
      shop_parcels: [{ weight: 0.5 }],
    },
  });
  expect(await asked(query, { env: { HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true' } })).toEqual({
    data: {
      book: { id: 1, price: '12.50' },
      Book_aggregate: figures('50.50', '30.00'),
      shop_parcels: [{ weight: '0.5' }],
    },
  });
});

test.each(['avg', 'stddev', 'stddev_pop', 'stddev_samp', 'variance', 'var_pop', 'var_samp'])(
  'the aggregate %s is a string if numeric types are returned as strings, even for an integer column',
  async (figure) => {
    const query = `{ Book_aggregate { aggregate { ${figure} { id price } } } }`;
    const figures = (one: unknown) => ({
      data: { Book_aggregate: { aggregate: { [figure]: { id: one, price: one } } } },
    });
    expect(await asked(query)).toEqual(figures(expect.any(Number)));
    expect(await asked(query, { env: { HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true' } })).toEqual(
      figures(expect.any(String)),
    );
  },
);

test('a comparison with null is an error, or is ignored if so configured, as in Hasura 1', async () => {
  const query =
    'query ($name: String, $ids: [Int!], $any: people_bool_exp!) { one: people(where: {name: {_eq: $name, _neq: "Bo"}}) { name } two: people(where: {id: {_in: $ids}, name: {_eq: "Bo"}}) { name } three: people(where: $any) { name } four: people(where: {name: {_is_null: null}}) { name } }';
  const body = { query, variables: { name: null, ids: null, any: { id: { _gt: 2, _lt: null } } } };
  expect(await asked(body)).toEqual(
    refused(
      'validation-failed',
      '$.selectionSet.people.args.where.name._eq',
      "unexpected null value for type 'String'",
    ),
  );
  const env = { HASURA_GRAPHQL_V1_BOOLEAN_NULL_COLLAPSE: 'true' };
  expect(await asked(body, { env })).toEqual({
    data: {
      one: [{ name: 'Ada' }, { name: 'Cy' }],
      two: [{ name: 'Bo' }],
      three: [{ name: 'Cy' }],
      four: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }],
    },
  });
  expect(await asked({ ...body, variables: { name: 'Cy', ids: [2], any: {} } }, { env })).toMatchObject({
    data: { one: [{ name: 'Cy' }], two: [{ name: 'Bo' }], three: [{}, {}, {}] },
  });
});

test('functions are available to roles that may read their rows, or, if so configured, to roles named in the metadata', async () => {
  const query = '{ find_books(args: {search: "t"}) { title } }';
  const headers = { 'x-hasura-role': 'clerk' };
  expect(await asked(query, { headers })).toMatchObject({ data: { find_books: [{}, {}, {}] } });
  const env = { HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS: 'false' };
  expect(await asked(query, { headers, env })).toEqual(
    refused(
      'validation-failed',
      '$.selectionSet.find_books',
      "field 'find_books' not found in type: 'query_root'",
    ),
  );
  const extra: Asked['extra'] = ({ functions }) => {
    for (const one of functions as { function: unknown; permissions?: unknown }[])
      if (JSON.stringify(one.function).includes('find_books')) one.permissions = [{ role: 'clerk' }];
  };
  expect(await asked(query, { headers, env, extra })).toMatchObject({ data: { find_books: [{}, {}, {}] } });
});

test('descriptions come from database comments or from the metadata', async () => {
  const query =
    '{ people: __type(name: "people") { description fields { name description } } book: __type(name: "Book") { description fields { name description } } }';
  const { data } = (await asked(query)) as {
    data: Record<string, { description: string; fields: { name: string; description: string | null }[] }>;
  };
  const descriptionOf = (type: string, field: string) =>
    data[type]?.fields.find(({ name }) => name === field)?.description;
  expect(data.people?.description).toBe('People who write or buy');
  expect(data.book?.description).toBe('columns and relationships of "books"');
  expect(descriptionOf('people', 'royalty')).toBe('Per cent of the price');
  expect(descriptionOf('people', 'greeting')).toBe('How to address them');
  expect(descriptionOf('book', 'title')).toBe('As on the cover');
  expect(descriptionOf('book', 'price')).toBeNull();
});

test('types and fields without their own description have the one that Hasura gives them', async () => {
  const query = `{
    row: __type(name: "Book") { fields { name description args { name description } } }
    filter: __type(name: "Book_bool_exp") { description }
    compare: __type(name: "String_comparison_exp") { description inputFields { name description } }
    order: __type(name: "order_by") { description enumValues { name description } }
    keys: __type(name: "Book_constraint") { description enumValues { name description } }
    write: __type(name: "mutation_root") { fields { name args { name description } } }
  }`;
  const { data } = (await asked(query)) as { data: Record<string, unknown> };
  expect(data).toMatchObject({
    row: {
      fields: expect.arrayContaining([
        { name: 'author', description: 'An object relationship', args: [] },
        { name: 'stock', description: 'An object relationship', args: [] },
      ]),
    },
    filter: {
      description:
        'Boolean expression to filter rows from the table "books". All fields are combined with a logical \'AND\'.',
    },
    compare: {
      description:
        'Boolean expression to compare columns of type "String". All fields are combined with logical \'AND\'.',
      inputFields: expect.arrayContaining([
        { name: '_like', description: 'does the column match the given pattern' },
        { name: '_eq', description: null },
      ]),
    },
    order: {
      description: 'column ordering options',
      enumValues: expect.arrayContaining([{ name: 'asc', description: 'in ascending order, nulls last' }]),
    },
    keys: {
      description: 'unique or primary key constraints on table "books"',
      enumValues: expect.arrayContaining([
        { name: 'books_Title_key', description: 'unique or primary key constraint on columns "title"' },
      ]),
    },
    write: {
      fields: expect.arrayContaining([
        {
          name: 'delete_people',
          args: [{ name: 'where', description: 'filter the rows which have to be deleted' }],
        },
      ]),
    },
  });
});

test('introspection can be disabled for a role', async () => {
  const extra: Asked['extra'] = (_source, whole) => {
    whole.graphql_schema_introspection = { disabled_for_roles: ['clerk'] };
  };
  const query = '{ __schema { queryType { name } } }';
  const headers = { 'x-hasura-role': 'clerk' };
  expect(await asked(query, { extra, headers })).toEqual(
    refused('not-supported', '$', 'introspection is disabled for role: "clerk"'),
  );
  expect(await asked(query, { extra })).toMatchObject({ data: {} });
});

test('a writing function is a query if the metadata exposes it as one', async () => {
  const extra: Asked['extra'] = ({ functions }) => {
    for (const one of functions as { function: unknown; configuration?: Record<string, unknown> }[])
      if (JSON.stringify(one.function).includes('reduce_prices'))
        one.configuration = { ...one.configuration, exposed_as: 'query' };
  };
  const query = '{ reducePrices(args: {part: "0"}) { title } }';
  expect(await asked(query)).toMatchObject({ errors: [{}] });
  expect(await asked(query, { extra })).toMatchObject({ data: { reducePrices: [{}, {}] } });
});

test('backend-only permissions require the header that requests them', async () => {
  const query = 'mutation { insert_people(objects: []) { affected_rows } }';
  const wanting = (wanted: string) =>
    asked(query, { headers: { 'x-hasura-role': 'till', 'x-hasura-use-backend-only-permissions': wanted } });
  expect(await wanting('yes')).toEqual({ data: { insert_people: { affected_rows: 0 } } });
  expect(await wanting('no')).toEqual(refused('validation-failed', '$', 'no mutations exist'));
  expect(await wanting('maybe')).toEqual(
    refused(
      'bad-request',
      '$',
      'x-hasura-use-backend-only-permissions:  Not a valid boolean text. True values are ["true","t","yes","y"] and  False values are ["false","f","no","n"]. All values are case insensitive',
    ),
  );
});

test('a persisted query is refused', async () => {
  expect(await asked({ query: '{ stock { amount } }', extensions: { persistedQuery: {} } })).toEqual(
    refused('not-supported', '$', 'Automatic Persisted Queries is not enabled'),
  );
});
