import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EngineError } from '../src/index.ts';
import { ids, sessionOf } from './fixture.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => world.reset());
afterAll(async () => {
  world.engine.live.close();
  await world.stop();
});

function watch(query: string, variables: Record<string, unknown> = {}, session = sessionOf()) {
  const seen: unknown[] = [];
  const errors: EngineError[] = [];
  const live = world.engine.live.subscribe({ query, variables }, session, {
    next: (data) => seen.push(JSON.parse(data.toString())),
    error: (error) => errors.push(error),
    complete() {},
  });
  return { seen, errors, close: () => live.close() };
}
const changed = (table: string) => world.engine.live.changed([{ table, tenant: null }]);
const errorOf = (query: string, variables?: Record<string, unknown>) => {
  try {
    watch(query, variables);
  } catch (error) {
    return (error as EngineError).toJSON();
  }
  return undefined;
};

describe('table_stream subscriptions', () => {
  test('deliver existing rows in batches, rows with equal cursor values together, and then only new rows', async () => {
    await world.owner.query(
      `insert into samples (id, small, name) values (11, 10, 'a'), (12, 20, 'b'), (13, 20, 'c'), (14, 20, 'd'), (15, 30, 'e')`,
    );
    const stream = watch(
      'subscription ($from: smallint!) { samples_stream(batch_size: 2, cursor: [{initial_value: {small: $from}, ordering: ASC}]) { name __typename } }',
      { from: 5 },
    );
    const rows = (...names: string[]) => ({
      samples_stream: names.map((name) => ({ name, __typename: 'samples' })),
    });
    await expect.poll(() => stream.seen).toEqual([rows('a', 'b', 'c', 'd'), rows('e')]);
    await world.owner.query(`insert into samples (id, small, name) values (16, 1, 'behind')`);
    changed('samples');
    await world.owner.query(`insert into samples (id, small, name) values (17, 40, 'f')`);
    changed('samples');
    await expect.poll(() => stream.seen.length).toBe(3);
    expect(stream.seen.at(-1)).toEqual(rows('f'));
    stream.close();
  });

  test('run in descending order with DESC, respect where and permissions, and do not affect each other', async () => {
    const query = (from: string) =>
      `subscription { t: tasks_stream(batch_size: 1, where: {points: {_gt: 2}}, cursor: {initial_value: {title: "${from}"}, ordering: DESC}) { title } }`;
    const all = watch(query('Zzz'));
    const few = watch(query('Clean'), {}, sessionOf({ role: 'staff', user: ids.bob }));
    const titles = ({ seen }: typeof all) =>
      seen.flatMap((one) => (one as { t: { title: string }[] }).t.map(({ title }) => title));
    await expect.poll(() => titles(all)).toEqual(['Order', 'Clean', 'Call']);
    await world.owner.query(`update tasks set title = 'Before' where id = $1`, [ids.task(1)]);
    changed('tasks');
    await expect
      .poll(() => [titles(few), titles(all)])
      .toEqual([['Before'], ['Order', 'Clean', 'Call', 'Before']]);
    expect([...all.errors, ...few.errors]).toEqual([]);
    all.close();
    few.close();
  });

  test('keep the full precision of times and large numbers in cursors', async () => {
    await world.owner.query(
      `insert into samples (id, big, moment) values (21, 9007199254740994, '2031-01-01T00:00:00.000001Z'), (22, 9007199254740995, '2031-01-01T00:00:00.000002Z')`,
    );
    const big = watch(
      'subscription { samples_stream(batch_size: 1, cursor: {initial_value: {big: 9007199254740993}}) { id } }',
    );
    const moment = watch(
      'subscription { samples_stream(batch_size: 1, where: {id: {_gt: 20}}, cursor: {initial_value: {moment: "2031-01-01T00:00:00Z"}}) { id } }',
    );
    const expected = [{ samples_stream: [{ id: 21 }] }, { samples_stream: [{ id: 22 }] }];
    await expect.poll(() => big.seen).toEqual(expected);
    await expect.poll(() => moment.seen).toEqual(expected);
    big.close();
    moment.close();
  });

  test('with an invalid argument get an error that says what is wrong', () => {
    const stream = (args: string) => errorOf(`subscription { tasks_stream(${args}) { title } }`);
    expect(stream('cursor: {initial_value: {points: 1}}')).toEqual({
      message: "missing required field 'batch_size'",
      extensions: { code: 'validation-failed', path: '$.selectionSet.tasks_stream.args.batch_size' },
    });
    expect(stream('batch_size: -1, cursor: {initial_value: {points: 1}}')).toMatchObject({
      message: "expected a non-negative 32-bit integer for type 'Int', but found an integer",
    });
    expect(stream('batch_size: 1, cursor: []')).toMatchObject({
      message: 'one streaming column field is expected',
    });
    expect(stream('batch_size: 1, cursor: {initial_value: {points: 1, title: "a"}}')).toMatchObject({
      message: 'one streaming column field is expected',
    });
    expect(
      stream('batch_size: 1, cursor: [{initial_value: {points: 1}}, {initial_value: {title: "a"}}]'),
    ).toMatchObject({
      message: 'multiple column cursors are not supported yet',
    });
    expect(stream('batch_size: 1, cursor: {initial_value: {points: null}}')).toEqual({
      message: "unexpected null value for type 'Int'",
      extensions: {
        code: 'validation-failed',
        path: '$.selectionSet.tasks_stream.args.cursor[0].initial_value.points',
      },
    });
    expect(errorOf('subscription { a: tasks { title } b: users { name } }')).toMatchObject({
      message: 'subscriptions must select one top level field',
    });
    expect(errorOf('subscription @_multiple_top_level_fields { a: tasks { title } b: users { name } }')).toBe(
      undefined,
    );
  });
});
