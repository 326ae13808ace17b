// Kills the API and PostgreSQL (SIGKILL) repeatedly during numbered writes. Every acknowledged write is stored exactly once; without
// its database the API responds with an error in time, and recovers by itself. `BENCH_KILLS`: number of kills of each.
import { setTimeout as wait } from 'node:timers/promises';
import { Person } from '../../test/support/person.ts';
import { startWorld } from '../world.ts';
import { Verdict } from './verdict.ts';

const kills = Number(process.env.BENCH_KILLS ?? 5);
const people = 8;
/** PostgreSQL stays down for this many seconds, which is longer than any request may take. */
const awaySeconds = 6;

const world = await startWorld('small');
const person = await Person.signIn(world.port, 'north', 'worker.north@north.example');
const { tasks } = await person.must<{ tasks: { id: string }[] }>('{ tasks(limit: 1) { id } }');
const task = tasks[0]?.id;

interface Asked {
  readonly number: number;
  readonly at: number;
  readonly took: number;
  /** The status is 0 when the connection ended without a response. */
  readonly status: number;
  readonly isDone: boolean;
}
const asked: Asked[] = [];
let number = 0;
let going = true;
async function write(): Promise<void> {
  const mine = ++number;
  const at = performance.now();
  const answer = await person
    .post({
      query:
        'mutation ($task: uuid!, $message: String!) { insert_task_comments_one(object: { task_id: $task, message: $message }) { id } }',
      variables: { task, message: `write ${mine}` },
    })
    .catch(() => ({ status: 0, text: '' }));
  const isDone = answer.status === 200 && !answer.text.startsWith('{"errors"');
  asked.push({ number: mine, at, took: performance.now() - at, status: answer.status, isDone });
}
const writers = Array.from({ length: people }, async () => {
  while (going) {
    await write();
    await wait(10);
  }
});

const healed: number[] = [];
const away: (readonly [from: number, to: number])[] = [];
for (const what of ['api', 'postgres'] as const)
  for (let n = 0; n < kills; n++) {
    await wait(2_000);
    await world.kill(what);
    const from = performance.now();
    if (what === 'postgres') await wait(awaySeconds * 1_000);
    const to = performance.now();
    if (what === 'postgres') away.push([from, to]);
    await world.up(what);
    const up = performance.now();
    while (!asked.some(({ at, isDone }) => isDone && at > up)) await wait(20);
    healed.push(
      Math.min(...asked.filter(({ at, isDone }) => isDone && at > up).map(({ at, took }) => at + took)) - up,
    );
  }
await wait(2_000);
going = false;
await Promise.all(writers);

const { rows } = await world.root.query<{ number: number; times: number }>(
  `select substring(message from 7)::int as number, count(*)::int as times from task_comments
    where message ~ '^write [0-9]+$' group by 1`,
);
const times = new Map(rows.map((row) => [row.number, row.times]));
const acknowledged = asked.filter(({ isDone }) => isDone);
const lost = acknowledged.filter((each) => !times.has(each.number)).length;
const doubled = rows.filter((row) => row.times > 1).length;
/** Events written before a kill are found by the next scan of all clients, some seconds later. */
const unrelayed = async () =>
  (
    await world.root.query<{ count: number }>(
      'select count(*)::int as count from outbox where relayed_at is null',
    )
  ).rows[0]?.count ?? 0;
const relayedBy = Date.now() + 60_000;
while ((await unrelayed()) > 0 && Date.now() < relayedBy) await wait(500);
const left = await unrelayed();
const duringOutage = asked.filter(({ at }) => away.some(([from, to]) => at > from && at < to));
const late = duringOutage.filter(({ took }) => took > 5_000).length;
const odd = duringOutage.filter(({ status, isDone }) => status !== 503 && !isDone).length;
const serverErrors = asked.filter(({ status }) => status === 500).length;

const verdict = new Verdict();
const slowest = (all: readonly number[]) => `${(Math.max(0, ...all) / 1_000).toFixed(1)} s`;
verdict.say(
  lost === 0,
  `${kills} kills each of the API and PostgreSQL under ${asked.length} numbered writes: ${acknowledged.length} acknowledged, ${lost} of them lost (wanted: 0)`,
);
verdict.say(
  doubled === 0,
  `written twice: ${doubled} (wanted: 0); there without having been acknowledged: ${rows.length - acknowledged.length + lost}`,
);
verdict.say(serverErrors === 0, `answers of 500: ${serverErrors} (wanted: 0)`);
verdict.say(
  late + odd === 0 && duringOutage.length > 0,
  `while PostgreSQL was away ${duringOutage.length} were answered 503, ${odd} something else, ${late} after more than 5 s; slowest ${slowest(duringOutage.map(({ took }) => took))}`,
);
verdict.say(
  Math.max(...healed) < 10_000,
  `writes again after what was killed is back: slowest ${slowest(healed)} (wanted: under 10)`,
);
verdict.say(left === 0, `events that nobody has relayed: ${left} (wanted: 0)`);
await world.stop();
verdict.end();
