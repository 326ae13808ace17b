import { type BoolExp, columnOperators, matches, operators, type Row } from '@operatory/resource';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Catalog, createEngine, type Permissions } from '../src/index.ts';
import { catalog, ids, sessionOf } from './fixture.ts';
import { propertyRuns } from './property-runs.ts';
import { ask, startWorld, type World } from './world.ts';

/**
 * Property test: under a permission rule, PostgreSQL returns exactly the rows for which `matches` is true.
 * The rules have every operator that the browser can evaluate, compared with values, session variables and
 * other columns, through relationships, `_exists` and the logical operators. Values are spelt in all ways
 * that PostgreSQL reads or writes.
 */
let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.owner.query(`alter table tasks drop constraint tasks_title_key, drop constraint tasks_assigned_to_user_id_client_id_fkey; create extension if not exists citext;
    alter table tasks add hour time, add mail citext, add least numeric`);
});
afterAll(() => world?.stop());

const text = fc.constantFrom(
  ...['', 'a', 'A', 'ab', 'a%b', 'a_b', 'b\\c', 'éa', 'Éa', 'ΣΑΣ', 'ﬁ', '𝄞', '\uffee', "o'clock"],
  // Columns of text compare as text, even if a value looks like a number or a timestamp.
  ...['12.50', '12.5', '9', '2030-01-01T00:00:00Z', '2030-01-01T10:00:00+10:00'],
);
const numbers = fc.constantFrom<unknown>(
  ...[-1.5, 0, -0, 0.1, 2, 12.5, 1e20, '12.50', '12.5', '9', '-0.0', '1e20', '0.1'],
  ...['100000000000000000000', '100000000000000000000.000000001', '-12.50', 'NaN', 'Infinity'],
);
const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  title: text.filter((one) => one !== ''),
  points: fc.integer({ min: -2, max: 3 }),
  cost: numbers,
  least: numbers,
  version: fc.constantFrom('9007199254740992', '9007199254740993', 1, -1),
  created_at: fc.constantFrom(
    '2030-01-01T00:00:00+00:00',
    '2030-01-01T10:30:00+10:30',
    '2030-01-01T00:00:00.000001Z',
    '2029-12-31 23:59:59.999999+00',
    '9999-12-31T23:59:59.000002Z',
  ),
  hour: fc.constantFrom('09:00', '09:00:00', '09:00:00.5', '08:59:59.999999', '23:00:00', '24:00:00'),
  mail: fc.constantFrom('a', 'A', 'ab@x', 'AB@X', 'É', 'é', 'o_b'),
  priority: fc.constantFrom('LOW', 'HIGH'),
  due: fc.constantFrom('2030-01-01', '2030-02-28', '2031-12-31'),
  done: fc.boolean(),
  labels: fc.array(fc.constantFrom('a', 'b', 'c d'), { maxLength: 3 }),
  extra: fc.constantFrom({ k: 1 }, { k: 1, l: ['x'] }, ['x', 1], 'x', 3, { l: ['x', 'y'] }, {}),
  assigned_to_user_id: fc.constantFrom(ids.ann, ids.bob, ids.eve, ids.eve.toUpperCase()),
  body: text,
  stars: fc.integer({ min: -2, max: 3 }),
};
type Kind = readonly [column: string, type: string, array?: boolean];
const ofTasks: readonly Kind[] = [
  ['title', 'text'],
  ['points', 'int4'],
  ['cost', 'numeric'],
  ['least', 'numeric'],
  ['version', 'int8'],
  ['created_at', 'timestamptz'],
  ['hour', 'time'],
  ['mail', 'citext'],
  ['priority', 'priority'],
  ['due', 'date'],
  ['done', 'bool'],
  ['labels', 'text', true],
  ['extra', 'jsonb'],
  ['assigned_to_user_id', 'uuid'],
];
const ofComments: readonly Kind[] = [
  ['body', 'text'],
  ['stars', 'int4'],
];

const typesOf = (kinds: readonly Kind[]) => Object.fromEntries(kinds.map(([name, type]) => [name, type]));
const types = { ...typesOf(ofTasks), comments: typesOf(ofComments) };
const column = ([name, type]: Kind) => ({ name, type, nullable: true });
const { tasks } = catalog.tables;
if (!tasks) throw new Error('the fixture has no tasks');
const ours: Catalog = {
  ...catalog,
  tables: {
    ...catalog.tables,
    tasks: {
      ...tasks,
      columns: { ...Object.fromEntries(ofTasks.map((kind) => [kind[0], column(kind)])), ...tasks.columns },
    },
  },
};

/** The variables of the session; the engine rejects a rule with any other. */
const session = {
  'x-hasura-user-id': ids.ann,
  'x-hasura-user-ids': `{${ids.ann},${ids.bob}}`,
  'x-hasura-title': 'ab',
  'x-hasura-titles': '{a,ab}',
  'x-hasura-points': '2',
};
const variables: Readonly<Record<string, readonly [one: string, list: string]>> = {
  title: ['X-Hasura-Title', 'X-Hasura-Titles'],
  body: ['X-Hasura-Title', 'X-Hasura-Titles'],
  assigned_to_user_id: ['X-Hasura-User-Id', 'X-Hasura-User-Ids'],
};

const patterns = fc.constantFrom('a', 'É%', '%σ%', '%Σ', 'a%', '%b', '_', 'A_', '%', 'a\\%b', 'b\\\\c', '');
const expressions = fc.constantFrom('^a', 'b$', 'A', '.', '^.$', 'a\\-?b');
const keys = fc.constantFrom('k', 'l', 'x');
const operands = (name: string, column: string): fc.Arbitrary<unknown> => {
  const own = values[column] ?? text;
  const [one, list] = variables[column] ?? [];
  if (/like|similar/.test(name)) return patterns;
  if (/regex/.test(name)) return expressions;
  if (name === '_has_key') return keys;
  if (name.startsWith('_has_keys')) return fc.array(keys, { maxLength: 2 });
  if (name === '_in' || name === '_nin') {
    const several = fc.array(one ? fc.oneof(own, fc.constant(one)) : own, { maxLength: 3 });
    return list ? fc.oneof(several, fc.constant(list)) : several;
  }
  return one && /^_(eq|neq)$/.test(name) ? fc.oneof(own, fc.constant(one)) : own;
};
/** Whether an operator needs an order. The browser does not know that of jsonb or of enums. */
const isOrdering = (name: string) => /^_c?[gl]te?$/.test(name);
const unordered = new Set(['jsonb', 'priority']);
/** The operators for a column that the browser can evaluate. */
const named = ([, type, array]: Kind): readonly string[] =>
  Object.entries(operators).flatMap(([name, { fits, holds }]) =>
    holds && fits(type, array === true) && !(unordered.has(type) && isOrdering(name)) ? [name] : [],
  );

const used = new Set<string>();
const comparisons = (kind: Kind, peers: readonly Kind[], root: readonly Kind[]) => {
  const [column] = kind;
  const alike = (others: readonly Kind[]) =>
    others.filter(([, type, array]) => type === kind[1] && array === kind[2]).map(([name]) => name);
  const others = [...alike(peers), ...alike(root).map((name) => ['$', name])];
  // In Hasura's rules an array column is compared with lists only, never with another column.
  const byColumns = kind[2]
    ? []
    : Object.keys(columnOperators).filter((name) => !(unordered.has(kind[1]) && isOrdering(name)));
  return [
    ['_is_null', fc.boolean()] as const,
    ...named(kind).map((name) => [name, operands(name, column)] as const),
    ...byColumns.map((name) => [name, fc.constantFrom<unknown>(...others)] as const),
  ].map(([name, operand]) => ({
    name,
    filter: operand.map((one): BoolExp => {
      used.add(name);
      return { [column]: { [name]: one } };
    }),
  }));
};
/** Chooses the operator first, so that all are equally frequent, and then a column that has it. */
const comparison = (kinds: readonly Kind[], root: readonly Kind[]): fc.Arbitrary<BoolExp> => {
  const byName = new Map<string, fc.Arbitrary<BoolExp>[]>();
  for (const { name, filter } of kinds.flatMap((kind) => comparisons(kind, kinds, root)))
    byName.set(name, [...(byName.get(name) ?? []), filter]);
  return fc.oneof(...[...byName.values()].map((columns) => fc.oneof(...columns)));
};
const connected = (leaf: fc.Arbitrary<BoolExp>): fc.Arbitrary<BoolExp> =>
  fc.letrec<{ filter: BoolExp }>((tie) => ({
    filter: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.array(tie('filter'), { maxLength: 3 }).map((_and) => ({ _and })),
      fc.array(tie('filter'), { maxLength: 3 }).map((_or) => ({ _or })),
      tie('filter').map((_not) => ({ _not })),
    ),
  })).filter;
const onComments = fc.oneof(
  { weight: 4, arbitrary: comparison(ofComments, ofTasks) },
  { weight: 1, arbitrary: fc.constant({}) },
);
const rule = connected(
  fc.oneof(
    { weight: 6, arbitrary: comparison(ofTasks, ofTasks) },
    { weight: 2, arbitrary: onComments.map((comments) => ({ comments })) },
    { weight: 1, arbitrary: onComments.map((_where) => ({ _exists: { _table: 'comments', _where } })) },
    { weight: 1, arbitrary: fc.constant({}) },
  ),
);

const orNull = (column: string) => fc.option(values[column] ?? text, { freq: 3 });
const row = fc.record({
  title: values.title ?? text,
  points: orNull('points'),
  cost: orNull('cost'),
  least: orNull('least'),
  version: values.version ?? text,
  created_at: values.created_at ?? text,
  hour: orNull('hour'),
  mail: orNull('mail'),
  priority: values.priority ?? text,
  due: orNull('due'),
  done: fc.boolean(),
  labels: orNull('labels'),
  extra: orNull('extra'),
  assigned_to_user_id: orNull('assigned_to_user_id'),
  comments: fc.array(fc.record({ body: text, stars: values.stars ?? text }), { maxLength: 2 }),
});

async function fill(rows: readonly Row[]): Promise<void> {
  await world.owner.query('truncate tasks, comments');
  const full = rows.map((one, index) => ({
    ...one,
    id: ids.task(index),
    client_id: ids.a,
    clinic_id: ids.north,
    assigned_by_user_id: ids.ann,
  }));
  await world.owner.query(
    `insert into tasks (id, client_id, clinic_id, title, points, cost, least, version, created_at, hour, mail, priority, due, done, labels, extra, assigned_to_user_id, assigned_by_user_id)
     select id, client_id, clinic_id, title, points, cost, least, version, created_at, hour, mail, priority, due, done, labels, extra, assigned_to_user_id, assigned_by_user_id
     from jsonb_populate_recordset(null::tasks, $1::jsonb)`,
    // In a jsonb column, a JSON null is not the same as an SQL null.
    [JSON.stringify(full)],
  );
  await world.owner.query(
    `insert into comments (client_id, task_id, user_id, body, stars)
     select $2, task_id, $3, body, stars from jsonb_to_recordset($1::jsonb) as c (task_id uuid, body text, stars int4)`,
    [
      JSON.stringify(
        rows.flatMap(({ comments }, index) =>
          (comments as readonly Row[]).map((one) => ({ ...one, task_id: ids.task(index) })),
        ),
      ),
      ids.a,
      ids.ann,
    ],
  );
}

test('PostgreSQL returns under a rule exactly the rows that matches() accepts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 8 }),
      fc.array(rule, { minLength: 20, maxLength: 20 }),
      async (rows, rules) => {
        await fill(rows);
        const permissions: Permissions = Object.fromEntries(
          rules.map((filter, index) => [
            `role${index}`,
            { tasks: { select: [{ filter, columns: ['id'] }] }, comments: {} },
          ]),
        );
        const engine = createEngine({
          catalog: ours,
          permissions,
          pools: { tenant: world.pool },
          now: 'now',
        });
        const comments = rows.flatMap((one) => one.comments as readonly Row[]);
        for (const [index, filter] of rules.entries()) {
          const kept = rows.flatMap((one, at) =>
            matches(filter, one, { session, types, rows: (table) => (table === 'comments' ? comments : []) })
              ? [{ id: ids.task(at) }]
              : [],
          );
          const { variables } = sessionOf();
          const who = { ...sessionOf(), role: `role${index}`, variables: { ...variables, ...session } };
          const answer = await ask(engine, '{ tasks(order_by: {id: asc}) { id } }', who);
          expect(answer, JSON.stringify(filter)).toEqual({ data: { tasks: kept } });
        }
      },
    ),
    propertyRuns,
  );
});

test('the rules of the test above use every operator', () => {
  const meant = Object.entries(operators).flatMap(([name, { holds }]) => (holds ? [name] : []));
  expect([...used].sort()).toEqual([...meant, ...Object.keys(columnOperators), '_is_null'].sort());
});
