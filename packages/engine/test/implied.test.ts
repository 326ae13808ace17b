import type { BoolExp, SelectRule } from '@operatory/resource';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEngine, type Permissions } from '../src/index.ts';
import { catalog, sessionOf } from './fixture.ts';
import { ask, startWorld, type World } from './world.ts';

// The engine does not check again a condition that the parent row already implies, and checks all others.
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => {
  world.statements.length = 0;
});
afterAll(() => world?.stop());

const mine: BoolExp = {
  _or: [{ assigned_to_user_id: 'X-Hasura-User-Id' }, { assigned_by_user_id: 'X-Hasura-User-Id' }],
};
const all = { columns: '*', aggregates: true } as const;

async function asked(rules: Readonly<Record<string, BoolExp | SelectRule>>, query: string) {
  const permissions: Permissions = {
    some: Object.fromEntries(
      Object.entries(rules).map(([table, rule]) => [
        table,
        { select: [('columns' in rule ? rule : { ...all, filter: rule }) as SelectRule] },
      ]),
    ),
  };
  const engine = createEngine({ catalog, permissions, pools: { tenant: world.pool }, now: 'now' });
  const answer = await ask(engine, query, { ...sessionOf(), role: 'some' });
  const lookedUp = (world.statements.join().match(/exists \(select 1/g) ?? []).length;
  return { answer, lookedUp };
}
const bodies = (data: unknown) => JSON.stringify(data).match(/first|second|third|foreign/g) ?? [];

const ofTasks = '{ tasks(order_by: {title: asc}) { comments(order_by: {body: asc}) { body } } }';

test('the rule of a task is not checked again for the comments of a visible task', async () => {
  const { answer, lookedUp } = await asked({ tasks: mine, comments: { task: mine } }, ofTasks);
  expect(bodies(answer)).toEqual(['first', 'second', 'third']);
  expect(lookedUp).toBe(0);
});

test('the rule of a task is not checked again for the count or the nodes of the task’s comments', async () => {
  const query = `{ tasks(order_by: {title: asc}) { comments_aggregate { aggregate { count } nodes { body } } } }`;
  const { answer, lookedUp } = await asked({ tasks: mine, comments: { task: mine } }, query);
  expect(bodies(answer)).toHaveLength(3);
  expect(lookedUp).toBe(0);
});

test('the rule of a task is not checked again if the query has a further condition on the task', async () => {
  const query = '{ tasks(where: {points: {_gt: 4}}) { comments { body } } }';
  const { answer, lookedUp } = await asked({ tasks: mine, comments: { task: mine } }, query);
  expect(bodies(answer)).toEqual(['third']);
  expect(lookedUp).toBe(0);
});

test('the rule of a task is checked when comments are listed on their own', async () => {
  const { answer, lookedUp } = await asked(
    { tasks: mine, comments: { task: mine } },
    '{ comments(order_by: {body: asc}) { body task { title } } }',
  );
  expect(bodies(answer)).toEqual(['first', 'second', 'third']);
  expect(lookedUp).toBe(1);
});

test.each<readonly [string, BoolExp | SelectRule, BoolExp | SelectRule, readonly string[]]>([
  ['a stricter rule on the task', mine, { task: { done: true } }, ['third']],
  ['a rule on the task with one more condition', mine, { task: { _and: [mine, { points: 5 }] } }, ['third']],
  ['a condition on another table', {}, { user: { email: { _like: 'bob%' } } }, ['second', 'third']],
  [
    'the existence of any task that is done',
    {},
    { _exists: { _table: 'tasks', _where: { done: true } } },
    ['first', 'second', 'third'],
  ],
  [
    'the existence of any row of another table',
    {},
    { _exists: { _table: 'users', _where: {} } },
    ['first', 'second', 'third'],
  ],
  ['the negated rule of the task', mine, { _not: { task: mine } }, []],
  [
    'a comparison with the row to which the rule belongs',
    { id: { _ceq: ['$', 'id'] } },
    { task: { id: { _ceq: ['$', 'id'] } } },
    [],
  ],
])('for the comments of a task, %s is still checked', async (_, tasks, comments, expected) => {
  const { answer, lookedUp } = await asked({ tasks, comments }, ofTasks);
  expect(bodies(answer)).toEqual(expected);
  expect(lookedUp).toBeGreaterThan(0);
});

test('a condition on a user is checked again for a relationship by another column, as that is another user', async () => {
  const ann: BoolExp = { name: 'Ann' };
  const { answer } = await asked(
    { users: ann, tasks: { assigned_by_user: ann } },
    '{ users { name tasks { title } } }',
  );
  expect(answer).toEqual({ data: { users: [{ name: 'Ann', tasks: [] }] } });
});

test('the comments of a task whose id is masked are not returned', async () => {
  const { answer } = await asked(
    {
      tasks: { ...all, filter: {}, masks: { id: { done: true } } },
      comments: { task: {} },
    },
    ofTasks,
  );
  expect(bodies(answer)).toEqual(['third']);
});
