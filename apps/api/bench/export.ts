/**
 * Compares exporting a client's million tasks as an administrator's CSV file with psql's own COPY of the same rows and columns (run as
 * the API's role under row-level security), in interleaved rounds. Prints rows per second, the ratio, processor time and memory. Run
 * it with `pnpm --filter @operatory/api bench:export`; BENCH_ROUNDS sets the number of rounds, BENCH_ROWS the number of rows.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Person } from '../test/support/person.ts';
import { processorSeconds } from './processor-time.ts';
import { findProgram } from './speed/pgbench.ts';
import { type BenchWorld, startWorld } from './world.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000);

/** The task list exports its file with this query; it runs without an order and with the list's order. */
const query = `query ($order_by: [tasks_order_by!]) {
  tasks(where: {task_status: {_eq: Active}}, order_by: $order_by) {
    short_id name type status priority start_date deadline_date
    client_task_level { name } clinic { name } assigned_to_user { display_name } assigned_by_user { display_name }
    finished_at created_at more_info
  }
}`;
const sql = `select t.short_id, t.name, t.type, t.status, t.priority, t.start_date, t.deadline_date,
    l.name, c.name, a.display_name, b.display_name, t.finished_at, t.created_at, t.more_info
  from tasks t
    left join client_task_levels l on l.id = t.client_task_level_id and l.client_id = t.client_id
    left join clinics c on c.id = t.clinic_id and c.client_id = t.client_id
    left join users a on a.id = t.assigned_to_user_id and a.client_id = t.client_id
    left join users b on b.id = t.assigned_by_user_id and b.client_id = t.client_id
  where t.client_id = current_setting('app.client_id')::uuid and t.task_status = 'Active'`;
const orders: readonly Way[] = [
  { name: 'as they come', order_by: [], sql: '' },
  {
    name: 'newest first',
    order_by: [{ created_at: 'desc' }, { id: 'asc' }],
    sql: ' order by t.created_at desc, t.id',
  },
  // The API exports the labels and times of the screen, like the list's own file; psql exports the stored
  // values.
  { name: 'as on screen', order_by: [], sql: '', zone: 'Australia/Sydney' },
];
interface Way {
  readonly name: string;
  readonly order_by: readonly object[];
  readonly sql: string;
  readonly zone?: string;
}

const program = findProgram('psql');
if (!program) console.log('psql is not installed (Debian: postgresql-client): its column stays empty');
const world = await startWorld('small', {}, 'export');
const tenant = await fill(world);
const person = await Person.signIn(world.port, 'north', 'admin.north@north.example');
await exported({ order_by: [] });
await wait(5_000);
const idle = memory();
console.log(`${rows} tasks of 14 columns, ${rounds} rounds, medians; the idle API holds ${idle.now} MiB`);
console.log(
  'order'.padEnd(14),
  'rows/s  MB/s   psql rows/s  time to psql’s  API’s processor s  PostgreSQL’s  most MiB (more than idle)',
);
for (const order of orders) {
  const ours: Taken[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await exported(order));
    if (program) theirs.push(await copied(program, `${sql}${order.sql}`));
  }
  const own = middle(ours, ({ seconds }) => seconds);
  const psql = theirs.length > 0 ? middle(theirs, (seconds) => seconds) : undefined;
  const most = Math.max(...ours.map(({ mebibytes }) => mebibytes));
  console.log(
    order.name.padEnd(14),
    `${(own.lines / own.seconds).toFixed(0)}  ${(own.bytes / own.seconds / 1e6).toFixed(1)}  ${psql ? (own.lines / psql).toFixed(0) : '-'}  ${psql ? (own.seconds / psql).toFixed(2) : '-'} (1.5)  ${own.processor.toFixed(2)}  ${own.postgres.toFixed(2)}  ${most} (+${most - idle.now})`,
  );
}
await world.stop();

interface Taken {
  readonly seconds: number;
  readonly processor: number;
  readonly postgres: number;
  readonly lines: number;
  readonly bytes: number;
  readonly mebibytes: number;
}

async function exported({ order_by, zone }: Pick<Way, 'order_by' | 'zone'>): Promise<Taken> {
  const before = processorSeconds(world.server);
  const { rows: backends } = await world.root.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'operatory-exports'",
  );
  const spent = () => backends.reduce((sum, { pid }) => sum + processorSeconds(pid), 0);
  const postgres = spent();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memory().now);
  }, 20);
  const started = performance.now();
  const asked = request({
    host: '127.0.0.1',
    port: person.port,
    method: 'POST',
    path: '/api/v1/utils/export-file',
    headers: {
      host: person.host,
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
    },
  });
  asked.end(JSON.stringify({ query, variables: { order_by }, zone }));
  const [answer] = await once(asked, 'response');
  if (answer.statusCode !== 200) throw new Error(`the export was answered ${answer.statusCode}`);
  let lines = -1;
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  clearInterval(watch);
  return {
    seconds: (performance.now() - started) / 1_000,
    processor: processorSeconds(world.server) - before,
    postgres: spent() - postgres,
    lines,
    bytes,
    mebibytes: most,
  };
}

/**
 * The statement runs as the API's role with the tenant set, so that row-level security applies to both.
 * @returns The time in seconds.
 */
async function copied(psql: string, statement: string): Promise<number> {
  const started = performance.now();
  const child = spawn(
    psql,
    ['-qX', '-c', `copy (${statement.replace(/\s+/g, ' ')}) to stdout (format csv)`, world.apiUrl],
    {
      env: { ...process.env, PGOPTIONS: `-c app.client_id=${tenant}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0 || bytes === 0) throw new Error(`psql ended with ${code}`);
  return (performance.now() - started) / 1_000;
}

/** The memory used by the API's process, in MiB. */
function memory(): { readonly now: number } {
  const status = readFileSync(`/proc/${world.server}/status`, 'latin1');
  return { now: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024) };
}

/** A kept database may have the tasks already. @returns The id of the first client, which has the tasks. */
async function fill({ root }: BenchWorld): Promise<string> {
  const { rows: clients } = await root.query<{ id: string }>(
    "select id from clients where sub_domain = 'north'",
  );
  const tenant = clients[0]?.id ?? '';
  const client = await root.connect();
  await client.query('begin');
  // Triggers are disabled so that no notifications are created.
  await client.query('set local session_replication_role = replica');
  await client.query(
    `insert into tasks (client_id, clinic_id, short_id, status, name, deadline_date, start_date, more_info, priority,
       assigned_by_user_id, assigned_to_user_id, finished_at, position, created_at)
     select t.client_id, t.clinic_id, 1000000 + n,
       (array['PENDING', 'INPROGRESS', 'FINISHED', 'FINISHED', 'REASSIGNED'])[n % 5 + 1]::task_progress,
       (array['Autoclave', 'Recall', 'Invoice', 'X-ray', 'Order', 'Roster', 'Referral', 'Room'])[n % 8 + 1] || ' check ' || n,
       date '2026-11-22' + n % 90 - 60, date '2026-11-22' + n % 90 - 67, 'Measured work ' || n,
       (array['HIGH', 'MEDIUM', 'LOW'])[n % 3 + 1]::task_priority, t.assigned_by_user_id, t.assigned_to_user_id,
       case when n % 5 in (2, 3) then timestamptz '2026-11-22' - n % 60 * interval '1 day' end,
       n * 1024, timestamptz '2026-11-22' - n * interval '1 second'
     from (select * from tasks where client_id = $1 and task_status = 'Active' order by id limit 1) t,
       generate_series(1 + (select count(*)::int from tasks where client_id = $1 and short_id > 1000000), $2::int) n`,
    [tenant, rows],
  );
  await client.query('commit');
  client.release();
  await root.query('vacuum analyze');
  return tenant;
}

function middle<T>(values: readonly T[], by: (value: T) => number): T {
  const [found] = [...values].sort((a, b) => by(a) - by(b)).slice(Math.floor(values.length / 2));
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}
