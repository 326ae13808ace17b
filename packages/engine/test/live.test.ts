import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EngineError, type Feed, type FeedKind, installFeed, startFeed } from '../src/index.ts';
import { catalog, ids, sessionOf } from './fixture.ts';
import { startWorld, type World } from './world.ts';

const board =
  'subscription ($most: Int!) { tasks(where: {points: {_lte: $most}}, order_by: {title: asc}) { title points comments(order_by: {id: asc}) { body user { name } } } }';
const counts = 'subscription { tasks_aggregate { aggregate { count sum { points } } } }';
const names = 'subscription { users(order_by: {name: asc}) { name } }';

let world: World;
let feed: Feed | undefined;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => world.reset());
afterEach(() => feed?.stop());
afterAll(async () => {
  world.engine.live.close();
  await world.stop();
});

async function start(kind: FeedKind): Promise<void> {
  await installFeed({ ownerUrl: world.url, catalog, readers: ['postgres'] });
  if (kind === 'table') {
    const names = Object.keys(catalog.tables);
    await world.owner.query(`select app.watch_changes($1::text[]::regclass[], 'client_id', '{postgres}')`, [
      names,
    ]);
  }
  const { live } = world.engine;
  feed = await startFeed({
    connectionString: world.url,
    catalog,
    kind,
    readyTimeoutMs: 120_000,
    onChange: (changes) => live.changed(changes),
    onReset: () => live.resetAll(),
  });
}
function watch(query: string, session = sessionOf(), variables: Record<string, unknown> = {}) {
  const seen: string[] = [];
  const errors: EngineError[] = [];
  const live = world.engine.live.subscribe({ query, variables }, session, {
    next: (data) => seen.push(data.toString()),
    error: (error) => errors.push(error),
    complete() {},
  });
  return { seen, errors, live, session, query, variables };
}
/** The current result of the subscription's query for the same user. */
async function now({ query, session, variables }: ReturnType<typeof watch>): Promise<string> {
  const prepared = world.engine.plan({ query: query.replace('subscription', 'query') }, session);
  return String(await world.engine.execute(prepared, variables, session));
}

describe.each<FeedKind>(['slot', 'table'])('with a feed of the kind %s', (kind) => {
  test('a row changed by another program reaches only subscribers of its tenant, also by relationships and aggregates', async () => {
    await start(kind);
    const ann = watch(board, sessionOf(), { most: 5 });
    const eve = watch(board, sessionOf({ client: ids.b, user: ids.eve }), { most: 9 });
    const total = watch(counts);
    await expect.poll(() => [ann, eve, total].map(({ seen }) => seen.length)).toEqual([1, 1, 1]);
    await world.owner.query(`update users set name = 'Robert' where id = $1`, [ids.bob]);
    await expect.poll(() => ann.seen.length).toBe(2);
    expect(ann.seen[1]).toContain('Robert');
    await world.owner.query('update tasks set points = 4 where id = $1', [ids.task(4)]);
    await expect.poll(() => [ann.seen.length, total.seen.length]).toEqual([3, 2]);
    expect(ann.seen.at(-1)).toBe(await now(ann));
    expect(total.seen.at(-1)).toBe(await now(total));
    expect(eve.seen).toHaveLength(1);
    for (const { live } of [ann, eve, total]) live.close();
  });

  test('after heavy writes by several connections, the last answer of each subscriber equals a query', async () => {
    await start(kind);
    const watchers = [
      ...Array.from({ length: 30 }, (_, n) =>
        watch(board, sessionOf({ role: n % 2 ? 'staff' : 'admin', user: [ids.ann, ids.bob][n % 2] }), {
          most: n,
        }),
      ),
      ...[ids.a, ids.b].map((client) => watch(counts, sessionOf({ client }))),
      watch('subscription { tasks_aggregate { aggregate { count } } }', sessionOf({ role: 'support' })),
    ];
    const writers = await Promise.all(Array.from({ length: 4 }, () => connect()));
    await Promise.all(
      writers.map(async (writer, w) => {
        for (let n = 0; n < 40; n++) {
          await writer.query(n % 5 === 0 ? 'begin' : 'select 1');
          await writer.query(
            'insert into tasks (client_id, clinic_id, title, points, assigned_by_user_id) values ($1, $2, $3, $4, $5)',
            [n % 3 ? ids.a : ids.b, ids.north, `task ${w} ${n}`, n % 20, ids.ann],
          );
          if (n % 5 === 0) await writer.query(n % 10 === 0 ? 'rollback' : 'commit');
        }
        await writer.end();
      }),
    );
    for (const watcher of watchers) {
      const wanted = await now(watcher);
      await expect.poll(() => watcher.seen.at(-1)).toBe(wanted);
      watcher.live.close();
    }
    expect(world.engine.live.figures).toMatchObject({ cohorts: 0, subscribers: 0 });
  });
});

test('a subscription across tenants receives a change of another tenant', async () => {
  await start('slot');
  const support = watch(
    'subscription { tasks(order_by: {title: asc}) { title } }',
    sessionOf({ role: 'support', client: ids.platform }),
  );
  await expect.poll(() => support.seen.length).toBe(1);
  await world.owner.query(`update tasks set title = 'Seen by all' where id = $1`, [ids.task(5)]);
  await expect.poll(() => support.seen.at(-1)).toContain('Seen by all');
  support.live.close();
});

test('a revoked permission ends only the subscription that needed it', async () => {
  await start('slot');
  const staff = (...grants: string[]) => sessionOf({ role: 'staff', grants });
  const tasks = watch(counts, staff('tasks:VIEW', 'users:VIEW'));
  const users = watch(names, staff('tasks:VIEW', 'users:VIEW'));
  await expect.poll(() => [tasks.seen.length, users.seen.length]).toEqual([1, 1]);
  tasks.live.regrant(staff('users:VIEW'));
  users.live.regrant(staff('users:VIEW'));
  expect(tasks.errors).toHaveLength(1);
  expect(tasks.errors[0]).toBeInstanceOf(EngineError);
  await world.owner.query(`update users set name = 'Roberta' where id = $1`, [ids.bob]);
  await expect.poll(() => users.seen.at(-1)).toContain('Roberta');
  expect(tasks.seen).toHaveLength(1);
  users.live.close();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(world.url);
  client.on('error', () => {});
  await client.connect();
  return client;
}
