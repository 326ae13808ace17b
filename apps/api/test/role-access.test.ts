import { smallIds } from '@operatory/db';
import { messages, moduleOf } from '@operatory/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { eventually, north, south, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
let worker: Person;
let custom: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin, keeper, worker, custom } = await server.signInAll(
    'north',
    'admin',
    'keeper',
    'worker',
    'custom',
  ));
  // For a user with a socket, changed rights apply to requests at once.
  for (const person of [admin, keeper, worker, custom]) await person.socket();
});

const unsaved = 'Unable To Save Access';
const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.root.query(text, values)).rows as Row[];

interface Role {
  readonly version: number;
  readonly refusal: string | null;
  readonly modules: readonly { id: string | null; module: string; saved_data_actions: readonly string[] }[];
}
interface Place {
  readonly user_role_id?: number;
  readonly user_custom_role_id?: string;
  readonly clinic_id?: string;
}
const employees: Place = { user_role_id: 11 };
const approvers: Place = { user_custom_role_id: north.customRole };

const asked = `query ($user_role_id: Int, $user_custom_role_id: uuid, $clinic_id: uuid) {
  modules_by_role(user_role_id: $user_role_id, user_custom_role_id: $user_custom_role_id, clinic_id: $clinic_id) {
    version refusal modules { id module saved_data_actions }
  } }`;
const read = async (person: Person, place: Place): Promise<Role> =>
  (await person.must<{ modules_by_role: Role }>(asked, { ...place })).modules_by_role;
const savedIn = ({ modules }: Role, name: string) => modules.find(({ module }) => module === name);

/**
 * Saves like the screen, by default with the current version and rows. @returns The refusal's message and
 * code.
 */
async function save(
  person: Person,
  place: Place,
  access: Readonly<Record<string, readonly string[]>>,
  more: { version?: number; ids?: readonly (string | null)[] } = {},
): Promise<readonly [sentence: string, code: unknown] | null> {
  const role = more.version !== undefined && more.ids ? null : await read(admin, place);
  const { errors } = await person.ask(
    `mutation ($user_role_id: Int, $user_custom_role_id: uuid, $clinic_id: uuid, $ids: [uuid!]!, $records: [save_role_access_records_input!]!, $version: Int!) {
      save_role_access(user_role_id: $user_role_id, user_custom_role_id: $user_custom_role_id, clinic_id: $clinic_id, ids: $ids, records: $records, version: $version) { affected_rows }
    }`,
    {
      ...place,
      version: more.version ?? role?.version,
      ids: more.ids ?? Object.keys(access).flatMap((name) => (role && savedIn(role, name)?.id) ?? []),
      records: Object.entries(access).map(([name, saved_data_actions]) => ({
        module_id: moduleOf(name).id,
        saved_data_actions,
      })),
    },
  );
  return errors?.[0] ? [errors[0].message, errors[0].extensions.refusal] : null;
}
const grantsOf = async (person: Person): Promise<readonly string[]> =>
  (await person.must<{ me: { grants: string[] } }>('{ me { grants } }')).me.grants;
const holds = (person: Person, grant: string, yes: boolean) =>
  eventually(
    () => grantsOf(person),
    (grants) => grants.includes(grant) === yes,
  );
const override = (user: string, module: string, added: string[], disabled: string[] = []) =>
  sql(
    `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
     select $1, $2, id, $4::module_action[], $5::module_action[] from modules where name = $3`,
    [north.client, user, module, added, disabled],
  );
const notificationsOf = async (user: string): Promise<string[]> =>
  (
    await sql<{ title: string }>(
      "select title from user_notifications where user_id = $1 and type = 'access_changed' order by created_at",
      [user],
    )
  ).map(({ title }) => title);

describe('a role’s access', () => {
  test('is replaced in one save, which increments the version, notifies users of the role and adds a line to the audit log', async () => {
    const before = await read(admin, employees);
    expect(before.refusal).toBeNull();
    expect(savedIn(before, 'clinics')?.saved_data_actions).toEqual([]);
    expect(await save(admin, employees, { clinics: ['EDIT'], reports: ['VIEW'] })).toBeNull();
    const after = await read(admin, employees);
    expect(after.version).toBe(before.version + 1);
    // EDIT includes VIEW.
    expect(savedIn(after, 'clinics')?.saved_data_actions).toEqual(['VIEW', 'EDIT']);
    expect(savedIn(after, 'tasks')).toEqual(savedIn(before, 'tasks'));
    await holds(worker, 'clinics:EDIT', true);
    await holds(worker, 'reports:VIEW', true);
    // A custom role has its own access.
    expect(await grantsOf(custom)).not.toContain('clinics:EDIT');
    const [line] = await sql(
      "select action, row_id, user_id, from_value, to_value from audit_log where table_name = 'module_default_user_roles' order by created_at desc limit 1",
    );
    expect(line).toMatchObject({
      action: 'access_saved',
      row_id: 'client_employee',
      user_id: north.users.admin,
      from_value: { access: { clinics: [], reports: [] } },
      to_value: { access: { clinics: ['VIEW', 'EDIT'], reports: ['VIEW'] } },
    });
    await eventually(
      () => notificationsOf(north.users.worker),
      (titles) => titles.length > 0,
    );
    expect(await notificationsOf(north.users.worker)).toEqual(['Admin north changed your access']);
    expect(await notificationsOf(north.users.custom)).toEqual([]);
    expect(await notificationsOf(north.users.blocked)).toEqual([]);
  });

  test('is saved only by a user who read the current version', async () => {
    const { version, modules } = await read(admin, employees);
    const ids = [modules.find(({ module }) => module === 'contacts')?.id ?? null];
    const access = { contacts: ['VIEW', 'EDIT'] };
    expect(await save(admin, employees, access, { version: version - 1, ids })).toEqual([unsaved, 'stale']);
    expect(await save(admin, employees, access, { version, ids })).toBeNull();
    expect(await save(admin, employees, access, { version, ids })).toEqual([unsaved, 'stale']);
    // The row no longer exists, although the version is current.
    expect(await save(admin, employees, access, { version: version + 1, ids })).toEqual([unsaved, 'stale']);
  });

  test('is saved once when many save at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { version, modules } = await read(admin, employees);
      const ids = [modules.find(({ module }) => module === 'duties')?.id ?? null];
      const answers = await Promise.all(
        [['VIEW'], ['VIEW', 'ADD'], ['VIEW', 'EDIT'], ['VIEW', 'DELETE'], []].map((actions) =>
          save(admin, employees, { duties: actions }, { version, ids }),
        ),
      );
      expect(answers.filter((answer) => answer === null)).toHaveLength(1);
      expect(answers.filter((answer) => answer?.[1] === 'stale')).toHaveLength(4);
      expect((await read(admin, employees)).version).toBe(version + 1);
      const rows = await sql(
        "select d.id from module_default_user_roles d join modules m on m.id = d.module_id where m.name = 'duties' and d.client_id = $1 and d.user_role_id = 11 and d.user_custom_role_id is null",
        [north.client],
      );
      expect(rows).toHaveLength(1);
    }
  });

  test('is not saved without EDIT, above the user’s own role, for another clinic, or with actions that the user lacks', async () => {
    const access = { contacts: ['VIEW'] };
    expect(await save(keeper, { ...employees, clinic_id: north.clinics.one }, access)).toEqual([
      unsaved,
      'no_edit',
    ]);
    await override(north.users.keeper, 'role_management', ['EDIT']);
    await holds(keeper, 'role_management:EDIT', true);
    expect(await save(keeper, { user_role_id: 9 }, access)).toEqual([unsaved, 'higher_role']);
    expect(await save(keeper, employees, access)).toEqual([unsaved, 'elsewhere']);
    expect(await save(keeper, { ...employees, clinic_id: north.clinics.two }, access)).toEqual([
      'Not found',
      'not_found',
    ]);
    const here = { ...employees, clinic_id: north.clinics.one };
    expect(await save(keeper, here, { clinics: ['VIEW', 'DELETE'] })).toEqual([unsaved, 'not_held']);
    expect(await save(keeper, here, { reports: ['VIEW', 'ADD'] })).toEqual([unsaved, 'not_available']);
    expect(await save(admin, employees, { task_management: ['VIEW'] })).toEqual([unsaved, 'not_available']);
    expect(await save(admin, employees, { clients: ['VIEW'] })).toEqual([unsaved, 'not_available']);
    await sql('delete from user_modules_access');
    await holds(keeper, 'role_management:EDIT', false);
  });

  test('for a clinic takes precedence over the client’s, and can be removed again', async () => {
    const here = { user_role_id: 10, clinic_id: north.clinics.one };
    const before = await read(admin, here);
    expect([before.version, savedIn(before, 'contacts')]).toMatchObject([
      0,
      { id: null, saved_data_actions: ['VIEW', 'ADD', 'EDIT', 'DELETE'] },
    ]);
    expect(await save(admin, here, { contacts: ['VIEW'] })).toBeNull();
    await holds(keeper, 'contacts:EDIT', false);
    const other = await server.signIn('north', 'keepertwo');
    expect(await grantsOf(other)).toContain('contacts:EDIT');
    const { version, modules } = await read(admin, here);
    const ids = modules.flatMap(({ id }) => id ?? []);
    expect(ids).toHaveLength(1);
    expect(await save(admin, here, {}, { version, ids })).toBeNull();
    await holds(keeper, 'contacts:EDIT', true);
  });

  test('is visible to the people it affects, and appears as missing to others', async () => {
    expect((await read(worker, employees)).refusal).toBe('no_edit');
    const { errors } = await worker.ask(asked, { ...approvers });
    expect(errors?.[0]?.message).toBe('Not found');
    expect((await read(custom, approvers)).refusal).toBe('no_edit');
    expect((await keeper.ask(asked, { ...employees, clinic_id: north.clinics.two })).errors).toHaveLength(1);
    const owner = await server.signIn('north', 'owner');
    expect((await owner.ask(asked, { ...employees })).errors?.[0]?.message).toBe('Not found');
  });

  test('of another client appears as missing', async () => {
    const southern = await server.signIn('south', 'admin');
    const before = await read(admin, approvers);
    expect((await southern.ask(asked, { ...approvers })).errors?.[0]?.message).toBe('Not found');
    expect(await save(southern, approvers, { contacts: ['VIEW'] })).toEqual(['Not found', 'not_found']);
    expect(
      await save(southern, { ...employees, clinic_id: north.clinics.one }, { contacts: ['VIEW'] }),
    ).toEqual(['Not found', 'not_found']);
    // Ids of another client's rows are treated as missing.
    const role = await read(southern, employees);
    expect(
      await save(
        southern,
        employees,
        {},
        { version: role.version, ids: [savedIn(before, 'tasks')?.id ?? null] },
      ),
    ).toEqual([unsaved, 'stale']);
    expect(await read(admin, approvers)).toEqual(before);
    expect(await read(southern, { user_custom_role_id: south.customRole })).toMatchObject({ refusal: null });
  });
});

describe('delete_and_add_access', () => {
  const call = async (person: Person, ids: readonly (string | null | undefined)[], records: object[]) => {
    const { errors } = await person.ask(
      `mutation ($role: uuid!, $ids: [uuid!]!, $records: [delete_and_add_access_records_input!]!) {
        delete_and_add_access(user_custom_role_id: $role, ids: $ids, records: $records) { affected_rows } }`,
      { role: north.customRole, ids, records },
    );
    return errors?.[0] ? [errors[0].message, errors[0].extensions.refusal] : null;
  };
  test('saves a role’s access, if the given rows are the current ones', async () => {
    const before = await read(admin, approvers);
    const row = savedIn(before, 'contacts');
    const record = { module_id: moduleOf('contacts').id, saved_data_actions: ['VIEW', 'ADD'] };
    expect(await call(admin, [], [record])).toEqual([unsaved, 'stale']);
    expect(await call(keeper, [row?.id], [record])).toEqual([unsaved, 'no_edit']);
    expect(await call(admin, [row?.id], [record])).toBeNull();
    expect(await call(admin, [row?.id], [record])).toEqual([unsaved, 'stale']);
    await holds(custom, 'contacts:ADD', true);
    expect((await read(admin, approvers)).version).toBe(before.version + 1);
  });
});

describe('the last EDIT on role_management', () => {
  const withoutEdit = { role_management: ['VIEW', 'ADD', 'DELETE'] };
  test('cannot be removed by saving a role', async () => {
    expect(await save(admin, { user_role_id: 9 }, withoutEdit)).toEqual([unsaved, 'last_editor']);
    expect(await grantsOf(admin)).toContain('role_management:EDIT');
    // A clinic_admin with EDIT does not count, because they could not grant it to client_admin again.
    await override(north.users.keeper, 'role_management', ['EDIT']);
    expect(await save(admin, { user_role_id: 9 }, withoutEdit)).toEqual([unsaved, 'last_editor']);
    await sql('delete from user_modules_access');
  });
  test('can be removed from a role while somebody keeps it by an override', async () => {
    await override(north.users.admin, 'role_management', ['EDIT']);
    await holds(admin, 'role_management:EDIT', true);
    expect(await save(admin, { user_role_id: 9 }, withoutEdit)).toBeNull();
    await eventually(
      async () => (await userAccess(admin, north.users.admin)).overrides.length,
      (count) => count === 1,
    );
    const { version } = await userAccess(admin, north.users.admin);
    expect(await saveUser(admin, north.users.admin, { role_management: [[], []] }, version)).toEqual([
      unsaved,
      'last_editor',
    ]);
    expect(
      await save(admin, { user_role_id: 9 }, { role_management: ['VIEW', 'ADD', 'EDIT', 'DELETE'] }),
    ).toBeNull();
    expect(await saveUser(admin, north.users.admin, { role_management: [[], []] })).toBeNull();
    await holds(admin, 'role_management:EDIT', true);
  });
});

interface UserAccess {
  readonly version: string;
  readonly refusal: string | null;
  readonly overrides: readonly {
    module: string;
    default_actions: string[];
    default_disabled_actions: string[];
  }[];
  readonly roles: readonly {
    readonly role: string;
    readonly custom_role_name: string | null;
    readonly modules: readonly {
      name: string;
      actions: readonly { action: string; held: boolean; source: string }[];
    }[];
  }[];
}
const userAsked = `query ($user_id: uuid!) { user_access(user_id: $user_id) {
  version refusal overrides { module default_actions default_disabled_actions }
  roles { role custom_role_name modules { name actions { action held source } } } } }`;
const userAccess = async (person: Person, user_id: string): Promise<UserAccess> =>
  (await person.must<{ user_access: UserAccess }>(userAsked, { user_id })).user_access;
async function saveUser(
  person: Person,
  user_id: string,
  access: Readonly<Record<string, readonly [added: string[], disabled: string[]]>>,
  version?: string,
) {
  const { errors } = await person.ask(
    `mutation ($user_id: uuid!, $records: [save_user_access_records_input!]!, $version: String!) {
      save_user_access(user_id: $user_id, records: $records, version: $version) { affected_rows } }`,
    {
      user_id,
      version: version ?? (await userAccess(admin, user_id)).version,
      records: Object.entries(access).map(([name, [default_actions, default_disabled_actions]]) => ({
        module_id: moduleOf(name).id,
        default_actions,
        default_disabled_actions,
      })),
    },
  );
  return errors?.[0] ? [errors[0].message, errors[0].extensions.refusal] : null;
}

describe('a person’s access', () => {
  const cell = (access: UserAccess, module: string, action: string) => {
    const found = access.roles[0]?.modules
      .find(({ name }) => name === module)
      ?.actions.find((each) => each.action === action);
    return found && `${found.held ? '+' : '-'} ${found.source}`;
  };
  test('overrides the role’s access, and names the source of a right', async () => {
    expect(
      await saveUser(admin, north.users.worker, {
        tasks: [['DELETE'], ['ADD']],
        'IP Settings': [['EDIT'], ['VIEW']],
      }),
    ).toBeNull();
    await holds(worker, 'tasks:DELETE', true);
    await holds(worker, 'tasks:ADD', false);
    const access = await userAccess(admin, north.users.worker);
    expect(access.overrides).toEqual([
      { module: 'tasks', default_actions: ['DELETE'], default_disabled_actions: ['ADD'] },
      // VIEW of IP Settings is fixed, so it cannot be disabled.
      { module: 'IP Settings', default_actions: ['EDIT'], default_disabled_actions: [] },
    ]);
    expect(cell(access, 'tasks', 'DELETE')).toBe('+ added');
    expect(cell(access, 'tasks', 'ADD')).toBe('- disabled');
    expect(cell(access, 'tasks', 'EDIT')).toBe('+ role');
    expect(cell(access, 'IP Settings', 'VIEW')).toBe('+ fixed');
    // The reported access equals the person's actual rights.
    const grants = await grantsOf(worker);
    for (const { name, actions } of access.roles[0]?.modules ?? [])
      for (const { action, held } of actions)
        expect([name, action, grants.includes(`${name}:${action}`)]).toEqual([name, action, held]);
    await eventually(
      () =>
        sql("select 1 from audit_log where table_name = 'user_modules_access' and row_id = $1", [
          north.users.worker,
        ]),
      (rows) => rows.length === 1,
    );
    expect(
      await saveUser(admin, north.users.worker, { tasks: [[], []], 'IP Settings': [[], []] }),
    ).toBeNull();
    expect((await userAccess(admin, north.users.worker)).overrides).toEqual([]);
    await holds(worker, 'tasks:ADD', true);
  });

  test('is saved only by a user who read the current version, and once when many save at the same time', async () => {
    const { version } = await userAccess(admin, north.users.helper);
    const answers = await Promise.all(
      [['ADD'], ['EDIT'], ['DELETE'], ['ADD', 'EDIT']].map((added) =>
        saveUser(admin, north.users.helper, { contacts: [added, []] }, version),
      ),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.[1] === 'stale')).toHaveLength(3);
    expect(await saveUser(admin, north.users.helper, { contacts: [[], []] })).toBeNull();
  });

  test('cannot be changed without EDIT, above the user’s own role, for another clinic, or with actions the user lacks', async () => {
    const some = { contacts: [['ADD'], []] } as const;
    const access = { contacts: [[...some.contacts[0]], []] } satisfies Record<
      string,
      readonly [string[], string[]]
    >;
    expect(await saveUser(keeper, north.users.worker, access)).toEqual([unsaved, 'no_edit']);
    await override(north.users.keeper, 'role_management', ['EDIT']);
    await holds(keeper, 'role_management:EDIT', true);
    expect((await userAccess(keeper, north.users.worker)).refusal).toBeNull();
    expect(await saveUser(keeper, north.users.admin, access)).toEqual([unsaved, 'higher_role']);
    expect(await saveUser(keeper, north.users.other, access)).toEqual(['Not found', 'not_found']);
    expect(await saveUser(keeper, north.users.worker, { clinics: [['DELETE'], []] })).toEqual([
      unsaved,
      'not_held',
    ]);
    expect(await saveUser(keeper, north.users.worker, { reports: [['ADD'], []] })).toEqual([
      unsaved,
      'not_available',
    ]);
    // A person who manages one clinic and is employed at another cannot grant rights there, not even to themselves.
    const both = [north.client, [north.users.keeper, north.users.worker], north.clinics.two];
    await sql(
      'insert into j_users_clinics (client_id, user_id, clinic_id) select $1, id, $3 from unnest($2::uuid[]) as id',
      both,
    );
    await sql(
      `insert into j_users_user_roles (client_id, user_id, user_role_id, clinic_id)
       select $1, id, 11, $3 from unnest($2::uuid[]) as id`,
      both,
    );
    for (const colleague of [north.users.worker, north.users.keeper]) {
      expect((await userAccess(keeper, colleague)).refusal).toBe('elsewhere');
      expect(await saveUser(keeper, colleague, { leaves: [['VIEW', 'EDIT'], []] })).toEqual([
        unsaved,
        'elsewhere',
      ]);
    }
    for (const table of ['j_users_user_roles', 'j_users_clinics'])
      await sql(`delete from ${table} where client_id = $1 and user_id = any($2) and clinic_id = $3`, both);
    // Users may remove their own EDIT, because others still have it.
    expect(await saveUser(keeper, north.users.keeper, { role_management: [[], []] })).toBeNull();
    await holds(keeper, 'role_management:EDIT', false);
    expect(await saveUser(worker, north.users.worker, access)).toEqual([unsaved, 'no_edit']);
    expect((await userAccess(worker, north.users.worker)).refusal).toBe('no_edit');
    expect((await worker.ask(userAsked, { user_id: north.users.helper })).errors?.[0]?.message).toBe(
      'Not found',
    );
  });

  test('of another client appears as missing', async () => {
    const southern = await server.signIn('south', 'admin');
    expect((await southern.ask(userAsked, { user_id: north.users.worker })).errors?.[0]?.message).toBe(
      'Not found',
    );
    expect(await saveUser(southern, north.users.worker, { contacts: [['ADD'], []] })).toEqual([
      'Not found',
      'not_found',
    ]);
    expect(
      await saveUser(southern, smallIds.south.users.worker, { contacts: [['ADD'], []] }, 'wrong'),
    ).toEqual([unsaved, 'stale']);
  });
});

describe('a custom role', () => {
  const duplicate = (person: Person, values: Readonly<Record<string, unknown>>) =>
    person.refusal('duplicate_custom_role', { id: north.customRole, ...values }, '{ id name }');
  test('is duplicated with its access under a new name', async () => {
    expect(await duplicate(admin, { name: 'Second approver' })).toBeNull();
    expect(await duplicate(admin, { name: 'second APPROVER' })).toBe('Name is already exists');
    expect(await duplicate(admin, { name: '  ' })).toBe('Please Fill Valid Details');
    expect(await duplicate(admin, { name: 'Second approver', clinic_id: north.clinics.two })).toBeNull();
    const { user_custom_roles } = await admin.must<{
      user_custom_roles: { id: string; description: string }[];
    }>(
      `{ user_custom_roles(where: { name: { _eq: "Second approver" }, clinic_id: { _eq: "${north.clinics.one}" } }) { id description } }`,
    );
    const [copy] = user_custom_roles;
    expect(copy?.description).toBe('Decides requests (north)');
    const [from, to] = [
      await read(admin, approvers),
      await read(admin, { user_custom_role_id: copy?.id ?? '' }),
    ];
    expect(to.modules.map(({ saved_data_actions }) => saved_data_actions)).toEqual(
      from.modules.map(({ saved_data_actions }) => saved_data_actions),
    );
  });
  test('is duplicated by users with ADD, at their clinics and within their own rights', async () => {
    expect(await duplicate(keeper, { name: 'Third' })).toBe(unsaved);
    await override(north.users.keeper, 'role_management', ['ADD']);
    await holds(keeper, 'role_management:ADD', true);
    expect(await duplicate(keeper, { name: 'Third', clinic_id: north.clinics.two })).toBe(unsaved);
    expect(await duplicate(keeper, { name: 'Third' })).toBeNull();
    await override(north.users.keeper, 'task-requests-approvers', [], ['EDIT']);
    await holds(keeper, 'task-requests-approvers:EDIT', false);
    expect(await duplicate(keeper, { name: 'Fourth' })).toBe(unsaved);
    await sql('delete from user_modules_access');
    const southern = await server.signIn('south', 'admin');
    expect(await duplicate(southern, { name: 'Fifth' })).toBe('Not found');
  });
  test('cannot leave its clinic while somebody has it there', async () => {
    const made = await admin.must<{ insert_user_custom_roles_one: { id: string } }>(
      `mutation { insert_user_custom_roles_one(object: { name: "Mover", clinic_id: "${north.clinics.one}" }) { id } }`,
    );
    const { id } = made.insert_user_custom_roles_one;
    const move = async (clinic_id: string | null) =>
      (
        await admin.ask(
          'mutation ($id: uuid!, $clinic_id: uuid) { update_user_custom_roles_by_pk(pk_columns: { id: $id }, _set: { clinic_id: $clinic_id }) { id } }',
          { id, clinic_id },
        )
      ).errors?.[0]?.message ?? null;
    expect(await move(north.clinics.two)).toBeNull();
    expect(await move(north.clinics.one)).toBeNull();
    const give = (roles: readonly object[]) =>
      admin.refusal('set_user_access', {
        user_id: north.users.helper,
        roles: [{ user_role_id: 11 }, ...roles],
        clinic_ids: [north.clinics.one],
      });
    expect(
      await give([{ user_role_id: 11, user_custom_role_id: id, clinic_id: north.clinics.one }]),
    ).toBeNull();
    // The refusal is a message for people, not an error code.
    expect(await move(north.clinics.two)).toBe(messages.role_stays);
    // A role for the whole client also applies at that clinic.
    expect(await move(null)).toBeNull();
    expect(await move(north.clinics.one)).toBeNull();
    expect(await give([])).toBeNull();
    expect(await move(north.clinics.two)).toBeNull();
    await admin.must('mutation ($id: uuid!) { delete_user_custom_roles_by_pk(id: $id) { id } }', { id });
  });

  test('is deleted with its access, unless somebody has it', async () => {
    const remove = (id: string) =>
      admin.ask(`mutation { delete_user_custom_roles_by_pk(id: "${id}") { id } }`);
    expect((await remove(north.customRole)).errors).toHaveLength(1);
    expect((await read(admin, approvers)).modules.some(({ id }) => id !== null)).toBe(true);
    const { user_custom_roles } = await admin.must<{ user_custom_roles: { id: string }[] }>(
      '{ user_custom_roles(where: { name: { _eq: "Third" } }) { id } }',
    );
    const id = user_custom_roles[0]?.id ?? '';
    await admin.must(
      `mutation { update_user_custom_roles_by_pk(pk_columns: { id: "${id}" }, _set: { description: "x" }) { id } }`,
    );
    expect((await remove(id)).errors).toBeUndefined();
    expect(
      await sql(
        "select action, user_id from audit_log where table_name = 'user_custom_roles' and row_id = $1 order by created_at",
        [id],
      ),
    ).toEqual([
      { action: 'added', user_id: north.users.keeper },
      { action: 'edited', user_id: north.users.admin },
      { action: 'deleted', user_id: north.users.admin },
    ]);
    expect(await sql('select 1 from module_default_user_roles where user_custom_role_id = $1', [id])).toEqual(
      [],
    );
  });
});

test('removing a user’s right ends the subscription that needs it, and not another one', async () => {
  const helper = await server.signIn('north', 'helper');
  const socket = await helper.socket();
  socket.subscribe('rooms', 'subscription { clinic_rooms { id internal_name } }');
  socket.subscribe('tasks', 'subscription { tasks { id } }');
  await socket.until(() => socket.answers('rooms').length > 0 && socket.answers('tasks').length > 0);
  expect(
    await saveUser(admin, north.users.helper, { 'clinic-rooms': [[], ['VIEW', 'ADD', 'EDIT', 'DELETE']] }),
  ).toBeNull();
  await socket.until(() => socket.frames.some(({ type, id }) => type === 'error' && id === 'rooms'));
  expect(socket.closed).toBeNull();
  expect(socket.frames.some(({ type, id }) => type !== 'next' && id === 'tasks')).toBe(false);
  expect(await grantsOf(helper)).not.toContain('clinic-rooms:VIEW');
  socket.close();
});
