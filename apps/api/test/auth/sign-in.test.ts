import { messages } from '@operatory/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from '../../src/auth/addresses.ts';
import { hashPassword } from '../../src/auth/passwords.ts';
import { pinKey } from '../../src/auth/sign-in.ts';
import { browserAt } from './browser.ts';
import { makeWorld, password, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const sentence = 'Those details do not match. Check them and try again.';

describe('signing in', () => {
  test('returns the user and the specified message', async () => {
    const browser = browserAt(world.app, world.acme);
    const { status, body } = await browser.signIn(world.acme.users.admin.email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Login Successfully',
      user: {
        id: world.acme.users.admin.id,
        role: 'client_admin',
        client_id: world.acme.id,
        display_name: 'admin',
      },
    });
  });

  test('accepts a phone number with 0 or with +61', async () => {
    const { rows } = await world.root.query('select phone from users where id = $1', [
      world.acme.users.staff.id,
    ]);
    const digits = String(rows[0]?.phone).slice(1);
    for (const spelled of [`0${digits}`, `+61 ${digits.slice(0, 3)} ${digits.slice(3)}`]) {
      expect((await browserAt(world.app, world.acme).signIn(spelled)).status).toBe(200);
    }
  });

  test('the password decides who signs in with a shared phone number', async () => {
    const { staff, admin } = world.acme.users;
    const read = async (id: string) => {
      const { rows } = await world.root.query<{ phone: string; password_hash: string }>(
        'select phone, password_hash from users u join user_credentials k on k.user_id = u.id where u.id = $1',
        [id],
      );
      if (!rows[0]) throw new Error('nobody');
      return rows[0];
    };
    const give = async (id: string, phone: string, hash: string) => {
      await world.root.query('update users set phone = $1 where id = $2', [phone, id]);
      await world.root.query('update user_credentials set password_hash = $1 where user_id = $2', [hash, id]);
    };
    const { phone } = await read(staff.id);
    const before = await read(admin.id);
    const { pepper } = world.context.secrets;
    await give(admin.id, phone, await hashPassword(pepper, 'Another-word-2'));
    // The two people sign in more often than attempts are allowed, but the sign-ins of one do not use up the
    // other's attempts.
    for (let n = 0; n < 6; n += 1) {
      const first = await browserAt(world.app, world.acme).signIn(phone);
      expect(first).toMatchObject({ status: 200, body: { user: { id: staff.id } } });
      const second = await browserAt(world.app, world.acme).signIn(phone, 'Another-word-2');
      expect(second).toMatchObject({ status: 200, body: { user: { id: admin.id } } });
    }
    expect((await browserAt(world.app, world.acme).signIn(phone, 'wrong')).status).toBe(401);
    await give(admin.id, before.phone, before.password_hash);
  });

  test('gives the same message for unknown logins, blocked users and wrong passwords', async () => {
    const { staff, blocked } = world.acme.users;
    const tries: [string, string][] = [
      [staff.email, 'wrong-password'],
      ['nobody@acme.example', password],
      [blocked.email, password],
      [world.bravo.users.staff.email, password],
      ['0400 000 000', password],
    ];
    for (const [login, secret] of tries) {
      const { status, body } = await browserAt(world.app, world.acme).signIn(login, secret);
      expect({ status, body }).toEqual({ status: 401, body: { message: sentence, code: 'login_failed' } });
    }
  });

  test('gives no access to a role that no session can have, such as a supplier’s', async () => {
    const { staff } = world.acme.users;
    const give = (name: string) =>
      world.root.query(
        'update j_users_user_roles set user_role_id = (select id from user_roles where name = $2) where user_id = $1',
        [staff.id, name],
      );
    await world.root.query("insert into user_roles (id, name, title) values (99, 'vendor', 'Supplier')");
    await give('vendor');
    const { status, body } = await browserAt(world.app, world.acme).signIn(staff.email);
    await give('client_employee');
    expect({ status, body }).toEqual({ status: 401, body: { message: sentence, code: 'login_failed' } });
    expect((await browserAt(world.app, world.acme).signIn(staff.email)).status).toBe(200);
  });

  test('takes about as much processor time for an unknown account as for a wrong password', async () => {
    // Processor time including the hashing thread is measured, so that other load on the machine does not
    // count.
    const time = async (login: string) => {
      const started = process.cpuUsage();
      await browserAt(world.app, world.acme).signIn(login, 'wrong-password');
      const { user, system } = process.cpuUsage(started);
      return user + system;
    };
    await world.root.query('update user_credentials set password_hash = $2 where user_id = $1', [
      world.acme.users.manager.id,
      await hashPassword(world.context.secrets.pepper, password),
    ]);
    await time('warm@acme.example');
    // Both logins hash once, so neither may take only a fraction of the other's time.
    const known = Math.min(
      await time(world.acme.users.manager.email),
      await time(world.acme.users.manager.email),
    );
    const unknown = Math.min(await time('nobody1@acme.example'), await time('nobody2@acme.example'));
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(4);
  });

  test('refuses a body that names another organisation than the URL', async () => {
    const browser = browserAt(world.app, world.acme);
    const body = { emailOrPhone: world.bravo.users.admin.email, password, sub_domain: 'bravo' };
    expect(await browser.post('auth/login-via-email-or-phone', body)).toMatchObject({
      status: 404,
      body: { message: 'Invalid subdomain' },
    });
    expect((await browserAt(world.app, { sub: 'nosuch' }).signIn('a@b.example')).body.message).toBe(
      'Invalid subdomain',
    );
  });

  test('requires a request from a page of the same origin, with our header', async () => {
    const browser = browserAt(world.app, world.acme);
    const body = { emailOrPhone: world.acme.users.admin.email, password };
    const path = 'auth/login-via-email-or-phone';
    for (const headers of [
      { origin: 'http://bravo.localhost:4000' },
      { 'x-operatory': '' },
      { origin: 'null' },
    ]) {
      expect((await browser.post(path, body, headers)).status).toBe(403);
    }
    expect(browser.cookies.size).toBe(0);
  });
});

describe('lock-out', () => {
  test('known and unknown accounts are locked after five failures, and a sign-in resets the count', async () => {
    for (const login of [world.bravo.users.owner.email, 'ghost@bravo.example']) {
      const browser = browserAt(world.app, world.bravo);
      for (let n = 0; n < 5; n += 1) expect((await browser.signIn(login, 'wrong')).status).toBe(401);
      const { status, body, headers } = await browserAt(world.app, world.bravo).signIn(login, password);
      expect(status).toBe(429);
      expect(body).toMatchObject({ code: 'locked', message: expect.stringContaining('Too many attempts') });
      expect(Number(body.retry_after)).toBeGreaterThan(20);
      expect(Number(body.retry_after)).toBeLessThanOrEqual(30);
      expect(headers['retry-after']).toBe(String(body.retry_after));
    }
    await expireLocks();
    expect(
      (await browserAt(world.app, world.bravo).signIn(world.bravo.users.owner.email, 'wrong')).status,
    ).toBe(401);
    const again = await browserAt(world.app, world.bravo).signIn(world.bravo.users.owner.email, password);
    expect(Number(again.body.retry_after)).toBeGreaterThan(30);
    await expireLocks();
    expect((await browserAt(world.app, world.bravo).signIn(world.bravo.users.owner.email)).status).toBe(200);
    expect(
      (await browserAt(world.app, world.bravo).signIn(world.bravo.users.owner.email, 'wrong')).status,
    ).toBe(401);
  });

  test('allows only five of fifty simultaneous guesses', async () => {
    const tries = Array.from({ length: 50 }, () =>
      browserAt(world.app, world.bravo).signIn(world.bravo.users.manager.email, 'wrong'),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  });

  test('locks an IP address that tries many accounts', async () => {
    const browser = browserAt(world.app, world.acme);
    let locked = 0;
    for (let n = 0; n < 22; n += 1)
      if ((await browser.signIn(`guess${n}@acme.example`, 'x')).status === 429) locked += 1;
    expect(locked).toBe(2);
  });

  test('forgets two of four failures after 13 hours', async () => {
    const login = 'slips@bravo.example';
    for (let n = 0; n < 4; n += 1) await browserAt(world.app, world.bravo).signIn(login, 'wrong');
    await world.root.query(
      "update login_attempts set last_failed_at = now() - interval '13 hours' where failures = 4 and kind = 'account'",
    );
    for (let n = 0; n < 3; n += 1)
      expect((await browserAt(world.app, world.bravo).signIn(login, 'wrong')).status).toBe(401);
    expect((await browserAt(world.app, world.bravo).signIn(login, 'wrong')).status).toBe(429);
  });

  test('counts five spellings of a phone number as one account', async () => {
    const spellings = ['0499 111 222', '+61 499111222', '61-499-111-222', '(0499) 111222', 'x0499111222'];
    for (const spelled of spellings)
      expect((await browserAt(world.app, world.bravo).signIn(spelled, 'wrong')).status).toBe(401);
    expect((await browserAt(world.app, world.bravo).signIn('0499111222', 'wrong')).status).toBe(429);
  });

  test('allows an account five guesses by email and phone together, and treats an unknown pair the same way', async () => {
    const { staff } = world.bravo.users;
    const { rows } = await world.root.query('select phone from users where id = $1', [staff.id]);
    const known = [staff.email, String(rows[0]?.phone)];
    const answers: (readonly (readonly [number, string | undefined])[])[] = [];
    for (const [email = '', phone = ''] of [known, ['pair@bravo.example', '0499 333 444']]) {
      const said: (readonly [number, string | undefined])[] = [];
      const guess = async (login: string, secret: string) => {
        const { status, body } = await browserAt(world.app, world.bravo).signIn(login, secret);
        said.push([status, body.code]);
      };
      for (let n = 0; n < 5; n += 1) await guess(email, 'wrong');
      for (let n = 0; n < 5; n += 1) await guess(phone, password);
      await guess(phone, password);
      answers.push(said);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map(([status]) => status)).toEqual([...Array(10).fill(401), 429]);
    await expireLocks();
    expect((await browserAt(world.app, world.bravo).signIn(staff.email)).status).toBe(200);
  });

  test('counts one subscriber’s IPv6 network as one IP address', async () => {
    const from = (n: number) =>
      Object.assign(browserAt(world.app, world.acme), { address: `2001:db8:5:6::${n}` });
    const statuses: number[] = [];
    for (let n = 1; n < 23; n += 1) statuses.push((await from(n).signIn(`six${n}@acme.example`, 'x')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(networkOf('2001:db8:5:6:1:2:3:4')).toBe(networkOf('2001:db8:5:6::1'));
    expect(networkOf('2001:db8:5:7::1')).not.toBe(networkOf('2001:db8:5:6::1'));
    expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  });

  test('a locked IP address adds no failures to the account it tries', async () => {
    const address = '10.77.0.1';
    const from = () => Object.assign(browserAt(world.app, world.acme), { address });
    for (let n = 0; n < 20; n += 1) await from().signIn(`filler${n}@acme.example`, 'x');
    for (let n = 0; n < 10; n += 1)
      expect((await from().signIn(world.acme.users.owner.email, 'x')).status).toBe(429);
    expect((await browserAt(world.app, world.acme).signIn(world.acme.users.owner.email)).status).toBe(200);
  });

  const expireLocks = () =>
    world.root.query("update login_attempts set locked_until = now() - interval '1 second'");
});

describe('a PIN', () => {
  test('is accepted at an unknown IP address only on a device where that person has signed in with a password', async () => {
    const stranger = browserAt(world.app, world.acme);
    expect(await stranger.signInByPin('5813')).toMatchObject({
      status: 401,
      body: { message: 'Please Enter Valid Passcode' },
    });
    const shared = browserAt(world.app, world.acme);
    await shared.signIn(world.acme.users.manager.email);
    shared.token = undefined;
    expect((await shared.signInByPin('5813')).status).toBe(401);
    await shared.signIn(world.acme.users.staff.email);
    shared.token = undefined;
    expect((await shared.signInByPin('4702')).status).toBe(200);
    shared.token = undefined;
    const { status, body } = await shared.signInByPin('5813');
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: world.acme.users.staff.id, role: 'client_employee' } });
    expect((await shared.signInByPin('6924')).status).toBe(401);
    for (const code of ['12', undefined, 5813, null])
      expect(await shared.post('auth/login-via-passcode-without-role', { code })).toMatchObject({
        status: 400,
        body: { message: 'Enter valid passcode' },
      });
  });

  test('is accepted from an allowed IP address, which is taken from the connection, not from the body or a header', async () => {
    await world.root.query(
      "insert into ip_settings (client_id, name, ip_address) values ($1, 'Front desk', '203.0.113.0/24')",
      [world.acme.id],
    );
    const inside = browserAt(world.app, world.acme);
    Object.assign(inside, { address: '203.0.113.9' });
    expect((await inside.signInByPin('5813')).status).toBe(200);
    const outside = browserAt(world.app, world.acme);
    const body = { code: '5813', ip_address: '203.0.113.9', subdomain: 'acme' };
    const answer = await outside.post('auth/login-via-passcode-without-role', body, {
      'x-forwarded-for': '203.0.113.9',
    });
    expect(answer.status).toBe(401);
  });

  test('of another client counts as a wrong PIN, and a sixth attempt after five wrong PINs is locked', async () => {
    const pin = '2468';
    const { staff } = world.acme.users;
    // Earlier tests have registered as many devices for this person as are allowed in an hour.
    await world.root.query('delete from login_attempts where client_id = $1', [world.acme.id]);
    const give = (code: string) =>
      world.root.query('update user_credentials set pin_key = $2 where user_id = $1', [
        staff.id,
        pinKey(world.context, world.acme.id, code),
      ]);
    await give(pin);
    const there = browserAt(world.app, world.acme);
    await there.signIn(staff.email);
    there.token = undefined;
    expect((await there.signInByPin(pin)).status).toBe(200);
    // The same device is known at both clients.
    const here = browserAt(world.app, world.bravo);
    for (const [name, value] of there.cookies) if (name.includes('device')) here.cookies.set(name, value);
    expect(here.cookies.size).toBe(1);
    await here.signIn(world.bravo.users.staff.email);
    here.token = undefined;
    expect((await here.signInByPin('5813')).status).toBe(200);
    here.token = undefined;
    const statuses: number[] = [];
    for (const code of [pin, '0001', '0002', '0003', '0004', '0005'])
      statuses.push((await here.signInByPin(code)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    await give('5813');
  });
});

describe('guessing PINs', () => {
  test('with new devices and addresses locks the whole client and is recorded in the audit log', async () => {
    await world.root.query('delete from login_attempts where client_id = $1', [world.acme.id]);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const device = browserAt(world.app, world.acme);
      await device.signIn(world.acme.users.staff.email);
      device.token = undefined;
      for (let pin = 0; pin < 4; pin += 1) statuses.push((await device.signInByPin(`9${n}1${pin}`)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
    expect(await audited('pins_locked')).toBe(1);
    expect(await warned('pins_locked')).toBe(1);
    await world.root.query('delete from login_attempts where client_id = $1', [world.acme.id]);
  });

  test('is limited by registering at most ten devices an hour for one person', async () => {
    await world.root.query('delete from login_attempts where client_id = $1', [world.acme.id]);
    const [before, lines] = [await devices(), await audited('devices_limited')];
    for (let n = 0; n < 12; n += 1)
      expect((await browserAt(world.app, world.acme).signIn(world.acme.users.staff.email)).status).toBe(200);
    expect((await devices()) - before).toBe(10);
    expect((await audited('devices_limited')) - lines).toBe(1);
    expect(await warned('devices_limited')).toBeGreaterThan(0);
    await world.root.query('delete from login_attempts where client_id = $1', [world.acme.id]);
  });

  const count = async (text: string, values: unknown[]) =>
    Number((await world.root.query(text, values)).rows[0]?.count);
  const audited = (action: string) =>
    count('select count(*) from audit_log where client_id = $1 and action = $2', [world.acme.id, action]);
  const warned = (event: string) =>
    count('select count(*) from outbox where client_id = $1 and event = $2', [world.acme.id, event]);
  const devices = () =>
    count('select count(*) from known_devices where user_id = $1', [world.acme.users.staff.id]);
});

describe('a known device', () => {
  const known = async () => {
    const device = browserAt(world.app, world.acme);
    await device.signIn(world.acme.users.staff.email);
    device.token = undefined;
    return device;
  };

  test('gets no more guesses by changing its IP address', async () => {
    const device = await known();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      Object.assign(device, { address: `10.88.${n}.1` });
      statuses.push((await device.signInByPin('0007')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('is refused while its user is blocked, and forgotten when the password is changed on another device', async () => {
    const device = await known();
    expect((await device.signInByPin('5813')).status).toBe(200);
    const block = (status: string) =>
      world.root.query(
        'update j_users_user_roles set blocked_status = $2::blocked_status where user_id = $1',
        [world.acme.users.staff.id, status],
      );
    await block('BLOCKED');
    expect((await device.signInByPin('5813')).status).toBe(401);
    await block('UN_BLOCKED');
    expect((await device.signInByPin('5813')).status).toBe(200);
    const elsewhere = await known();
    await elsewhere.signIn(world.acme.users.staff.email);
    const answer = await elsewhere.post('auth/change-password', {
      old_password: password,
      new_password: 'Another-horse-10',
    });
    expect(answer.status).toBe(200);
    expect((await device.signInByPin('5813')).status).toBe(401);
    expect((await elsewhere.signInByPin('5813')).status).toBe(200);
    await world.root.query(
      'update user_credentials c set password_hash = o.password_hash from user_credentials o where c.user_id = $1 and o.user_id = $2',
      [world.acme.users.staff.id, world.acme.users.owner.id],
    );
  });
});

describe('sign-in from allowed addresses only', () => {
  test('applies by the client’s setting to everyone but admins, and by a user’s own setting to admins too', async () => {
    await world.root.query('update clients set ip_required = true where id = $1', [world.acme.id]);
    const refused = { status: 403, body: { message: messages.address_not_allowed } };
    expect(await browserAt(world.app, world.acme).signIn(world.acme.users.staff.email)).toMatchObject(
      refused,
    );
    // Without the right password the response reveals nothing.
    expect(
      await browserAt(world.app, world.acme).signIn(world.acme.users.staff.email, 'wrong'),
    ).toMatchObject({
      status: 401,
      body: { message: messages.login_failed },
    });
    expect((await browserAt(world.app, world.acme).signIn(world.acme.users.admin.email)).status).toBe(200);
    // A custom role created from the admin's role now has an employee's base.
    await world.root.query(
      `with made as (insert into user_custom_roles (client_id, base_user_role_id, name) values ($1, 11, 'Local') returning id)
       update j_users_user_roles set user_role_id = 9, user_custom_role_id = (select id from made) where user_id = $2`,
      [world.acme.id, world.acme.users.staff.id],
    );
    expect((await browserAt(world.app, world.acme).signIn(world.acme.users.staff.email)).status).toBe(403);
    await world.root.query(
      'update j_users_user_roles set user_role_id = 11, user_custom_role_id = null where user_id = $1',
      [world.acme.users.staff.id],
    );
    const inside = browserAt(world.app, world.acme);
    Object.assign(inside, { address: '203.0.113.10' });
    expect((await inside.signIn(world.acme.users.staff.email)).status).toBe(200);
    await world.root.query('update clients set ip_required = false where id = $1', [world.acme.id]);
    await world.root.query('update users set ip_required = true where id = $1', [world.acme.users.admin.id]);
    expect(await browserAt(world.app, world.acme).signIn(world.acme.users.admin.email)).toMatchObject(
      refused,
    );
    await world.root.query('update users set ip_required = false where id = $1', [world.acme.users.admin.id]);
  });

  test('ends sessions elsewhere when it is switched on, and is checked again at each refresh', async () => {
    const living = async (who: string) =>
      (await world.root.query('select 1 from sessions where user_id = $1 and ended_at is null', [who]))
        .rowCount;
    const { staff, admin } = world.acme.users;
    const inside = Object.assign(browserAt(world.app, world.acme), { address: '203.0.113.12' });
    const outside = browserAt(world.app, world.acme);
    const keeper = browserAt(world.app, world.acme);
    await world.root.query('update sessions set ended_at = now() where user_id = $1', [staff.id]);
    for (const browser of [inside, outside]) await browser.signIn(staff.email);
    await keeper.signIn(admin.email);
    await world.root.query('update clients set ip_required = true where id = $1', [world.acme.id]);
    expect(await living(staff.id)).toBe(1);
    expect((await outside.post('auth/refresh')).status).toBe(401);
    expect((await keeper.post('auth/refresh')).status).toBe(200);
    expect((await inside.post('auth/refresh')).status).toBe(200);
    Object.assign(inside, { address: '198.51.100.9' });
    expect((await inside.post('auth/refresh')).status).toBe(401);
    expect(await living(staff.id)).toBe(0);
    await world.root.query('update clients set ip_required = false where id = $1', [world.acme.id]);
  });

  test('applies to PINs on a known device, and reveals nobody else’s PIN', async () => {
    const device = browserAt(world.app, world.acme);
    await device.signIn(world.acme.users.staff.email);
    device.token = undefined;
    await world.root.query('update users set ip_required = true where id = $1', [world.acme.users.staff.id]);
    expect(await device.signInByPin('5813')).toMatchObject({
      status: 403,
      body: { message: messages.address_not_allowed },
    });
    // From an unknown address, a right and a wrong PIN get the same response.
    const stranger = Object.assign(browserAt(world.app, world.acme), { address: '198.51.100.7' });
    for (const pin of ['5813', '5814'])
      expect(await stranger.signInByPin(pin)).toMatchObject({
        status: 401,
        body: { message: messages.passcode_wrong },
      });
    Object.assign(device, { address: '203.0.113.11' });
    expect((await device.signInByPin('5813')).status).toBe(200);
    await world.root.query('update users set ip_required = false where id = $1', [world.acme.users.staff.id]);
  });
});

describe('access by a client’s status and subscription', () => {
  test('a client that the platform closed answers like an unknown one, to its admin too', async () => {
    const before = browserAt(world.app, world.bravo);
    expect((await before.signIn(world.bravo.users.admin.email)).status).toBe(200);
    await world.root.query("update clients set status = 'INACTIVE' where id = $1", [world.bravo.id]);
    const unknown = { status: 404, body: { message: 'Invalid subdomain', code: 'invalid_subdomain' } };
    for (const { email } of [world.bravo.users.staff, world.bravo.users.admin])
      expect(await browserAt(world.app, world.bravo).signIn(email)).toMatchObject(unknown);
    expect(await before.get('auth/subdomain/bravo')).toMatchObject({
      ...unknown,
      body: { ...unknown.body, exists: false },
    });
    expect((await before.post('auth/refresh')).status).toBe(404);
    await world.root.query("update clients set status = 'ACTIVE' where id = $1", [world.bravo.id]);
    expect((await browserAt(world.app, world.bravo).signIn(world.bravo.users.admin.email)).status).toBe(200);
  });

  test('a client without a package has only the base tier’s modules', async () => {
    await world.root.query('update clients set package_id = null where id = $1', [world.bravo.id]);
    const admin = browserAt(world.app, world.bravo);
    await admin.signIn(world.bravo.users.admin.email);
    const { who } = await world.context.auth.authenticateToken(admin.token ?? '', 'bravo.localhost:4000');
    expect(who.grants.has('tasks:VIEW')).toBe(true);
    expect([...who.grants].filter((grant) => /inventory|clinic-im|lab-orders/.test(grant))).toEqual([]);
    await world.root.query('update clients set package_id = 2 where id = $1', [world.bravo.id]);
  });

  test('a lapsed subscription is read-only after 5 days, and after 20 days only admins can sign in', async () => {
    const lapsed = async (days: number) => {
      await world.root.query('delete from user_subscriptions where client_id = $1', [world.bravo.id]);
      await world.root.query(
        `insert into user_subscriptions (client_id, package_id, plan_status, start_at, expire_at, total_amount)
         values ($1, 2, 'EXPIRED', now() - interval '90 days', now() - make_interval(days => $2), 0)`,
        [world.bravo.id, days],
      );
      return browserAt(world.app, world.bravo).signIn(world.bravo.users.staff.email);
    };
    const grace = await lapsed(5);
    expect(grace.status).toBe(200);
    const { who } = await world.context.auth.authenticateToken(
      String(grace.body.access_token),
      'bravo.localhost:4000',
    );
    expect(who.grants.has('tasks:VIEW')).toBe(true);
    expect(who.grants.has('tasks:ADD')).toBe(false);
    expect((await lapsed(20)).status).toBe(401);
    const admin = browserAt(world.app, world.bravo);
    expect((await admin.signIn(world.bravo.users.admin.email)).status).toBe(200);
    const payer = await world.context.auth.authenticateToken(admin.token ?? '', 'bravo.localhost:4000');
    expect([...payer.who.grants].sort()).toEqual(['My Account:VIEW', 'dashboard:VIEW', 'my Practice:VIEW']);
    await world.root.query('delete from user_subscriptions where client_id = $1', [world.bravo.id]);
  });
});
