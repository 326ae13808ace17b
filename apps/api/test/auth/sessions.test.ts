import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../src/context/context.ts';
import { inTenant } from '../../src/database/tenant.ts';
import { type Browser, browserAt, signedIn as signedInAt } from './browser.ts';
import { makeWorld, type TestTenant, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const signedIn = (tenant: TestTenant, who: keyof TestTenant['users']): Promise<Browser> =>
  signedInAt(world.app, tenant, who);
const whoIs = (browser: Browser, host = `${browser.sub}.localhost:4000`): Promise<SignedIn | null> =>
  world.context.auth.authenticateToken(browser.token ?? '', host).then(
    ({ who }) => who,
    () => null,
  );

describe('the refresh cookie', () => {
  test('belongs to this host only, is hidden from scripts, and is named after the port', async () => {
    const browser = browserAt(world.app, world.acme);
    const { headers } = await browser.signIn(world.acme.users.admin.email);
    const line = [headers['set-cookie'] ?? []].flat().find((each) => each.includes('refresh')) ?? '';
    expect(line).toMatch(
      /^operatory_refresh_4000=[\w.-]{60,}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000$/,
    );
    expect(line).not.toMatch(/domain/i);
    const stored = await world.root.query('select refresh_token_hash from sessions');
    expect(stored.rows.some((row) => line.includes(row.refresh_token_hash))).toBe(false);
  });

  test('gives a new token and rotates; reusing an old one ends the session', async () => {
    const browser = await signedIn(world.acme, 'admin');
    const [name, first] = browser.refreshCookie;
    const renewed = await browser.post('auth/refresh');
    expect(renewed.body).toMatchObject({ user: { id: world.acme.users.admin.id } });
    const second = browser.refreshCookie[1];
    expect(second).not.toBe(first);
    await browser.post('auth/refresh');
    browser.cookies.set(name, first);
    expect((await browser.post('auth/refresh')).status).toBe(401);
    expect([...browser.cookies.keys()].some((each) => each.includes('refresh'))).toBe(false);
    browser.cookies.set(name, second);
    expect((await browser.post('auth/refresh')).status).toBe(401);
    const { rows } = await world.root.query(
      "select count(*)::int as n from sessions where ended_reason = 'reuse'",
    );
    expect(rows[0]?.n).toBe(1);
  });

  test('gives a page that loads the current clinics, not the cached ones', async () => {
    const browser = await signedIn(world.bravo, 'admin');
    const before = await whoIs(browser);
    const added = await inTenant(world.context.pools.tenant, world.bravo.id, (sql) =>
      sql<{ id: string }>("insert into clinics (client_id, name) values ($1, 'West') returning id", [
        world.bravo.id,
      ]),
    );
    await browser.post('auth/refresh');
    const ids = [...(before?.clinic_ids ?? []), ...added.map(({ id }) => id)];
    expect(new Set((await whoIs(browser))?.clinic_ids)).toEqual(new Set(ids));
  });

  test('is accepted for 30 s after its rotation, with the same successor, and refused later', async () => {
    const browser = await signedIn(world.acme, 'admin');
    const [name, first] = browser.refreshCookie;
    await browser.post('auth/refresh');
    const second = browser.refreshCookie[1];
    browser.cookies.set(name, first);
    expect((await browser.post('auth/refresh')).status).toBe(200);
    expect(browser.refreshCookie[1]).toBe(second);
    await world.root.query(
      "update sessions set rotated_at = now() - interval '31 seconds' where ended_at is null",
    );
    browser.cookies.set(name, first);
    expect((await browser.post('auth/refresh')).status).toBe(401);
  });

  test('keeps ten tabs that refresh at once signed in', async () => {
    const browser = await signedIn(world.acme, 'admin');
    const [name, value] = browser.refreshCookie;
    const tabs = Array.from({ length: 10 }, () => {
      const tab = browserAt(world.app, world.acme);
      tab.cookies.set(name, value);
      return tab;
    });
    const answers = await Promise.all(tabs.map((tab) => tab.post('auth/refresh')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(tabs.map((tab) => tab.refreshCookie[1])).size).toBe(1);
  });

  test('that is forged for an active session is refused, and the session continues', async () => {
    const browser = await signedIn(world.acme, 'admin');
    const [name, value] = browser.refreshCookie;
    const forged = browserAt(world.app, world.acme);
    forged.cookies.set(name, `${value.slice(0, 37)}${'A'.repeat(43)}.${'B'.repeat(22)}`);
    expect((await forged.post('auth/refresh')).status).toBe(401);
    expect((await browser.post('auth/refresh')).status).toBe(200);
  });

  test('is rejected at another tenant, from another origin, or without our header', async () => {
    const browser = await signedIn(world.acme, 'admin');
    const [name, value] = browser.refreshCookie;
    const elsewhere = browserAt(world.app, world.bravo);
    elsewhere.cookies.set(name, value);
    expect((await elsewhere.post('auth/refresh')).status).toBe(401);
    for (const headers of [{ origin: elsewhere.origin }, { 'x-operatory': '0' }]) {
      expect((await browser.post('auth/refresh', undefined, headers)).status).toBe(403);
    }
    expect((await browser.post('auth/refresh')).status).toBe(200);
  });
});

describe('the access token', () => {
  test('is valid only on its own tenant’s origin', async () => {
    const browser = await signedIn(world.acme, 'staff');
    expect(await whoIs(browser)).toMatchObject({
      role: 'client_employee',
      clinic_ids: [world.acme.clinics[0]],
    });
    const { expiresAt } = await world.context.auth.authenticateToken(
      browser.token ?? '',
      `${browser.sub}.localhost:4000`,
    );
    expect(expiresAt).toBe(Number(decodeJwt(browser.token ?? '').exp) * 1_000);
    expect(await whoIs(browser, 'bravo.localhost:4000')).toBeNull();
    expect(await whoIs(browser, 'localhost:4000')).toBeNull();
  });

  test('is refused with another key or algorithm, or with an invalid claim', async () => {
    const browser = await signedIn(world.acme, 'staff');
    const [header = '', payload = '', signature = ''] = (browser.token ?? '').split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const key = Buffer.from(world.context.secrets.token_key, 'base64url');
    const sign = (more: object, alg = 'HS256', by = key) =>
      new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg }).sign(by);
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const bad = [
      none,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      await sign({}, 'HS512'),
      await sign({}, 'HS256', Buffer.alloc(32, 7)),
      await sign({ typ: 'refresh' }),
      await sign({ exp: 1 }),
      await sign({ ver: 1 }),
      await sign({ sub: world.acme.users.admin.id }),
      await sign({ client: world.bravo.id }),
      await sign({ 'https://hasura.io/jwt/claims': { 'x-hasura-user-id': 5 } }),
    ];
    for (const token of bad) {
      browser.token = token;
      expect(await whoIs(browser), token).toBeNull();
    }
    browser.token = await sign({});
    expect(await whoIs(browser)).not.toBeNull();
  });

  test('does not decide the role, which comes from the database', async () => {
    const browser = await signedIn(world.acme, 'staff');
    const payload = JSON.parse(
      Buffer.from((browser.token ?? '').split('.')[1] ?? '', 'base64url').toString(),
    );
    const key = Buffer.from(world.context.secrets.token_key, 'base64url');
    browser.token = await new SignJWT({ ...payload, role: 'client_admin' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key);
    expect((await whoIs(browser))?.role).toBe('client_employee');
  });
});

describe('rights', () => {
  test('an admin has every clinic, a manager only their own, and overrides apply', async () => {
    const admin = await whoIs(await signedIn(world.acme, 'admin'));
    expect([...(admin?.clinic_ids ?? [])].sort()).toEqual([...world.acme.clinics].sort());
    const manager = await whoIs(await signedIn(world.acme, 'manager'));
    expect(manager?.variables['x-hasura-clinic-ids']).toBe(`{${world.acme.clinics[0]}}`);
    const browser = await signedIn(world.acme, 'staff');
    const before = await whoIs(browser);
    expect(before?.grants.has('tasks:ADD')).toBe(true);
    expect(before?.grants.has('tasks:DELETE')).toBe(false);
    await world.root.query(
      `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
       select $1, $2, id, '{DELETE}', '{ADD}' from modules where name = 'tasks'`,
      [world.acme.id, world.acme.users.staff.id],
    );
    const stamps = await world.context.auth.stamps(before ? [before] : []);
    expect(stamps.get(before?.session_id ?? '')).not.toBe(before?.version);
    const after = before && (await world.context.auth.reload(before));
    expect(after?.grants.has('tasks:ADD')).toBe(false);
    expect(after?.grants.has('tasks:DELETE')).toBe(true);
    expect(after?.version).toBe(stamps.get(before?.session_id ?? ''));
  });
});

test('removing a module from a package changes the rights of its clients', async () => {
  const who = await whoIs(await signedIn(world.acme, 'admin'));
  expect(who?.grants.has('tasks:VIEW')).toBe(true);
  if (!who) throw new Error('nobody');
  await world.root.query(
    "insert into packagemodules (package_id, module_id, checked) select 2, id, false from modules where name = 'task_management'",
  );
  expect((await world.context.auth.stamps([who])).get(who.session_id)).not.toBe(who.version);
  expect((await world.context.auth.reload(who))?.grants.has('tasks:VIEW')).toBe(false);
  await world.root.query('delete from packagemodules');
});

describe('the end of a session', () => {
  test('a block takes effect after two seconds for requests, and at once when rights are loaded again', async () => {
    const browser = await signedIn(world.bravo, 'staff');
    const who = await whoIs(browser);
    const other = await whoIs(await signedIn(world.acme, 'manager'));
    if (!who || !other) throw new Error('nobody');
    await world.root.query("update j_users_user_roles set blocked_status = 'BLOCKED' where user_id = $1", [
      who.user_id,
    ]);
    const stamps = await world.context.auth.stamps([who, other]);
    expect([...stamps.keys()]).toEqual([other.session_id]);
    expect(await world.context.auth.reload(who)).toBeNull();
    await sleep(2_050);
    expect(await whoIs(browser)).toBeNull();
    expect((await browser.post('auth/refresh')).status).toBe(401);
  });

  test('a user whose role, profile or client was switched off and on has to sign in again', async () => {
    const { id } = world.bravo.users.staff;
    const links = (status: string) =>
      world.root.query(
        'update j_users_user_roles set blocked_status = $2::blocked_status where user_id = $1',
        [id, status],
      );
    const profile = (status: string) =>
      world.root.query('update users set profile_status = $2::profile_status where id = $1', [id, status]);
    const client = (status: string) =>
      world.root.query('update clients set status = $2::active_status where id = $1', [
        world.bravo.id,
        status,
      ]);
    await links('UN_BLOCKED');
    const ends: readonly (readonly [string, (status: string) => Promise<unknown>, string, string])[] = [
      ['role link', links, 'BLOCKED', 'UN_BLOCKED'],
      ['profile', profile, 'INACTIVE', 'ACTIVE'],
      ['client', client, 'INACTIVE', 'ACTIVE'],
    ];
    for (const [what, set, shut, open] of ends) {
      const browser = await signedIn(world.bravo, 'staff');
      const session = (await whoIs(browser))?.session_id;
      await set(shut);
      await set(open);
      expect((await browser.post('auth/refresh')).status, what).toBe(401);
      const { rows } = await world.root.query('select ended_reason from sessions where id = $1', [session]);
      expect(rows[0]?.ended_reason, what).toBe('block');
    }
  });

  test('removing a role and adding it again in one transaction ends no session', async () => {
    const browser = await signedIn(world.bravo, 'staff');
    const { rows } = await world.root.query(
      'select client_id, user_id, user_role_id, clinic_id from j_users_user_roles where user_id = $1',
      [world.bravo.users.staff.id],
    );
    const [link] = rows;
    await world.root.query(
      `delete from j_users_user_roles where user_id = '${link.user_id}';
       insert into j_users_user_roles (client_id, user_id, user_role_id, clinic_id)
       values ('${link.client_id}', '${link.user_id}', ${link.user_role_id}, '${link.clinic_id}')`,
    );
    expect((await browser.post('auth/refresh')).status).toBe(200);
  });

  test('signing out ends the token and the cookie at once', async () => {
    const browser = await signedIn(world.acme, 'manager');
    const cookie = browser.refreshCookie;
    expect((await browser.post('auth/logout')).status).toBe(200);
    expect(await whoIs(browser)).toBeNull();
    browser.cookies.set(...cookie);
    expect((await browser.post('auth/refresh')).status).toBe(401);
  });

  test('a new password ends the user’s session on another device', async () => {
    const here = await signedIn(world.bravo, 'manager');
    const there = await signedIn(world.bravo, 'manager');
    const wrong = await here.post('auth/change-password', {
      old_password: 'nope',
      new_password: 'Another-horse-9',
    });
    expect(wrong.status).toBe(400);
    const weak = await here.post('auth/change-password', {
      old_password: 'Correct-horse-9',
      new_password: 'password123',
    });
    expect(weak.body).toMatchObject({ code: 'weak_password' });
    const changed = await here.post('auth/change-password', {
      old_password: 'Correct-horse-9',
      new_password: 'Another-horse-9',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { message: 'Password changed. Your other devices are signed out.', session_kept: true },
    });
    expect((await there.post('auth/refresh')).status).toBe(401);
    expect((await here.post('auth/refresh')).status).toBe(200);
    expect((await browserAt(world.app, world.bravo).signIn(world.bravo.users.manager.email)).status).toBe(
      401,
    );
    expect(
      (await browserAt(world.app, world.bravo).signIn(world.bravo.users.manager.email, 'Another-horse-9'))
        .status,
    ).toBe(200);
    expect(await world.mails(world.bravo.users.manager.email)).toMatchObject([
      { subject: 'Your password was changed · Bravo Smiles' },
    ]);
  });
});

describe('requests from other origins', () => {
  test('CORS mirrors the tenant’s own origin and no other', async () => {
    const browser = browserAt(world.app, world.acme);
    const ask = (origin: string) =>
      browser.send('OPTIONS', '/api/v1/auth/refresh', undefined, {
        origin,
        'access-control-request-method': 'POST',
      });
    expect((await ask(browser.origin)).headers['access-control-allow-origin']).toBe(browser.origin);
    for (const origin of [
      'http://bravo.localhost:4000',
      'http://acme.localhost:5000',
      'https://acme.localhost:4000',
      'null',
    ]) {
      const { headers } = await ask(origin);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });
});
