import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Person, timeoutMs } from './support/person.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';
import { addTask } from './support/tasks.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
let worker: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin, keeper, worker } = await server.signInAll('north', 'admin', 'keeper', 'worker'));
});

/** The outbox is processed after the command's response, so the test has to wait. */
const soon = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: timeoutMs });

let id: string;
beforeEach(async () => {
  id = await addTask(keeper);
});
const version = async () =>
  (await server.root.query('select version from tasks where id = $1', [id])).rows[0].version as number;
const history = async (action: string) =>
  (
    await server.root.query(
      'select from_value, to_value, user_id from task_history where task_id = $1 and action = $2 order by created_at, id',
      [id, action],
    )
  ).rows;
/** @returns The user's notifications about the task, oldest first. */
const bell = async (user: string) =>
  (
    await server.root.query(
      'select title, link from user_notifications where user_id = $1 and group_key = $2 order by created_at',
      [user, `tasks:${id}`],
    )
  ).rows as { title: string; link: string | null }[];
const events = async (name: string) =>
  (
    await server.root.query(
      "select payload from outbox where event = $1 and payload ->> 'task_id' = $2 order by created_at",
      [name, id],
    )
  ).rows.map(({ payload }) => payload);

test('a task’s history records old and new values, including linked users, and nothing for an edit without a change', async () => {
  await keeper.refusal('edit_task', {
    id,
    name: 'Changed',
    priority: 'MEDIUM',
    user_ids: [north.users.helper],
  });
  expect(await history('edited')).toMatchObject([
    {
      from_value: { name: 'Fresh', user_ids: [] },
      to_value: { name: 'Changed', user_ids: [north.users.helper] },
    },
  ]);
  const before = await version();
  expect(
    await keeper.refusal('edit_task', {
      id,
      name: 'Changed',
      attachments: [],
      user_ids: [north.users.helper],
    }),
  ).toBeNull();
  expect([await version(), (await history('edited')).length, (await events('task_changed')).length]).toEqual([
    before,
    1,
    1,
  ]);
});

test('an inactive level can be kept by a task that has it, but not set', async () => {
  const level = { id, client_task_level_id: north.levels.checked };
  const set = (status: string) =>
    server.root.query('update client_task_levels set status = $2 where id = $1', [
      north.levels.checked,
      status,
    ]);
  await set('INACTIVE');
  expect(await keeper.refusal('edit_task', level)).toBe('Unable to update task');
  await set('ACTIVE');
  expect(await keeper.refusal('edit_task', level)).toBeNull();
  await set('INACTIVE');
  expect(await keeper.refusal('edit_task', { ...level, name: 'Renamed' })).toBeNull();
  await set('ACTIVE');
});

test('an edit notifies a newly linked user', async () => {
  await keeper.refusal('edit_task', { id, user_ids: [north.users.helper] });
  await soon(async () =>
    expect((await bell(north.users.helper)).map(({ title }) => title)).toEqual([
      'Keeper north linked you to Fresh',
    ]),
  );
});

test('the second of two edits of the same version is refused', async () => {
  const read = await version();
  expect(await keeper.refusal('edit_task', { id, version: read, user_ids: [north.users.helper] })).toBeNull();
  expect(await admin.refusal('edit_task', { id, version: read, user_ids: [] })).toBe(
    'Someone else has changed this task. Reload it to continue.',
  );
  const { rows } = await server.root.query('select user_id from j_tasks_users where task_id = $1', [id]);
  expect(rows).toEqual([{ user_id: north.users.helper }]);
  expect(await admin.refusal('edit_task', { id, version: await version(), user_ids: [] })).toBeNull();
});

test('a changed level, archiving and restoring write events, and deleting a task notifies its assignee without a link', async () => {
  await keeper.refusal('change_task_status', { id, levelId: north.levels.checked });
  await keeper.refusal('change_task_status', { id, status: 'FINISHED' });
  await keeper.refusal('archive_task', { id });
  await keeper.refusal('restore_task', { id });
  expect((await events('task_status')).map(({ change, to }) => change ?? to)).toEqual([
    'level',
    'FINISHED',
    'archived',
    'restored',
  ]);
  await keeper.refusal('change_task_status', { id, status: 'INPROGRESS' });
  await soon(async () => expect((await bell(north.users.worker))[0]?.link).toContain(id));
  await keeper.refusal('delete_task', { id });
  await soon(async () => {
    const lines = await bell(north.users.worker);
    expect(lines.at(-1)?.title).toBe('Keeper north deleted Fresh');
    // A deleted task cannot be opened.
    expect(lines.map(({ link }) => link)).toEqual(lines.map(() => null));
  });
});

test('finishing a task closes its request with a line in the history and an event for the requester', async () => {
  const ask = { task_id: id, extended_deadline_date: '2090-02-01', comment: 'More time' };
  await worker.refusal('request_task_extension', ask);
  await keeper.refusal('change_task_status', { id, status: 'FINISHED' });
  expect(await history('extension_closed')).toHaveLength(1);
  expect(await events('task_decided')).toMatchObject([
    { kind: 'extension', status: 'CANCELLED', requested_by_user_id: north.users.worker },
  ]);
});

test('a cancelled request notifies the assigner, who could have decided it', async () => {
  const ask = { task_id: id, extended_deadline_date: '2090-02-01', comment: 'More time' };
  await worker.refusal('request_task_extension', ask);
  const { rows } = await server.root.query('select id from task_extension_requests where task_id = $1', [id]);
  await worker.refusal('cancel_task_request', { id: rows[0].id });
  await soon(async () =>
    expect((await bell(north.users.keeper)).at(-1)?.title).toBe(
      'Worker north cancelled the extension request for Fresh',
    ),
  );
});

test('a notification shows the picture of its latest actor, and none if that actor has none', async () => {
  const { rows: files } = await server.root.query(
    `insert into files (client_id, directory, key, name, mime_type, file_type, size, uploaded_by_user_id)
     values ($1, 'users', 'a-picture', 'me.png', 'image/png', 'IMAGE', 1, $2) returning id`,
    [north.client, north.users.keeper],
  );
  await server.root.query('update users set profile_image = $2 where id = $1', [
    north.users.keeper,
    JSON.stringify({ file_id: files[0].id }),
  ]);
  const line = async () =>
    (
      await server.root.query(
        "select title, image ->> 'name' as picture from user_notifications where user_id = $1 and group_key = $2",
        [north.users.worker, `tasks:${id}`],
      )
    ).rows;
  await keeper.refusal('change_task_status', { id, levelId: north.levels.checked });
  await soon(async () =>
    expect(await line()).toEqual([{ title: 'Keeper north changed the level of Fresh', picture: 'me.png' }]),
  );
  await admin.refusal('change_task_status', { id, levelId: null });
  await soon(async () =>
    expect(await line()).toEqual([{ title: 'Admin north changed the level of Fresh', picture: null }]),
  );
});
