/**
 * Compares the pool with pg's own, on one row by its key with the tenant set for each request: `node --import tsx
 * packages/engine/bench/pool.ts`
 */
import pg from 'pg';
import { Pool } from '../src/run/pool.ts';
import { startPostgres } from '../test/start-postgres.ts';

const [CLIENTS, SECONDS, ROUNDS, ROWS] = [32, 1.5, 3, 10_000];
const TENANT = '00000000-0000-7000-8000-00000000000a';
const statement = {
  name: 'by_key',
  text: 'select row_to_json(t)::text from (select id, title from tasks where id = $1) t',
};

const settings = { 'app.client_id': TENANT, 'app.now': '' };

const postgres = await startPostgres();
const owner = new pg.Client(postgres.url);
await owner.connect();
await owner.query(`
  create role api login; create table tasks (id int primary key, client_id uuid, title text);
  alter table tasks enable row level security; grant select on tasks to api;
  create policy own on tasks using (client_id = (select nullif(current_setting('app.client_id', true), '')::uuid));
  insert into tasks select n, '${TENANT}', 'task ' || n from generate_series(1, ${ROWS}) n; analyze tasks;`);
const connectionString = postgres.url.replace('postgres@', 'api@');
const ours = new Pool({ connectionString, waitMs: 10_000 });
// This pool is configured as in the API, with separate write connections and fair shares.
const fair = new Pool({ connectionString, waitMs: 10_000, size: 8, writers: 12, fair: true });
const people = Array.from({ length: CLIENTS }, (_, n) => ({ tenant: `tenant ${n % 8}`, user: `user ${n}` }));
const [one] = people;
const theirs = new pg.Pool({ connectionString, max: 4 });

const ways: Record<string, (id: string, client: number) => Promise<unknown>> = {
  'ours: settings and statement, one Sync': (id) => ours.query({ ...statement, values: [id] }, settings),
  'ours, fair shares: 32 people of 8 tenants': (id, client) =>
    fair.query({ ...statement, values: [id] }, settings, undefined, people[client]),
  'ours, fair shares: one person': (id) =>
    fair.query({ ...statement, values: [id] }, settings, undefined, one),
  'pg Pool: begin, set_config, statement, commit': async (id) => {
    const client = await theirs.connect();
    try {
      await client.query('begin');
      await client.query({
        name: 'set',
        text: `select set_config('app.client_id', $1, true), set_config('app.now', $2, true)`,
        values: [TENANT, ''],
      });
      await client.query({ ...statement, values: [id] });
      await client.query('commit');
    } finally {
      client.release();
    }
  },
  'pg Pool: statement alone, no tenant (unsafe)': (id) => theirs.query({ ...statement, values: [id] }),
};

// Rounds are interleaved, so that the load of the machine affects all equally.
const done: Record<string, number> = {};
const microseconds: Record<string, number> = {};
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, ask] of Object.entries(ways)) {
    const until = performance.now() + SECONDS * 1_000;
    let count = 0;
    const before = process.cpuUsage();
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (; performance.now() < until; count++)
          await ask(String(1 + Math.floor(Math.random() * ROWS)), client);
      }),
    );
    done[name] = (done[name] ?? 0) + count;
    const { user, system } = process.cpuUsage(before);
    microseconds[name] = (microseconds[name] ?? 0) + user + system;
  }
}
const base = Object.values(done).at(-1) ?? 1;
for (const [name, count] of Object.entries(done)) {
  console.log(
    `${name.padEnd(48)} ${(count / SECONDS / ROUNDS).toFixed(0).padStart(7)} req/s   ratio ${(count / base).toFixed(2)}   ` +
      // The processor time is for this process only: on a busy machine this is more reliable than requests
      // per second.
      `${((microseconds[name] ?? 0) / count).toFixed(0).padStart(5)} µs of processor each`,
  );
}
await Promise.all([ours.end(), fair.end(), theirs.end(), owner.end()]);
await postgres.stop();
