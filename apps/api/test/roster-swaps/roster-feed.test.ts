import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, send } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { addShift, clearSwapsSql, sqlOf } from './swap-world.ts';

let server: TestServer;
let worker: Person;
const { worker: workerId, helper: helperId } = north.users;
const sql = (text: string, values: readonly unknown[] = []) => sqlOf(server)(text, values);
beforeAll(async () => {
  server = await startTestServer();
  worker = await server.signIn('north', 'worker');
});
beforeEach(async () => {
  await server.root.query(`${clearSwapsSql}; delete from roster_feeds; delete from login_attempts`);
});

const call = (method: string, by = worker) =>
  send(by.port, by.host, method, '/api/v1/roster-feed', undefined, { authorization: `Bearer ${by.token}` });
async function create(): Promise<string> {
  const { url } = JSON.parse((await call('POST')).text) as { url: string };
  expect(url).toMatch(/^http:\/\/north\.localhost:\d+\/api\/v1\/rosters\/[\w-]{43}\.ics$/);
  return new URL(url).pathname;
}
const read = (path: string, headers: Readonly<Record<string, string>> = {}, host = worker.host) =>
  send(worker.port, host, 'GET', path, undefined, headers);

test('a feed shows only the person’s own published shifts, with their zone', async () => {
  await addShift(sql, 0, { user_id: workerId, start_time: '22:00', end_time: '06:00' });
  await addShift(sql, 1, {
    user_id: workerId,
    published: false,
    published_at: null,
    message: 'Secret draft',
  });
  await addShift(sql, 2, { user_id: helperId });
  await addShift(sql, 3);
  const path = await create();
  const { status, text, headers } = await read(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain(
    'DTSTART;TZID=Australia/Sydney:20900306T220000\r\nDTEND;TZID=Australia/Sydney:20900307T060000',
  );
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Australia/Sydney');
  expect(text).toContain('SUMMARY:Shift at One');
  const again = await read(path, { 'if-none-match': String(headers.etag) });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('does not store the secret of a feed’s URL, shows the URL only once, and records when it was last used', async () => {
  const path = await create();
  const token = /rosters\/(.*)\.ics/.exec(path)?.[1] ?? '';
  const [row] = await sql('select to_jsonb(f)::text as text from roster_feeds f');
  expect(String(row?.text)).not.toContain(token);
  expect((await call('GET')).text).not.toContain('url');
  expect(JSON.parse((await call('GET')).text).feed.last_used_at).toBeNull();
  await read(path);
  expect(JSON.parse((await call('GET')).text).feed.last_used_at).not.toBeNull();
});

test('a feed ends when it is renewed or revoked', async () => {
  const first = await create();
  const second = await create();
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  await call('DELETE');
  expect((await read(second)).status).toBe(404);
  expect(JSON.parse((await call('GET')).text)).toEqual({ feed: null });
});

test('a feed is not found on another tenant’s host, with the same answer as an unknown URL', async () => {
  const path = await create();
  const away = await read(path, {}, worker.host.replace('north', 'south'));
  const wrong = await read(`/api/v1/rosters/${'A'.repeat(43)}.ics`);
  expect([away.status, away.text]).toEqual([404, wrong.text]);
  expect((await read('/api/v1/rosters/short.ics')).text).toBe(wrong.text);
});

test('a feed stops while its person is blocked', async () => {
  const path = await create();
  const block = (status: string) =>
    sql('update j_users_user_roles set blocked_status = $2 where user_id = $1', [workerId, status]);
  await block('BLOCKED');
  expect((await read(path)).status).toBe(404);
  await block('UN_BLOCKED');
  expect((await read(path)).status).toBe(200);
  worker = await server.signIn('north', 'worker');
});

test('creating a feed requires a signed-in user, and reading it is rate-limited', async () => {
  expect((await send(worker.port, worker.host, 'POST', '/api/v1/roster-feed')).status).toBe(401);
  const path = await create();
  // The number is more than twice what a minute allows, because a new minute may begin during the loop.
  let status = 200;
  for (let n = 0; n < 125 && status === 200; n += 1) ({ status } = await read(path));
  expect(status).toBe(429);
});
