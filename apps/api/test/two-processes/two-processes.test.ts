import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Embedded } from '@operatory/db';
import { urlOf } from '@operatory/db/testing/on-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropDatabase, testCluster } from '../support/cluster.ts';
import { empty } from '../support/databases.ts';
import { Person, password, send } from '../support/person.ts';
import { secretsInEnv } from '../support/secrets.ts';
import { eventually } from '../support/server.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type ApiProcess, startProcess } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'operatory-two-'));
let cluster: Embedded;
let database: string;
let env: Readonly<Record<string, string>>;
let one: ApiProcess;
let two: ApiProcess;
let balancer: Balancer;

const worker = 'worker.north@north.example';
const signIn = (port: number, email: string, secret = password) =>
  send(
    port,
    `north.localhost:${port}`,
    'POST',
    '/api/v1/auth/login-via-email-or-phone',
    JSON.stringify({ emailOrPhone: email, password: secret, sub_domain: 'north' }),
    { origin: `http://north.localhost:${port}`, 'x-operatory': '1' },
  );

beforeAll(async () => {
  cluster = await testCluster();
  ({ database } = await empty.copy(cluster));
  env = {
    NODE_ENV: 'test',
    SEED: 'small',
    DATA_DIR: folder,
    DATABASE_URL: urlOf(cluster.ownerUrl, database),
    ...secretsInEnv,
    // Longer than the balancer takes to notice, on a machine that has other things to do.
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

test('what one process changes, the other’s subscribers are told', async () => {
  const [here, there] = [
    await Person.signIn(one.port, 'north', worker),
    await Person.signIn(two.port, 'north', worker),
  ];
  const socket = await there.socket();
  socket.subscribe('1', 'subscription { task_comments { message } }');
  await socket.until(() => socket.answers('1').length > 0);
  const { tasks } = await here.must<{ tasks: { id: string }[] }>('{ tasks(limit: 1) { id } }');
  await here.must(
    'mutation ($task: uuid!) { insert_task_comments_one(object: { task_id: $task, message: "said by the other" }) { id } }',
    { task: tasks[0]?.id },
  );
  await socket.until(() => JSON.stringify(socket.answers('1').at(-1)).includes('said by the other'));
  socket.close();
});

test('wrong passwords count wherever they are tried', async () => {
  const email = 'helper.north@north.example';
  const answers = [];
  for (let n = 0; n < 12; n += 1)
    answers.push(await signIn([one, two][n % 2]?.port ?? 0, email, 'Wrong-password-1'));
  expect(answers.map(({ status }) => status)).toContain(429);
  for (const { port } of [one, two]) expect((await signIn(port, email)).status).toBe(429);
});

test('one after the other is restarted under load, and nobody’s request fails', async () => {
  const person = await Person.signIn(balancer.port, 'north', worker);
  const failed: string[] = [];
  let asked = 0;
  let going = true;
  const client = async (number: number) => {
    for (let n = 0; going; n += 1) {
      const query =
        n % 4 === 0
          ? `mutation { set_online_status(online_status: "${(n / 4 + number) % 2 ? 'ONLINE' : 'AWAY'}") { affected_rows } }`
          : '{ tasks(limit: 20, order_by: { created_at: desc }) { id name status } }';
      const answer = await person
        .post({ query })
        .catch((error: Error) => ({ status: 0, text: error.message }));
      asked += 1;
      if (answer.status !== 200 || answer.text.startsWith('{"errors"'))
        failed.push(`${answer.status} ${answer.text}`);
      // Always somebody asking; how fast the processes are is no matter here.
      await wait(20);
    }
  };
  const load = Promise.all([0, 1, 2, 3].map(client));
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
  going = false;
  await load;
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});
