import { beforeAll, expect, test } from 'vitest';
import { applyRetention } from '../src/jobs/retention.ts';
import { browserAt } from './auth/browser.ts';
import { makeWorld, type World } from './auth/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const tables = ['login_attempts', 'auth_keys', 'known_devices', 'sessions', 'idempotency_keys', 'outbox'];
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [
        table,
        (await world.root.query(`select count(*)::int as n from ${table}`)).rows[0]?.n,
      ]),
    ),
  );

test('the retention job deletes old sign-in data, idempotency keys and relayed events, and no new ones', async () => {
  const { id: client, users } = world.acme;
  const browser = browserAt(world.app, world.acme);
  await browser.signIn(users.admin.email);
  await browser.post('auth/forget-password-without-role', { email: users.admin.email, subdomain: 'acme' });
  await world.root.query(
    "insert into idempotency_keys (client_id, user_id, key, digest) values ($1, $2, 'k', 'd')",
    [client, users.admin.id],
  );
  await world.root.query(
    "insert into outbox (client_id, event, payload, relayed_at) values ($1, 'x', '{}', now())",
    [client],
  );
  const before = await counts();
  for (const table of tables) expect(before[table], table).toBeGreaterThan(0);
  expect(await applyRetention(world.context)).toBe(0);
  expect((await browser.post('auth/refresh')).status).toBe(200);

  await world.root.query(
    "update login_attempts set last_failed_at = now() - interval '8 days', locked_until = null",
  );
  await world.root.query("update auth_keys set expires_at = now() - interval '31 days'");
  await world.root.query("update known_devices set expires_at = now() - interval '1 second'");
  await world.root.query("update sessions set expires_at = now() - interval '91 days'");
  await world.root.query("update idempotency_keys set created_at = now() - interval '3 days'");
  await world.root.query("update outbox set relayed_at = now() - interval '31 days'");
  await applyRetention(world.context);
  expect(Object.values(await counts())).toEqual(tables.map(() => 0));
});

test('a sign-up is deleted 30 days after it was finished, its link expired or, without a link, it began', async () => {
  const add = (name: string, days: number, more = '') =>
    world.root.query(
      `insert into sign_ups (form_key, email, details, created_at, key_hash, expires_at, finished_at, made_client_id, made_user_id)
       select gen_random_uuid(), $1, '{}', at, $1, at + interval '3 days', ${more || 'null, null, null'}
       from (select now() - make_interval(days => $2) as at) a`,
      [name, days],
    );
  const made = 'at, gen_random_uuid(), gen_random_uuid()';
  await add('ended', 34);
  await add('ended a moment ago', 32);
  await add('finished', 31, made);
  await add('finished lately', 29, made);
  await world.root.query(
    "insert into sign_ups (form_key, email, details, created_at) values (gen_random_uuid(), 'never mailed', '{}', now() - interval '31 days')",
  );
  expect(await applyRetention(world.context)).toBe(3);
  const { rows } = await world.root.query('select email from sign_ups order by email');
  expect(rows.map(({ email }) => email)).toEqual(['ended a moment ago', 'finished lately']);
});
