/**
 * Compares our HTTP endpoint with PostgreSQL itself and with PostGraphile 5, in interleaved rounds. The bearer token is checked, the
 * planner adds the tenant and row-level security is on. Prints ratios; nothing is asserted. Run it with `pnpm --filter @operatory/api
 * bench:speed [case …]`; BENCH_SECONDS and BENCH_ROUNDS set the duration.
 */
import { hashPassword } from '../../src/auth/passwords.ts';
import { Person, password } from '../../test/support/person.ts';
import { processorSeconds } from '../processor-time.ts';
import { type BenchWorld, freePort, startWorld } from '../world.ts';
import { cases, type SpeedCase } from './cases.ts';
import { load, type Measured, type Target } from './load.ts';
import { installPeer, type Peer, startPeer } from './peer.ts';
import { findProgram, pgbench } from './pgbench.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const concurrencies = [1, 32];
const email = 'person1@large-1.example';

const node = process.env.BENCH_PEER === 'off' ? undefined : await installPeer();
const world = await startWorld('large', {}, 'speed', node);
const tenant = await prepare(world);
const program = findProgram('pgbench');
if (!program) console.log('pgbench is not installed (Debian: postgresql): its column stays empty');
const peer = node ? await startPeer(node, world.superuserUrl, await freePort()) : undefined;
const wanted = process.argv.slice(2);

console.log(
  `${rounds} rounds of ${seconds} s each; medians. Ratios: ours to pgbench -M prepared, ours to PostGraphile 5 (without row-level security); both servers on ${node ? 'Node 22' : process.version}.`,
);
console.log(
  [
    'case'.padEnd(26),
    'at once',
    'ours/s',
    'p50 ms',
    'p99 ms',
    'CPU ms',
    'pgbench/s',
    'ratio',
    'peer/s',
    'ratio',
    'peer CPU ms',
  ]
    .map((text) => text.padStart(9))
    .join(' '),
);
for (const one of cases) {
  if (wanted.length > 0 && !wanted.some((word) => one.name.includes(word))) continue;
  for (const concurrency of concurrencies) console.log(await measured(one, concurrency));
}
await peer?.stop();
await world.stop();

/**
 * The large client's administrator has no password, and PostgreSQL has no statistics of the new rows, so both
 * are added. @returns The client's id.
 */
async function prepare({ root, secrets }: BenchWorld): Promise<string> {
  const { rows } = await root.query<{ id: string }>("select id from clients where sub_domain = 'large-1'");
  await root.query(
    `insert into user_credentials (user_id, client_id, password_hash) select id, client_id, $1 from users where email = $2
     on conflict (user_id, client_id) do update set password_hash = excluded.password_hash`,
    [await hashPassword(secrets.pepper, password), email],
  );
  await root.query('vacuum analyze');
  return rows[0]?.id ?? '';
}

async function measured(one: SpeedCase, concurrency: number): Promise<string> {
  const person = await Person.signIn(world.port, 'large-1', email);
  const ours: Target = {
    port: world.port,
    host: person.host,
    path: '/v1/graphql',
    headers: { authorization: `Bearer ${person.token}` },
  };
  const bodies = one.variants.map(({ variables }) => JSON.stringify({ query: one.query, variables }));
  const results = { ours: [] as Timed[], pgbench: [] as number[], peer: [] as Timed[] };
  for (let round = 0; round < rounds; round++) {
    results.ours.push(await timed(ours, bodies, concurrency, world.server));
    if (program) {
      const scripts = one.variants.map(({ sql }) => sql);
      results.pgbench.push(await pgbench(program, world.apiUrl, tenant, scripts, concurrency, seconds));
    }
    if (peer && one.peer) results.peer.push(await peerTimed(peer, one, concurrency));
  }
  const own = middle(results.ours, ({ perSecond }) => perSecond);
  const database = middle(results.pgbench, (perSecond) => perSecond);
  const other = middle(results.peer, ({ perSecond }) => perSecond);
  const goal = (reached: number, wish: number | undefined) =>
    concurrency === 32 && wish !== undefined ? ` (${wish}${reached >= wish ? '' : ' missed'})` : '';
  const ratio = (a: Timed, b: number, wish?: number) =>
    `${(a.perSecond / b).toFixed(2)}${goal(a.perSecond / b, wish)}`;
  return [
    one.name.padEnd(26),
    String(concurrency),
    own?.perSecond.toFixed(0),
    own?.p50.toFixed(2),
    own?.p99.toFixed(2),
    own?.processor.toFixed(2),
    database?.toFixed(0),
    own && database ? ratio(own, database, one.goal.pgbench) : '',
    other?.perSecond.toFixed(0),
    own && other ? ratio(own, other.perSecond, one.goal.peer) : '',
    other?.processor.toFixed(2),
  ]
    .map((text) => (text ?? '-').padStart(9))
    .join(' ');
}

interface Timed extends Measured {
  /** The processor time in milliseconds per request in the server's own process. */
  readonly processor: number;
}

async function timed(
  target: Target,
  bodies: readonly string[],
  concurrency: number,
  processId: number,
): Promise<Timed> {
  // A first load warms up plans and prepared statements, as in a server that has been running for a while.
  await load(target, bodies, Math.min(concurrency, 8), Math.min(1, seconds));
  const before = processorSeconds(processId);
  const result = await load(target, bodies, concurrency, seconds);
  return { ...result, processor: ((processorSeconds(processId) - before) * 1_000) / result.requests };
}

function peerTimed({ port, processId }: Peer, one: SpeedCase, concurrency: number): Promise<Timed> {
  const target = { port, host: `127.0.0.1:${port}`, path: '/graphql', headers: {} };
  const bodies = one.variants.map(({ variables }) =>
    JSON.stringify({ query: one.peer, variables: { ...variables, client: tenant } }),
  );
  return timed(target, bodies, concurrency, processId);
}

function middle<T>(values: readonly T[], by: (value: T) => number): T | undefined {
  return [...values].sort((a, b) => by(a) - by(b))[Math.floor(values.length / 2)];
}
