import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GraphqlAnswer, Person } from './support/person.ts';
import { eventually, north, south, startTestServer, type TestServer } from './support/server.ts';
import { freshTask } from './support/tasks.ts';

let server: TestServer;
let keeper: Person;
let worker: Person;
let helper: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ keeper, worker, helper } = await server.signInAll('north', 'keeper', 'worker', 'helper'));
});

type Values = Readonly<Record<string, unknown>>;
interface RowOutcome {
  readonly index: number;
  readonly id: string | null;
  readonly refusal: string | null;
  readonly message: string | null;
}
const done = (index: number, id: string | undefined) => ({ index, id, refusal: null, message: null });
const unfit = (index: number) => ({
  index,
  id: null,
  refusal: 'task_not_updated',
  message: 'Unable to update task',
});
const nowhere = (index: number) => ({ index, id: null, refusal: 'not_found', message: 'Not found' });
const missing = '0195aaaa-0000-7000-8000-00000000dead';

const askMany = (
  person: Person,
  name: string,
  objects: readonly Values[],
  key?: string,
): Promise<GraphqlAnswer> =>
  person.ask(
    `mutation m($objects: [${name}_many_input!]!, $key: String) {
       done: ${name}_many(objects: $objects, idempotency_key: $key) { index id refusal message } }`,
    { objects, key },
  );
async function many(person: Person, name: string, objects: readonly Values[], key?: string) {
  const { data, errors } = await askMany(person, name, objects, key);
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.done as unknown as readonly RowOutcome[];
}

/** Keeper assigns the new tasks to worker in clinic one. */
async function newTasks(count: number): Promise<string[]> {
  const objects = Array.from({ length: count }, (_, index) => ({ ...freshTask, name: `Many ${index}` }));
  const { insert_tasks: made } = await keeper.must<{ insert_tasks: { returning: { id: string }[] } }>(
    'mutation m($objects: [tasks_insert_input!]!) { insert_tasks(objects: $objects) { returning { id } } }',
    { objects },
  );
  return made.returning.map(({ id }) => id);
}
const rows = async (ids: readonly string[]) =>
  (
    await server.root.query(
      'select status::text, task_status::text, client_task_level_id as level, position::float8 from tasks where id = any($1) order by array_position($1, id)',
      [ids],
    )
  ).rows;

let ids: string[];
beforeEach(async () => {
  ids = await newTasks(3);
});

describe('a command for many rows', () => {
  test('does what is permitted and gives the reason for each refused row', async () => {
    await worker.must(`mutation { change_task_status(id: "${ids[1]}", status: "FINISHED") { id } }`);
    expect(
      await many(
        worker,
        'archive_task',
        ids.map((id) => ({ id })),
      ),
    ).toEqual([unfit(0), done(1, ids[1]), unfit(2)]);
    expect((await rows(ids)).map(({ task_status }) => task_status)).toEqual(['Active', 'InActive', 'Active']);
  });
  test('undoes a row that is refused half-way, and keeps all other rows', async () => {
    const level = { levelId: north.levels.checked };
    const answer = await many(worker, 'change_task_status', [
      { id: ids[0], ...level },
      { id: ids[1], ...level, status: 'REASSIGNED' },
      { id: ids[2], ...level, status: 'INPROGRESS' },
    ]);
    expect(answer).toEqual([done(0, ids[0]), unfit(1), done(2, ids[2])]);
    const { checked } = north.levels;
    expect(await rows(ids)).toMatchObject([
      { level: checked, status: 'PENDING' },
      { level: null, status: 'PENDING' },
      { level: checked, status: 'INPROGRESS' },
    ]);
    const { rows: history } = await server.root.query(
      "select task_id, action, user_id from task_history where task_id = any($1) and action in ('level', 'status') order by array_position($1, task_id), action",
      [ids],
    );
    const by = { user_id: north.users.worker };
    expect(history).toEqual([
      { task_id: ids[0], action: 'level', ...by },
      { task_id: ids[2], action: 'level', ...by },
      { task_id: ids[2], action: 'status', ...by },
    ]);
  });
  test('changes the other rows when the database refuses one', async () => {
    await server.root.query(
      "create function no_more() returns trigger language plpgsql as $$ begin raise exception using errcode = '23514'; end $$",
    );
    await server.root.query(
      `create trigger no_more before update on tasks for each row when (old.id = '${ids[0]}') execute function no_more()`,
    );
    const answer = await many(
      worker,
      'change_task_status',
      ids.map((id) => ({ id, status: 'FINISHED' })),
    );
    await server.root.query('drop function no_more() cascade');
    expect(answer.map(({ refusal }) => refusal)).toEqual(['fill_valid_details', null, null]);
    expect((await rows(ids)).map(({ status }) => status)).toEqual(['PENDING', 'FINISHED', 'FINISHED']);
  });
  test('processes rows in order, so the last one is placed last in its column', async () => {
    const [a, b, c] = ids;
    await many(worker, 'change_task_status', [
      { id: c, status: 'FINISHED' },
      { id: a, status: 'FINISHED' },
      { id: b, status: 'FINISHED' },
    ]);
    const [ofA, ofB, ofC] = (await rows(ids)).map(({ position }) => position);
    expect(ofC).toBeLessThan(ofA);
    expect(ofA).toBeLessThan(ofB);
  });
  test('checks a row that is named twice against the result of its first change', async () => {
    const [id] = ids;
    await worker.must(`mutation { change_task_status(id: "${id}", status: "FINISHED") { id } }`);
    expect(await many(worker, 'archive_task', [{ id }, { id }])).toEqual([done(0, id), unfit(1)]);
    expect(await many(keeper, 'delete_task', [{ id: ids[1] }, { id: ids[1] }])).toEqual([
      done(0, ids[1]),
      nowhere(1),
    ]);
  });
  test('answers the same for another tenant’s row, a hidden row and a missing row', async () => {
    const [mine] = ids;
    // The helper is neither involved in the task nor an admin of its clinic.
    expect(
      await many(helper, 'change_task_status', [
        { id: south.tasks.pending, status: 'FINISHED' },
        { id: mine, status: 'FINISHED' },
        { id: missing, status: 'FINISHED' },
      ]),
    ).toEqual([nowhere(0), nowhere(1), nowhere(2)]);
    expect((await rows(ids))[0]?.status).toBe('PENDING');
    const { rows: foreign } = await server.root.query('select status::text from tasks where id = $1', [
      south.tasks.pending,
    ]);
    expect(foreign).toEqual([{ status: 'PENDING' }]);
  });
  test('checks each row’s rights: users cannot reassign tasks that they did not assign', async () => {
    const to = ids.map((id) => ({ id, userId: north.users.helper }));
    expect((await many(worker, 'change_task_user', to)).map(({ message }) => message)).toEqual(
      Array(3).fill('Unable to update task'),
    );
    expect(await many(keeper, 'change_task_user', to)).toEqual(ids.map((id, index) => done(index, id)));
  });
  test('accepts 1 to 200 rows', async () => {
    for (const objects of [[], Array.from({ length: 201 }, () => ({ id: missing }))]) {
      const { errors } = await askMany(worker, 'archive_task', objects);
      expect(errors?.[0]).toEqual({
        message: `'objects' holds 1 to 200 rows, not ${objects.length}`,
        extensions: { code: 'validation-failed', path: '$.selectionSet.archive_task_many.args.objects' },
      });
    }
    const most = Array.from({ length: 200 }, () => ({ id: missing }));
    expect(await many(worker, 'archive_task', most)).toHaveLength(200);
  });
  test('returns the first call’s answer for a repeated idempotency key, and refuses the key for other rows', async () => {
    const objects = [{ id: ids[0] }, { id: ids[1], status: 'FINISHED' }, { id: missing, status: 'FINISHED' }];
    const first = await many(worker, 'change_task_status', objects, 'many once');
    const changed = () =>
      server.root.query('select version from tasks where id = any($1) order by id', [ids]);
    const { rows: before } = await changed();
    expect(await many(worker, 'change_task_status', objects, 'many once')).toEqual(first);
    expect((await changed()).rows).toEqual(before);
    const { errors } = await askMany(worker, 'change_task_status', [{ id: ids[0] }], 'many once');
    expect(errors?.[0]?.message).toBe('This key was used for another request');
  });
  test('refuses an idempotency key of more than 200 characters, as a command for one row does', async () => {
    const key = 'k'.repeat(201);
    const { errors: ofMany } = await askMany(worker, 'archive_task', [{ id: missing }], key);
    const { errors: ofOne } = await worker.ask(
      `mutation { archive_task(id: "${missing}", idempotency_key: "${key}") { id } }`,
    );
    for (const [errors, name] of [
      [ofMany, 'archive_task_many'],
      [ofOne, 'archive_task'],
    ] as const)
      expect(errors?.[0]).toEqual({
        message: "'idempotency_key' may have at most 200 characters",
        extensions: {
          code: 'validation-failed',
          path: `$.selectionSet.${name}.args.idempotency_key`,
        },
      });
    const { errors } = await askMany(worker, 'archive_task', [{ id: missing }], key.slice(1));
    expect(errors).toBeUndefined();
  });
});

describe('a command for many rows, as others see it,', () => {
  const notices = async (tasks: readonly string[]) =>
    (
      await server.root.query(
        `select u.display_name as name, n.type, n.title, n.body, n.link
         from user_notifications n join users u on u.id = n.user_id
         where n.group_key = any($1) order by array_position($1, n.group_key), u.display_name`,
        [tasks.map((id) => `tasks:${id}`)],
      )
    ).rows;
  const settled = (tasks: readonly string[]) =>
    eventually(
      () => notices(tasks),
      (lines) => lines.filter(({ title }) => String(title).includes('finished')).length === tasks.length,
    );

  test('causes the same notifications as single commands', async () => {
    for (const id of ids)
      await worker.must(`mutation { change_task_status(id: "${id}", status: "FINISHED") { id } }`);
    const single = await settled(ids);
    const others = await newTasks(3);
    // The notifications of the new tasks must come first, as they did for the single commands.
    await eventually(
      () => notices(others),
      (lines) => lines.length === 3,
    );
    await many(
      worker,
      'change_task_status',
      others.map((id) => ({ id, status: 'FINISHED' })),
    );
    const together = await settled(others);
    const plain = (lines: readonly Values[], tasks: readonly string[]) =>
      lines.map((line) => ({ ...line, link: tasks.findIndex((id) => String(line.link).includes(id)) }));
    expect(plain(together, others)).toEqual(plain(single, ids));
  });

  test('causes one live answer for all rows', async () => {
    const socket = await keeper.socket();
    socket.subscribe(
      'live',
      'subscription s($ids: [uuid!]) { tasks(where: {id: {_in: $ids}}) { id status } }',
      {
        ids,
      },
    );
    await socket.until(() => socket.answers('live').length === 1);
    await many(
      worker,
      'change_task_status',
      ids.map((id) => ({ id, status: 'INPROGRESS' })),
    );
    await socket.until(() => socket.answers('live').length > 1);
    // Further answers to the change of many rows would arrive before the answer to this change.
    await worker.must(`mutation { change_task_status(id: "${ids[0]}", status: "PENDING") { id } }`);
    const statuses = () =>
      socket.answers('live').map((answer) =>
        (answer as { tasks: { id: string; status: string }[] }).tasks
          .map(({ status }) => status)
          .sort()
          .join(),
      );
    await socket.until(() => statuses().at(-1)?.includes('PENDING') === true);
    expect(statuses()).toEqual([
      'PENDING,PENDING,PENDING',
      'INPROGRESS,INPROGRESS,INPROGRESS',
      'INPROGRESS,INPROGRESS,PENDING',
    ]);
    socket.close();
  });
});
