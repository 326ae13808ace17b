import { messages } from '@operatory/domain';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';
import { addTask, freshTask, insertTask } from './support/tasks.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin, keeper } = await server.signInAll('north', 'admin', 'keeper'));
});

/** @returns The message of the refusal, or null. */
async function refusal(by: Person, text: string, object: object): Promise<string | null> {
  const { errors } = await by.ask(text, { object });
  return errors?.[0]?.message ?? null;
}

test('a new task is refused if its assignee is null or omitted', async () => {
  const { assigned_to_user_id: _, ...toNobody } = freshTask;
  for (const object of [toNobody, { ...toNobody, assigned_to_user_id: null }])
    expect(await refusal(keeper, insertTask, object)).toBe('Assigned to is required');
  expect(await refusal(keeper, insertTask, freshTask)).toBeNull();
});

test('a new task is refused with an inactive level, room or clinic', async () => {
  const places = [
    ['client_task_levels', north.levels.checked, { client_task_level_id: north.levels.checked }],
    ['clinic_rooms', north.rooms.one, { clinic_room_id: north.rooms.one }],
    ['clinics', north.clinics.one, {}],
  ] as const;
  for (const [table, id, more] of places) {
    const object = { ...freshTask, ...more };
    const set = (status: string) =>
      server.root.query(`update ${table} set status = $2 where id = $1`, [id, status]);
    expect(await refusal(admin, insertTask, object), table).toBeNull();
    await set('INACTIVE');
    expect(await refusal(admin, insertTask, object), table).toMatch('check constraint');
    await set('ACTIVE');
  }
});

test('a new task is refused with a room of another clinic', async () => {
  const object = { ...freshTask, clinic_room_id: north.rooms.two };
  expect(await refusal(admin, insertTask, object)).toMatch('check constraint');
});

test('a new or edited task requires an active lab of its clinic, and a package with labs', async () => {
  const lab = async (clinic: string) =>
    (
      await server.root.query(
        "insert into labs (client_id, clinic_id, name) values ($1, $2, 'Lab ' || random()) returning id",
        [north.client, clinic],
      )
    ).rows[0].id as string;
  const near = await lab(north.clinics.one);
  const far = await lab(north.clinics.two);
  const set = (column: string) => server.root.query(`update labs set ${column} where id = $1`, [near]);
  const add = (lab_id: string) => refusal(admin, insertTask, { ...freshTask, lab_id });
  expect(await add(near)).toBeNull();
  expect(await add(far)).toMatch('check constraint');
  const id = await addTask(admin, { lab_id: near });
  expect(await admin.refusal('edit_task', { id, lab_id: far })).toBe(messages.task_not_updated);
  await set("status = 'INACTIVE'");
  expect(await add(near)).toMatch('check constraint');
  // A task keeps the lab that it has.
  expect(await admin.refusal('edit_task', { id, lab_id: near, name: 'Kept' })).toBeNull();
  await set("status = 'ACTIVE'");
  expect(await admin.refusal('edit_task', { id, lab_id: null })).toBeNull();
  await set('deleted_at = now()');
  expect(await admin.refusal('edit_task', { id, lab_id: near })).toBe(messages.task_not_updated);
  await set('deleted_at = null');
  await server.root.query('update clients set package_id = 1 where id = $1', [north.client]);
  const base = await server.signIn('north', 'admin');
  expect(await refusal(base, insertTask, { ...freshTask, lab_id: near })).toMatch('lab_id');
  expect(await base.refusal('edit_task', { id, lab_id: near })).toBe(messages.task_not_updated);
  await server.root.query('update clients set package_id = 2 where id = $1', [north.client]);
});

test('a new task can be linked to a user of its clinic and to client_admin, but not to a user of another clinic', async () => {
  const linked = (user_id: string) => ({ ...freshTask, j_tasks_users: { data: [{ user_id }] } });
  expect(await refusal(admin, insertTask, linked(north.users.helper))).toBeNull();
  expect(await refusal(admin, insertTask, linked(north.users.admin))).toBeNull();
  expect(await refusal(admin, insertTask, linked(north.users.other))).toMatch('check constraint');
});

test('a user is linked to an existing task by an edit, and not by an insert', async () => {
  const id = await addTask(keeper);
  const link =
    'mutation m($object: j_tasks_users_insert_input!) { insert_j_tasks_users_one(object: $object) { id } }';
  const object = { task_id: id, user_id: north.users.helper };
  expect(await refusal(keeper, link, object)).toMatch('check constraint');
  expect(await keeper.refusal('edit_task', { id, user_ids: [north.users.helper] })).toBeNull();
});

test('a new task is placed last on the board, even after others were moved to the end ten times', async () => {
  const ids: string[] = [];
  const add = async () => {
    const id = await addTask(keeper);
    ids.push(id);
    return id;
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

test('a card is placed next to the card at which it was dropped, even one with another status or finished', async () => {
  const add = (name: string) => addTask(keeper, { name });
  const [a, b, c, d] = [await add('A'), await add('B'), await add('C'), await add('D')];
  // The order is that of a board by level: A, C and D are pending, B is in progress.
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
  // The neighbour with the same status takes precedence.
  expect(await keeper.refusal('move_task', { id: d, after: b, before: a })).toBeNull();
  expect(await order()).toEqual(['D', 'A', 'B', 'C']);
  // Tasks can also be placed next to finished ones.
  expect(await keeper.refusal('move_task', { id: a, status: 'FINISHED' })).toBeNull();
  expect(await keeper.refusal('move_task', { id: b, status: 'FINISHED', after: a })).toBeNull();
  expect(await keeper.refusal('move_task', { id: c, status: 'FINISHED', after: a, before: b })).toBeNull();
  expect((await order()).filter((name) => name !== 'D')).toEqual(['A', 'C', 'B']);
});
