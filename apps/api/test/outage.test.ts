import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { JobsPool } from '../src/jobs/jobs-pool.ts';
import { freeze } from './support/freeze.ts';
import { type HttpAnswer, type Person, send, timeoutMs } from './support/person.ts';
import { eventually, north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let worker: Person;
let endpoints: Record<string, () => Promise<HttpAnswer>>;
async function start(env: Readonly<Record<string, string>> = {}): Promise<void> {
  server = await startTestServer(env);
  worker = await server.signIn('north', 'worker');
  const { port } = server;
  const headers = { origin: `http://${worker.host}`, 'x-operatory': '1' };
  const login = JSON.stringify({
    emailOrPhone: 'worker.north@north.example',
    password: 'Operatory-demo-1',
    sub_domain: 'north',
  });
  const bearer = { authorization: `Bearer ${worker.token}` };
  endpoints = {
    query: () => worker.post({ query: '{ tasks(limit: 1) { id } }' }),
    mutation: () =>
      worker.post({
        query: `mutation { insert_task_comments_one(object: { task_id: "${north.tasks.pending}", message: "once" }) { id } }`,
      }),
    me: () => worker.post({ query: '{ me { role } }' }),
    command: () =>
      worker.post({ query: 'mutation { set_online_status(online_status: "ONLINE") { affected_rows } }' }),
    login: () => send(port, worker.host, 'POST', '/api/v1/auth/login-via-email-or-phone', login, headers),
    refresh: () => send(port, worker.host, 'POST', '/api/v1/auth/refresh', '', headers),
    subDomain: () => send(port, worker.host, 'GET', '/api/v1/auth/subdomain/north'),
    sessions: () => send(port, worker.host, 'GET', '/api/v1/auth/sessions', undefined, bearer),
    export: () =>
      send(port, worker.host, 'POST', '/api/v1/utils/export-file', '{"query":"{ tasks { name } }"}', bearer),
    ready: () => send(port, worker.host, 'GET', '/readyz'),
  };
}
beforeAll(() => start());

function expectAway(name: string, { status, headers, text }: HttpAnswer): void {
  expect(status, `${name}: ${text}`).toBe(503);
  if (name !== 'ready') expect(Number(headers['retry-after']), name).toBeGreaterThan(0);
  expect(text, name).not.toMatch(/ECONN|ETIMEDOUT|terminated|postgres|stack/i);
}
async function expectHealed(): Promise<void> {
  for (const [name, ask] of Object.entries(endpoints)) {
    const answer = await eventually(ask, ({ status }) => status !== 503);
    // Without a cookie there is no session to renew.
    expect(answer.status, `${name}: ${answer.text}`).toBe(name === 'refresh' ? 401 : 200);
    if (answer.text.startsWith('{"errors"')) throw new Error(`${name}: ${answer.text}`);
  }
}
const askAll = () => Object.entries(endpoints).map(async ([name, ask]) => [name, await ask()] as const);

test('without its database the server answers 503 with Retry-After, and recovers by itself', async () => {
  await server.postgres.down();
  for (const [name, ask] of Object.entries(endpoints)) {
    const started = performance.now();
    expectAway(name, await ask());
    expect(performance.now() - started, name).toBeLessThan(20_000);
  }
  expect((await send(server.port, worker.host, 'GET', '/healthz')).status).toBe(200);
  await server.postgres.up();
  await expectHealed();
});

test('a database that hangs with open connections is treated as unavailable', async () => {
  // After this wait, the cached session has expired and has to be read from the database.
  await wait(2_500);
  const ice = freeze(server.postgres.processId);
  try {
    const late = wait(timeoutMs, 'never answered', { ref: false });
    const answers = await Promise.race([Promise.all(askAll()), late]);
    if (typeof answers === 'string') throw new Error(answers);
    for (const [name, answer] of answers) expectAway(name, answer);
  } finally {
    ice.thaw();
  }
  await expectHealed();
});

test('when the database hangs right after responding, a query and an export get 503 within 30 seconds', async () => {
  await wait(2_500);
  // After these requests, the session is cached for two seconds and connections are open.
  await endpoints.export?.();
  await endpoints.query?.();
  const ice = freeze(server.postgres.processId);
  try {
    const late = wait(30_000, 'too late', { ref: false });
    for (const [name, answer] of Object.entries({
      export: endpoints.export?.(),
      query: endpoints.query?.(),
    })) {
      const outcome = await Promise.race([answer, late]);
      expectAway(
        name,
        typeof outcome === 'object' ? outcome : { status: 0, text: String(outcome), headers: {} },
      );
    }
  } finally {
    ice.thaw();
  }
  await expectHealed();
});

test('a connection for jobs waits during an outage, and a statement that the outage ends gets the code 40001', async () => {
  const pool = new JobsPool({ connectionString: server.superuserUrl, max: 2 });
  pool.on('error', () => {});
  const broken = await pool.connect();
  broken.on('error', () => {});
  const sleeping = expect(broken.query('select pg_sleep(600)')).rejects.toMatchObject({ code: '40001' });
  await server.postgres.down();
  await sleeping;
  broken.release(true);
  const waiting = pool.connect();
  await expect(Promise.race([waiting, wait(1_000, 'still waiting')])).resolves.toBe('still waiting');
  await server.postgres.up();
  const client = await waiting;
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  // An invalid statement keeps its own code. Only statements with the code 40001 are sent again.
  await expect(client.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
  client.release();
  await server.postgres.down();
  pool.stop();
  await expect(pool.connect()).rejects.toThrow();
  await server.postgres.up();
  await pool.end();
  // A request for a connection after the end stays unanswered, because a rejection could end the process.
  const late = pool.connect().then(
    () => 'given',
    () => 'refused',
  );
  await expect(Promise.race([late, wait(100, 'unanswered')])).resolves.toBe('unanswered');
});

test('when the database is killed, running requests get 503, and a change is not retried', async () => {
  await server.end();
  // The timeout is long, so that no statement ends earlier on a slow machine.
  await start({ GRAPHQL_LIMITS: JSON.stringify({ statementMilliseconds: 60_000 }) });
  const comments = async () =>
    (await server.root.query<{ count: string }>('select count(*) from task_comments')).rows[0]?.count;
  const before = await comments();
  const locker = await server.root.connect();
  locker.on('error', () => {});
  await locker.query('begin; lock tasks, task_comments, user_presence');
  // The session is cached before the outage.
  await endpoints.me?.();
  const ask = async (name: string) => [name, await endpoints[name]?.()] as const;
  const waiting = (many: number) =>
    eventually(
      async () =>
        (
          await server.root.query(
            "select from pg_stat_activity where wait_event_type = 'Lock' and application_name like 'operatory-%'",
          )
        ).rowCount ?? 0,
      (count) => count >= many,
    );
  const asked = ['query', 'mutation', 'export'].map(ask);
  await waiting(3);
  // The command starts last, because its connection may be silent for at most four and a half seconds.
  asked.push(ask('command'));
  await waiting(4);
  // PostgreSQL is killed without a shutdown, because a shutdown could release the lock before it ends the
  // statements that wait for it.
  process.kill(server.postgres.processId, 'SIGQUIT');
  const answers = await Promise.all(asked);
  await server.postgres.down();
  locker.release(true);
  await server.postgres.up();
  for (const [name, answer] of answers) {
    expectAway(name, answer as HttpAnswer);
    if (name === 'mutation') expect(answer?.text).toContain('the change may have been made');
  }
  expect(await comments()).toBe(before);
  await expectHealed();
});
