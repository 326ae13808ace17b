import { type BoolExp, matches } from '@operatory/resource';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids, sessionOf } from './fixture.ts';
import { propertyRuns } from './property-runs.ts';
import { startWorld, type World } from './world.ts';

// Property test: PostgreSQL selects exactly the rows for which the browser's `matches` is true.
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const text = fc.constantFrom('', 'a', 'A', 'ab', 'a%b', 'a_b', 'b\\c', 'éa', 'X-Hasura-User-Id', "o'clock");
const pattern = fc.constantFrom('a', 'a%', '%b', '_', 'A_', '%', 'a\\%b', 'b\\\\c', '');
const number = fc.integer({ min: -2, max: 3 });
const cost = fc.constantFrom(-1.5, 0, 0.1, 2, 10.25);
const json = fc.constantFrom({ k: 1 }, { k: 1, l: ['x'] }, ['x', 1], 'x', 3, { l: ['x', 'y'] }, {});
const day = fc.constantFrom('2030-01-01', '2030-02-28', '2031-12-31');
const instant = fc.constantFrom(
  '2030-01-01T00:00:00Z',
  '2030-01-01T10:00:00+10:00',
  '2030-01-01T00:00:00.001Z',
  '2031-01-01T00:00:00+00:00',
);
const label = fc.constantFrom('a', 'b', '', 'a b');
const labels = fc.array(label, { maxLength: 3 });
const person = fc.constantFrom(ids.ann, ids.bob, ids.cat);

const comparisons = (self: fc.Arbitrary<unknown>) =>
  fc.oneof(
    ...['_eq', '_neq', '_gt', '_gte', '_lt', '_lte'].map((operator) =>
      self.map((operand) => ({ [operator]: operand })),
    ),
    ...['_in', '_nin'].map((operator) =>
      fc.array(self, { maxLength: 3 }).map((operand) => ({ [operator]: operand })),
    ),
    fc.boolean().map((operand) => ({ _is_null: operand })),
  );
const onText = fc.oneof(
  comparisons(text),
  ...['_like', '_nlike', '_ilike', '_nilike'].map((operator) =>
    pattern.map((operand) => ({ [operator]: operand })),
  ),
  ...['_similar', '_nsimilar'].map((operator) =>
    fc
      .constantFrom('a|b', '(a|b)%', '[ab]_?', 'A%', 'a\\%b', '_+')
      .map((operand) => ({ [operator]: operand })),
  ),
  ...['_regex', '_nregex', '_iregex', '_niregex'].map((operator) =>
    fc.constantFrom('^a', 'b$', 'A').map((operand) => ({ [operator]: operand })),
  ),
);
const onJson = fc.oneof(
  json.map((operand) => ({ _contains: operand })),
  json.map((operand) => ({ _contained_in: operand })),
  fc.constantFrom('k', 'l', 'x').map((operand) => ({ _has_key: operand })),
  fc.array(fc.constantFrom('k', 'l', 'x'), { maxLength: 2 }).map((operand) => ({ _has_keys_any: operand })),
  fc.array(fc.constantFrom('k', 'l', 'x'), { maxLength: 2 }).map((operand) => ({ _has_keys_all: operand })),
);
const onLabels = fc.oneof(
  ...['_eq', '_neq', '_gt', '_gte', '_lt', '_lte', '_contains', '_contained_in'].map((operator) =>
    labels.map((operand) => ({ [operator]: operand })),
  ),
  fc.boolean().map((operand) => ({ _is_null: operand })),
);
const onComment = fc.oneof(
  onText.map((body) => ({ body })),
  comparisons(number).map((stars) => ({ stars })),
  fc.constant({}),
);

const { filter } = fc.letrec<{ filter: BoolExp }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(
      onText.map((title) => ({ title })),
      comparisons(number).map((points) => ({ points })),
      comparisons(cost).map((one) => ({ cost: one })),
      comparisons(day).map((due) => ({ due })),
      comparisons(fc.boolean()).map((done) => ({ done })),
      onLabels.map((one) => ({ labels: one })),
      comparisons(instant).map((created_at) => ({ created_at })),
      comparisons(person).map((assigned_to_user_id) => ({ assigned_to_user_id })),
      onJson.map((extra) => ({ extra })),
      onComment.map((comments) => ({ comments })),
      fc.constant({}),
    ),
    fc.array(tie('filter'), { maxLength: 3 }).map((all) => ({ _and: all })),
    fc.array(tie('filter'), { maxLength: 3 }).map((any) => ({ _or: any })),
    tie('filter').map((not) => ({ _not: not })),
  ),
}));
const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 3 });
const row = fc.record({
  title: text.filter((one) => one !== ''),
  points: orNull(number),
  cost: orNull(cost),
  due: orNull(day),
  done: fc.boolean(),
  labels: orNull(labels),
  created_at: instant,
  assigned_to_user_id: orNull(person),
  extra: orNull(json),
  comments: fc.array(fc.record({ body: text, stars: number }), { maxLength: 2 }),
});

type Row = ReturnType<typeof row.generate>['value'];

async function put(rows: readonly Row[]) {
  await world.owner.query(
    'truncate tasks, comments; alter table tasks drop constraint if exists tasks_title_key',
  );
  for (const [index, one] of rows.entries()) {
    await world.owner.query(
      'insert into tasks (id, client_id, clinic_id, title, points, cost, due, done, extra, labels, created_at, assigned_to_user_id, assigned_by_user_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
      [
        ids.task(index),
        ids.a,
        ids.north,
        one.title,
        one.points,
        one.cost,
        one.due,
        one.done,
        one.extra === null ? null : JSON.stringify(one.extra),
        one.labels,
        one.created_at,
        one.assigned_to_user_id,
        ids.ann,
      ],
    );
    for (const { body, stars } of one.comments) {
      await world.owner.query(
        'insert into comments (client_id, task_id, user_id, body, stars) values ($1, $2, $3, $4, $5)',
        [ids.a, ids.task(index), ids.ann, body, stars],
      );
    }
  }
}

test('PostgreSQL selects exactly the rows that matches() accepts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 8 }),
      fc.array(filter, { minLength: 10, maxLength: 10 }),
      async (rows, filters) => {
        await put(rows);
        for (const where of filters) {
          const kept = rows.flatMap((one, index) => (matches(where, one) ? [{ id: ids.task(index) }] : []));
          const answer = await world.ask(
            'query ($where: tasks_bool_exp!) { tasks(where: $where, order_by: {id: asc}) { id } }',
            sessionOf(),
            { where },
          );
          expect(answer, JSON.stringify(where)).toEqual({ data: { tasks: kept } });
        }
      },
    ),
    propertyRuns,
  );
});
