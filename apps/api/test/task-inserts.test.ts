import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, keeper] = (await Promise.all(
    (['admin', 'keeper'] as const).map((who) => server.signIn('north', who)),
  )) as [Person, Person];
});
afterAll(() => server.end());

const fresh = {
  name: 'Fresh',
  type: 'INDIVIDUAL',
  start_date: '2026-01-01',
  deadline_date: '2090-01-10',
  clinic_id: north.clinics.one,
  assigned_to_user_id: north.users.worker,
};
const insert = 'mutation m($object: tasks_insert_input!) { insert_tasks_one(object: $object) { id } }';
/** The sentence that refuses, or null. */
async function refusal(by: Person, text: string, object: object): Promise<string | null> {
  const { errors } = await by.ask(text, { object });
  return errors?.[0]?.message ?? null;
}

test('a task goes to somebody, also when nobody is named', async () => {
  const { assigned_to_user_id: _, ...toNobody } = fresh;
  for (const object of [toNobody, { ...toNobody, assigned_to_user_id: null }])
    expect(await refusal(keeper, insert, object)).toBe('Assigned to is required');
  expect(await refusal(keeper, insert, fresh)).toBeNull();
});

test('places out of use are for no new task', async () => {
  const places = [
    ['client_task_levels', north.levels.checked, { client_task_level_id: north.levels.checked }],
    ['clinic_rooms', north.rooms.one, { clinic_room_id: north.rooms.one }],
    ['clinics', north.clinics.one, {}],
  ] as const;
  for (const [table, id, more] of places) {
    const object = { ...fresh, ...more };
    const set = (status: string) =>
      server.root.query(`update ${table} set status = $2 where id = $1`, [id, status]);
    expect(await refusal(admin, insert, object), table).toBeNull();
    await set('INACTIVE');
    expect(await refusal(admin, insert, object), table).toMatch('check constraint');
    await set('ACTIVE');
  }
});

test('people are linked while the task is made, and only those of its clinic', async () => {
  const linked = (user_id: string) => ({ ...fresh, j_tasks_users: { data: [{ user_id }] } });
  expect(await refusal(admin, insert, linked(north.users.helper))).toBeNull();
  expect(await refusal(admin, insert, linked(north.users.admin))).toBeNull();
  expect(await refusal(admin, insert, linked(north.users.other))).toMatch('check constraint');
});

test('nobody links people to a task that is there: that is an edit', async () => {
  const { insert_tasks_one: task } = (await keeper.must(insert, { object: fresh })) as unknown as {
    insert_tasks_one: { id: string };
  };
  const link =
    'mutation m($object: j_tasks_users_insert_input!) { insert_j_tasks_users_one(object: $object) { id } }';
  const object = { task_id: task.id, user_id: north.users.helper };
  expect(await refusal(keeper, link, object)).toMatch('check constraint');
  expect(await keeper.refusal('edit_task', { id: task.id, user_ids: [north.users.helper] })).toBeNull();
});

test('a new task is the last of the board, however much was moved to its end', async () => {
  const ids: string[] = [];
  const add = async () => {
    const { insert_tasks_one: task } = (await keeper.must(insert, { object: fresh })) as unknown as {
      insert_tasks_one: { id: string };
    };
    ids.push(task.id);
    return task.id;
  };
  const [first, second] = [await add(), await add()];
  for (let n = 0; n < 5; n++)
    for (const id of [first, second]) expect(await keeper.refusal('move_task', { id })).toBeNull();
  const last = await add();
  const { rows } = await server.root.query('select id from tasks where id = any($1) order by position, id', [
    ids,
  ]);
  expect(rows.at(-1)).toEqual({ id: last });
});

test('a card lies beside the one it was dropped at, of another status and finished too', async () => {
  const add = async (name: string) =>
    (
      (await keeper.must(insert, { object: { ...fresh, name } })) as unknown as {
        insert_tasks_one: { id: string };
      }
    ).insert_tasks_one.id;
  const [a, b, c, d] = [await add('A'), await add('B'), await add('C'), await add('D')];
  // As a board by level shows them: A, C and D wait, B is in progress.
  await server.root.query("update tasks set status = 'INPROGRESS' where id = $1", [b]);
  const order = async () =>
    (
      await server.root.query('select name from tasks where id = any($1) order by position, id', [
        [a, b, c, d],
      ])
    ).rows.map(({ name }) => name);
  expect(await keeper.refusal('move_task', { id: d, after: b })).toBeNull();
  expect(await order()).toEqual(['A', 'B', 'D', 'C']);
  expect(await keeper.refusal('move_task', { id: d, after: a, before: b })).toBeNull();
  expect(await order()).toEqual(['A', 'D', 'B', 'C']);
  // The neighbour of its own status says more than the other.
  expect(await keeper.refusal('move_task', { id: d, after: b, before: a })).toBeNull();
  expect(await order()).toEqual(['D', 'A', 'B', 'C']);
  // Beside what is finished, too.
  expect(await keeper.refusal('move_task', { id: a, status: 'FINISHED' })).toBeNull();
  expect(await keeper.refusal('move_task', { id: b, status: 'FINISHED', after: a })).toBeNull();
  expect(await keeper.refusal('move_task', { id: c, status: 'FINISHED', after: a, before: b })).toBeNull();
  expect((await order()).filter((name) => name !== 'D')).toEqual(['A', 'C', 'B']);
});
