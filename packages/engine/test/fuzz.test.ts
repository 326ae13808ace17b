import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionOf } from './fixture.ts';
import { startWorld, type World } from './world.ts';

// Every request gets data or an error that says why, and never another tenant's rows or an internal error.
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const hostile = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    "'; drop table tasks; --",
    'X-Hasura-Client-Id',
    '{',
    '}',
    '\\',
    '%',
    '[',
    '(',
    'infinity',
    'NaN',
    '\0',
    '\uD800',
    '99999999999999999999',
    '__proto__',
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }),
  fc.dictionary(
    fc.constantFrom('_eq', '_and', '_or', '__proto__', 'constructor', 'a'),
    fc.string({ maxLength: 3 }),
    { maxKeys: 2 },
  ),
);
const column = fc.constantFrom(
  'id',
  'title',
  'priority',
  'points',
  'cost',
  'due',
  'labels',
  'extra',
  'version',
  'comments',
  'assigned_to_user',
  'client_id',
  'constructor',
);
const operator = fc.constantFrom(
  '_eq',
  '_neq',
  '_gt',
  '_in',
  '_nin',
  '_like',
  '_regex',
  '_similar',
  '_contains',
  '_has_key',
  '_is_null',
  '_and',
  'body',
);

const queries = [
  'query ($where: tasks_bool_exp) { tasks(where: $where) { title } }',
  'query ($where: tasks_bool_exp) { tasks_aggregate(where: $where) { aggregate { count } nodes { title } } }',
  'mutation ($where: tasks_bool_exp!) { update_tasks(where: $where, _inc: {points: 0}) { returning { title } } }',
];

test('no generated filter reaches the rows of another tenant or makes the engine throw', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...queries),
      column,
      operator,
      hostile,
      async (query, key, compare, operand) => {
        const answer = await world.ask(query, sessionOf(), { where: { [key]: { [compare]: operand } } });
        expect(JSON.stringify('data' in answer ? answer.data : {})).not.toContain('Foreign');
      },
    ),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 400) },
  );
});
