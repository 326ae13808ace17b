/**
 * Measures the cost of the change feed for writers: pgbench with 8 clients on a table that is published (slot), has triggers (table)
 * or neither, in interleaved rounds. Requires pgbench, from Debian's `postgresql-contrib` or at PGBENCH=path. `node --import tsx
 * packages/engine/bench/feed-cost.ts [rounds] [seconds]`
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Catalog } from '../src/catalog.ts';
import { type Feed, startFeed } from '../src/live/feed.ts';
import { installFeed } from '../src/live/feed-install.ts';
import { startPostgres } from '../test/start-postgres.ts';

const [rounds, seconds] = [Number(process.argv[2] ?? 5), Number(process.argv[3] ?? 4)];
const [clients, rows, tenants] = [8, 10_000, 50];
const column = (name: string) => ({ name, type: 'uuid' });
const catalog: Catalog = {
  tables: {
    tasks: {
      name: 'tasks',
      tenant: true,
      columns: { id: column('id'), client_id: column('client_id') },
      primaryKey: { name: 'tasks_pkey', columns: ['client_id', 'id'] },
      uniques: [],
      relationships: {},
    },
  },
  enums: {},
  tenancy: {
    column: 'client_id',
    sessionVariable: 'x-hasura-client-id',
    setting: 'app.client_id',
    platformId: '00000000-0000-7000-8000-000000000001',
  },
};

const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on' });
const owner = new pg.Client(postgres.url);
await owner.connect();
await owner.query(`create table tasks (id int, client_id uuid, title text, status text, primary key (client_id, id));
  insert into tasks select n, ('00000000-0000-7000-8001-' || lpad((n % ${tenants})::text, 12, '0'))::uuid, 'task ' || n, 'Pending'
    from generate_series(1, ${rows}) n`);
await owner.query('vacuum analyze tasks');
await installFeed({ ownerUrl: postgres.url, catalog, readers: ['postgres'] });

const folder = mkdtempSync(join(tmpdir(), 'feed-cost-'));
const script = join(folder, 'update.sql');
writeFileSync(
  script,
  `\\set n random(1, ${rows})
update tasks set title = 'task ' || :n where client_id = ('00000000-0000-7000-8001-' || lpad((:n % ${tenants})::text, 12, '0'))::uuid and id = :n;
`,
);

async function write(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.env.PGBENCH ?? 'pgbench', [
    ...['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', script],
    postgres.url,
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

let changeCount = 0;
const open = (kind: 'slot' | 'table'): Promise<Feed> =>
  startFeed({
    connectionString: postgres.url,
    catalog,
    kind,
    onChange: (changes) => {
      changeCount += changes.length;
    },
    onReset: () => {},
  });
const watch = "select app.watch_changes(array['tasks']::regclass[], 'client_id', array['postgres']::name[])";

const ways: Record<string, () => Promise<number>> = {
  none: write,
  slot: async () => {
    const feed = await open('slot');
    return write().finally(() => feed.stop());
  },
  table: async () => {
    await owner.query(watch);
    const feed = await open('table');
    return write().finally(async () => {
      await feed.stop();
      await owner.query('select app.unwatch_changes()');
    });
  },
};
await write();
const rates: Record<string, number[]> = {};
const names = Object.keys(ways);
for (let round = 0; round < rounds; round++) {
  // The order rotates, so that no variant always runs after the same one.
  for (const name of [...names.slice(round % 3), ...names.slice(0, round % 3)]) {
    const rate = (await ways[name]?.()) ?? Number.NaN;
    rates[name] = [...(rates[name] ?? []), rate];
    await owner.query('checkpoint');
  }
}
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
console.log(
  `${clients} writers, ${rounds} rounds of ${seconds} s each, load ${loadavg()[0]?.toFixed(1)}; changes reported ${changeCount}`,
);
for (const name of names) {
  const all = rates[name] ?? [];
  const ratios = all.map((rate, round) => rate / (rates.none?.[round] ?? Number.NaN));
  console.log(
    `${name.padEnd(6)} ${median(all).toFixed(0).padStart(6)} tps   ratio to none, round by round ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}, median ${median(ratios).toFixed(2)}`,
  );
}
rmSync(folder, { recursive: true });
await owner.end();
await postgres.stop();
