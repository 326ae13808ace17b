import { register } from '@operatory/domain';
import { csvHeader, csvLine } from '@operatory/resource';
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { cellsOf, planExport } from '../../src/import-export/csv-export.ts';
import { type Person, send } from '../support/person.ts';
import { readQuery } from '../support/read-query.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';

/**
 * An exported file must equal the response's rows formatted by the rules for cells (`csv.ts`), however it was
 * produced.
 */
let server: TestServer;
let admin: Person;
/** These are the forms in which the rows of the last file arrived. */
const given = new Set<'lines' | 'objects'>();

const odd = [
  '',
  ' ',
  '=1+1',
  '+61 412',
  '-cmd',
  '-12.50',
  '@cmd',
  '\tx',
  'a\tb',
  '\rx',
  '\n=1',
  '＝1+1',
  '－x',
  '＋',
  '＠',
  'ﬁne',
  '\\.',
  '\\N',
  'NULL',
  '"',
  '""',
  '"=1"',
  'a,b',
  'a,=b',
  'say "hi"',
  'two\nlines',
  'two\r\nlines',
  'Zoë 🦷',
  "'quoted'",
  ',',
  '",',
  '\\t',
  '; ',
  '-',
  '--1',
];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('north', 'admin');
  await server.root.query(
    `insert into tasks select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'short_id', 100000 + n,
       'name', coalesce(nullif(trim(x), ''), 'None'), 'more_info', x, 'created_at', t.created_at + n * interval '1.001 s'))).*
     from tasks t, unnest($2::text[]) with ordinality as o(x, n) where t.id = $1`,
    [north.tasks.pending, odd],
  );
  await server.root.query(
    `insert into task_comments (client_id, task_id, user_id, message)
     select client_id, id, assigned_by_user_id, x from tasks, unnest($2::text[]) x where id = $1 and x ~ '[^[:space:]]'`,
    [north.tasks.pending, odd],
  );
  const { engine } = server.context;
  const exportRows = engine.exportRows.bind(engine);
  Object.assign(engine, {
    exportRows: ((prepared, variables, session, cells, take, asking) => {
      const heard = (how: 'lines' | 'objects') => (rows: readonly Buffer[]) => {
        given.add(how);
        return take[how](rows);
      };
      return exportRows(
        prepared,
        variables,
        session,
        cells,
        { lines: heard('lines'), objects: heard('objects') },
        asking,
      );
    }) satisfies typeof exportRows,
  });
});

async function same(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  zone?: string,
): Promise<string> {
  given.clear();
  const plan = planExport(readQuery(query), register, undefined, zone);
  const data = await admin.must<Record<string, unknown[]>>(query, variables);
  const { status, text } = await send(
    admin.port,
    admin.host,
    'POST',
    '/api/v1/utils/export-file',
    JSON.stringify({ query, variables, zone }),
    { authorization: `Bearer ${admin.token}` },
  );
  expect(status, text).toBe(200);
  const header = csvHeader(plan.columns.map(({ heading }) => heading));
  expect(text).toBe(header + (data[plan.root] ?? []).map((row) => csvLine(cellsOf(plan, row))).join(''));
  return text;
}

const isValue = ({ type }: GraphQLField<unknown, unknown>) => !isObjectType(getNamedType(type));
const isJson = ({ type }: GraphQLField<unknown, unknown>) => String(getNamedType(type)).startsWith('json');
const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());

/**
 * @returns A query for the values of a list, and for up to four values of each related row or nested list.
 */
function everything(
  list: string,
  wants: (field: GraphQLField<unknown, unknown>) => boolean,
): string | undefined {
  const schema = server.context.engine.schemaFor('client_admin');
  const type = getNamedType(schema.getQueryType()?.getFields()[list]?.type);
  if (!isObjectType(type)) return undefined;
  const parts = fieldsOf(type).flatMap((field): string[] => {
    if (isValue(field)) return wants(field) ? [field.name] : [];
    const inner = getNamedType(field.type);
    if (!isObjectType(inner) || field.name.endsWith('_aggregate')) return [];
    const values = fieldsOf(inner).filter((one) => isValue(one) && wants(one));
    const isList = isListType(getNullableType(field.type));
    const ordered = isList && inner.getFields().id ? '(order_by: {id: asc})' : '';
    const shown = values.slice(0, 4).map(({ name }) => name);
    return shown.length > 0 ? [`${field.name}${ordered} { ${shown.join(' ')} }`] : [];
  });
  if (parts.length === 0) return undefined;
  const key = type.getFields().id ? '(order_by: {id: asc})' : '';
  return `{ ${list}${key} { ${parts.slice(0, 60).join(' ')} } }`;
}

test('the export of any table through COPY has the same bytes as the response formatted by the rules', async () => {
  let copied = 0;
  for (const { table } of register) {
    const query = everything(table, (field) => !isJson(field));
    if (!query) continue;
    await same(query);
    if (given.has('lines')) copied += 1;
  }
  expect(copied).toBeGreaterThan(15);
  expect(await same('{ tasks(order_by: {short_id: asc}) { more_info } }')).toContain("'=1+1");
  expect(given).toEqual(new Set(['lines']));
});

test('with a zone, choices are exported as labels and instants in the wall time of the zone', async () => {
  const one = `tasks(where: {id: {_eq: "${north.tasks.pending}"}})`;
  const query = `{ ${one} { status created_at finished_at clinic { zone status } named: status } }`;
  const madeAt = (instant: string) =>
    server.root.query('update tasks set created_at = $2 where id = $1', [north.tasks.pending, instant]);
  const row = (at: string) => expect.stringMatching(`\\r\\nPending,${at},,[^,]*,Active,PENDING\\r\\n$`);
  // The clocks change from 2:00 to 3:00.
  await madeAt('2026-10-03T15:59:59.9Z');
  expect(await same(query, {}, 'Australia/Sydney')).toEqual(row('2026-10-04 01:59'));
  await madeAt('2026-10-03T16:00:00Z');
  expect(await same(query, {}, 'Australia/Sydney')).toEqual(row('2026-10-04 03:00'));
  expect(given).toEqual(new Set(['lines']));
  await same(`{ ${one} { status created_at attachments } }`, {}, 'Australia/Perth');
  expect(given).toEqual(new Set(['objects']));
  for (const { table } of register) {
    const all = everything(table, (field) => !isJson(field));
    if (all) await same(all, {}, 'Australia/Adelaide');
  }
  for (const zone of ['+10:00', 'Nowhere/Else', "x'; drop table tasks; --"]) {
    const { status } = await send(
      admin.port,
      admin.host,
      'POST',
      '/api/v1/utils/export-file',
      JSON.stringify({ query, zone }),
      { authorization: `Bearer ${admin.token}` },
    );
    expect(status).toBe(400);
  }
});

test('exports that COPY cannot handle have the same bytes: json and encrypted columns, aggregates', async () => {
  for (const query of [
    '{ tasks(order_by: {id: asc}) { name attachments } }',
    '{ users(order_by: {id: asc}) { display_name address } }',
    '{ tasks(order_by: {id: asc}) { name task_comments_aggregate { aggregate { count } } } }',
  ]) {
    await same(query);
    expect(given).toEqual(new Set(['objects']));
  }
});

test('filters with quotes, wildcards, dates, empty lists and relationships select the same rows through COPY', async () => {
  const filters: Record<string, unknown>[] = [
    { more_info: { _in: odd } },
    { more_info: { _eq: "'); drop table tasks; --" } },
    {
      _or: [
        { more_info: { _eq: '\\' } },
        { more_info: { _ilike: '%\\_%' } },
        { status: { _in: ['PENDING', 'FINISHED'] } },
      ],
    },
    {
      deadline_date: { _gte: '2020-01-01' },
      created_at: { _lt: '2040-01-01T00:00:00+11:00' },
      short_id: { _gt: 5 },
    },
    { status: { _in: [] } },
    { assigned_to_user: { display_name: { _is_null: false } } },
  ];
  const query =
    'query ($where: tasks_bool_exp!, $limit: Int, $offset: Int) { tasks(where: $where, order_by: {short_id: desc}, limit: $limit, offset: $offset) { short_id more_info assigned_to_user { display_name } } }';
  for (const where of filters) {
    await same(query, { where, limit: 20, offset: 1 });
    await same(query, { where, limit: null });
    expect(given).not.toContain('objects');
  }
});

test('an export follows directives, and contains aliases and type names in the requested order', async () => {
  await same(
    'query ($no: Boolean!) { list: tasks(order_by: {id: asc}) { __typename name @include(if: $no) at: created_at clinic { __typename called: name } clinic { id } } }',
    { no: false },
  );
  await same(
    '{ tasks(distinct_on: status, order_by: [{status: asc}, {id: asc}]) { status task_comments(order_by: {id: asc}, limit: 3) { message user { display_name } } } }',
  );
});
