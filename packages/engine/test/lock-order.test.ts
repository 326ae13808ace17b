import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEngine, type Engine } from '../src/index.ts';
import { Pool } from '../src/run/pool.ts';
import { catalog, ids, permissions, sessionOf } from './fixture.ts';
import { type Answer, ask, startWorld, type World } from './world.ts';

const pairs = 12;

let world: World;
let pool: Pool;
let engine: Engine;
beforeAll(async () => {
  world = await startWorld();
  pool = new Pool({
    connectionString: world.url,
    size: 2 * pairs,
    waitMs: 60_000,
    statementTimeoutMs: 60_000,
  });
  engine = createEngine({ catalog, permissions, pools: { tenant: pool }, now: 'now' });
  // The trigger makes each writer hold its locks for a while, so that others reach the next row in that time.
  // It counts with a sequence, because that is not rolled back.
  await world.owner.query(`
    create sequence tried;
    create function slowly() returns trigger language plpgsql as $$
      begin perform nextval('tried'); perform pg_sleep(0.02); return null; end $$;
    create trigger slowly after insert or update or delete on tasks for each row execute function slowly();
    create trigger slowly after insert or update or delete on comments for each row execute function slowly()`);
});
afterAll(async () => {
  await pool.end();
  await world.stop();
});
beforeEach(async () => {
  await world.reset();
  await world.owner.query("select setval('tried', 1)");
});

const [one, two] = [ids.task(1), ids.task(2)];
/** The number of rows written, with those of attempts that were rolled back. */
const tried = async () =>
  Number((await world.owner.query('select last_value - 1 as n from tried')).rows[0].n);
const errorsOf = (answers: readonly Answer[]) =>
  answers.flatMap((answer) => ('errors' in answer ? answer.errors : []));

/**
 * Runs both mutations at the same time, twelve times. All must succeed, and none may have been rolled back
 * and tried again.
 */
async function inOppositeOrders(forward: string, backward: string, rows = 2): Promise<void> {
  const asked = Array.from({ length: pairs }, () => [forward, backward]).flat();
  const answers = await Promise.all(asked.map((query) => ask(engine, query, sessionOf())));
  expect(errorsOf(answers)).toEqual([]);
  expect(await tried()).toBe(2 * pairs * rows);
}

const byKey = (id: string) =>
  `update_tasks_by_pk(pk_columns: {id: "${id}"}, _inc: {points: 1}) { id points }`;
const many = (list: readonly string[]) =>
  `mutation { update_tasks_many(updates: [${list.map((id) => `{where: {id: {_eq: "${id}"}}, _inc: {points: 1}}`).join()}]) { affected_rows } }`;
const upsert = (list: readonly string[]) =>
  `mutation { insert_tasks(objects: [${list.map((title) => `{title: "${title}", clinic_id: "${ids.north}", points: 9}`).join()}],
    on_conflict: {constraint: tasks_title_key, update_columns: [points]}) { affected_rows } }`;

describe('the rows of one mutation are locked in a fixed order', () => {
  test('across several fields', async () => {
    await inOppositeOrders(
      `mutation { a: ${byKey(one)} b: ${byKey(two)} }`,
      `mutation { a: ${byKey(two)} b: ${byKey(one)} }`,
    );
    const { rows } = await world.owner.query('select points from tasks where id = any($1) order by id', [
      [one, two],
    ]);
    expect(rows).toEqual([{ points: 3 + 2 * pairs }, { points: 5 + 2 * pairs }]);
  });

  test('within one field with several updates', async () => {
    await inOppositeOrders(many([one, two]), many([two, one]));
  });

  test('across several tables', async () => {
    const comment = `update_comments_by_pk(pk_columns: {id: "${ids.comment(3)}"}, _inc: {stars: 1}) { id }`;
    await inOppositeOrders(`mutation { ${byKey(one)} ${comment} }`, `mutation { ${comment} ${byKey(one)} }`);
  });

  test('in an upsert whose rows exist', async () => {
    await inOppositeOrders(upsert(['Clean', 'Order']), upsert(['Order', 'Clean']));
  });

  test('when one mutation deletes the rows that the other updates', async () => {
    const remove = (id: string) => `delete_comments(where: {id: {_eq: "${id}"}}) { affected_rows }`;
    const change = (id: string) =>
      `update_comments(where: {id: {_eq: "${id}"}}, _inc: {stars: 1}) { affected_rows }`;
    const [first, second] = [ids.comment(1), ids.comment(2)];
    const answers = await Promise.all(
      Array.from({ length: pairs }, () => [
        ask(engine, `mutation { a: ${remove(first)} b: ${change(second)} }`, sessionOf()),
        ask(engine, `mutation { a: ${change(second)} b: ${remove(first)} }`, sessionOf()),
      ]).flat(),
    );
    expect(errorsOf(answers)).toEqual([]);
    expect(await tried()).toBe(2 * pairs + 1);
  });
});

describe('a mutation', () => {
  test('runs its fields and returns results in the order of the request', async () => {
    const answer = await ask(
      engine,
      `mutation { b: ${byKey(two)} a: ${byKey(one)} again: ${byKey(two)} }`,
      sessionOf(),
    );
    expect(JSON.stringify(answer)).toBe(
      JSON.stringify({
        data: { b: { id: two, points: 6 }, a: { id: one, points: 4 }, again: { id: two, points: 7 } },
      }),
    );
  });

  test('that updates one row by its key takes one statement', async () => {
    world.statements.length = 0;
    expect(await world.ask(`mutation { ${byKey(one)} }`)).toEqual({
      data: { update_tasks_by_pk: { id: one, points: 4 } },
    });
    expect(world.statements).toHaveLength(1);
  });

  test('with invalid values reports the first one in the order of the request, at its own field', async () => {
    const refused = async (fields: string) => {
      const answer = await ask(engine, `mutation { ${fields} }`, sessionOf());
      return 'errors' in answer ? answer.errors : answer;
    };
    const wrong = 'update_tasks(where: {title: {_regex: "("}}, _inc: {points: 1}) { affected_rows }';
    expect(await refused(`a: ${byKey(one)} b: ${wrong}`)).toEqual(await refused(`b: ${wrong}`));
    // The first error in the order of the fields is reported, as if no row had been locked before.
    const empty = `update_tasks_by_pk(pk_columns: {id: "${one}"}, _set: {title: ""}) { id }`;
    expect(await refused(`a: ${empty} b: ${wrong}`)).toEqual(await refused(`a: ${empty}`));
  });
});
