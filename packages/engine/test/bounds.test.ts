import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine, defaultLimits, type Limits } from '../src/index.ts';
import { Planner } from '../src/run/planner.ts';
import { Pool } from '../src/run/pool.ts';
import { catalog, permissions, sessionOf } from './fixture.ts';
import { answerText, startWorld, type World } from './world.ts';

// These tests cover the limits of documents, responses and caches.
let world: World;
let narrow: World;
const limits: Partial<Limits> = {
  ...{ tokens: 60, depth: 3, rootFields: 2, rows: 3, list: 5, nodes: 6, conditions: 8 },
};
beforeAll(async () => {
  [world, narrow] = await Promise.all([startWorld(), startWorld({ limits })]);
});
afterAll(() => Promise.all([world.stop(), narrow.stop()]));

describe('the limits of a request', () => {
  const asked: readonly (readonly [string, string, Record<string, unknown>?])[] = [
    [
      `{ tasks(where: {_or: [${'{title: {_eq: "a"}} '.repeat(9)}]}) { id } }`,
      '$.query: the document has more than 60 tokens',
    ],
    ['{ tasks { comments { task { id } } } }', '$.selectionSet: the query is deeper than 3 levels'],
    ['{ a: levels { id } b: levels { id } c: levels { id } }', '$.selectionSet: more than 2 root fields'],
    ['{ tasks { id } }', '$: more than 3 rows: ask for fewer by limit or where'],
    [
      '{ tasks { a: comments { id } b: comments { id } c: comments { id } d: comments { id } e: comments { id } f: comments { id } } }',
      '$.selectionSet: the operation reads tables more than 6 times',
    ],
    [
      'query ($w: tasks_bool_exp!) { tasks(where: $w) { id } }',
      '$.variableValues.w: the operation has more than 8 conditions',
      { w: { _or: Array.from({ length: 9_000 }, () => ({ title: { _eq: 'a' } })) } },
    ],
    [
      'query ($p: String!) { tasks(where: {title: {_regex: $p}}) { id } }',
      '$.selectionSet.tasks.args.where.title._regex: the pattern has bounds within bounds',
      { p: '((((.{1,200}){1,200}){1,20}))Q' },
    ],
    [
      '{ tasks(where: {title: {_nsimilar: "(a{2}|b){3}"}}) { id } }',
      '$.selectionSet.tasks.args.where.title._nsimilar: the pattern has bounds within bounds',
    ],
    [
      'query ($l: [Int!]) { tasks(where: {points: {_in: $l}}) { id } }',
      '$.selectionSet.tasks.args.where.points._in: a list of more than 5 values',
      { l: [1, 2, 3, 4, 5, 6] },
    ],
    [
      'mutation ($o: [comments_insert_input!]!) { insert_comments(objects: $o) { affected_rows } }',
      '$.selectionSet.insert_comments.args.objects: a list of more than 5 values',
      { o: Array.from({ length: 6 }, () => ({ body: 'x' })) },
    ],
    [
      // Rows without columns, or with different ones, are inserted one by one.
      'mutation ($o: [comments_insert_input!]!) { insert_comments(objects: $o) { affected_rows } }',
      '$.selectionSet.insert_comments.args.objects: a list of more than 5 values',
      { o: Array.from({ length: 6 }, () => ({})) },
    ],
    [
      'query ($w: tasks_bool_exp) { tasks(where: $w) { id } }',
      '$.variables: variables are deeper than 64 levels',
      { w: Array.from({ length: 70 }).reduce((inner) => ({ _not: inner }), {}) as object },
    ],
  ];
  test.each(asked)('are named in one line if exceeded: %s', async (...one) => {
    const [query, message, variables] = one as readonly unknown[] as (typeof asked)[number];
    const text = await answerText({ engine: narrow.engine, query, session: sessionOf(), variables });
    const { errors } = JSON.parse(text) as {
      errors: { message: string; extensions: { code: string; path: string } }[];
    };
    const [error] = errors;
    expect(`${error?.extensions.path}: ${error?.message}`).toBe(message);
    expect(error?.extensions.code).toBe('limit-exceeded');
  });

  test('allow a request that is within them', async () => {
    const query =
      '{ tasks(limit: 3) { title comments { body } } countries_aggregate { aggregate { count } } }';
    const text = await answerText({ engine: narrow.engine, query, session: sessionOf() });
    expect(text).toContain('"data"');
  });
});

describe('caches and connections', () => {
  test('limit operations and their plans, evicting the least recently used first', () => {
    const options = { stringifyNumeric: false, now: 'now', hasuraRules: false, hidden: {} };
    const planner = new Planner(
      { catalog, permissions, limits: defaultLimits, ...options },
      { operations: 10, plans: 20 },
    );
    const plan = (query: string, variables: Record<string, unknown> = {}) => {
      const prepared = planner.prepare({ query }, sessionOf());
      return planner.compile(prepared, prepared.coerce(variables), sessionOf());
    };
    const first = plan('{ tasks { a0: id } }');
    for (let n = 1; n < 50; n++) {
      plan(`{ tasks { a${n}: id } }`);
      expect(plan('{ tasks { a0: id } }')).toBe(first);
    }
    expect(planner.figures).toEqual({ operations: 10, plans: 20 });
    const byShape = 'query ($w: tasks_bool_exp) { tasks(where: $w) { id } }';
    for (let n = 0; n < 100; n++) plan(byShape, { w: { _or: Array.from({ length: n }, () => ({})) } });
    expect(planner.figures).toEqual({ operations: 10, plans: 20 });
    expect(plan('{ tasks { a0: id } }')).not.toBe(first);
  });

  test('do not store a very long query', () => {
    const options = { stringifyNumeric: false, now: 'now', hasuraRules: false, hidden: {} };
    const planner = new Planner({ catalog, permissions, limits: defaultLimits, ...options });
    const query = `{ tasks { id } } ${' '.repeat(30_000)}`;
    const prepared = planner.prepare({ query }, sessionOf());
    planner.compile(prepared, {}, sessionOf());
    expect(planner.figures).toEqual({ operations: 0, plans: 0 });
  });

  test('limit the prepared statements of a connection, and evicted ones still work', async () => {
    const pool = new Pool({ connectionString: world.url, size: 1, waitMs: 60_000 });
    const ask = (n: number) => pool.query({ name: `n${n}`, text: `select ${n}`, values: [] }, {});
    for (let n = 0; n < 700; n++) await ask(n);
    const { rows } = await pool.query(
      { text: 'select count(*) from pg_prepared_statements', values: [] },
      {},
    );
    expect(Number(rows[0]?.[0])).toBeLessThanOrEqual(500);
    expect(Number(rows[0]?.[0])).toBeGreaterThan(400);
    expect(String((await ask(0)).rows[0]?.[0])).toBe('0');
    await pool.end();
  });

  test('cancel and report a statement that takes too long', async () => {
    const pool = new Pool({ connectionString: world.url, size: 1, waitMs: 60_000, statementTimeoutMs: 100 });
    const lock = world.owner;
    await lock.query('begin; lock table countries in access exclusive mode');
    const engine = createEngine({ catalog, permissions, pools: { tenant: pool }, now: 'now' });
    const asked = engine.execute(
      engine.plan({ query: '{ countries { code } }' }, sessionOf()),
      {},
      sessionOf(),
    );
    await expect(asked).rejects.toMatchObject({
      code: 'unavailable',
      message: 'the statement took too long',
    });
    await lock.query('rollback');
    await pool.end();
  });
});
