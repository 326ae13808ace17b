import { createECDH, randomBytes, verify as verifySignature } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { createRequire } from 'node:module';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyRetention } from '../src/jobs/retention.ts';
import { sendPush } from '../src/push/send-push.ts';
import { type Person, send } from './support/person.ts';
import { eventually, north, startTestServer, type TestServer } from './support/server.ts';

/** `http_ece`, which web-push uses, also implements the browser's side of the encryption. */
const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(body: Buffer, options: object): Buffer;
};

interface Device {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  read(body: Buffer): Record<string, unknown>;
}
interface Pushed {
  readonly path: string;
  readonly authorization: string;
  readonly body: Buffer;
}

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'worker', Person>;
let service: Server;
let pushed: Pushed[] = [];
let status = 201;
const publicAddress = { address: '93.184.216.34', family: 4 };
let resolved = publicAddress;

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { authorization = '' } = request.headers;
      pushed.push({ path: request.url ?? '', authorization, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  server = await startTestServer({ OPERATORY_NOW: '2026-11-26T01:00:00Z' });
  people = await server.signInAll('north', 'admin', 'keeper', 'worker');
  const agent = new Agent();
  agent.createConnection = () => connect((service.address() as AddressInfo).port, '127.0.0.1');
  Object.assign(server.context, { network: { resolve: async () => [resolved], agent } });
});
afterAll(() => service?.close());
beforeEach(async () => {
  await server.root.query('delete from push_subscriptions');
  await server.root.query('delete from login_attempts');
  await server.root.query('delete from user_preferences');
  pushed = [];
  status = 201;
  resolved = publicAddress;
});

function device(): Device {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `https://push.example/${randomBytes(6).toString('hex')}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read: (body) =>
      JSON.parse(
        ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString(),
      ) as Record<string, unknown>,
  };
}
async function push(person: Person, method: string, body?: object) {
  const headers = {
    authorization: `Bearer ${person.token}`,
    origin: `http://${person.host}`,
    'x-operatory': '1',
  };
  const answer = await send(
    server.port,
    person.host,
    method,
    '/api/v1/push',
    body === undefined ? undefined : JSON.stringify(body),
    headers,
  );
  return { status: answer.status, body: JSON.parse(answer.text) as Record<string, unknown> };
}
const turnOn = (person: Person, { endpoint, keys }: Device) => push(person, 'POST', { endpoint, keys });
const subscriptions = async () => (await server.root.query('select * from push_subscriptions')).rows;
const shown = {
  title: 'Mia finished Return the kit',
  body: 'Here',
  link: '/dashboard/tasks',
  tag: 'tasks:1',
};
const sendTo = (user_id: string) => sendPush(server.context, { client_id: north.client, user_id, ...shown });
const prefer = (key: string, value: object) =>
  server.root.query(`insert into user_preferences (client_id, user_id, key, value) values ($1, $2, $3, $4)`, [
    north.client,
    north.users.worker,
    key,
    value,
  ]);
/** The worker gets a notification that the admin changed their access. @returns The id of its event. */
async function changeAccess() {
  const { rows } = await server.root.query<{ id: string }>(
    `insert into outbox (client_id, event, actor_user_id, payload) values ($1, 'access_changed', $2,
       jsonb_build_object('entity', 'users', 'entity_id', $3::text, 'clinic_id', null, 'user_id', $3::text, 'what', 'roles'))
     returning id`,
    [north.client, north.users.admin, north.users.worker],
  );
  const id = rows[0]?.id;
  await eventually(
    async () =>
      (await server.root.query("select 1 from user_notifications where payload -> 'events' ? $1", [id])).rows,
    (found) => found.length === 1,
  );
  return id;
}
const waiting = async () =>
  (
    await server.root.query(
      "select key, run_at > now() + interval '1 hour' as later from jobs.jobs where key like 'push:%'",
    )
  ).rows as { key: string; later: boolean }[];

test('a push notification says what the bell shows, signed and encrypted for the browser that subscribed', async () => {
  const phone = device();
  expect((await push(people.worker, 'GET')).body.on).toBe(false);
  expect((await turnOn(people.worker, phone)).status).toBe(200);
  const { key, on } = (await push(people.worker, 'GET')).body;
  expect(on).toBe(true);
  const event = await changeAccess();
  await eventually(
    async () => pushed,
    (all) => all.length === 1,
  );
  const [{ path, authorization, body }] = pushed as [Pushed];
  expect(phone.endpoint.endsWith(path)).toBe(true);
  const { rows } = await server.root.query(
    'select title, body, link from user_notifications where event_id = $1',
    [event],
  );
  expect(body.toString('latin1')).not.toContain(rows[0].title);
  expect(phone.read(body)).toEqual({ ...rows[0], tag: `users:${north.users.worker}` });
  // By VAPID (RFC 8292), the push service gets a token that is signed with the key whose public half the
  // browser has.
  const [, token = '', signer] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(signer).toBe(key);
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(String(key), 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verifySignature(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example',
  });
  await eventually(subscriptions, ([row]) => row?.last_used_at !== null);
});

test('the URL and keys of a subscribed browser are stored encrypted', async () => {
  const phone = device();
  await turnOn(people.worker, phone);
  const stored = JSON.stringify(await subscriptions());
  for (const secret of [phone.endpoint, phone.keys.p256dh, phone.keys.auth])
    expect(stored).not.toContain(secret);
  expect(stored.match(/enc::v2:/g)).toHaveLength(3);
});

test.each([
  ['http://push.example/1', publicAddress],
  ['https://push.example:8443/1', publicAddress],
  ['https://me@push.example/1', publicAddress],
  ['https://127.0.0.1/1', publicAddress],
  ['https://[::1]/1', publicAddress],
  ['https://169.254.169.254/latest', publicAddress],
  ['https://push.example/1', { address: '10.0.0.5', family: 4 }],
])('a subscription with the URL %s is refused, always with the same message', async (endpoint, address) => {
  resolved = address;
  const { status: refused, body } = await push(people.worker, 'POST', { endpoint, keys: device().keys });
  expect([refused, body.message]).toEqual([400, 'Notifications can’t be sent to this browser']);
  expect(await subscriptions()).toEqual([]);
});

test('nothing is sent to a host name that now resolves to an internal address, and the subscription is deleted', async () => {
  await turnOn(people.worker, device());
  resolved = { address: '127.0.0.1', family: 4 };
  await sendTo(north.users.worker);
  expect(pushed).toEqual([]);
  expect(await subscriptions()).toEqual([]);
});

test('a subscription with invalid keys is refused', async () => {
  const { endpoint, keys } = device();
  for (const wrong of [
    { ...keys, auth: 'short' },
    { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
  ])
    expect((await push(people.worker, 'POST', { endpoint, keys: wrong })).status).toBe(400);
  expect(await subscriptions()).toEqual([]);
});

test.each([404, 410])('a subscription is deleted when the push service answers %i', async (gone) => {
  await turnOn(people.worker, device());
  status = gone;
  await sendTo(north.users.worker);
  expect(pushed).toHaveLength(1);
  expect(await subscriptions()).toEqual([]);
});

test('a push to a busy service fails, and the subscription is kept', async () => {
  await turnOn(people.worker, device());
  status = 503;
  await expect(sendTo(north.users.worker)).rejects.toThrow('503');
  expect(await subscriptions()).toHaveLength(1);
});

test('a subscription belongs to its session: a colleague cannot see or end it, and twenty simultaneous requests make one', async () => {
  const phone = device();
  const answers = await Promise.all(Array.from({ length: 20 }, () => turnOn(people.worker, phone)));
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
  expect(await subscriptions()).toHaveLength(1);
  expect((await push(people.keeper, 'GET')).body.on).toBe(false);
  await push(people.keeper, 'DELETE');
  expect(await subscriptions()).toHaveLength(1);
  await sendTo(north.users.keeper);
  expect(pushed).toEqual([]);
  await push(people.worker, 'DELETE');
  expect(await subscriptions()).toEqual([]);
});

test('requests of one person for their subscription are limited, and a colleague’s are still answered', async () => {
  const statuses = async (person: Person) =>
    (await Promise.all(Array.from({ length: 61 }, () => push(person, 'GET')))).map(({ status }) => status);
  // The requests are sent again if the minute changed between the first and the last of them.
  const limited = await eventually(
    () => statuses(people.worker),
    (all) => all.includes(429),
  );
  expect(new Set(limited)).toEqual(new Set([200, 429]));
  expect((await push(people.keeper, 'GET')).status).toBe(200);
});

test('requests about a subscription are refused without a session and from another origin', async () => {
  const { host } = people.worker;
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await send(server.port, host, method, '/api/v1/push')).status).toBeGreaterThanOrEqual(401);
  const headers = { authorization: `Bearer ${people.worker.token}`, origin: 'https://elsewhere.example' };
  expect((await send(server.port, host, 'DELETE', '/api/v1/push', undefined, headers)).status).toBe(403);
});

test('a push notification waits for the end of quiet hours, and is not sent if the user turned it off', async () => {
  await turnOn(people.worker, device());
  await prefer('quiet_hours', { from: '00:00', to: '23:59' });
  const held = await changeAccess();
  const key = `push:${held}:${north.users.worker}`;
  await eventually(waiting, (jobs) => jobs.some((job) => job.key === key && job.later));
  expect(pushed).toEqual([]);
  await server.root.query("delete from user_notifications where type = 'access_changed'");
  await prefer('notices', { access_changed: { push: false } });
  const off = await changeAccess();
  expect((await waiting()).filter(({ key }) => key.includes(String(off)))).toEqual([]);
});

test('a subscription is deleted with its session', async () => {
  await turnOn(await server.signIn('north', 'worker'), device());
  await server.root.query(
    "update sessions set ended_at = now() - interval '91 days' where id = (select session_id from push_subscriptions)",
  );
  await applyRetention(server.context);
  expect(await subscriptions()).toEqual([]);
});

test('a subscription is deleted when its user signs out', async () => {
  const leaver = await server.signIn('north', 'worker');
  await turnOn(leaver, device());
  const headers = {
    authorization: `Bearer ${leaver.token}`,
    origin: `http://${leaver.host}`,
    'x-operatory': '1',
  };
  await send(server.port, leaver.host, 'POST', '/api/v1/auth/logout', '{}', headers);
  expect(await subscriptions()).toEqual([]);
});

test('nothing is pushed to a user who has become inactive', async () => {
  await turnOn(people.worker, device());
  await sendTo(north.users.worker);
  expect(pushed).toHaveLength(1);
  await server.root.query("update users set profile_status = 'INACTIVE' where id = $1", [north.users.worker]);
  await sendTo(north.users.worker);
  expect(pushed).toHaveLength(1);
});
