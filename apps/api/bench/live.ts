// Benchmarks 5,000 sockets: delay from write to delivery at 10 writes per second, load while idle, no losses when the feed is killed
// and the database restarts, no unnecessary responses, and how soon the socket of an ended session closes. Run it with `pnpm
// bench:live`.
import { loadavg } from 'node:os';
import { Person } from '../test/support/person.ts';
import { openWatchers, type Watcher } from './live-watchers.ts';
import { describe, measureShares, percent } from './processor-time.ts';
import { addTenants } from './tenants.ts';
import { percentile, startWorld } from './world.ts';

const sockets = Number(process.env.BENCH_SOCKETS ?? 5_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const [tenants, people, operations, perTenant, writesPerSecond] = [50, 10, 50, 5, 10];
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

const world = await startWorld('small');
const logins = await addTenants(world, tenants, people);
const board = (n: number) =>
  `subscription board_${n} { tasks(where: {status: {_in: ["PENDING", "INPROGRESS"]}}, order_by: [{position: asc}], limit: ${20 + n}) { id name status assigned_to_user { display_name } } }`;
// The people of each tenant subscribe to five of the fifty operations.
const queryOf = (tenant: number, n: number) => board((tenant * perTenant + (n % perTenant)) % operations);
const wanted = Array.from({ length: sockets }, (_, n) => {
  const login = logins[n % logins.length];
  if (!login) throw new Error('nobody is signed in');
  return { login, query: queryOf(Math.floor((n % logins.length) / people), Math.floor(n / logins.length)) };
});
const opening = performance.now();
const watchers = await openWatchers(world.port, wanted);
console.log(
  `${watchers.length} sockets, ${operations} operations, ${logins.length} users, ${tenants} tenants; each with its first answer after ${((performance.now() - opening) / 1_000).toFixed(1)} s (${load()})`,
);
const bySubDomain = new Map<string, Watcher[]>();
for (const watcher of watchers) {
  const { subDomain } = watcher.login;
  bySubDomain.set(subDomain, [...(bySubDomain.get(subDomain) ?? []), watcher]);
}

await world.root.query('vacuum analyze');
await pause(5_000);
const idle = await measureShares(world.root, world.server, world.postgres, seconds);
console.log(
  `idle, ${seconds} s: API ${percent(idle.node)}, PostgreSQL ${percent(idle.postgres)}, together ${percent(idle.node + idle.postgres)} of a core (wanted: under 2; ${describe(idle)})`,
);

/** In each tenant, one task's name contains the number of the last write to it. */
const { rows: targets } = await world.root.query<{ id: string; sub_domain: string }>(
  `select distinct on (c.id) t.id, c.sub_domain from tasks t join clients c on c.id = t.client_id
    where c.sub_domain like 'bench%' order by c.id, t.position`,
);
let number = 0;
async function write(): Promise<{ name: string; theirs: readonly Watcher[] }> {
  const target = targets[number % targets.length];
  const name = `write ${++number}.`;
  await world.root.query('update tasks set name = $1 where id = $2', [name, target?.id]);
  return { name, theirs: bySubDomain.get(target?.sub_domain ?? '') ?? [] };
}

// A time is in milliseconds from before the write is sent until a socket of that tenant has received it.
const times: number[] = [];
const counted = () => watchers.reduce((sum, { count }) => sum + count, 0);
const before = counted();
const writing: Promise<unknown>[] = [];
const began = performance.now();
for (let n = 0; n < seconds * writesPerSecond; n++) {
  await pause(Math.max(0, began + (n * 1_000) / writesPerSecond - performance.now()));
  const started = performance.now();
  const name = `write ${number + 1}.`;
  const theirs = bySubDomain.get(targets[number % targets.length]?.sub_domain ?? '') ?? [];
  const delivered = theirs.map(
    (watcher) =>
      new Promise<void>((resolve) => {
        watcher.onAnswer = (text) => {
          if (!text.includes(name)) return;
          times.push(performance.now() - started);
          resolve();
        };
      }),
  );
  writing.push(write(), ...delivered);
}
await Promise.all(writing);
await pause(1_000);
const answers = counted() - before;
const all = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).toFixed(0));
console.log(
  `${writesPerSecond} writes a second, ${number} writes, ${times.length} deliveries: write to delivery p50 ${all[0]} ms, p95 ${all[1]}, p99 ${all[2]}, most ${all[3]} (wanted: p50 30, p99 100; ${load()})`,
);
console.log(
  `  answers sent ${answers}, of which another tenant's or twice the same: ${answers - times.length} (wanted: 0)`,
);

// Writers continue while the feed is killed and the database restarts; failed writes are only counted.
for (const watcher of watchers) watcher.onAnswer = () => {};
let going = true;
const failures = { writes: 0 };
const writers = Array.from({ length: 4 }, async () => {
  while (going) {
    await write().catch(() => failures.writes++);
    await pause(20);
  }
});
await pause(2_000);
await world.root.query(
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'operatory feed'",
);
await pause(3_000);
await world.restartPostgres();
await pause(3_000);
going = false;
await Promise.all(writers);
const wrong = await stale(20_000);
const [closed, errors, needless] = [
  watchers.filter(({ closed }) => closed !== null).length,
  watchers.reduce((sum, watcher) => sum + watcher.errors, 0),
  watchers.reduce((sum, watcher) => sum + watcher.needless, 0),
];
console.log(
  `through a killed feed and a restart of PostgreSQL, ${number} numbered writes (${failures.writes} failed while it was away): last states unlike a query ${wrong}, sockets closed ${closed}, errors sent ${errors}, answers repeated ${needless} (wanted: 0 each)`,
);

const victims = watchers.slice(0, 50);
const ending = performance.now();
await world.root.query(
  'update sessions set ended_at = now() where user_id in (select user_id from sessions where id = any ($1))',
  [victims.map(({ login }) => login.session)],
);
while (victims.some(({ closed }) => closed === null) && performance.now() - ending < 10_000) await pause(5);
const endedAfter = performance.now() - ending;
console.log(
  `sockets of 50 ended sessions are closed after ${endedAfter.toFixed(0)} ms (wanted: under 2,000)`,
);

const isGood =
  wrong + closed + errors + needless + (answers - times.length) === 0 &&
  endedAfter < 2_000 &&
  idle.node + idle.postgres < 0.02 &&
  percentile(times, 0.5) <= 30 &&
  percentile(times, 0.99) <= 100;
for (const watcher of watchers) watcher.close();
await world.stop();
process.exit(isGood ? 0 : 1);

/**
 * @returns The number of watchers whose last states still differ from a fresh query when the timeout has
 * passed.
 */
async function stale(timeoutMs: number): Promise<number> {
  const until = performance.now() + timeoutMs;
  const answersOf = new Map<string, string>();
  for (const { login, query } of wanted) {
    const key = `${login.subDomain} ${query}`;
    if (answersOf.has(key)) continue;
    const person = new Person(world.port, login.subDomain, login.token);
    answersOf.set(key, JSON.stringify(await person.must(query.replace('subscription', 'query'))));
  }
  for (;;) {
    const behind = watchers.filter(
      ({ login, query, data }) => JSON.stringify(data) !== answersOf.get(`${login.subDomain} ${query}`),
    ).length;
    if (behind === 0 || performance.now() > until) return behind;
    await pause(250);
  }
}
