import { assignableUsers } from '@operatory/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { eventually, north, startTestServer, type TestServer } from './support/server.ts';
import { addTask } from './support/tasks.ts';

let server: TestServer;
let keeper: Person;
let worker: Person;
let helper: Person;
let custom: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ keeper, worker, helper, custom } = await server.signInAll(
    'north',
    'keeper',
    'worker',
    'helper',
    'custom',
  ));
  // For a user with a socket, changed rights apply to requests at once; without one, after up to two seconds.
  for (const person of [keeper, worker, custom]) await person.socket();
});

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.root.query(text, values)).rows as Row[];
const comment = (person: Person, task_id: string, message: string, mentioned_user_ids: string[] = []) =>
  person.ask(
    'mutation c($object: task_comments_insert_input!) { insert_task_comments_one(object: $object) { id } }',
    { object: { task_id, message, mentioned_user_ids } },
  );
const count = async (person: Person, table: string, where = '{}'): Promise<number | 'no such field'> => {
  const { data, errors } = await person.ask(`{ rows: ${table}(where: ${where}) { id } }`);
  if (errors?.[0]?.extensions.code === 'validation-failed') return 'no such field';
  return ((data?.rows ?? []) as unknown as unknown[]).length;
};
/** The user's overrides of their role apply until `undo`. */
async function override(user: string, module: string, added: string[], disabled: string[]) {
  await sql(
    `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
     select $1, $2, id, $4::module_action[], $5::module_action[] from modules where name = $3`,
    [north.client, user, module, added, disabled],
  );
}
const undo = () => sql('delete from user_modules_access');
const holds = (person: Person, grant: string, yes: boolean) =>
  eventually(
    async () => (await person.must<{ me: { grants: string[] } }>('{ me { grants } }')).me.grants,
    (grants) => grants.includes(grant) === yes,
  );
const more = { extended_deadline_date: '2090-02-01', comment: 'More time' };
const notificationsOf = async (task: string, event: string): Promise<string[]> =>
  (
    await sql<{ name: string }>(
      `select u.display_name as name from user_notifications n join users u on u.id = n.user_id
       where n.group_key = $1 and n.type = $2 order by 1`,
      [`tasks:${task}`, event],
    )
  ).map(({ name }) => name);
/** Events are relayed in order, so once a later one has been notified, the earlier ones have too. */
async function allNotified(): Promise<void> {
  const task = await addTask(keeper, { name: 'Later' });
  await eventually(
    () => notificationsOf(task, 'task_assigned'),
    (names) => names.length > 0,
  );
}

test('a package without tasks gives access to none, not even the user’s own', async () => {
  await sql(
    'insert into packagemodules (package_id, module_id, checked) select 2, id, false from modules where name = $1 on conflict (package_id, module_id) do update set checked = false',
    ['tasks'],
  );
  await holds(worker, 'package:tasks', false);
  const { pending, doing } = north.tasks;
  for (const table of ['tasks', 'task_comments', 'task_history', 'j_tasks_users', 'task_extension_requests'])
    expect(await count(worker, table), table).toBe('no such field');
  expect(await worker.refusal('move_task', { id: pending, status: 'INPROGRESS' })).toBe('Not found');
  expect(await worker.refusal('request_task_extension', { task_id: pending, ...more })).toBe('Not found');
  expect(
    await keeper.refusal('decide_task_extension', { id: north.extensionRequest, status: 'ACCEPTED' }),
  ).toBe('Not found');
  expect((await comment(worker, doing, 'Hello')).errors).toHaveLength(1);
  await sql('update packagemodules set checked = true where package_id = 2');
  for (const person of [worker, keeper]) await holds(person, 'package:tasks', true);
  expect(await count(worker, 'tasks')).toBeGreaterThan(2);
});

describe('for requests of a task', () => {
  test('VIEW of their module allows reading them, also through the task, and ADD allows creating them', async () => {
    const id = await addTask(keeper);
    const module = 'task-extension-requests';
    const reading = `{ tasks_by_pk(id: "${north.tasks.doing}") { task_extension_requests { id } } }`;
    expect(await count(worker, 'task_extension_requests')).toBe(1);
    await override(north.users.worker, module, [], ['ADD']);
    await holds(worker, `${module}:ADD`, false);
    expect(await worker.refusal('request_task_extension', { task_id: id, ...more })).toBe(
      'Unable to add task extension request',
    );
    expect(await count(worker, 'task_extension_requests')).toBe(1);
    await undo();
    await override(north.users.worker, module, [], ['VIEW', 'ADD', 'EDIT']);
    await holds(worker, `${module}:VIEW`, false);
    expect(await count(worker, 'task_extension_requests')).toBe('no such field');
    expect((await worker.ask(reading)).errors).toHaveLength(1);
    // The screens omit the requests with a variable.
    const marks =
      'query ($asked: Boolean!) { tasks { id task_extension_requests @include(if: $asked) { id } } }';
    expect((await worker.ask(marks, { asked: false })).errors).toBeUndefined();
    expect(await worker.refusal('cancel_task_request', { id: north.extensionRequest })).toBe('Not found');
    // Reassign requests have a module of their own.
    expect(await count(worker, 'task_reassign_requests')).not.toBe('no such field');
    await undo();
    await holds(worker, `${module}:ADD`, true);
    expect((await worker.ask(reading)).errors).toBeUndefined();
    expect(await worker.refusal('request_task_extension', { task_id: id, ...more })).toBeNull();
  });

  test('a decision requires VIEW of tasks and of requests', async () => {
    const id = await addTask(await server.signIn('north', 'admin'));
    expect(await worker.refusal('request_task_extension', { task_id: id, ...more })).toBeNull();
    const [request] = await sql<{ id: string }>('select id from task_extension_requests where task_id = $1', [
      id,
    ]);
    const decision = { id: request?.id, status: 'ACCEPTED' };
    for (const module of ['tasks', 'task-extension-requests']) {
      await override(north.users.keeper, module, [], ['VIEW']);
      await holds(keeper, `${module}:VIEW`, false);
      expect(await keeper.refusal('decide_task_extension', decision), module).toBe('Not found');
      await undo();
      await holds(keeper, `${module}:VIEW`, true);
    }
    expect(await keeper.refusal('decide_task_extension', decision)).toBeNull();
  });
});

describe('a custom role', () => {
  test('has the access saved for its clinic, otherwise the client’s, and not another clinic’s', async () => {
    const save = (clinic: string | null, actions: string[]) =>
      sql(
        `insert into module_default_user_roles (client_id, module_id, user_role_id, user_custom_role_id, clinic_id, saved_data_actions)
         select $1, m.id, 11, $2, $3, $4::module_action[] from modules m where m.name = 'clinic-rooms'`,
        [north.client, north.customRole, clinic, actions],
      );
    const rooms = async () =>
      (await custom.must<{ me: { grants: string[] } }>('{ me { grants } }')).me.grants
        .filter((grant) => grant.startsWith('clinic-rooms:'))
        .map((grant) => grant.slice('clinic-rooms:'.length));
    // At first only the clinic Two has a row, which does not apply to the clinic One.
    await sql(
      "delete from module_default_user_roles d using modules m where m.id = d.module_id and m.name = 'clinic-rooms' and d.user_custom_role_id = $1",
      [north.customRole],
    );
    await save(north.clinics.two, ['VIEW', 'ADD', 'DELETE']);
    await eventually(rooms, (held) => !held.includes('VIEW') || held.includes('ADD'));
    expect(await rooms()).toEqual([]);
    await save(null, ['VIEW', 'ADD']);
    await eventually(rooms, (held) => held.includes('ADD'));
    await save(north.clinics.one, ['VIEW', 'EDIT']);
    await eventually(rooms, (held) => held.includes('EDIT'));
    expect(await rooms()).toEqual(['VIEW', 'EDIT']);
    // The user also gets the role at Two, where it has the access saved for Two.
    await sql(
      `insert into j_users_user_roles (client_id, user_id, user_role_id, user_custom_role_id, clinic_id)
       select client_id, user_id, user_role_id, user_custom_role_id, $2 from j_users_user_roles where user_id = $1`,
      [north.users.custom, north.clinics.two],
    );
    const clinics = async () =>
      (await custom.must<{ me: { clinics: { name: string }[] } }>('{ me { clinics { name } } }')).me.clinics
        .length;
    await override(north.users.custom, 'reports', ['VIEW'], []);
    await holds(custom, 'reports:VIEW', true);
    expect(await clinics()).toBe(1);
    await undo();
    await sql('delete from module_default_user_roles where clinic_id is not null');
    await eventually(clinics, (n) => n === 2);
    await sql('delete from j_users_user_roles where user_id = $1 and clinic_id = $2', [
      north.users.custom,
      north.clinics.two,
    ]);
  });

  test('notifies its user of no request at another clinic, even if the user belongs to it', async () => {
    await sql('insert into j_users_clinics (client_id, user_id, clinic_id) values ($1, $2, $3)', [
      north.client,
      north.users.custom,
      north.clinics.two,
    ]);
    const other = await server.signIn('north', 'other');
    expect(
      await other.refusal('request_task_extension', { task_id: north.tasks.elsewhere, ...more }),
    ).toBeNull();
    await eventually(
      () => notificationsOf(north.tasks.elsewhere, 'task_request'),
      (names) => names.length > 0,
    );
    expect(await notificationsOf(north.tasks.elsewhere, 'task_request')).toEqual([
      'Admin north',
      'Keepertwo north',
    ]);
    await sql('delete from j_users_clinics where user_id = $1 and clinic_id = $2', [
      north.users.custom,
      north.clinics.two,
    ]);
  });
});

describe('a mention', () => {
  const readers = async (person: Person, task: string): Promise<string[]> =>
    (
      await person.must<{ users_with_action: { display_name: string }[] }>(
        `query ($id: String!) { users_with_action(module: "tasks", action: "VIEW", task_id: $id) { display_name } }`,
        { id: task },
      )
    ).users_with_action.map(({ display_name }) => display_name);

  test('does not notify a user who cannot read the task', async () => {
    const id = await addTask(keeper);
    await comment(worker, id, '@Helper and @Keeper', [
      north.users.helper,
      north.users.keeper,
      north.users.admin,
    ]);
    await eventually(
      () => notificationsOf(id, 'task_comment'),
      (names) => names.length >= 2,
    );
    await allNotified();
    expect(await notificationsOf(id, 'task_comment')).toEqual(['Admin north', 'Keeper north']);
  });

  test('offers the task’s readers to one of them, and nobody to a user who cannot read it', async () => {
    const id = await addTask(keeper, { j_tasks_users: { data: [] } });
    expect(await readers(worker, id)).toEqual(['Admin north', 'Keeper north', 'Worker north']);
    expect(await readers(helper, id)).toEqual([]);
    expect(await readers(worker, 'nonsense')).toEqual([]);
    expect(await worker.refusal('request_task_extension', { task_id: id, ...more })).toBeNull();
    expect(await readers(worker, id)).toContain('Custom north');
  });
});

describe('possible assignees', () => {
  const offered = async (person: Person): Promise<string[]> =>
    (
      await person.must<{ users: { id: string }[] }>(
        'query ($where: users_bool_exp!) { users(where: $where) { id } }',
        {
          where: assignableUsers(north.clinics.two),
        },
      )
    ).users.map(({ id }) => id);
  const gives = async (user: string): Promise<boolean> => {
    const keeperTwo = await server.signIn('north', 'keepertwo');
    const here = { clinic_id: north.clinics.two, assigned_to_user_id: user };
    const made = await addTask(keeperTwo, here).then(
      () => true,
      () => false,
    );
    const task = await addTask(keeperTwo, { ...here, assigned_to_user_id: north.users.keeperTwo });
    const changed = (await keeperTwo.refusal('change_task_user', { id: task, userId: user })) === null;
    expect(changed).toBe(made);
    return made;
  };

  test('include admins of the client, but not people with a custom role created from that role', async () => {
    expect(await offered(worker)).toContain(north.users.admin);
    expect(await gives(north.users.admin)).toBe(true);
    const link = (role: number) =>
      sql('update j_users_user_roles set user_role_id = $2 where user_id = $1', [north.users.custom, role]);
    await link(9);
    expect(await offered(worker)).not.toContain(north.users.custom);
    expect(await gives(north.users.custom)).toBe(false);
    await link(11);
  });

  test('exclude inactive users', async () => {
    const keeperTwo = await server.signIn('north', 'keepertwo');
    const be = (status: string) =>
      sql('update users set profile_status = $2 where id = $1', [north.users.other, status]);
    expect(await offered(keeperTwo)).toContain(north.users.other);
    await be('INACTIVE');
    expect(await offered(keeperTwo)).not.toContain(north.users.other);
    expect(await gives(north.users.other)).toBe(false);
    await be('ACTIVE');
  });
});
