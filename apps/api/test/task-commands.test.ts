import { instantToWall } from '@operatory/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { eventually, north, south, startTestServer, type TestServer } from './support/server.ts';
import { addTask } from './support/tasks.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
let worker: Person;
let helper: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin, keeper, worker, helper, other } = await server.signInAll(
    'north',
    'admin',
    'keeper',
    'worker',
    'helper',
    'other',
  ));
});

const row = async (id: string) =>
  (
    await server.root.query(
      'select status::text, task_status::text, finished_at, assigned_to_user_id, deadline_date::text, name, position from tasks where id = $1',
      [id],
    )
  ).rows[0];
const requestId = async (table: string, taskId: string): Promise<string> =>
  (
    await server.root.query(`select id from ${table} where task_id = $1 order by created_at desc limit 1`, [
      taskId,
    ])
  ).rows[0]?.id;

let id: string;
beforeEach(async () => {
  id = await addTask(keeper);
});

describe('a task', () => {
  test('can be edited within 48 hours of its creation by its assigner and client_admin, but not by its assignee', async () => {
    expect(await keeper.refusal('edit_task', { id, name: 'Changed' })).toBeNull();
    expect((await row(id)).name).toBe('Changed');
    expect(await admin.refusal('edit_task', { id, name: 'Again' })).toBeNull();
    expect(await worker.refusal('edit_task', { id, name: 'No' })).toBe('Unable to update task');
    await server.root.query(
      "update tasks set created_at = now() - interval '48 hours 2 seconds' where id = $1",
      [id],
    );
    expect(await keeper.refusal('edit_task', { id, name: 'Late' })).toBe('Expired Date');
  });
  test('can be neither edited nor deleted once it is finished', async () => {
    expect(await worker.refusal('change_task_status', { id, status: 'FINISHED' })).toBeNull();
    expect(await keeper.refusal('edit_task', { id, name: 'No' })).toBe('Unable to update task');
    expect(await keeper.refusal('delete_task', { id })).toBe('Unable to delete');
  });
  test('closes a pending reassign request when its assigner, and not client_admin, changes the assignee', async () => {
    const to = { id, assigned_to_user_id: north.users.helper };
    expect(await admin.refusal('edit_task', to)).toBe('Unable to update task');
    await worker.refusal('request_task_reassign', {
      task_id: id,
      new_assigned_to_user_id: north.users.helper,
      comment: 'Away',
    });
    expect(await keeper.refusal('edit_task', to)).toBeNull();
    const { rows } = await server.root.query(
      'select status::text from task_reassign_requests where task_id = $1',
      [id],
    );
    expect(rows).toEqual([{ status: 'CANCELLED' }]);
  });
  test('accepts only linked users, assignees and rooms of its clinic and levels of its client', async () => {
    const edits = [
      { user_ids: [north.users.other] },
      { user_ids: [north.users.blocked] },
      { user_ids: [south.users.worker] },
      { clinic_room_id: north.rooms.two },
      { clinic_room_id: south.rooms.one },
      { client_task_level_id: south.levels.checked },
    ];
    for (const edit of edits)
      expect(await keeper.refusal('edit_task', { id, ...edit }), JSON.stringify(edit)).toBe(
        'Unable to update task',
      );
    expect(
      await keeper.refusal('edit_task', {
        id,
        user_ids: [north.users.helper],
        clinic_room_id: north.rooms.one,
        client_task_level_id: north.levels.checked,
      }),
    ).toBeNull();
    const failing = (more: Readonly<Record<string, unknown>>) =>
      addTask(keeper, more).then(
        () => 'made',
        (error: Error) => error.message,
      );
    for (const more of [
      { clinic_room_id: north.rooms.two },
      { assigned_to_user_id: north.users.blocked },
      { assigned_to_user_id: north.users.other },
      { start_date: '2026-02-02', deadline_date: '2026-02-01' },
    ])
      expect(await failing(more), JSON.stringify(more)).not.toBe('made');
  });
  test('accepts a file only from its uploader and from people who can read the file on another row', async () => {
    const stage = async (user: string) =>
      (
        await server.root.query(
          `insert into files (client_id, directory, key, name, mime_type, file_type, size, uploaded_by_user_id)
           values ($1, 'tasks', $2, 'a.pdf', 'application/pdf', 'FILE', 1, $3) returning id`,
          [north.client, `${user}-${Math.random()}`, user],
        )
      ).rows[0].id as string;
    const [mine, theirs] = [await stage(north.users.admin), await stage(north.users.keeper)];
    const attach = (file_id: string) => ({ id, attachments: [{ file_id }] });
    // The keeper assigned the task; the admin edits it.
    expect(await admin.refusal('edit_task', attach(theirs))).toBe('Please Fill Valid Details');
    expect(await admin.refusal('edit_task', attach(mine))).toBeNull();
    // A file can also be attached by users who can read it on another row: the keeper reads all tasks of the
    // clinic, but the worker cannot read other people's tasks.
    const unrelated = await addTask(admin, { assigned_to_user_id: north.users.helper });
    const hidden = await stage(north.users.admin);
    expect(await admin.refusal('edit_task', { ...attach(hidden), id: unrelated })).toBeNull();
    const own = await addTask(worker);
    expect(await worker.refusal('edit_task', { ...attach(hidden), id: own })).toBe(
      'Please Fill Valid Details',
    );
    expect(await keeper.refusal('edit_task', attach(hidden))).toBeNull();
  });
  test('refuses a deadline that is before the start or no date', async () => {
    expect(await keeper.refusal('edit_task', { id, deadline_date: '2025-12-31' })).toBe(
      'Please Fill Valid Details',
    );
    expect(await keeper.refusal('edit_task', { id, deadline_date: 'tomorrow' })).toBe(
      'Please Fill Valid Details',
    );
  });
  test('can be deleted although it has comments, and its id is returned', async () => {
    await worker.must(
      'mutation c($object: task_comments_insert_input!) { insert_task_comments_one(object: $object) { id } }',
      { object: { task_id: id, message: 'Hello' } },
    );
    expect(await keeper.must(`mutation { delete_task(id: "${id}") { id } }`)).toEqual({
      delete_task: { id },
    });
    expect(await row(id)).toBeUndefined();
    expect(await keeper.refusal('delete_task', { id })).toBe('Not found');
  });
});

describe('a task on the board', () => {
  test('gets finished_at when it is finished, and loses it when it is reopened', async () => {
    expect(await worker.refusal('change_task_status', { id, status: 'FINISHED' })).toBeNull();
    expect((await row(id)).finished_at).not.toBeNull();
    expect(await worker.refusal('change_task_status', { id, status: 'INPROGRESS' })).toBeNull();
    expect((await row(id)).finished_at).toBeNull();
    expect(await worker.refusal('change_task_status', { id, status: 'REASSIGNED' })).toBe(
      'Unable to update task',
    );
  });
  test('accepts a level of its client, but not of another client', async () => {
    expect(await worker.refusal('change_task_status', { id, levelId: north.levels.checked })).toBeNull();
    expect(await worker.refusal('change_task_status', { id, levelId: south.levels.checked })).toBe(
      'Unable to update task',
    );
  });
  test('can be archived only when finished, and is restored to the end of its column', async () => {
    expect(await worker.refusal('archive_task', { id })).toBe('Unable to update task');
    await worker.refusal('change_task_status', { id, status: 'FINISHED' });
    expect(await worker.refusal('archive_task', { id })).toBeNull();
    expect((await row(id)).task_status).toBe('InActive');
    expect(await worker.refusal('move_task', { id, status: 'PENDING' })).toBe('Unable to update task');
    expect(await worker.refusal('restore_task', { id })).toBeNull();
    const { rows } = await server.root.query(
      "select max(position) = (select position from tasks where id = $1) as last from tasks where client_id = $2 and status = 'FINISHED' and task_status = 'Active'",
      [id, north.client],
    );
    expect(rows[0].last).toBe(true);
  });
  test('moves between neighbours, even if the user still saw an older order', async () => {
    const [a, b, c] = [
      await addTask(keeper, { name: 'A' }),
      await addTask(keeper, { name: 'B' }),
      await addTask(keeper, { name: 'C' }),
    ];
    expect(await worker.refusal('move_task', { id: c, before: a })).toBeNull();
    // This user still saw A, B, C.
    expect(await worker.refusal('move_task', { id: a, before: c, after: b })).toBeNull();
    const { rows } = await server.root.query(
      'select name from tasks where id = any($1) order by position, id',
      [[a, b, c]],
    );
    expect(rows.map(({ name }) => name)).toEqual(['C', 'B', 'A']);
  });
  test('is sorted by the positions of a given list', async () => {
    const ids = [
      await addTask(keeper, { name: 'A' }),
      await addTask(keeper, { name: 'B' }),
      await addTask(keeper, { name: 'C' }),
    ];
    const list = [2, 0, 1].map((place, index) => ({ id: ids[place], position: index }));
    const taskList = [...list, { id: '0195aaaa-0000-7000-8000-000000000000', position: 9 }];
    expect(await worker.refusal('change_task_position', { taskList }, '{ affected_rows }')).toBeNull();
    const { rows } = await server.root.query(
      'select name from tasks where id = any($1) order by position, id',
      [ids],
    );
    expect(rows.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
    // A position may be an instant in milliseconds, which exceeds 32 bits, or a fraction between two others.
    const instants = [
      { id: ids[0], position: 1_790_000_000_000 },
      { id: ids[2], position: 1_790_000_000_000.5 },
      { id: ids[1], position: 1_790_000_000_001 },
    ];
    const data = (await worker.must(
      'mutation m($taskList: [change_task_position_taskList_input!]!) { change_task_position(taskList: $taskList) { affected_rows } }',
      { taskList: instants },
    )) as unknown;
    expect(data).toEqual({ change_task_position: { affected_rows: 3 } });
    const after = await server.root.query('select name from tasks where id = any($1) order by position, id', [
      ids,
    ]);
    expect(after.rows.map(({ name }) => name)).toEqual(['A', 'C', 'B']);
  });
  test('gets another assignee only from its assigner, and only somebody of its clinic', async () => {
    expect(await worker.refusal('change_task_user', { id, userId: north.users.helper })).toBe(
      'Unable to update task',
    );
    expect(await admin.refusal('change_task_user', { id, userId: north.users.helper })).toBe(
      'Unable to update task',
    );
    expect(await keeper.refusal('change_task_user', { id, userId: north.users.other })).toBe(
      'Unable to update task',
    );
    expect(await keeper.refusal('change_task_user', { id, userId: north.users.blocked })).toBe(
      'Unable to update task',
    );
    expect(await keeper.refusal('change_task_user', { id, userId: south.users.worker })).toBe(
      'Unable to update task',
    );
    expect(await keeper.refusal('change_task_user', { id, userId: north.users.helper })).toBeNull();
    expect((await row(id)).assigned_to_user_id).toBe(north.users.helper);
  });
  test('appears as missing to people who are not involved', async () => {
    expect(await other.refusal('move_task', { id, status: 'INPROGRESS' })).toBe('Not found');
    expect(await helper.refusal('archive_task', { id })).toBe('Not found');
  });
});

describe('a request', () => {
  const ask = { extended_deadline_date: '2090-02-01', comment: 'More time' };
  test('for an extension is made once by the assignee, and changes the deadline when it is accepted', async () => {
    expect(await keeper.refusal('request_task_extension', { task_id: id, ...ask })).toBe(
      'Unable to add task extension request',
    );
    expect(
      await worker.refusal('request_task_extension', {
        task_id: id,
        ...ask,
        extended_deadline_date: '2090-01-09',
      }),
    ).toBe('Please Fill Valid Details');
    expect(await worker.refusal('request_task_extension', { task_id: id, ...ask, comment: ' ' })).toBe(
      'Comment is required',
    );
    expect(await worker.refusal('request_task_extension', { task_id: id, ...ask })).toBeNull();
    expect(await worker.refusal('request_task_extension', { task_id: id, ...ask })).toBe(
      'Unable to add task extension request',
    );
    const request = await requestId('task_extension_requests', id);
    expect(await worker.refusal('decide_task_extension', { id: request, status: 'ACCEPTED' })).toBe(
      'Unable to update',
    );
    expect(await keeper.refusal('decide_task_extension', { id: request, status: 'REJECTED' })).toBe(
      'Comment is required',
    );
    expect(await keeper.refusal('decide_task_extension', { id: request, status: 'ACCEPTED' })).toBeNull();
    expect((await row(id)).deadline_date).toBe('2090-02-01');
    expect(await keeper.refusal('decide_task_extension', { id: request, status: 'ACCEPTED' })).toBe(
      'Unable to update',
    );
  });
  test('for an extension cannot be accepted when it no longer extends the deadline', async () => {
    await worker.refusal('request_task_extension', { task_id: id, ...ask });
    await keeper.refusal('edit_task', { id, deadline_date: '2090-03-01' });
    const decision = { id: await requestId('task_extension_requests', id), status: 'ACCEPTED' };
    expect(await keeper.refusal('decide_task_extension', decision)).toBe('Unable to update');
    expect((await row(id)).deadline_date).toBe('2090-03-01');
    const no = { ...decision, status: 'REJECTED', comment: 'It is later already' };
    expect(await keeper.refusal('decide_task_extension', no)).toBeNull();
  });
  test('to reassign a task does so when it is accepted, and closes a pending extension request', async () => {
    await worker.refusal('request_task_extension', { task_id: id, ...ask });
    expect(
      await worker.refusal('request_task_reassign', {
        task_id: id,
        new_assigned_to_user_id: north.users.other,
        comment: 'Away',
      }),
    ).toBe('Unable to add task reassign request');
    expect(
      await worker.refusal('request_task_reassign', {
        task_id: id,
        new_assigned_to_user_id: north.users.helper,
        comment: 'Away',
      }),
    ).toBeNull();
    const request = await requestId('task_reassign_requests', id);
    expect(await keeper.refusal('decide_task_reassign', { id: request, status: 'ACCEPTED' })).toBeNull();
    expect(await row(id)).toMatchObject({ assigned_to_user_id: north.users.helper, status: 'REASSIGNED' });
    const { rows } = await server.root.query(
      'select status::text, action_comment from task_extension_requests where task_id = $1',
      [id],
    );
    expect(rows).toEqual([{ status: 'CANCELLED', action_comment: 'Closed because the task was reassigned' }]);
  });
  test('can be decided by an approver of the clinic and cancelled by its requester, and is closed when the task is finished', async () => {
    const custom = await server.signIn('north', 'custom');
    await worker.refusal('request_task_extension', { task_id: id, ...ask });
    const first = await requestId('task_extension_requests', id);
    expect(await helper.refusal('cancel_task_request', { id: first })).toBe('Not found');
    expect(await keeper.refusal('cancel_task_request', { id: first })).toBe('Unable to update');
    expect(await worker.refusal('cancel_task_request', { id: first })).toBeNull();
    await worker.refusal('request_task_extension', { task_id: id, ...ask });
    expect(
      await custom.refusal('decide_task_extension', {
        id: await requestId('task_extension_requests', id),
        status: 'REJECTED',
        comment: 'No',
      }),
    ).toBeNull();
    await worker.refusal('request_task_extension', { task_id: id, ...ask });
    await worker.refusal('change_task_status', { id, status: 'FINISHED' });
    const { rows } = await server.root.query(
      'select status::text from task_extension_requests where task_id = $1 order by created_at',
      [id],
    );
    expect(rows.map(({ status }) => status)).toEqual(['CANCELLED', 'REJECTED', 'CANCELLED']);
  });
});

describe('an idempotency key', () => {
  test('makes a repeated command do nothing, and is refused for another command', async () => {
    const call = {
      task_id: id,
      extended_deadline_date: '2090-02-01',
      comment: 'Once',
      idempotency_key: `k-${id}`,
    };
    expect(await worker.refusal('request_task_extension', call)).toBeNull();
    expect(await worker.refusal('request_task_extension', call)).toBeNull();
    expect(await worker.refusal('request_task_extension', { ...call, comment: 'Other' })).toBe(
      'This key was used for another request',
    );
    const { rows } = await server.root.query(
      'select count(*)::int as count from task_extension_requests where task_id = $1',
      [id],
    );
    expect(rows[0].count).toBe(1);
  });
});

describe('notifications', () => {
  const notificationsOf = async (event: string): Promise<string[]> =>
    (
      await server.root.query(
        "select u.display_name as name from user_notifications n join users u on u.id = n.user_id join outbox o on o.id = n.event_id where o.payload->>'entity_id' = $1 and n.type = $2 order by 1",
        [id, event],
      )
    ).rows.map(({ name }) => name);
  test('go to a new task’s assignee, for a comment to the assigner, and for a request to the assigner and approvers', async () => {
    await eventually(
      () => notificationsOf('task_assigned'),
      (names) => names.includes('Worker north'),
    );
    await worker.must(
      'mutation c($object: task_comments_insert_input!) { insert_task_comments_one(object: $object) { id } }',
      { object: { task_id: id, message: 'Look' } },
    );
    await eventually(
      () => notificationsOf('task_comment'),
      (names) => names.join() === 'Keeper north',
    );
    await worker.refusal('request_task_extension', {
      task_id: id,
      extended_deadline_date: '2090-02-01',
      comment: 'More',
    });
    const names = await eventually(
      () => notificationsOf('task_request'),
      (list) => list.length >= 3,
    );
    expect(names).toEqual(['Admin north', 'Custom north', 'Keeper north']);
  });
  test('of a decision go to the requester and the new assignee, but not to the decider or the assigner', async () => {
    const decided = async (kind: 'extension' | 'reassign', by: Person, status: 'ACCEPTED' | 'REJECTED') => {
      const task = await addTask(keeper);
      const asked =
        kind === 'extension'
          ? { extended_deadline_date: '2090-02-01' }
          : { new_assigned_to_user_id: north.users.helper };
      const call = { task_id: task, comment: 'Please', ...asked };
      expect(await worker.refusal(`request_task_${kind}`, call)).toBeNull();
      const request = await requestId(`task_${kind}_requests`, task);
      const answer = { id: request, status, comment: 'So be it' };
      expect(await by.refusal(`decide_task_${kind}`, answer)).toBeNull();
      const { rows } = await eventually(
        () =>
          server.root.query(
            `select u.display_name || ': ' || n.title as line from user_notifications n join users u on u.id = n.user_id
             where n.group_key = $1 and n.type = 'task_decided' order by 1`,
            [`tasks:${task}`],
          ),
        ({ rowCount }) => (rowCount ?? 0) > 0,
      );
      return rows.map(({ line }) => line.replaceAll(' north', ''));
    };
    const lines = await Promise.all([
      decided('extension', admin, 'REJECTED'),
      decided('extension', keeper, 'ACCEPTED'),
      decided('reassign', admin, 'REJECTED'),
      decided('reassign', keeper, 'ACCEPTED'),
    ]);
    expect(lines).toEqual([
      ['Worker: Admin rejected your extension request for Fresh'],
      ['Worker: Keeper accepted your extension request for Fresh'],
      ['Worker: Admin rejected your reassign request for Fresh'],
      ['Helper: Keeper assigned Fresh to you', 'Worker: Keeper accepted your reassign request for Fresh'],
    ]);
  });
  test('inform the previous assignee of the new one', async () => {
    expect(await keeper.refusal('change_task_user', { id, userId: north.users.helper })).toBeNull();
    const { user_notifications: notified } = await eventually(
      () =>
        worker.must<{ user_notifications: { title: string; body: string }[] }>(
          `query handedOver($key: String!) {
            user_notifications(where: { group_key: { _eq: $key } }, order_by: [{ created_at: desc }], limit: 1) { title body }
            tasks_by_pk(id: "${id}") { id }
          }`,
          { key: `tasks:${id}` },
        ),
      ({ user_notifications: [first] }) => first?.title.includes('reassigned') === true,
    );
    expect(notified[0]?.title).toBe('Keeper north reassigned Fresh');
    expect(notified[0]?.body).toContain('is now assigned to Helper north');
  });
  test('of an edited comment go to a newly mentioned user, and to nobody else again', async () => {
    const { comment } = await worker.must<{ comment: { id: string } }>(
      'mutation c($object: task_comments_insert_input!) { comment: insert_task_comments_one(object: $object) { id } }',
      { object: { task_id: id, message: 'Look' } },
    );
    await eventually(
      () => notificationsOf('task_comment'),
      (names) => names.join() === 'Keeper north',
    );
    await worker.must(
      'mutation c($id: uuid!, $set: task_comments_set_input!) { update_task_comments_by_pk(pk_columns: {id: $id}, _set: $set) { id } }',
      { id: comment.id, set: { message: '@Admin north', mentioned_user_ids: [north.users.admin] } },
    );
    await eventually(
      () => notificationsOf('task_comment'),
      (names) => names.join() === 'Admin north,Keeper north',
    );
    const { rows } = await server.root.query(
      "select payload->'mentioned_user_ids' as ids from outbox where payload->>'comment_id' = $1 and payload ? 'only_mentioned'",
      [comment.id],
    );
    expect(rows).toEqual([{ ids: [north.users.admin] }]);
  });
  test('of comments on one task within ten minutes are one notification while it is unread', async () => {
    const lines = async () =>
      (
        await server.root.query(
          'select type, body, read from user_notifications where group_key = $1 and user_id = $2 order by created_at',
          [`tasks:${id}`, north.users.keeper],
        )
      ).rows;
    const comment = (message: string) =>
      worker.must(
        'mutation c($object: task_comments_insert_input!) { insert_task_comments_one(object: $object) { id } }',
        { object: { task_id: id, message } },
      );
    await comment('one');
    await eventually(lines, ([line]) => line?.body === 'one');
    await comment('two');
    await comment('three');
    await eventually(lines, (all) => all.length === 1 && String(all[0].body).endsWith(' · and 2 more'));
    await server.root.query('update user_notifications set read_at = now() where group_key = $1', [
      `tasks:${id}`,
    ]);
    await comment('four');
    await eventually(lines, (all) => all.length === 2 && all[1].body === 'four');
    await server.root.query(
      "update user_notifications set created_at = created_at - interval '11 minutes' where group_key = $1",
      [`tasks:${id}`],
    );
    await comment('five');
    await eventually(lines, (all) => all.length === 3 && all[2].body === 'five');
  });
  test('during the recipient’s quiet hours, have their email scheduled for the end of them', async () => {
    const sydney = (minutes: number) =>
      instantToWall(new Date(Date.now() + minutes * 60_000), 'Australia/Sydney').time.slice(0, 5);
    const jobs = async () =>
      (
        await server.root.query(
          "select run_at, payload->>'to' as receiver from jobs._private_jobs where payload->>'to' like 'keeper.north%' and run_at > now() + interval '1 minute'",
        )
      ).rows;
    await server.root.query(
      "insert into user_preferences (client_id, user_id, key, value) values ($1, $2, 'quiet_hours', $3)",
      [north.client, north.users.keeper, JSON.stringify({ from: sydney(-60), to: sydney(120) })],
    );
    await worker.refusal('request_task_extension', {
      task_id: id,
      extended_deadline_date: '2090-02-01',
      comment: 'More',
    });
    const waits = ({ run_at }: { run_at: Date }) =>
      Math.abs(run_at.getTime() - Date.now() - 120 * 60_000) < 2 * 60_000;
    await eventually(jobs, (rows) => rows.some(waits));
    await server.root.query("delete from user_preferences where key = 'quiet_hours'");
  });
  test('can be marked as read by their own user only', async () => {
    const data = (await helper.must(
      'mutation m($ids: [uuid!]) { mark_notifications_read(ids: $ids) { affected_rows } }',
      { ids: [north.notification] },
    )) as unknown;
    expect(data).toEqual({ mark_notifications_read: { affected_rows: 0 } });
    const mine = (await worker.must(
      'mutation m($ids: [uuid!]) { mark_notifications_read(ids: $ids) { affected_rows } }',
      { ids: [north.notification] },
    )) as unknown;
    expect(mine).toEqual({ mark_notifications_read: { affected_rows: 1 } });
  });
  test('can be marked as unread by id by their own user only', async () => {
    const back =
      'mutation m($ids: [uuid!], $read: Boolean) { mark_notifications_read(ids: $ids, read: $read) { affected_rows } }';
    const ids = [north.notification];
    expect(await helper.must(back, { ids, read: false })).toEqual({
      mark_notifications_read: { affected_rows: 0 },
    });
    expect(await worker.must(back, { ids, read: false })).toEqual({
      mark_notifications_read: { affected_rows: 1 },
    });
    const unread = await server.root.query('select read, read_at from user_notifications where id = $1', ids);
    expect(unread.rows).toEqual([{ read: false, read_at: null }]);
  });
});

describe('under simultaneous commands', () => {
  test('ten tasks have different positions after 20 moves', async () => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, index) => addTask(keeper, { name: `R${index}` })),
    );
    // All tasks have the same position, so the first move between two of them renumbers the column while the
    // others wait for their rows.
    await server.root.query('update tasks set position = 5 where id = any($1)', [ids]);
    const moves = Array.from({ length: 20 }, (_, index) => ({
      id: ids[index % 10],
      after: ids[(index * 7 + 3) % 10],
      before: ids[(index * 3 + 1) % 10],
    }));
    const refusals = await Promise.all(moves.map((move) => worker.refusal('move_task', move)));
    expect(refusals.filter(Boolean)).toEqual([]);
    const { rows } = await server.root.query(
      'select count(distinct position)::int as places, count(*)::int as tasks from tasks where id = any($1)',
      [ids],
    );
    expect(rows[0]).toEqual({ places: 10, tasks: 10 });
  });
  test('only one of 20 requests is created', async () => {
    const refusals = await Promise.all(
      Array.from({ length: 20 }, () =>
        worker.refusal('request_task_extension', {
          task_id: id,
          extended_deadline_date: '2090-02-01',
          comment: 'Me',
        }),
      ),
    );
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(new Set(refusals.filter(Boolean))).toEqual(new Set(['Unable to add task extension request']));
  });
  test('only one of 10 decisions takes effect', async () => {
    await worker.refusal('request_task_extension', {
      task_id: id,
      extended_deadline_date: '2090-02-01',
      comment: 'Me',
    });
    const request = await requestId('task_extension_requests', id);
    const refusals = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        keeper.refusal('decide_task_extension', {
          id: request,
          status: index % 2 ? 'ACCEPTED' : 'REJECTED',
          comment: 'Now',
        }),
      ),
    );
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
  });
});

describe('the arguments of commands', () => {
  test('have their own types, and a wrong or missing one is refused as invalid', async () => {
    const argumentsOf = async (name: string) => {
      const data = await admin.must(
        '{ __schema { mutationType { fields { name args { name type { name kind ofType { name kind ofType { name } } } } } } } }',
      );
      const { mutationType } = data.__schema as unknown as {
        mutationType: { fields: { name: string; args: { name: string; type: unknown }[] }[] };
      };
      const found = mutationType.fields.find((field) => field.name === name);
      return Object.fromEntries((found?.args ?? []).map(({ name: of, type }) => [of, typeText(type)]));
    };
    expect(await argumentsOf('request_task_extension')).toMatchObject({
      task_id: 'uuid!',
      extended_deadline_date: 'date!',
      comment: 'String!',
      idempotency_key: 'String',
    });
    expect(await argumentsOf('edit_task')).toMatchObject({ priority: 'task_priority', user_ids: '[uuid]' });
    expect(await argumentsOf('move_task')).toMatchObject({ status: 'task_progress' });
    for (const [text, path] of [
      ['archive_task(id: "x")', '$.selectionSet.archive_task.args.id'],
      [
        'move_task(id: "00000000-0000-7000-8000-000000000001", status: "DONE")',
        '$.selectionSet.move_task.args.status',
      ],
      ['archive_task(id: {a: 1})', null],
      ['archive_task', null],
    ] as const) {
      const { errors } = await admin.ask(`mutation { ${text} { id } }`);
      expect(errors, text).toHaveLength(1);
      expect(errors?.[0]?.extensions, text).toMatchObject({
        code: 'validation-failed',
        ...(path ? { path } : {}),
      });
    }
    const { errors } = await admin.ask('mutation m($id: Int!) { archive_task(id: $id) { id } }', { id: 1 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'validation-failed' });
  });
});

const typeText = (type: unknown): string => {
  const { name, kind, ofType } = type as { name: string | null; kind: string; ofType: unknown };
  if (kind === 'NON_NULL') return `${typeText(ofType)}!`;
  return kind === 'LIST' ? `[${typeText(ofType).replace('!', '')}]` : String(name);
};
