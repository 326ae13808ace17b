/**
 * Measures live queries without sockets: the time from a commit on another process's connection to the delivery of the answer, and the
 * cost of an idle server, including PostgreSQL. `node --import tsx packages/engine/bench/live.ts [subscribers]`
 */
import pg from 'pg';
import type { Catalog, Table } from '../src/catalog.ts';
import { type FeedKind, startFeed } from '../src/live/feed.ts';
import { installFeed } from '../src/live/feed-install.ts';
import { LiveHub } from '../src/live/hub.ts';
import type { LivePlan, LiveRequest } from '../src/live/live-plan.ts';
import { Pool } from '../src/run/pool.ts';
import type { Session } from '../src/session.ts';
import { startPostgres } from '../test/start-postgres.ts';
import { percentile, processorSeconds } from './processor-time.ts';

const SUBSCRIBERS = Number(process.argv[2] ?? 500);
const [OPERATIONS, USERS, TENANTS, TASKS_PER_TENANT, CHANGES, IDLE_SECONDS] = [50, 300, 10, 2_000, 200, 5];

const uuid = (kind: number, n: number) => `00000000-0000-7000-800${kind}-${String(n).padStart(12, '0')}`;
const columns = { id: { name: 'id', type: 'uuid' }, client_id: { name: 'client_id', type: 'uuid' } };
const table: Table = {
  name: 'tasks',
  tenant: true,
  columns,
  primaryKey: { name: 'tasks_pkey', columns: ['client_id', 'id'] },
  uniques: [],
  relationships: {},
};
const catalog: Catalog = {
  tables: { tasks: table },
  enums: {},
  tenancy: {
    column: 'client_id',
    sessionVariable: 'x-hasura-client-id',
    setting: 'app.client_id',
    platformId: uuid(9, 1),
  },
};

/**
 * The planner would write this statement for a board column of one user. `operation` only makes the texts
 * different.
 */
const textOf = (operation: number) => `
  select s.i, answer.json from unnest($1::int4[], $2::text[]) as s(i, v1)
  cross join lateral (select json_build_object('tasks', coalesce(json_agg(row_to_json(t)), '[]'))::text from (
    select id, title, status, ${operation} as operation from tasks
     where client_id = current_setting('app.client_id')::uuid and user_id = s.v1::uuid
     order by id limit 50) t) as answer(json)`;

const postgres = await startPostgres({ fsync: 'on' });
const owner = new pg.Client(postgres.url);
await owner.connect();
await owner.query(`create table tasks (id int, client_id uuid, user_id uuid, title text, status text, primary key (client_id, id));
  create index on tasks (client_id, user_id);`);
await owner.query(
  `insert into tasks select n, ('00000000-0000-7000-8001-' || lpad((n % $1)::text, 12, '0'))::uuid,
     ('00000000-0000-7000-8002-' || lpad((n % $2)::text, 12, '0'))::uuid, 'task ' || n, 'Pending' from generate_series(1, $3) n`,
  [TENANTS, USERS, TASKS_PER_TENANT * TENANTS],
);
await owner.query('vacuum analyze tasks');

console.log(
  `${SUBSCRIBERS} subscribers, ${OPERATIONS} operations, ${USERS} users, ${TENANTS} tenants, ${CHANGES} changes`,
);
for (const kind of ['slot', 'table'] as const) await measure(kind);
await owner.end();
await postgres.stop();

async function measure(kind: FeedKind): Promise<void> {
  await installFeed({ ownerUrl: postgres.url, catalog, readers: ['postgres'] });
  if (kind === 'table')
    await owner.query(
      `select app.watch_changes(array['tasks']::regclass[], 'client_id', array['postgres']::name[])`,
    );
  const pool = new Pool({ connectionString: postgres.url });
  const plan = ({ query, variables }: LiveRequest, session: Session): LivePlan => {
    const tenant = session.variables['x-hasura-client-id'] ?? '';
    return {
      cohortKey: query,
      tenant,
      tables: new Set(['tasks']),
      variables: [String(variables?.user)],
      statement: { name: query, text: textOf(Number(query)) },
      run: (statement) => pool.query(statement, { 'app.client_id': tenant, 'app.now': '' }),
    };
  };
  const hub = new LiveHub({ plan });
  const feed = await startFeed({
    connectionString: postgres.url,
    catalog,
    kind,
    onChange: (changes) => hub.changed(changes),
    onReset: () => hub.resetAll(),
  });

  let answers = 0;
  let arrived = (_user: number, _tenant: number) => {};
  for (let n = 0; n < SUBSCRIBERS; n++) {
    const user = n % USERS;
    const tenant = user % TENANTS;
    const variables = { 'x-hasura-client-id': uuid(1, tenant) };
    hub.subscribe(
      { query: String(n % OPERATIONS), variables: { user: uuid(2, user) } },
      { role: 'staff', variables, grants: new Set() },
      {
        next() {
          answers++;
          arrived(user, tenant);
        },
        error: (error) => console.error(error),
        complete() {},
      },
    );
  }
  const first = performance.now();
  while (answers < SUBSCRIBERS) await pause(5);
  const firstMs = performance.now() - first;
  await pause(500);

  const before = { own: process.cpuUsage(), postgres: processorSeconds(postgres.processId) };
  await pause(IDLE_SECONDS * 1_000);
  const own = process.cpuUsage(before.own);
  const ownShare = (own.user + own.system) / 1e6 / IDLE_SECONDS;
  const postgresShare = (processorSeconds(postgres.processId) - before.postgres) / IDLE_SECONDS;

  const times: number[] = [];
  for (let n = 0; n < CHANGES; n++) {
    const user = n % Math.min(USERS, SUBSCRIBERS);
    const startedAt = performance.now();
    const delivered = new Promise<void>((resolve) => {
      arrived = (who) => who === user && resolve();
    });
    const sql = `update tasks set title = $1 where (client_id, id) = (select client_id, id from tasks where client_id = $2 and user_id = $3 order by id limit 1)`;
    await owner.query(sql, [`${kind} ${n}`, uuid(1, user % TENANTS), uuid(2, user)]);
    await delivered;
    times.push(performance.now() - startedAt);
    await pause(Math.random() * 20);
  }
  times.sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1));
  const share = (part: number) => `${(part * 100).toFixed(2)} %`;
  console.log(
    `${kind.padEnd(5)}  first answers ${firstMs.toFixed(0)} ms   write to delivery p50 ${p50}  p95 ${p95}  p99 ${p99} ms   ` +
      `idle ${share(ownShare + postgresShare)} of a core (node ${share(ownShare)}, postgres ${share(postgresShare)})   ` +
      `statements ${hub.figures.statements}, answers ${hub.figures.sent}`,
  );
  hub.close();
  await feed.stop();
  await pool.end();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
