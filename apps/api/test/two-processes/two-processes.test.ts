import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedServer } from '@operatory/db';
import { urlOf } from '@operatory/db/testing/on-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropDatabase, testCluster } from '../support/cluster.ts';
import { empty } from '../support/databases.ts';
import { Person, password, send } from '../support/person.ts';
import { secretsInEnv } from '../support/secrets.ts';
import { eventually } from '../support/server.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { comment, newest, underLoad, Watcher } from './load.ts';
import { type ApiProcess, startProcess } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'operatory-two-'));
let cluster: EmbeddedServer;
let database: string;
let env: Readonly<Record<string, string>>;
let one: ApiProcess;
let two: ApiProcess;
let balancer: Balancer;

const worker = 'worker.north@north.example';
const post = (port: number, path: string, body: object) =>
  send(port, `north.localhost:${port}`, 'POST', `/api/v1/${path}`, JSON.stringify(body), {
    origin: `http://north.localhost:${port}`,
    'x-operatory': '1',
  });
const signIn = (port: number, email: string, secret = password) =>
  post(port, 'auth/login-via-email-or-phone', { emailOrPhone: email, password: secret, sub_domain: 'north' });

async function someTask(person: Person): Promise<string> {
  const { tasks } = await person.must<{ tasks: { id: string }[] }>('{ tasks(limit: 1) { id } }');
  return tasks[0]?.id ?? '';
}

beforeAll(async () => {
  cluster = await testCluster();
  ({ database } = await empty.copy(cluster));
  env = {
    NODE_ENV: 'test',
    SEED: 'small',
    DATA_DIR: folder,
    DATABASE_URL: urlOf(cluster.ownerUrl, database),
    ...secretsInEnv,
    // A process drains for longer than the balancer takes to notice, even on a busy machine.
    DRAIN_SECONDS: '3',
  };
  one = await startProcess(env);
  two = await startProcess(env);
  balancer = await startBalancer();
  for (const { port } of [one, two]) balancer.add(port);
  await eventually(
    async () => balancer.ready().length,
    (count) => count === 2,
  );
});
afterAll(async () => {
  await balancer?.stop();
  await Promise.all([one?.end(), two?.end()]);
  if (database) await dropDatabase(cluster, database);
  rmSync(folder, { recursive: true, force: true });
});

test('changes by one process reach subscribers of the other, in both directions', async () => {
  const both = await Promise.all([one, two].map(({ port }) => Person.signIn(port, 'north', worker)));
  const task = await someTask(both[0] as Person);
  const sockets = await Promise.all(both.map((person) => person.socket()));
  for (const socket of sockets) {
    socket.subscribe('1', `subscription ($task: uuid!) { ${newest} }`, { task });
    await socket.until(() => socket.answers('1').length > 0);
  }
  for (const [number, person] of both.entries()) {
    const message = `said by process ${number}`;
    await person.must(comment, { task, message });
    for (const socket of sockets)
      await socket.until(() => JSON.stringify(socket.answers('1').at(-1)).includes(message));
  }
  for (const socket of sockets) socket.close();
});

test('wrong passwords are counted across processes', async () => {
  const email = 'helper.north@north.example';
  const statuses = [];
  // Five attempts are free; processes that counted separately would allow five each.
  for (let n = 0; n < 8; n += 1)
    statuses.push((await signIn([one, two][n % 2]?.port ?? 0, email, 'Wrong-password-1')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  for (const { port } of [one, two]) expect((await signIn(port, email)).status).toBe(429);
});

test('calls of a rate-limited endpoint are counted across processes', async () => {
  // The limit counts per minute of the clock.
  const second = new Date().getSeconds();
  if (second > 40) await wait((61 - second) * 1_000);
  const statuses = [];
  for (let n = 0; n < 6; n += 1)
    statuses.push(
      (
        await post([one, two][n % 2]?.port ?? 0, 'auth/forget-password-without-role', {
          email: 'other.north@north.example',
          subdomain: 'north',
        })
      ).status,
    );
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
});

test('restarting one process after the other under load fails no request, loses no write, and sockets reconnect to the newest state', async () => {
  const person = await Person.signIn(balancer.port, 'north', worker);
  const task = await someTask(person);
  const load = underLoad(person, task, 4);
  const watchers = Array.from({ length: 4 }, () => new Watcher(person, task));
  const restart = async (old: ApiProcess) => {
    expect(await old.end()).toBe(0);
    const fresh = await startProcess(env);
    balancer.add(fresh.port);
    await eventually(
      async () => balancer.ready().length,
      (count) => count === 2,
    );
    return fresh;
  };
  one = await restart(one);
  two = await restart(two);
  const { asked, failed, written } = await load.end();
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(100);

  const { task_comments } = await person.must<{ task_comments: { message: string }[] }>(
    'query ($task: uuid!) { task_comments(where: { task_id: { _eq: $task }, message: { _like: "write %" } }) { message } }',
    { task },
  );
  expect(task_comments.map(({ message }) => message).sort()).toEqual(written.map((n) => `write ${n}`).sort());
  const now = JSON.stringify(await person.must(`query ($task: uuid!) { ${newest} }`, { task }));
  for (const watcher of watchers) {
    await eventually(
      async () => JSON.stringify(watcher.last),
      (last) => last === now,
    );
    await watcher.stop();
    // The stopped process had closed each socket.
    expect(watcher.codes.length).toBeGreaterThan(0);
    expect(new Set(watcher.codes)).toEqual(new Set([1001]));
  }
});
