import { buildSchema, type FieldNode, Kind } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEngine, type EngineError, type EngineOptions } from '../src/index.ts';
import { catalog, ids, permissions, sessionOf } from './fixture.ts';
import { ask, startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.reset());

/** Another engine on the same database. */
const engineWith = (options: Partial<EngineOptions>) =>
  createEngine({ catalog, permissions, now: 'now', pools: { tenant: world.pool }, ...options });

const codeOf = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: EngineError) => error.code,
  );

describe('query plans', () => {
  const query = 'query ($where: tasks_bool_exp) { tasks(where: $where) { title } }';

  test('have one statement for lists of any length, and another statement for another operator', async () => {
    world.statements.length = 0;
    await world.ask(query, sessionOf(), { where: { title: { _in: ['Clean'] } } });
    await world.ask(query, sessionOf({ client: ids.b }), {
      where: { title: { _in: ['Clean', 'Call', 'Order'] } },
    });
    await world.ask(query, sessionOf(), { where: { title: { _eq: 'Clean' } } });
    expect(new Set(world.statements).size).toBe(2);
  });

  test('an order_by object in a variable sorts by its columns in the order in which they are written', async () => {
    const ordered = 'query ($by: [tasks_order_by!]) { tasks(order_by: $by) { title points } }';
    for (const by of [
      { title: 'desc', points: 'asc' },
      { points: 'asc', title: 'desc' },
    ]) {
      const list = Object.entries(by).map(([column, direction]) => ({ [column]: direction }));
      expect(await world.ask(ordered, sessionOf(), { by })).toEqual(
        await world.ask(ordered, sessionOf(), { by: list }),
      );
    }
  });

  test('two requests with the same plan use their own values', async () => {
    const titles = async (title: string) =>
      (await world.ask(query, sessionOf(), { where: { title: { _eq: title } } })) as {
        data: { tasks: unknown[] };
      };
    expect((await titles('Clean')).data.tasks).toEqual([{ title: 'Clean' }]);
    expect((await titles('Call')).data.tasks).toEqual([{ title: 'Call' }]);
    const literal = 'query ($k: Int) { tasks(where: {extra: {_contains: {k: $k}}}) { title } }';
    expect(await world.ask(literal, sessionOf(), { k: 1 })).toEqual({
      data: { tasks: [{ title: 'Clean' }] },
    });
    expect(await world.ask(literal, sessionOf(), { k: 2 })).toEqual({
      data: { tasks: [{ title: 'Train' }] },
    });
  });

  test('a plan is not reused for a session with other permissions', async () => {
    const names = '{ users(order_by: {name: asc}) { name } }';
    const few = sessionOf({ role: 'staff' });
    const many = sessionOf({ role: 'staff', grants: [] });
    for (let round = 0; round < 2; round++) {
      expect(await world.ask(names, few)).toEqual({ data: { users: [{ name: 'Ann' }, { name: 'Bob' }] } });
      expect(await world.ask(names, many)).toEqual({
        data: { users: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cat' }] },
      });
    }
  });

  test('directives with a variable are applied separately to each request of the same query', async () => {
    const skipping =
      'query ($no: Boolean!) { tasks(limit: 1) { id @skip(if: $no) __typename } countries @skip(if: $no) { code } }';
    for (const no of [true, false, true]) {
      const { data } = (await world.ask(skipping, sessionOf(), { no })) as {
        data: { tasks: object[]; countries?: unknown };
      };
      expect(Object.keys(data.tasks[0] ?? {}).length).toBe(no ? 1 : 2);
      expect(data.countries === undefined).toBe(no);
    }
  });

  test('a session without a tenant is refused', async () => {
    const session = { ...sessionOf(), variables: {} };
    expect(await world.ask('{ tasks { title } }', session)).toMatchObject({
      errors: [{ extensions: { code: 'not-found' } }],
    });
  });

  test('a plan that spans tenants requires the platform pool', async () => {
    const engine = engineWith({});
    expect(await ask(engine, '{ tasks { title } }', sessionOf({ role: 'support' }))).toMatchObject({
      errors: [{ extensions: { code: 'unavailable' } }],
    });
  });

  test('a request with a nonexistent role is refused', async () => {
    expect(await world.ask('{ tasks { title } }', sessionOf({ role: '__proto__' }))).toMatchObject({
      errors: [{ extensions: { code: 'access-denied' } }],
    });
  });
});

describe('values', () => {
  test('of numeric and bigint columns are returned as strings if so configured', async () => {
    const engine = engineWith({ stringifyNumeric: true });
    const query =
      '{ tasks(where: {title: {_eq: "Clean"}}) { cost version points } tasks_aggregate { aggregate { sum { cost points } max { version } } } }';
    expect(await ask(engine, query, sessionOf())).toEqual({
      data: {
        tasks: [{ cost: '10.50', version: '9007199254740993', points: 3 }],
        tasks_aggregate: {
          aggregate: { sum: { cost: '19.50', points: 11 }, max: { version: '9007199254740993' } },
        },
      },
    });
  });

  test('of a numeric column are stored with all digits', async () => {
    const insert =
      'mutation ($cost: numeric) { insert_tasks_one(object: {title: "n", clinic_id: "' +
      ids.north +
      '", cost: $cost}) { id } }';
    await world.ask(insert, sessionOf(), { cost: '12345678901234567890.123456789' });
    const { rows } = await world.owner.query("select cost::text from tasks where title = 'n'");
    expect(rows).toEqual([{ cost: '12345678901234567890.123456789' }]);
  });

  test.each([
    "'; drop table tasks; --",
    '$1',
    '\\',
    '"',
    "E'\\''",
    '{a,b}',
    'a,b',
    'NULL',
    '\u{1F600}',
    "x' or 1=1 --",
  ])('such as %s are stored and found unchanged', async (title) => {
    const query =
      'mutation ($t: String!, $l: [String!]) { insert_tasks_one(object: {title: $t, labels: $l, clinic_id: "' +
      ids.north +
      '"}) { title labels } }';
    expect(await world.ask(query, sessionOf(), { t: title, l: [title, 'z'] })).toEqual({
      data: { insert_tasks_one: { title, labels: [title, 'z'] } },
    });
    const found = await world.ask(
      'query ($t: [String!]) { tasks(where: {title: {_in: $t}}) { title } }',
      sessionOf(),
      { t: [title] },
    );
    expect(found).toEqual({ data: { tasks: [{ title }] } });
  });

  test('that contain NUL are refused', async () => {
    expect(
      await world.ask('query ($t: String) { tasks(where: {title: {_eq: $t}}) { id } }', sessionOf(), {
        t: 'a\0b',
      }),
    ).toMatchObject({ errors: [{ extensions: { code: 'data-exception' } }] });
  });
});

describe('limits', () => {
  const session = sessionOf();
  const nested = (levels: number): string =>
    levels === 0 ? 'id' : `comments { task { ${nested(levels - 1)} } }`;

  test('apply to depth, tokens, root fields and tables', async () => {
    expect(await world.ask(`{ tasks { ${nested(8)} } }`, session)).toMatchObject({
      errors: [{ extensions: { code: 'limit-exceeded' } }],
    });
    expect(await world.ask(`{ tasks { ${'id '.repeat(8000)} } }`, session)).toMatchObject({
      errors: [{ extensions: { code: 'limit-exceeded' } }],
    });
    const roots = Array.from({ length: 51 }, (_, index) => `r${index}: tasks { id }`).join(' ');
    expect(await world.ask(`{ ${roots} }`, session)).toMatchObject({
      errors: [{ extensions: { code: 'limit-exceeded' } }],
    });
    const fragments = Array.from(
      { length: 4 },
      (_, index) =>
        `fragment f${index} on tasks { ${['a', 'b', 'c', 'd', 'e', 'f'].map((alias) => `${alias}: comments { task { ...f${index + 1} } }`).join(' ')} }`,
    );
    const bomb = `{ tasks { ...f0 } } ${fragments.join(' ')} fragment f4 on tasks { id }`;
    expect(await world.ask(bomb, session)).toMatchObject({
      errors: [{ extensions: { code: 'limit-exceeded' } }],
    });
  });

  test('a fragment that contains itself is refused', async () => {
    expect(
      await world.ask('{ tasks { ...f } } fragment f on tasks { comments { task { ...f } } }', session),
    ).toMatchObject({ errors: [{ extensions: { code: 'validation-failed' } }] });
  });

  test('variables that are nested too deeply are refused', async () => {
    let where: unknown = {};
    for (let level = 0; level < 10_000; level++) where = { _not: where };
    expect(
      await world.ask('query ($where: tasks_bool_exp) { tasks(where: $where) { id } }', session, { where }),
    ).toMatchObject({ errors: [{ extensions: { code: 'limit-exceeded' } }] });
  });

  test('a list with too many rows is an error, unless `limit` shortens it', async () => {
    const engine = engineWith({ limits: { rows: 3 } });
    expect(await ask(engine, '{ tasks { id } }', session)).toMatchObject({
      errors: [
        {
          message: 'more than 3 rows: ask for fewer by limit or where',
          extensions: { code: 'limit-exceeded' },
        },
      ],
    });
    expect(await ask(engine, '{ tasks(limit: 3) { id } }', session)).toMatchObject({
      data: { tasks: [{}, {}, {}] },
    });
    expect(await ask(engine, '{ tasks_aggregate { aggregate { count } } }', session)).toEqual({
      data: { tasks_aggregate: { aggregate: { count: 4 } } },
    });
  });
});

describe('a host schema', () => {
  const base = buildSchema(`
    type Query { me: Me! }
    type Me { name: String! user: users }
    type users { stub: String }
    type tasks { stub: String }
    type Mutation { rename_task(id: String!, title: String!): tasks }
  `);
  const extended = () => {
    const engine = engineWith({});
    engine.extend(base);
    return engine;
  };

  test('has its own root fields beside those of the tables, and uses the engine’s types for tables', () => {
    const schema = extended().schemaFor('staff');
    expect(schema.getType('tasks')?.toString()).toBe('tasks');
    expect(schema.getQueryType()?.getFields().me).toBeDefined();
    const answer = schema.getMutationType()?.getFields().rename_task?.type;
    expect(answer && 'getFields' in answer ? Object.keys(answer.getFields()) : []).toContain('title');
  });

  test('engines with the same rules share the schemas of roles, and others have their own', () => {
    const others: Partial<EngineOptions>[] = [
      { permissions: { ...permissions } },
      { hidden: { streams: true } },
      { hasuraRules: true },
    ];
    const schema = extended().schemaFor('staff');
    expect(extended().schemaFor('staff')).toBe(schema);
    for (const other of others) {
      const engine = engineWith(other);
      engine.extend(base);
      expect(engine.schemaFor('staff')).not.toBe(schema);
    }
    const offering = extended();
    offering.extend(base, () => () => false);
    expect(offering.schemaFor('staff').getQueryType()?.getFields().me).toBeUndefined();
  });

  test('the plan of an operation says whether its roots are tables, the host’s or both, and a mutation cannot have both', () => {
    const engine = extended();
    const kind = (query: string) => engine.plan({ query }, sessionOf()).kind;
    expect([
      kind('{ tasks { id } }'),
      kind('{ me { name } }'),
      kind('{ tasks { id } me { name } }'),
      kind('{ __schema { types { name } } }'),
    ]).toEqual(['table', 'host', 'mixed', 'host']);
    expect(() =>
      kind('mutation { rename_task(id: "x", title: "y") { id } delete_tasks(where: {}) { affected_rows } }'),
    ).toThrow('not both');
  });

  test('the engine reads the row that a command returns with the permissions of the session', async () => {
    const engine = extended();
    const query =
      'mutation { rename_task(id: "x", title: "y") { ...t assigned_to_user { name } } } fragment t on tasks { title }';
    const read = async (session = sessionOf(), id = ids.task(1)) => {
      const prepared = engine.plan({ query }, session);
      const field = prepared.definition.selectionSet.selections.find(
        (one): one is FieldNode => one.kind === Kind.FIELD,
      );
      if (!field) throw new Error('no field');
      return String(await engine.readByPk('tasks', id, field, prepared, {}, session));
    };
    expect(JSON.parse(await read())).toEqual({ title: 'Clean', assigned_to_user: { name: 'Ann' } });
    expect(await read(sessionOf({ client: ids.b }))).toBe('null');
    expect(await read(sessionOf(), ids.task(99))).toBe('null');
  });

  test('an operation gives the same bytes whether it is executed as a whole or root by root', async () => {
    const queries = [
      '{ a: tasks(order_by: {title: asc}) { title extra labels } b: tasks_by_pk(id: "' +
        ids.task(99) +
        '") { id } c: users_aggregate { aggregate { count } } __typename }',
    ];
    for (const query of queries) {
      const session = sessionOf();
      const prepared = world.engine.plan({ query }, session);
      const whole = String(await world.engine.execute(prepared, {}, session));
      const parts = await world.engine.executeRoots(
        prepared,
        prepared.roots.map(({ key }) => key),
        {},
        session,
      );
      expect(`{${[...parts].map(([key, text]) => `"${key}":${text}`).join(',')}}`).toBe(whole);
    }
  });
});

describe('subscriptions', () => {
  const query =
    'subscription ($min: Int!) { tasks(where: {points: {_gte: $min}}, order_by: {title: asc}) { title comments { body } } }';

  test('one statement gives several subscribers the same answers as separate queries would', async () => {
    const sessions = [ids.ann, ids.bob, ids.ann].map((user) => sessionOf({ role: 'staff', user }));
    const plans = sessions.map((session, index) =>
      world.engine.livePlan({ query, variables: { min: index * 2 } }, session),
    );
    expect(new Set(plans.map(({ cohortKey }) => cohortKey)).size).toBe(1);
    const [first] = plans;
    if (!first) throw new Error('no plan');
    expect(first.tenant).toBe(ids.a);
    expect([...first.tables].sort()).toEqual(['comments', 'tasks']);
    const arrays = first.variables.map(
      (_, index) => `{${plans.map(({ variables }) => JSON.stringify(variables[index])).join()}}`,
    );
    const { rows } = await first.run({
      ...first.statement,
      values: [`{${plans.map((_, index) => index).join()}}`, ...arrays],
    });
    const answers = new Map(rows.map(([number, json]) => [Number(String(number)), String(json)]));
    for (const [index, session] of sessions.entries()) {
      const single = world.engine.plan({ query: query.replace('subscription', 'query') }, session);
      expect(answers.get(index)).toBe(
        String(await world.engine.execute(single, { min: index * 2 }, session)),
      );
    }
  });

  test('a subscription has one root unless a directive allows more', async () => {
    const plan = (text: string) =>
      Promise.resolve().then(() => world.engine.plan({ query: text }, sessionOf()));
    expect(await codeOf(plan('subscription { tasks { id } users { id } }'))).toBe('validation-failed');
    expect(await codeOf(plan('subscription @_multiple_top_level_fields { tasks { id } users { id } }'))).toBe(
      'none',
    );
  });

  test('PostgreSQL uses one generic plan of the statement, not a new plan at every change', async () => {
    const plan = world.engine.livePlan({ query, variables: { min: 1 } }, sessionOf({ role: 'staff' }));
    const values = ['{0}', ...plan.variables.map((value) => `{${JSON.stringify(value)}}`)];
    for (let run = 0; run < 12; run++) await plan.run({ ...plan.statement, values });
    const replanned = 'select custom_plans::text from pg_prepared_statements where statement = $1';
    const { rows } = await world.pool.query({ text: replanned, values: [plan.statement.text] }, {});
    expect(rows.map((row) => row.map(String))).toEqual([['0']]);
  });

  test('a subscription that selects nothing is refused', () => {
    const left = 'subscription ($is: Boolean!) { tasks @include(if: $is) { id } }';
    expect(() => world.engine.livePlan({ query: left, variables: { is: false } }, sessionOf())).toThrow(
      'empty selset for subscription',
    );
  });

  test('sessions share a statement only in one tenant and with the same rights on its tables', () => {
    const key = (session = sessionOf()) => {
      const plan = world.engine.livePlan(
        { query: 'subscription { levels { name } users { name } }'.replace(' users { name }', '') },
        session,
      );
      return `${plan.cohortKey} ${plan.tenant}`;
    };
    expect(key()).not.toBe(key(sessionOf({ client: ids.b })));
    const names = (grants: string[]) =>
      world.engine.livePlan(
        { query: 'subscription { users { name } }' },
        sessionOf({ role: 'staff', grants }),
      ).cohortKey;
    expect(names(['users:VIEW'])).not.toBe(names([]));
    expect(names(['users:VIEW'])).toBe(names(['users:VIEW', 'tasks:ADD']));
  });
});
