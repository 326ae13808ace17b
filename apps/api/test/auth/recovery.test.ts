import { EngineError } from '@operatory/engine';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { browserAt } from './browser.ts';
import { makeWorld, type TestUser, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const keyIn = (text: string | undefined, name: string): string =>
  new RegExp(`[?&]${name}=([\\w-]+)`).exec(text ?? '')?.[1] ?? '';
const forget = (email: string) =>
  browserAt(world.app, world.acme).post('auth/forget-password-without-role', { email, subdomain: 'acme' });
const reset = (reset_key: string, password: string, tenant: 'acme' | 'bravo' = 'acme') =>
  browserAt(world.app, world[tenant]).post('auth/reset-password', { reset_key, password, subdomain: tenant });

/** Makes the keys look as if they had been emailed earlier. */
const age = (interval: string) =>
  world.root.query('update auth_keys set created_at = created_at - $1::interval', [interval]);

describe('a forgotten password', () => {
  test('gets the same response for any email, and a user who may sign in receives an email, unlike an unknown or blocked one', async () => {
    const known = await forget(world.acme.users.admin.email);
    for (const email of [
      'nobody@acme.example',
      world.acme.users.blocked.email,
      world.bravo.users.admin.email,
    ]) {
      const answer = await forget(email);
      expect([answer.status, answer.text]).toEqual([known.status, known.text]);
    }
    const [mail] = await world.mails(world.acme.users.admin.email);
    expect(mail?.subject).toBe('Choose a new password · Acme Dental');
    expect(mail?.text).toContain('http://acme.localhost:4000/verify?reset=');
    expect(mail?.html).toContain('<h1');
    expect(await world.mails('nobody@acme.example', 0)).toEqual([]);
    expect(await world.mails(world.acme.users.blocked.email, 0)).toEqual([]);
  });

  test('is replaced with a key that works once, on its own tenant, and ends the user’s session', async () => {
    const browser = browserAt(world.app, world.acme);
    await browser.signIn(world.acme.users.manager.email);
    await forget(world.acme.users.manager.email);
    const [mail] = await world.mails(world.acme.users.manager.email);
    const key = keyIn(mail?.text, 'reset');
    expect(key).toHaveLength(43);
    expect((await world.root.query('select 1 from auth_keys where key_hash = $1', [key])).rowCount).toBe(0);
    expect((await reset(key, 'Brand-new-horse-1', 'bravo')).status).toBe(400);
    expect((await reset(key, 'short')).body).toMatchObject({ code: 'weak_password' });
    const both = await Promise.all([reset(key, 'Brand-new-horse-1'), reset(key, 'Brand-new-horse-2')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const won = both[0]?.status === 200 ? 'Brand-new-horse-1' : 'Brand-new-horse-2';
    expect((await reset(key, 'Third-new-horse-3')).body.message).toBe(
      'This link has expired or was already used. Ask for a new one.',
    );
    expect((await browser.post('auth/refresh')).status).toBe(401);
    expect((await browserAt(world.app, world.acme).signIn(world.acme.users.manager.email, won)).status).toBe(
      200,
    );
  });

  test('has a link that can be checked before a password is chosen, without being used up', async () => {
    await forget(world.acme.users.owner.email);
    const [mail] = await world.mails(world.acme.users.owner.email);
    const key = keyIn(mail?.text, 'reset');
    const state = (kind: string, tenant: 'acme' | 'bravo' = 'acme') =>
      browserAt(world.app, world[tenant]).post('auth-action/link-state', { kind, key, subdomain: tenant });
    for (let n = 0; n < 2; n += 1) expect((await state('RESET')).body).toEqual({ usable: true });
    for (const other of [await state('VERIFY'), await state('RESET', 'bravo')])
      expect(other.body).toMatchObject({ code: 'link_used' });
    await world.root.query('update auth_keys set used_at = now() where user_id = $1', [
      world.acme.users.owner.id,
    ]);
    const used = await state('RESET');
    expect([used.status, used.body.code]).toEqual([400, 'link_used']);
  });

  test('has a key that expires after an hour, and when a newer one is emailed', async () => {
    const { owner } = world.acme.users;
    await forget(owner.email);
    const [first] = await world.mails(owner.email);
    await age('11 minutes');
    await forget(owner.email);
    const [second] = await world.mails(owner.email, 2);
    expect((await reset(keyIn(first?.text, 'reset'), 'Brand-new-horse-1')).status).toBe(400);
    await world.root.query("update auth_keys set expires_at = expires_at - interval '61 minutes'");
    expect((await reset(keyIn(second?.text, 'reset'), 'Brand-new-horse-1')).status).toBe(400);
  });

  test('causes at most three emails an hour, and a recent key stays valid when it is requested again', async () => {
    const { owner } = world.bravo.users;
    const ask = () =>
      browserAt(world.app, world.bravo).post('auth/forget-password-without-role', { email: owner.email });
    // The lock lets both requests start before either key is stored.
    const holder = await world.root.connect();
    await holder.query('begin; lock table auth_keys in share mode');
    const asked = Promise.all([ask(), ask()]);
    await vi.waitUntil(
      async () => {
        const { rows } = await world.root.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows.length === 2;
      },
      { timeout: 30_000 },
    );
    await holder.query('commit');
    holder.release();
    const said = await asked;
    expect(new Set(said.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const keys = async () =>
      (await world.root.query('select 1 from auth_keys where user_id = $1', [owner.id])).rowCount;
    const [first] = await world.mails(owner.email);
    expect(await keys()).toBe(1);
    expect((await reset(keyIn(first?.text, 'reset'), 'short', 'bravo')).body.code).toBe('weak_password');
    for (let n = 0; n < 5; n += 1) {
      await age('11 minutes');
      await world.root.query("update login_attempts set failures = 0 where kind = 'door'");
      expect((await ask()).text).toBe(said[0]?.text);
    }
    expect(await keys()).toBe(3);
    expect(await world.mails(owner.email, 3)).toHaveLength(3);
  });

  test('has a link that ends emailed PIN links when it sets a password', async () => {
    const { admin } = world.bravo.users;
    const browser = browserAt(world.app, world.bravo);
    await browser.signIn(admin.email);
    // A signed-in user may request another PIN link at once.
    for (const _ of [1, 2]) await browser.get(`auth-action/change-pin/${admin.id}`);
    const [pin] = await world.mails(admin.email, 2);
    await browser.post('auth/forget-password-without-role', { email: admin.email });
    const link = (await world.mails(admin.email, 3)).find(({ text }) => text?.includes('reset='));
    expect((await reset(keyIn(link?.text, 'reset'), 'Brand-new-horse-1', 'bravo')).status).toBe(200);
    const body = { verify_key: keyIn(pin?.text, 'pin') };
    expect((await browser.post('auth-action/verify-users', body)).body.code).toBe('link_used');
  });

  test('can be requested only a limited number of times per minute for one email address', async () => {
    // The number exceeds what two minutes allow, in case a minute ends during the test.
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await forget('often@acme.example')).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
  });
});

describe('a new account', () => {
  test('is confirmed with a key that is valid for 72 hours and sets the password', async () => {
    const { staff } = world.bravo.users;
    await world.root.query("update users set profile_status = 'INVITED', verified_at = null where id = $1", [
      staff.id,
    ]);
    await world.root.query('update user_credentials set password_hash = null where user_id = $1', [staff.id]);
    // Requesting a reset before a first password was chosen sends the verification link again.
    await browserAt(world.app, world.bravo).post('auth/forget-password-without-role', {
      email: staff.email,
      subdomain: 'bravo',
    });
    const [mail] = await world.mails(staff.email);
    const verify_key = keyIn(mail?.text, 'key');
    const { rows } = await world.root.query(
      "select extract(epoch from expires_at - created_at) / 3600 as hours from auth_keys where kind = 'VERIFY'",
    );
    expect(Math.round(Number(rows[0]?.hours))).toBe(72);
    const body = { verify_key, subdomain: 'bravo', password: 'First-horse-ever-1' };
    const set = await browserAt(world.app, world.bravo).post('auth-action/verify-users', body);
    expect(set).toMatchObject({ status: 200, body: { message: 'Password saved. Please sign in.' } });
    expect((await browserAt(world.app, world.bravo).post('auth-action/verify-users', body)).status).toBe(400);
    expect((await browserAt(world.app, world.bravo).signIn(staff.email, 'First-horse-ever-1')).status).toBe(
      200,
    );
    const user = await world.root.query('select profile_status, verified_at from users where id = $1', [
      staff.id,
    ]);
    expect(user.rows[0]).toMatchObject({ profile_status: 'ACTIVE', verified_at: expect.any(Date) });
  });
});

test('verify-users with only a key and a sub-domain confirms the account, and returns a key to choose a password', async () => {
  const { manager } = world.bravo.users;
  await world.root.query("update users set profile_status = 'INVITED', verified_at = null where id = $1", [
    manager.id,
  ]);
  await world.root.query('update user_credentials set password_hash = null where user_id = $1', [manager.id]);
  const browser = browserAt(world.app, world.bravo);
  await browser.post('auth/forget-password-without-role', { email: manager.email, subdomain: 'bravo' });
  const [mail] = await world.mails(manager.email);
  const body = { verify_key: keyIn(mail?.text, 'key'), subdomain: 'bravo' };
  const be = (status: string) =>
    world.root.query('update j_users_user_roles set blocked_status = $2 where user_id = $1', [
      manager.id,
      status,
    ]);
  await be('BLOCKED');
  expect((await browser.post('auth-action/verify-users', body)).body.code).toBe('link_used');
  await be('UN_BLOCKED');
  const verified = await browser.post('auth-action/verify-users', body);
  expect(verified).toMatchObject({ status: 200, body: { message: 'Account verified' } });
  const { rows } = await world.root.query('select profile_status, verified_at from users where id = $1', [
    manager.id,
  ]);
  expect(rows[0]).toMatchObject({ profile_status: 'ACTIVE', verified_at: expect.any(Date) });
  expect((await browser.post('auth-action/verify-users', body)).body.code).toBe('link_used');
  const chosen = await reset(String(verified.body.reset_key), 'First-horse-ever-2', 'bravo');
  expect(chosen.body.message).toBe('Password changed. Please sign in again.');
  expect((await browser.signIn(manager.email, 'First-horse-ever-2')).status).toBe(200);
});

describe('a PIN', () => {
  const changePin = async (as: TestUser, of: TestUser) => {
    const browser = browserAt(world.app, world.acme);
    await browser.signIn(as.email);
    return browser.get(`auth-action/change-pin/${of.id}`);
  };

  test('can be requested by the user and by people with PASSWORD for the user, and not without a bearer token', async () => {
    const { staff, admin, owner } = world.acme.users;
    expect((await browserAt(world.app, world.acme).get(`auth-action/change-pin/${staff.id}`)).status).toBe(
      401,
    );
    expect((await changePin(staff, staff)).status).toBe(200);
    expect((await changePin(admin, staff)).status).toBe(200);
    expect((await changePin(staff, admin)).status).toBe(403);
    expect((await changePin(owner, staff)).status).toBe(403);
    expect((await changePin(admin, world.bravo.users.staff)).status).toBe(403);
    // A user who lost only the PASSWORD action cannot reset other people's PINs here either.
    await world.root.query(
      `insert into user_modules_access (client_id, user_id, module_id, default_disabled_actions)
       select u.client_id, u.id, m.id, '{PASSWORD}' from users u, modules m where u.id = $1 and m.name = 'Users'`,
      [admin.id],
    );
    expect((await changePin(admin, staff)).status).toBe(403);
    expect((await changePin(admin, admin)).status).toBe(200);
    await world.root.query('delete from user_modules_access where user_id = $1', [admin.id]);
  });

  test('is generated by the server, shown once, and replaces the old one', async () => {
    const { staff, admin } = world.acme.users;
    const answer = await changePin(admin, staff);
    expect(answer.body).toEqual({ message: 'We have sent a link that shows the new PIN.' });
    const mails = await world.mails(staff.email, 3);
    const verify_key = keyIn(mails[0]?.text, 'pin');
    const draw = () =>
      browserAt(world.app, world.acme).post('auth-action/verify-users', { verify_key, subdomain: 'acme' });
    const drawn = await draw();
    expect(drawn.body.pin).toMatch(/^\d{4}$/);
    expect((await draw()).status).toBe(400);
    const shared = browserAt(world.app, world.acme);
    await world.root.query(
      "insert into ip_settings (client_id, name, ip_address) values ($1, 'Front desk', $2)",
      [world.acme.id, shared.address],
    );
    expect((await shared.signInByPin(String(drawn.body.pin))).body).toMatchObject({
      user: { id: staff.id },
    });
    expect((await shared.signInByPin('5813')).status).toBe(401);
  });
});

test('the audit log has the events of passwords and PINs, without any value or note', async () => {
  const { rows } = await world.root.query('select * from audit_log where client_id = $1', [world.acme.id]);
  const actions = rows.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['password_set_by_link', 'pin_link_sent', 'pin_drawn']));
  expect(
    rows.every(({ from_value, to_value, note }) =>
      [from_value, to_value, note].every((each) => each === null),
    ),
  ).toBe(true);
});

describe('public endpoints', () => {
  test('return a sub-domain’s name and logo, and find an organisation only by its exact name', async () => {
    const ask = (sub: string) =>
      browserAt(world.app, world.acme).get(`auth/subdomain/${encodeURIComponent(sub)}`);
    expect((await ask('acme')).body).toEqual({
      exists: true,
      name: 'Acme Dental',
      sub_domain: 'acme',
      logo_image: null,
      banners: [],
      status: 'ACTIVE',
    });
    expect((await ask('acme dental')).body).toMatchObject({ sub_domain: 'acme' });
    expect((await ask('superadmin')).body).toMatchObject({ exists: true });
    for (const none of ['acm', 'dental', '%', 'www', "a' or 1=1"]) {
      expect(await ask(none)).toMatchObject({
        status: 404,
        body: { exists: false, message: 'Invalid subdomain' },
      });
    }
  });

  test('take at least 75 ms to find a sub-domain, whether it exists or not, and limit such requests', async () => {
    const browser = browserAt(world.app, world.acme);
    const time = async (sub: string) => {
      const started = performance.now();
      await browser.get(`auth/subdomain/${sub}`);
      return performance.now() - started;
    };
    expect(Math.min(await time('acme'), await time('acme'))).toBeGreaterThan(75);
    expect(Math.min(await time('nosuch'), await time('nosuch'))).toBeGreaterThan(75);
    // The number exceeds what two minutes allow, in case a minute ends during the test.
    const answers = await Promise.all(Array.from({ length: 125 }, () => browser.get('auth/subdomain/acme')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  test('passcodesendmail and event/common answer 404 for an unknown order or task', async () => {
    const browser = browserAt(world.app, world.acme);
    expect((await browser.post('event/common', { trigger: 'task_changed' })).status).toBe(401);
    await browser.signIn(world.acme.users.admin.email);
    expect(await browser.post('auth-action/passcodesendmail', {})).toMatchObject({
      status: 404,
      body: { message: 'Order Not Found' },
    });
    const order = { trigger: 'user_reply_order_chat', data: { orderId: '1' } };
    expect(await browser.post('event/common', order)).toMatchObject({
      status: 404,
      body: { message: 'Order Not Found' },
    });
    const unknown = { trigger: 'task_changed', data: { task_id: '00000000-0000-7000-8000-000000000099' } };
    expect((await browser.post('event/common', unknown)).status).toBe(404);
    vi.spyOn(world.context.engine, 'execute').mockRejectedValueOnce(new EngineError('unavailable', 'away'));
    expect(await browser.post('event/common', unknown)).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    expect(
      (await browser.post('event/common', { trigger: 'mail_everyone', data: { to: ['a@b.example'] } }))
        .status,
    ).toBe(400);
  });

  test('the development inbox lists emails and shows each in a sandbox', async () => {
    const browser = browserAt(world.app, world.acme);
    await forget(world.acme.users.staff.email);
    const [mail] = await world.mails(world.acme.users.staff.email);
    expect((await browser.get('/dev/inbox')).text).toContain(mail?.subject);
    const page = await browser.get(`/dev/inbox/${mail?.id}`);
    expect(page.text).toContain('sandbox=');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await browser.get('/dev/inbox.json')).body.mails).not.toEqual([]);
    expect((await browser.get('/dev/inbox/..%2f..%2fsecrets')).status).toBe(404);
  });
});
