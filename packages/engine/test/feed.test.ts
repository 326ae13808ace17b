import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog, Table } from '../src/catalog.ts';
import { type Feed, type FeedKind, type StartFeedOptions, startFeed } from '../src/live/feed.ts';
import { installFeed } from '../src/live/feed-install.ts';
import type { Change } from '../src/live/live-plan.ts';
import { Snapshot } from '../src/live/snapshot.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

const A = '00000000-0000-7000-8000-00000000000a';
const B = '00000000-0000-7000-8000-00000000000b';
const PLATFORM = '00000000-0000-7000-8000-000000000001';
const table = (name: string, more: Partial<Table> = {}): Table => ({
  name,
  columns: {},
  primaryKey: { name: `${name}_pkey`, columns: ['id'] },
  uniques: [],
  relationships: {},
  ...more,
});
const catalog: Catalog = {
  tables: {
    tasks: table('tasks', { tenant: true }),
    modules: table('modules'),
    defaults: table('defaults', { tenant: true, shared: true }),
    presence: table('presence', { tenant: true }),
  },
  enums: {},
  tenancy: {
    column: 'client_id',
    sessionVariable: 'x-hasura-client-id',
    setting: 'app.client_id',
    platformId: PLATFORM,
  },
};

let postgres: TestPostgres;
let owner: pg.Client;
let feed: Feed | undefined;

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(postgres.url);
  client.on('error', () => {});
  await client.connect();
  return client;
}
/**
 * Starts a feed and waits until it is ready, or for a shorter time if one is given. Its reports are recorded
 * as `table tenant`.
 */
async function listen(options: Partial<StartFeedOptions> = {}) {
  const reported: string[] = [];
  const state = { resets: 0, onReport: () => {} };
  const names: Record<string, string> = { [A]: 'A', [B]: 'B', [PLATFORM]: 'platform' };
  feed = await startFeed({
    connectionString: postgres.url,
    catalog,
    skip: new Set(['presence']),
    readyTimeoutMs: 120_000,
    ...options,
    onChange(changes) {
      for (const change of changes)
        reported.push(`${change.table} ${change.tenant === null ? '*' : names[change.tenant]}`);
      state.onReport();
    },
    onReset: () => state.resets++,
  });
  const hears = async (...expected: string[]) => {
    await expect.poll(() => [...new Set(reported)].sort()).toEqual([...expected].sort());
    reported.length = 0;
  };
  return { reported, state, hears };
}
const slots = async () => (await owner.query('select from pg_replication_slots')).rowCount;
/** The number of slots that report all later commits. */
const readySlots = async () =>
  (await owner.query('select from pg_replication_slots where active and confirmed_flush_lsn is not null'))
    .rowCount;

beforeAll(async () => {
  postgres = await startPostgres();
  owner = await connect();
  await owner.query(`
    create table tasks (id int, client_id uuid, title text, primary key (id, client_id));
    create table defaults (id int, client_id uuid, primary key (id, client_id));
    create table presence (id int, client_id uuid, primary key (id, client_id));
    create table modules (id int primary key, name text);
    create table unknown (id int primary key);`);
  for (const file of ['change-publication.sql', 'change-table.sql']) {
    // The files run twice, because every start of the server runs them.
    for (let n = 0; n < 2; n++)
      await owner.query(readFileSync(new URL(`../sql/${file}`, import.meta.url), 'utf8'));
  }
  const all = `array['tasks', 'defaults', 'presence', 'modules', 'unknown']::regclass[], 'client_id'`;
  for (let n = 0; n < 2; n++)
    await owner.query(
      `select app.publish_changes(${all}), app.watch_changes(${all}, array['postgres']::name[])`,
    );
});
afterEach(async () => {
  await feed?.stop();
  feed = undefined;
  // The server notices a lost connection only after a moment.
  await expect.poll(slots).toBe(0);
});
afterAll(async () => {
  await owner.end().catch(() => {});
  await postgres.stop();
});

describe.each<FeedKind>(['slot', 'table'])('a feed of the kind %s', (kind) => {
  test('reports table and tenant for every kind of write', async () => {
    const { hears } = await listen({ kind });
    await owner.query('insert into tasks values (1, $1), (2, $2)', [A, B]);
    await hears('tasks A', 'tasks B');
    await owner.query(`update tasks set title = 'x' where id = 1`);
    await hears('tasks A');
    await owner.query('update tasks set client_id = $1 where id = 1', [B]);
    await hears('tasks A', 'tasks B');
    await owner.query('delete from tasks where id = 2');
    await hears('tasks B');
    await owner.query(`update tasks set title = 'nobody' where id = 99; insert into modules values (1, 'm')`);
    await hears('modules *');
    await owner.query('insert into defaults values (1, $1), (1, $2)', [A, PLATFORM]);
    await hears('defaults A', 'defaults *');
    await owner.query('insert into presence values (1, $1)', [A]);
    await owner.query('insert into unknown values (1)');
    await owner.query('truncate tasks, presence');
    await hears('tasks *');
    await owner.query('delete from modules; delete from defaults; delete from presence; delete from unknown');
    await hears('modules *', 'defaults A', 'defaults *');
  });

  test('reports a change that commits late, but not one that is rolled back', async () => {
    const { hears } = await listen({ kind });
    const late = await connect();
    await late.query('begin');
    await late.query('insert into tasks values (1, $1)', [A]);
    await owner.query('begin');
    await owner.query('insert into tasks values (2, $1)', [A]);
    await owner.query('rollback');
    await owner.query('insert into tasks values (3, $1)', [B]);
    await hears('tasks B');
    await late.query('commit');
    await hears('tasks A');
    await late.end();
    await owner.query('truncate tasks');
    await hears('tasks *');
  });

  test('reports the changes of concurrent writers so that a query after the last report sees all rows', async () => {
    const { state } = await listen({ kind });
    const eyes = await connect();
    const writers = await Promise.all(Array.from({ length: 4 }, connect));
    let seen = 0;
    let asking = Promise.resolve();
    // Each change triggers one query, as in the hub, and the last query must see all rows.
    state.onReport = () => {
      asking = asking.then(async () => {
        seen = Number((await eyes.query('select count(*) as n from tasks')).rows[0]?.n);
      });
    };
    await Promise.all(
      writers.map(async (writer, w) => {
        for (let n = 0; n < 100; n++)
          await writer.query('insert into tasks values ($1, $2)', [w * 1000 + n, A]);
      }),
    );
    await expect.poll(() => seen).toBe(400);
    state.onReport = () => {};
    await asking;
    await Promise.all([eyes, ...writers].map((client) => client.end()));
    await owner.query('truncate tasks');
  });

  test('reports a commit only once other sessions see it', async () => {
    const { state } = await listen({ kind });
    const eyes = await connect();
    // Only the log can be ahead of what other sessions see. Polling a table is slower, and so has fewer
    // rounds.
    for (let n = 1; n <= (kind === 'slot' ? 40 : 10); n++) {
      const seen = new Promise<number>((resolve) => {
        state.onReport = () =>
          void eyes.query('select count(*)::int as n from tasks').then(({ rows }) => resolve(rows[0]?.n));
      });
      await owner.query('insert into tasks values ($1, $2)', [n, A]);
      expect(await seen).toBe(n);
    }
    state.onReport = () => {};
    await owner.query('truncate tasks');
    await eyes.end();
  });

  test('reconnects after a lost connection and reports a reset', async () => {
    const { state, hears, reported } = await listen({ kind });
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'operatory feed'`,
    );
    await expect.poll(() => state.resets).toBeGreaterThan(0);
    reported.length = 0;
    await owner.query('insert into tasks values (1, $1)', [A]);
    await hears('tasks A');
    await owner.query('truncate tasks');
  });
});

test('a feed sends resets while its slot waits for an older transaction, and reports changes afterwards', async () => {
  const open = await connect();
  await open.query('begin');
  await open.query('insert into tasks values (1, $1)', [A]);
  const { state, hears } = await listen({ kind: 'slot', readyTimeoutMs: 100 });
  await expect.poll(() => state.resets).toBeGreaterThan(0);
  expect(await readySlots()).toBe(0);
  await open.query('rollback');
  await open.end();
  await expect.poll(readySlots).toBe(1);
  await owner.query('insert into tasks values (2, $1)', [B]);
  await hears('tasks B');
  await owner.query('truncate tasks');
});

test('a feed keeps the kind slot when the connection is lost while the slot is being created', async () => {
  const open = await connect();
  await open.query('begin');
  await open.query('insert into tasks values (1, $1)', [A]);
  await listen({ readyTimeoutMs: 100 });
  // The slot is being created, and waits for the transaction above.
  await expect.poll(slots).toBe(1);
  const { rowCount } = await owner.query(
    'select pg_terminate_backend(active_pid) from pg_replication_slots where active',
  );
  expect(rowCount).toBe(1);
  await expect.poll(slots).toBe(0);
  await open.query('rollback');
  await open.end();
  await expect.poll(readySlots).toBe(1);
  expect(feed?.kind).toBe('slot');
});

test('a feed falls back to the change table until a slot is free again', async () => {
  const { rows } = await owner.query('show max_replication_slots');
  const all = Number(rows[0]?.max_replication_slots);
  await owner.query(
    `select pg_create_physical_replication_slot('held_' || n) from generate_series(1, $1) n`,
    [all],
  );
  const { state, hears } = await listen({ slotAgainMs: 100 });
  expect(feed?.kind).toBe('table');
  await owner.query('insert into tasks values (1, $1)', [A]);
  await hears('tasks A');
  const before = state.resets;
  await owner.query(`select pg_drop_replication_slot('held_' || n) from generate_series(1, $1) n`, [all]);
  await expect.poll(() => feed?.kind).toBe('slot');
  await expect.poll(() => state.resets).toBeGreaterThan(before);
  await owner.query('insert into tasks values (2, $1)', [B]);
  await hears('tasks B');
  await owner.query('truncate tasks');
});

test('a feed has the best kind that the database supports, and leaves no slot behind', async () => {
  await listen();
  expect([feed?.kind, await slots()]).toEqual(['slot', 1]);
  await feed?.stop();
  await expect.poll(slots).toBe(0);
  await owner.query('drop publication operatory_changes');
  await listen();
  expect(feed?.kind).toBe('table');
  await feed?.stop();
  await owner.query('select app.unwatch_changes()');
  const { state } = await listen();
  expect(feed?.kind).toBe('reset');
  await owner.query('insert into modules values (7)');
  await expect.poll(() => state.resets).toBeGreaterThan(0);
});

test('an owner without replication rights gets the change table, readable by the API role, and reinstalling changes nothing', async () => {
  await owner.query(
    `create role plain login createrole; create role reader login; create role stranger login`,
  );
  await owner.query('create database plain owner plain');
  const at = (role: string) => postgres.url.replace('postgres@', `${role}@`).replace(/postgres$/, 'plain');
  const plain = new pg.Client(at('plain'));
  plain.on('error', () => {});
  await plain.connect();
  await plain.query(`
    create table tasks (id int, client_id uuid, primary key (id, client_id)); create table modules (id int primary key);
    create table defaults (id int, client_id uuid, primary key (id, client_id)); create table presence (id int, client_id uuid);
    grant usage on schema public to reader; grant insert on tasks to reader`);
  const install = { ownerUrl: at('plain'), catalog, skip: new Set(['presence']), readers: ['reader'] };
  const [first] = await Promise.all([installFeed(install), installFeed(install)]);
  expect(first.kind).toBe('table');
  const { rows: before } = await plain.query('select oid from pg_trigger order by oid');
  await installFeed(install);
  expect((await plain.query('select oid from pg_trigger order by oid')).rows).toEqual(before);
  const reported: string[] = [];
  const options = {
    catalog,
    readyTimeoutMs: 120_000,
    onChange: (changes: readonly Change[]) => reported.push(...changes.map(({ table }) => table)),
    onReset() {},
  };
  feed = await startFeed({ ...options, connectionString: at('stranger') });
  expect(feed.kind).toBe('reset');
  await feed.stop();
  feed = await startFeed({ ...options, connectionString: at('reader') });
  expect(feed.kind).toBe('table');
  const writer = new pg.Client(at('reader'));
  writer.on('error', () => {});
  await writer.connect();
  await writer.query('insert into tasks values (1, $1)', [A]);
  await expect.poll(() => reported).toEqual(['tasks']);
  await expect(writer.query(`insert into app.changes (relation) values ('x')`)).rejects.toThrow(
    'permission denied',
  );
  await Promise.all([plain.end(), writer.end()]);
});

test('only the changes that a snapshot has seen are pruned', async () => {
  const { rows } = await owner.query('select pg_current_snapshot() as seen');
  const count = async () => Number((await owner.query('select count(*) as n from app.changes')).rows[0]?.n);
  expect(await count()).toBeGreaterThan(0);
  await owner.query(`insert into app.changes (relation) values ('public.late')`);
  await owner.query('select app.prune_changes($1)', [rows[0]?.seen]);
  expect(await count()).toBe(1);
});

test('a snapshot knows which transactions it sees, even when the 32-bit transaction counter wraps around', () => {
  const snapshot = new Snapshot('4294967290:4294967302:4294967295,4294967298');
  expect([10, 4294967280, 4294967294].map((xid) => snapshot.sees(xid))).toEqual([false, true, true]);
  expect([4294967295, 2, 1, 5].map((xid) => snapshot.sees(xid))).toEqual([false, false, true, true]);
});
