import { roleOf } from '@operatory/domain';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listMail } from '../src/mail/inbox.ts';
import { Person, send } from './support/person.ts';
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
});

const { users, clinics } = north;
const idOf = (role: Parameters<typeof roleOf>[0]) => roleOf(role).id;
const employee = { user_role_id: idOf('client_employee') };
let count = 0;
const somebody = (more: Readonly<Record<string, unknown>> = {}) => {
  count += 1;
  return {
    email: `new${count}@north.example`,
    first_name: 'Nia',
    last_name: 'Newcomer',
    roles: [employee],
    clinic_ids: [clinics.one],
    ...more,
  };
};
const rows = async (text: string, values: readonly unknown[] = []) =>
  (await server.root.query(text, [...values])).rows;
const idOfEmail = async (email: string): Promise<string> =>
  (await rows('select id from users where lower(email) = lower($1)', [email]))[0]?.id;
const invited = async (more: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const who = somebody(more);
  expect(await admin.refusal('invite_user', who)).toBeNull();
  return idOfEmail(who.email);
};
const mailsTo = (address: string, least = 1) =>
  eventually(
    async () => (await listMail(server.context.env.DATA_DIR, 500)).filter(({ to }) => to.includes(address)),
    (mails) => mails.length >= least,
  );
const keyIn = (text: string | undefined, name: string): string =>
  new RegExp(`[?&]${name}=([\\w-]+)`).exec(text ?? '')?.[1] ?? '';
const links = (userId: string) =>
  rows(
    `select r.name as role, l.clinic_id, l.user_custom_role_id, l.blocked_status::text from j_users_user_roles l
     join user_roles r on r.id = l.user_role_id where l.user_id = $1 order by r.name`,
    [userId],
  );
const audited = async (userId: string) =>
  (await rows('select action from audit_log where row_id = $1 order by created_at', [userId])).map(
    ({ action }) => action,
  );

describe('an invitation', () => {
  test('creates the account and emails a key that works once', async () => {
    const who = somebody({
      email: 'Nia.First@North.Example',
      phone: '0412 555 099',
      service_type: 'Dentist',
    });
    expect(await keeper.refusal('invite_user', who)).toBeNull();
    const id = await idOfEmail(who.email);
    expect(
      await rows('select email, display_name, profile_status::text, clinicid from users where id = $1', [id]),
    ).toEqual([
      {
        email: 'nia.first@north.example',
        display_name: 'Nia Newcomer',
        profile_status: 'INVITED',
        clinicid: clinics.one,
      },
    ]);
    expect(await links(id)).toEqual([
      { role: 'client_employee', clinic_id: null, user_custom_role_id: null, blocked_status: 'UN_BLOCKED' },
    ]);
    expect(await audited(id)).toEqual(['user_invited']);
    const [mail] = await mailsTo('nia.first@north.example');
    const verify_key = keyIn(mail?.text, 'key');
    expect(verify_key).toHaveLength(43);
    // Neither the outbox nor a job contains the key.
    for (const table of ['outbox', 'jobs.jobs'])
      expect(
        await rows(`select 1 from ${table} t where t::text like '%' || $1 || '%'`, [verify_key]),
      ).toEqual([]);
    const verify = () =>
      send(
        admin.port,
        admin.host,
        'POST',
        '/api/v1/auth-action/verify-users',
        JSON.stringify({ verify_key, password: 'A-long-first-word-7', subdomain: 'north' }),
        { origin: `http://${admin.host}`, 'x-operatory': '1' },
      );
    expect((await verify()).status).toBe(200);
    expect((await verify()).status).toBe(400);
    const nia = await Person.signIn(admin.port, 'north', 'nia.first@north.example', 'A-long-first-word-7');
    expect(await nia.must('{ me { role } }')).toEqual({ me: { role: 'client_employee' } });
    expect(await admin.refusal('resend_invite', { user_id: id })).toBe('This account is already confirmed');
  });

  test('is refused outside the inviting user’s clinics and roles, and with invalid details or a used email address', async () => {
    const ask = (who: Person, more: Readonly<Record<string, unknown>>) =>
      who.refusal('invite_user', somebody(more));
    const denied = 'You Do not have Permission To Perform This Action';
    expect(await ask(worker, {})).toBe(denied);
    expect(await ask(keeper, { clinic_ids: [clinics.two] })).toBe(denied);
    expect(await ask(keeper, { roles: [{ user_role_id: idOf('client_admin') }] })).toBe(
      "You can't change someone whose role is above yours",
    );
    expect(await ask(admin, { roles: [{ user_role_id: idOf('support_executive') }] })).toBe(
      "You can't change someone whose role is above yours",
    );
    expect(await ask(admin, { roles: [] })).toBe('Choose at least one role');
    expect(await ask(admin, { clinic_ids: [] })).toBe('Please Select Clinic');
    expect(await ask(admin, { clinic_ids: [south.clinics.one] })).toBe('Please Select Clinic');
    expect(
      await ask(admin, {
        roles: [{ ...employee, user_custom_role_id: south.customRole, clinic_id: clinics.one }],
      }),
    ).toBe('Please Fill Valid Details');
    // The custom role belongs to clinic one.
    expect(
      await ask(admin, {
        roles: [{ ...employee, user_custom_role_id: north.customRole, clinic_id: clinics.two }],
        clinic_ids: [clinics.one, clinics.two],
      }),
    ).toBe('Please Select Clinic');
    expect(await ask(admin, { first_name: 'N1a' })).toMatch(/digit/i);
    expect(await ask(admin, { email: 'nobody' })).not.toBeNull();
    for (const email of ['HELPER.north@north.example', ' helper.north@north.example '])
      expect(await ask(admin, { email })).toBe('This email address is already in use');
    expect(await ask(admin, { email: 'helper.south@south.example' })).toBeNull();
  });

  test('is refused for a role with a right that the inviting user lacks', async () => {
    const give = (actions: string) =>
      server.root.query(
        `update module_default_user_roles d set saved_data_actions = $2::module_action[] from modules m
         where m.id = d.module_id and m.name = 'clinics' and d.user_custom_role_id = $1`,
        [north.customRole, actions],
      );
    const roles = [{ ...employee, user_custom_role_id: north.customRole, clinic_id: clinics.one }];
    await server.root.query(
      `insert into module_default_user_roles (client_id, module_id, user_role_id, user_custom_role_id, saved_data_actions)
       select $1, m.id, $2, $3, '{}' from modules m where m.name = 'clinics' on conflict do nothing`,
      [north.client, idOf('client_employee'), north.customRole],
    );
    await give('{VIEW,DELETE}');
    expect(await keeper.refusal('invite_user', somebody({ roles }))).toBe(
      "You can't grant access that you don't have yourself",
    );
    expect(await admin.refusal('invite_user', somebody({ roles }))).toBeNull();
    await give('{VIEW}');
    expect(await keeper.refusal('invite_user', somebody({ roles }))).toBeNull();
  });

  test('competes with an unblock for the last seat, which only one of five simultaneous commands gets', async () => {
    const [{ taken }] = await rows(
      `select count(*)::int as taken from users u where client_id = $1 and profile_status <> 'INACTIVE'
         and exists (select from j_users_user_roles l where l.user_id = u.id and blocked_status = 'UN_BLOCKED')`,
      [north.client],
    );
    await server.root.query("insert into teams (id, name, team_size) values (900, 'Tight', $1)", [taken + 1]);
    await server.root.query('update clients set team_id = 900 where id = $1', [north.client]);
    try {
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => admin.refusal('invite_user', somebody())),
        admin.refusal('unblock_user', { user_id: users.blocked }),
      ]);
      const full = `All ${taken + 1} seats on your plan are in use. Block someone who has left, or choose a larger team.`;
      expect(answers.filter((answer) => answer === null)).toHaveLength(1);
      expect(answers.filter((answer) => answer === full)).toHaveLength(4);
    } finally {
      await server.root.query('update clients set team_id = 2 where id = $1', [north.client]);
      await admin.refusal('block_user', { user_id: users.blocked });
    }
  });

  test('can be sent again with a new key, a limited number of times', async () => {
    const email = 'again@north.example';
    const user_id = await invited({ email });
    const [first] = await mailsTo(email);
    expect(await worker.refusal('resend_invite', { user_id })).not.toBeNull();
    expect(await admin.refusal('resend_invite', { user_id })).toBeNull();
    const mails = await mailsTo(email, 2);
    const keys = mails.map(({ text }) => keyIn(text, 'key'));
    expect(new Set(keys).size).toBe(2);
    const verify = (verify_key: string) =>
      send(
        admin.port,
        admin.host,
        'POST',
        '/api/v1/auth-action/verify-users',
        JSON.stringify({ verify_key, subdomain: 'north' }),
        { origin: `http://${admin.host}`, 'x-operatory': '1' },
      );
    expect((await verify(keyIn(first?.text, 'key'))).status).toBe(400);
    for (let n = 3; n <= 5; n += 1) {
      expect(await admin.refusal('resend_invite', { user_id })).toBeNull();
      await mailsTo(email, n);
    }
    expect(await admin.refusal('resend_invite', { user_id })).toBe(
      'We have already sent several links in the last hour. Try again later.',
    );
  });
});

describe('a user’s access', () => {
  const set = (who: Person, user_id: string, roles: readonly unknown[], clinic_ids: readonly string[]) =>
    who.refusal('set_user_access', { user_id, roles, clinic_ids });

  test('is changed with its roles and clinics, for an open session too', async () => {
    const user_id = users.other;
    const other = await server.signIn('north', 'other');
    const grants = async () =>
      (await other.must<{ me: { grants: string[] } }>('{ me { grants } }')).me.grants;
    expect(await grants()).not.toContain('Users:ADD');
    // The session uses a role link that the command removes.
    await server.root.query(
      'update sessions set user_role_link_id = (select id from j_users_user_roles where user_id = $1) where user_id = $1',
      [user_id],
    );
    const manager = { user_role_id: idOf('clinic_admin'), clinic_id: clinics.two };
    expect(await set(admin, user_id, [manager], [clinics.two, clinics.one])).toBeNull();
    await eventually(grants, (held) => held.includes('Users:ADD'));
    expect(
      await rows('select clinic_id from j_users_clinics where user_id = $1 order by created_at', [user_id]),
    ).toHaveLength(2);
    expect(await audited(user_id)).toEqual(['access_changed']);
    const bell = await eventually(
      () => rows('select title from user_notifications where user_id = $1', [user_id]),
      (found) => found.length > 0,
    );
    expect(bell[0].title).toBe('Admin north changed your access');
    // The home clinic must be one of the user's clinics, so it changes too.
    expect(await set(admin, user_id, [employee], [clinics.one])).toBeNull();
    expect(await rows('select clinicid from users where id = $1', [user_id])).toEqual([
      { clinicid: clinics.one },
    ]);
    expect(await set(admin, user_id, [employee], [clinics.two])).toBeNull();
    await eventually(grants, (held) => !held.includes('Users:ADD'));
  });

  test('cannot be changed without the right, for oneself, for a higher role, or outside one’s own clinics', async () => {
    const denied = 'You Do not have Permission To Perform This Action';
    const above = "You can't change someone whose role is above yours";
    expect(await set(worker, users.helper, [employee], [clinics.one])).toBe(denied);
    expect(await set(admin, users.admin, [employee], [clinics.one])).toBe(
      "You can't change your own access. Ask another admin.",
    );
    expect(await set(keeper, users.admin, [employee], [clinics.one])).toBe(above);
    expect(await set(keeper, users.helper, [{ user_role_id: idOf('client_admin') }], [clinics.one])).toBe(
      above,
    );
    expect(await set(keeper, users.helper, [employee], [clinics.one, clinics.two])).toBe(denied);
    for (const user_id of [users.keeperTwo, south.users.worker, '00000000-0000-4000-8000-000000000000'])
      expect(await set(keeper, user_id, [employee], [clinics.one])).toBe('Not found');
    for (const user_id of [south.users.worker, '00000000-0000-4000-8000-000000000000'])
      expect(await set(admin, user_id, [employee], [clinics.one])).toBe('Not found');
    expect(await links(south.users.worker)).toHaveLength(1);
  });

  test('leaves one admin when one demotes another who blocks them at the same time', async () => {
    const email = 'second.admin@north.example';
    const user_id = await invited({ email, roles: [{ user_role_id: idOf('client_admin') }] });
    const [hash] = await rows('select password_hash from user_credentials where user_id = $1', [users.admin]);
    await server.root.query(
      'insert into user_credentials (client_id, user_id, password_hash) values ($1, $2, $3)',
      [north.client, user_id, hash.password_hash],
    );
    await server.root.query("update users set profile_status = 'ACTIVE' where id = $1", [user_id]);
    const second = await Person.signIn(admin.port, 'north', email);
    const answers = await Promise.all([
      set(admin, user_id, [employee], [clinics.one]),
      second.refusal('block_user', { user_id: users.admin }),
    ]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    const [{ left }] = await rows(
      `select count(*)::int as left from j_users_user_roles where client_id = $1 and user_role_id = $2 and blocked_status = 'UN_BLOCKED'`,
      [north.client, idOf('client_admin')],
    );
    expect(left).toBe(1);
    await server.root.query(
      "update j_users_user_roles set blocked_status = 'UN_BLOCKED' where user_id = $1",
      [users.admin],
    );
    admin = await server.signIn('north', 'admin');
    await admin.refusal('set_user_access', { user_id, roles: [employee], clinic_ids: [clinics.one] });
  });
});

describe('reporting lines', () => {
  const report = (who: Person, user_id: string, reported_to_user_ids: readonly string[]) =>
    who.refusal('set_reporting_lines', { user_id, reported_to_user_ids });
  const circle = "Two people can't report to each other";

  test('can be set and replaced, and are refused in a cycle, without the right and outside the clinic or client', async () => {
    expect(await report(keeper, users.helper, [users.worker, users.keeper])).toBeNull();
    // In the seed, worker reports to keeper.
    expect(await report(admin, users.keeper, [users.helper])).toBe(circle);
    expect(await report(admin, users.worker, [users.worker])).toBe(circle);
    expect(await report(admin, users.worker, [south.users.keeper])).toBe('Please Fill Valid Details');
    expect(await report(worker, users.helper, [])).toBe('You Do not have Permission To Perform This Action');
    expect(await report(keeper, users.keeperTwo, [])).toBe('Not found');
    expect(await report(admin, south.users.worker, [])).toBe('Not found');
    expect(await report(admin, users.helper, [users.keeper])).toBeNull();
    expect(
      await rows('select reported_to_user_id from users_reported_to_users where user_id = $1', [
        users.helper,
      ]),
    ).toEqual([{ reported_to_user_id: users.keeper }]);
  });

  test('that would form a cycle and are set at the same time are not both stored', async () => {
    await report(admin, users.helper, []);
    await report(admin, users.worker, []);
    const answers = await Promise.all([
      report(admin, users.helper, [users.worker]),
      report(admin, users.worker, [users.helper]),
    ]);
    expect([...answers].sort()).toEqual([circle, null]);
  });
});

describe('blocking a user', () => {
  afterEach(async () => {
    await server.root.query(
      "update j_users_user_roles set blocked_status = 'UN_BLOCKED' where user_id = any($1)",
      [[users.helper, users.custom]],
    );
  });

  test('closes their socket and ends their session, and after an unblock they have to sign in again', async () => {
    const helper = await server.signIn('north', 'helper');
    const socket = await helper.socket();
    socket.subscribe('a', 'subscription { users(limit: 1) { id } }');
    await socket.until(() => socket.answers('a').length > 0);
    expect(await keeper.refusal('block_user', { user_id: users.helper })).toBeNull();
    await socket.until(() => socket.closed !== null);
    expect(socket.closed).toBe(4403);
    await eventually(
      () => helper.post({ query: '{ me { role } }' }),
      ({ status }) => status === 401,
    );
    expect((await audited(users.helper)).at(-1)).toBe('user_blocked');
    expect(await keeper.refusal('reset_user_password', { user_id: users.helper })).toBe(
      'This person is blocked',
    );
    expect(await keeper.refusal('unblock_user', { user_id: users.helper })).toBeNull();
    const [mail] = await mailsTo('helper.north@north.example');
    expect(mail?.subject).toMatch(/^You can sign in again/);
    expect((await helper.post({ query: '{ me { role } }' })).status).toBe(401);
    await server.signIn('north', 'helper');
  });

  test('in one role leaves them their other role', async () => {
    const roles = [{ ...employee, user_custom_role_id: north.customRole, clinic_id: clinics.one }, employee];
    expect(
      await admin.refusal('set_user_access', { user_id: users.custom, roles, clinic_ids: [clinics.one] }),
    ).toBeNull();
    const [link] = await rows(
      'select id from j_users_user_roles where user_id = $1 and user_custom_role_id is not null',
      [users.custom],
    );
    const approves = async () =>
      (await custom.must<{ me: { grants: string[] } }>('{ me { grants } }')).me.grants.includes(
        'task-requests-approvers:EDIT',
      );
    await server.root.query('update sessions set user_role_link_id = $1 where user_id = $2', [
      link.id,
      users.custom,
    ]);
    await eventually(approves, (held) => held);
    expect(await admin.refusal('block_user', { user_id: users.custom, role_link_id: link.id })).toBeNull();
    await eventually(approves, (held) => !held);
    expect(await admin.refusal('unblock_user', { user_id: users.custom, role_link_id: link.id })).toBeNull();
    expect(
      await admin.refusal('block_user', {
        user_id: users.custom,
        role_link_id: '00000000-0000-4000-8000-000000000000',
      }),
    ).toBe('Not found');
  });

  test('is refused if they are the last one who may change role access', async () => {
    // The admin who blocks may not change role access, so the helper is the last one who may.
    await server.root.query(
      `insert into user_modules_access (client_id, user_id, module_id, default_disabled_actions)
       select $1, $2, id, '{EDIT}' from modules where name = 'role_management'`,
      [north.client, users.admin],
    );
    await server.root.query('update j_users_user_roles set user_role_id = $1 where user_id = $2', [
      idOf('client_admin'),
      users.helper,
    ]);
    const block = () => admin.refusal('block_user', { user_id: users.helper });
    expect(await block()).toBe('At least one person must be able to change what roles can do');
    await server.root.query('delete from user_modules_access where user_id = $1', [users.admin]);
    expect(await block()).toBeNull();
    await server.root.query('update j_users_user_roles set user_role_id = $1 where user_id = $2', [
      idOf('client_employee'),
      users.helper,
    ]);
  });

  test('is refused without the right, for oneself, for a higher role, and outside one’s own clinics', async () => {
    const block = (who: Person, user_id: string) => who.refusal('block_user', { user_id });
    expect(await block(worker, users.helper)).toBe('You Do not have Permission To Perform This Action');
    expect(await block(admin, users.admin)).toBe("You can't block yourself");
    expect(await block(keeper, users.admin)).toBe("You can't change someone whose role is above yours");
    expect(await block(keeper, users.keeperTwo)).toBe('Not found');
    expect(await block(admin, south.users.worker)).toBe('Not found');
  });
});

describe('resets of a password or PIN', () => {
  test('email the user a link, and add lines to the audit log', async () => {
    const user_id = users.worker;
    expect(await keeper.refusal('reset_user_password', { user_id })).toBeNull();
    const [mail] = await mailsTo('worker.north@north.example');
    expect(keyIn(mail?.text, 'reset')).toHaveLength(43);
    expect(await keeper.refusal('reset_user_pin', { user_id })).toBeNull();
    const [newest] = await mailsTo('worker.north@north.example', 2);
    expect(keyIn(newest?.text, 'pin')).toHaveLength(43);
    expect((await audited(user_id)).slice(-2)).toEqual(['password_link_sent', 'pin_link_sent']);
  });
  test('are refused without the right, for a higher role, and outside one’s own clinics', async () => {
    for (const name of ['reset_user_password', 'reset_user_pin']) {
      expect(await worker.refusal(name, { user_id: users.helper })).toBe(
        'You Do not have Permission To Perform This Action',
      );
      expect(await keeper.refusal(name, { user_id: users.admin })).toBe(
        "You can't change someone whose role is above yours",
      );
      expect(await keeper.refusal(name, { user_id: users.keeperTwo })).toBe('Not found');
      expect(await admin.refusal(name, { user_id: south.users.worker })).toBe('Not found');
    }
  });
});
