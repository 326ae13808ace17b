// Simulates hours of ordinary use: people sign in, read, write, subscribe and leave, and the process's memory does not grow. Settings:
// `BENCH_MINUTES`, `BENCH_PEOPLE`, and `BENCH_PAUSE`, the milliseconds each person waits between two turns.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { signAccess } from '../../src/auth/tokens.ts';
import { Person, type Socket } from '../../test/support/person.ts';
import { addTenants } from '../tenants.ts';
import { startWorld } from '../world.ts';
import { Verdict } from './verdict.ts';

const minutes = Number(process.env.BENCH_MINUTES ?? 240);
const people = Number(process.env.BENCH_PEOPLE ?? 40);
const pause = Number(process.env.BENCH_PAUSE ?? 50);
/** In the first minutes the process's memory grows to its usual size, so they are not measured. */
const warmUp = Math.min(minutes / 4, 20);

const world = await startWorld('small');
const logins = await addTenants(world, 10, 10);
const held = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${world.server}/status`, 'utf8'))?.[1]) / 1_024;

let asked = 0;
const failed = new Map<string, number>();
const failing = (reason: string) => failed.set(reason, (failed.get(reason) ?? 0) + 1);
const until = Date.now() + minutes * 60_000;

async function day(n: number): Promise<void> {
  const login = logins[n % logins.length];
  if (!login) throw new Error('nobody');
  const person = new Person(world.port, login.subDomain, login.token);
  const read = async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    asked++;
    const { data, errors } = await person.ask(query, variables);
    if (!data || errors) failing(errors?.[0]?.message ?? 'no data');
    return data;
  };
  while (Date.now() < until) {
    // The bench's people have a session but no password, so their token is renewed as a page would renew it.
    person.token = (await renewed(login)) ?? person.token;
    const socket = await person.socket();
    socket.subscribe(
      'board',
      'subscription { tasks(order_by: [{position: asc}]) { id name status assigned_to_user { display_name } } }',
    );
    socket.subscribe('bell', 'subscription { user_notifications(limit: 20) { id } }');
    for (let turn = 0; turn < 20 && Date.now() < until; turn++) {
      const data = (await read(
        '{ tasks(limit: 50) { id name task_comments { message user { display_name } } } tasks_aggregate { aggregate { count } } me { role } }',
      )) as { tasks?: { id: string }[] } | undefined;
      const task = data?.tasks?.[turn % (data.tasks.length || 1)]?.id;
      if (task && turn % 4 === 0)
        await read(
          'mutation ($task: uuid!) { insert_task_comments_one(object: { task_id: $task, message: "said" }) { id } }',
          { task },
        );
      if (task && turn % 5 === 0)
        await read(
          `mutation { change_task_status(id: "${task}", status: "${turn % 10 === 0 ? 'INPROGRESS' : 'PENDING'}") { id } }`,
        );
      // The query text is different each time, because the number of cached texts is limited.
      await read(`{ tasks(limit: ${1 + (asked % 40)}, where: {name: {_ilike: "%${asked}%"}}) { id } }`);
      await wait(pause);
    }
    ended(socket);
  }
}
function ended(socket: Socket): void {
  if (socket.closed !== null) failing(`socket ${socket.closed}`);
  if (socket.answers('board').length === 0) failing('no live answer');
  socket.close();
}
async function renewed({ session, subDomain }: (typeof logins)[number]): Promise<string | undefined> {
  const { rows } = await world.root.query(
    `select s.user_id, s.client_id, (select array_agg(clinic_id) from j_users_clinics c where c.user_id = s.user_id) as clinic_ids
       from sessions s where s.id = $1`,
    [session],
  );
  const [row] = rows;
  if (!row) return undefined;
  const grant = { ...row, session_id: session, role: 'clinic_admin', version: 0, sub_domain: subDomain };
  return (await signAccess(world.secrets, grant, new Date())).token;
}

const samples: { readonly at: number; readonly held: number }[] = [];
const watch = setInterval(() => samples.push({ at: Date.now(), held: held() }), 5_000);
// Old comments are deleted so that responses do not grow.
const sweeper = setInterval(() => {
  world.root
    .query("delete from task_comments where created_at < now() - interval '60 seconds'")
    .catch(() => {});
}, 10_000);
await Promise.all(Array.from({ length: people }, (_, n) => day(n)));
clearInterval(watch);
clearInterval(sweeper);

const began = until - minutes * 60_000;
const usual = samples.filter(({ at }) => at > began + warmUp * 60_000);
const part = Math.max(1, Math.floor(usual.length / 5));
const mean = (all: readonly { readonly held: number }[]) =>
  all.reduce((sum, one) => sum + one.held, 0) / all.length;
const growth = mean(usual.slice(-part)) - mean(usual.slice(0, part));
const errors = [...failed.values()].reduce((sum, one) => sum + one, 0);
const verdict = new Verdict();
for (const [reason, count] of failed) console.log(`  ${count} × ${reason}`);
verdict.say(
  errors / asked < 0.001,
  `${minutes} minutes, ${people} people: ${errors} of ${asked} requests failed (wanted: under 0.1 %)`,
);
verdict.say(
  growth < 60,
  `the process held ${mean(usual.slice(0, part)).toFixed(0)} MiB after ${warmUp} minutes and ${growth.toFixed(0)} more at the end (wanted: under 60)`,
);
await world.stop();
verdict.end();
