import { roleOf } from '@operatory/domain';
import { beforeAll, expect, test } from 'vitest';
import { type Browser, signedIn } from './browser.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

interface Listed {
  readonly id: string;
  readonly current: boolean;
  readonly role: string;
  readonly address: string;
}
const list = async (browser: Browser): Promise<Listed[]> =>
  JSON.parse((await browser.get('auth/sessions')).text) as Listed[];

test('users can list their own sessions and end one or all others, and another user cannot end one', async () => {
  const { acme, bravo } = world;
  const [here, there, third] = await Promise.all([1, 2, 3].map(() => signedIn(world.app, acme, 'manager')));
  const [stranger, foreign] = await Promise.all([
    signedIn(world.app, acme, 'staff'),
    signedIn(world.app, bravo, 'manager'),
  ]);
  if (!here || !there || !third) throw new Error('not signed in');
  const sessions = await list(here);
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ current }) => current)).toMatchObject([
    { role: 'clinic_admin', address: here.address },
  ]);
  const victim = sessions.find(({ address }) => address === there.address);
  const missing = await here.send('DELETE', '/api/v1/auth/sessions/00000000-0000-7000-8000-000000000099');
  expect(missing.status).toBe(404);
  for (const browser of [stranger, foreign]) {
    const answer = await browser.send('DELETE', `/api/v1/auth/sessions/${victim?.id}`);
    expect([answer.status, answer.text]).toEqual([404, missing.text]);
  }
  expect((await list(there)).length).toBe(3);
  // Some browsers send a content type although there is no body.
  const ended = await here.send('DELETE', `/api/v1/auth/sessions/${victim?.id}`, undefined, {
    'content-type': 'application/json',
  });
  expect(ended.status).toBe(200);
  expect((await there.get('auth/sessions')).status).toBe(401);
  expect((await there.post('auth/refresh')).status).toBe(401);
  expect((await here.send('DELETE', '/api/v1/auth/sessions')).body).toMatchObject({ ended: 1 });
  expect((await third.get('auth/sessions')).status).toBe(401);
  expect(await list(here)).toMatchObject([{ current: true }]);
  expect((await stranger.get('auth/sessions')).status).toBe(200);
});

test('switching to another of the user’s own role links gives its role and clinics; a blocked link or another user’s is refused', async () => {
  const { acme, bravo } = world;
  const add = async (tenant: typeof acme, who: 'manager' | 'staff', blocked = false) => {
    const { rows } = await world.root.query(
      `insert into j_users_user_roles (client_id, user_id, user_role_id, clinic_id, blocked_status)
       values ($1, $2, $3, $4, $5::blocked_status) returning id`,
      [
        tenant.id,
        tenant.users[who].id,
        roleOf('client_employee').id,
        blocked ? null : tenant.clinics[1],
        blocked ? 'BLOCKED' : 'UN_BLOCKED',
      ],
    );
    return String(rows[0].id);
  };
  const [own, blocked, others, foreign] = [
    await add(acme, 'manager'),
    await add(acme, 'manager', true),
    await add(acme, 'staff'),
    await add(bravo, 'manager'),
  ];
  const browser = await signedIn(world.app, acme, 'manager');
  const whoIs = async () =>
    (await world.context.auth.authenticateToken(browser.token ?? '', 'acme.localhost:4000')).who;
  const before = await whoIs();
  expect(before).toMatchObject({ role: 'clinic_admin', clinic_ids: [acme.clinics[0]] });
  for (const link of [blocked, others, foreign]) {
    expect((await browser.post('auth/switch-role', { role_link_id: link })).status).toBe(404);
  }
  const stampBefore = await world.context.auth.stamps([before]);
  const answer = await browser.post('auth/switch-role', { role_link_id: own });
  expect(answer.body).toMatchObject({ user: { id: acme.users.manager.id, role: 'client_employee' } });
  browser.token = answer.body.access_token;
  const after = await whoIs();
  expect(after).toMatchObject({
    session_id: before.session_id,
    role: 'client_employee',
    clinic_ids: [acme.clinics[1]],
    role_link_id: own,
  });
  // Sockets of other tabs are checked by this stamp.
  const stamp = (await world.context.auth.stamps([after])).get(after.session_id);
  expect(stamp).toBe(after.version);
  expect(stamp).not.toBe(stampBefore.get(before.session_id));
  expect((await list(browser)).find(({ current }) => current)?.role).toBe('client_employee');
  const renewed = await browser.post('auth/refresh', '', { 'content-type': 'application/json' });
  expect(renewed.body).toMatchObject({ user: { role: 'client_employee' } });
});
