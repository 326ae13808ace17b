import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EngineError } from '../src/errors.ts';
import { Cohort, type Group } from '../src/live/cohort.ts';
import { LiveHub } from '../src/live/hub.ts';
import type { LivePlan, LiveRequest } from '../src/live/live-plan.ts';
import { Pool } from '../src/run/pool.ts';
import type { Session } from '../src/session.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

const A = '00000000-0000-7000-8000-00000000000a';
const B = '00000000-0000-7000-8000-00000000000b';
let postgres: TestPostgres;
let owner: pg.Client;
let pool: Pool;
let hub: LiveHub;
/** The number of statements that have succeeded. */
let answered = 0;
let failed = 0;

const text = `
  select s.i, answer.json from unnest($1::int4[], $2::text[]) as s(i, v1)
  cross join lateral (select json_build_object('tasks', coalesce(json_agg(t.title order by t.id), '[]'))::text
    from tasks t where t.client_id = current_setting('app.client_id')::uuid and t.level = s.v1::int4) as answer(json)`;
const streamText = `
  select s.i, answer.json, answer.cursor, answer.is_full from unnest($1::int4[], $2::text[]) as s(i, v1)
  cross join lateral (select json_build_object('tasks_stream', json_agg(t.title order by t.id))::text, max(t.id)::text, count(*) = 2
    from (select * from tasks t where t.client_id = current_setting('app.client_id')::uuid and t.id > s.v1::int4 order by id limit 2) t) as answer(json, cursor, is_full)`;

/** Plans two operations as the engine would. */
function plan({ query, variables }: LiveRequest, session: Session): LivePlan {
  if (!session.grants.has('tasks:VIEW'))
    throw new EngineError('validation-failed', `field 'tasks' not found`);
  const tenant = session.variables['x-hasura-client-id'] ?? '';
  const isStream = query.includes('stream');
  return {
    cohortKey: `${query} ${session.role}`,
    tenant,
    tables: new Set(['tasks']),
    dependsOnNow: Number(variables?.['level']) === 9,
    variables: [String(variables?.['level'] ?? 0)],
    statement: isStream ? { name: 'stream', text: streamText } : { name: 'live', text },
    run: async (statement) => {
      try {
        const result = await pool.query(statement, { 'app.client_id': tenant });
        answered++;
        return result;
      } catch (error) {
        failed++;
        throw error;
      }
    },
    ...(isStream ? { advance: (_: unknown, cursor: Buffer) => [cursor.toString()] } : {}),
  };
}
const session = (tenant: string, ...grants: string[]) =>
  ({
    role: 'staff',
    variables: { 'x-hasura-client-id': tenant },
    grants: new Set(grants),
  }) as unknown as Session;

/** A subscriber that records what it gets. */
function subscribe(tenant: string, level: unknown, query = 'subscription { tasks }') {
  const seen: string[][] = [];
  const errors: EngineError[] = [];
  const state = { isBusy: false, completed: false };
  const live = hub.subscribe({ query, variables: { level } }, session(tenant, 'tasks:VIEW'), {
    next: (data) =>
      seen.push(Object.values(JSON.parse(data.toString()) as Record<string, string[]>)[0] ?? []),
    error: (error) => errors.push(error),
    complete: () => {
      state.completed = true;
    },
    isBusy: () => state.isBusy,
  });
  return {
    seen,
    errors,
    state,
    live,
    answers: (count: number) => expect.poll(() => seen.length).toBe(count),
  };
}
const insert = async (tenant: string, level: number, title: string) => {
  await owner.query('insert into tasks (client_id, level, title) values ($1, $2, $3)', [
    tenant,
    level,
    title,
  ]);
  hub.changed([{ table: 'tasks', tenant }]);
};
/** Waits until this many statements were executed in total, and their answers delivered. */
const runs = async (count: number) => {
  await expect.poll(() => answered).toBe(count);
  await new Promise(setImmediate);
};
/** Waits long enough for something to happen that must not. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 120));

beforeAll(async () => {
  postgres = await startPostgres();
  owner = new pg.Client(postgres.url);
  owner.on('error', () => {});
  await owner.connect();
  await owner.query('create table tasks (id serial primary key, client_id uuid, level int, title text)');
});
beforeEach(async () => {
  await owner.query('truncate tasks');
  pool = new Pool({ connectionString: postgres.url, waitMs: 60_000, statementTimeoutMs: 60_000 });
  hub = new LiveHub({ plan });
  answered = 0;
  failed = 0;
});
afterEach(async () => {
  hub.close();
  await pool.end();
});
afterAll(async () => {
  await owner.end().catch(() => {});
  await postgres.stop();
});

test('a subscriber gets a first answer, and later ones only when its own result changes', async () => {
  const one = subscribe(A, 1);
  const two = subscribe(A, 2);
  const other = subscribe(B, 1);
  await Promise.all([one.answers(1), two.answers(1), other.answers(1)]);
  await insert(A, 1, 'polish');
  await one.answers(2);
  await settle();
  expect(one.seen).toEqual([[], ['polish']]);
  expect([two.seen, other.seen]).toEqual([[[]], [[]]]);
});

test('subscribers with different variables share statements, up to a hundred sets of variables in each', async () => {
  // Level 9 runs every second, and so would add statements on a slow machine.
  const all = Array.from({ length: 300 }, (_, n) => subscribe(A, 10 + (n % 150)));
  await Promise.all(all.map((each) => each.answers(1)));
  expect(hub.figures).toMatchObject({ cohorts: 1, subscribers: 300, statements: 2 });
  await insert(A, 17, 'scale');
  await Promise.all([all[7]?.answers(2), all[157]?.answers(2), runs(4)]);
  await settle();
  expect(all.filter(({ seen }) => seen.length === 2)).toHaveLength(2);
  expect(hub.figures).toMatchObject({ statements: 4, sent: 302 });
});

test('queries whose results usually change run before queries whose results seldom change', async () => {
  hub.close();
  const order: string[] = [];
  const recording = (request: LiveRequest, who: Session): LivePlan => {
    const made = plan(request, who);
    const run: LivePlan['run'] = async (statement) => {
      order.push(request.query);
      // Without busy time no cohort rests, so that only the turns decide the order.
      return { ...(await made.run(statement)), busyMs: 0 };
    };
    return { ...made, run };
  };
  hub = new LiveHub({ plan: recording, concurrency: 1 });
  const [quiet, busy] = ['subscription quiet { tasks }', 'subscription busy { tasks }'];
  const seldom = subscribe(A, 9, quiet);
  const often = subscribe(A, 1, busy);
  await Promise.all([seldom.answers(1), often.answers(1)]);
  for (const [index, title] of ['polish', 'scale', 'rinse'].entries()) {
    order.length = 0;
    await insert(A, 1, title);
    await Promise.all([often.answers(index + 2), runs(2 * index + 4)]);
  }
  expect(order).toEqual([busy, quiet]);
});

test('a change of another table or tenant does not run a query, but a change of an unknown tenant does', async () => {
  const one = subscribe(A, 1);
  await one.answers(1);
  hub.changed([
    { table: 'users', tenant: A },
    { table: 'tasks', tenant: B },
  ]);
  await settle();
  expect(hub.figures.statements).toBe(1);
  hub.changed([{ table: 'tasks', tenant: null }]);
  await runs(2);
  await settle();
  expect(hub.figures.statements).toBe(2);
  expect(one.seen).toHaveLength(1);
});

test('clock-dependent queries run again periodically, and others of the same statement do not', async () => {
  hub.close();
  hub = new LiveHub({ plan, delayMs: 20, pauseMs: 20, tickMs: 20 });
  const fixed = subscribe(A, 1);
  const timely = subscribe(A, 9);
  await Promise.all([fixed.answers(1), timely.answers(1)]);
  // The feed does not report these writes.
  await owner.query(
    `insert into tasks (client_id, level, title) values ($1, 1, 'not sent'), ($1, 9, 'seen')`,
    [A],
  );
  await timely.answers(2);
  expect(fixed.seen).toHaveLength(1);
  timely.live.close();
  const { statements } = hub.figures;
  await settle();
  expect(hub.figures.statements).toBe(statements);
});

test('an invalid variable ends only the subscription that uses it', async () => {
  await insert(A, 1, 'a row to compare with');
  const all = Array.from({ length: 9 }, (_, n) => subscribe(A, n === 4 ? 'not a number' : n));
  await Promise.all(all.filter((_, n) => n !== 4).map((each) => each.answers(1)));
  await expect.poll(() => all[4]?.errors.length).toBe(1);
  expect(hub.figures.subscribers).toBe(8);
});

test('a subscriber whose callback throws loses only its own subscription', async () => {
  const other = subscribe(A, 1);
  const errors: EngineError[] = [];
  hub.subscribe({ query: 'subscription { tasks }', variables: { level: 1 } }, session(A, 'tasks:VIEW'), {
    next: () => {
      throw new RangeError('Invalid string length');
    },
    error: (error) => errors.push(error),
    complete: () => {},
  });
  await expect.poll(() => errors.length).toBe(1);
  await expect.poll(() => other.seen.length).toBe(1);
});

test('changed permissions end only the subscription that is no longer allowed', async () => {
  const kept = subscribe(A, 1);
  const ended = subscribe(A, 1);
  await Promise.all([kept.answers(1), ended.answers(1)]);
  kept.live.regrant(session(A, 'tasks:VIEW', 'users:VIEW'));
  ended.live.regrant(session(A, 'users:VIEW'));
  expect(ended.errors.map(({ code }) => code)).toEqual(['validation-failed']);
  await insert(A, 1, 'floss');
  await kept.answers(2);
  expect(ended.seen).toHaveLength(1);
});

test('a client that is too slow gets only the newest answer once it is ready', async () => {
  const slow = subscribe(A, 1);
  await slow.answers(1);
  slow.state.isBusy = true;
  for (const [index, title] of ['a', 'b', 'c'].entries()) {
    await insert(A, 1, title);
    await runs(index + 2);
  }
  expect(slow.seen).toHaveLength(1);
  slow.state.isBusy = false;
  slow.live.drained();
  await slow.answers(2);
  expect(slow.seen[1]).toEqual(['a', 'b', 'c']);
});

test('a stream sends each row once, in batches, and waits for a busy client', async () => {
  for (const title of ['a', 'b', 'c']) await insert(A, 1, title);
  const stream = subscribe(A, 0, 'subscription { tasks_stream }');
  await stream.answers(2);
  // The second batch was not full, so no further statement looks for more.
  await runs(2);
  stream.state.isBusy = true;
  await insert(A, 1, 'd');
  await runs(3);
  expect(stream.seen).toHaveLength(2);
  stream.state.isBusy = false;
  stream.live.drained();
  await stream.answers(3);
  await settle();
  expect(answered).toBe(4);
  expect(stream.seen).toEqual([['a', 'b'], ['c'], ['d']]);
});

/** The number of rounds after which a cohort knows what a group costs. */
const known = 8;
const rounds = (count: number, ms: number, groups = 1) =>
  Array.from({ length: count }, () => [ms, groups] as const);

test.each([
  [4, 4],
  [10, 10],
  [30, 90],
  [100, 500],
  [3_000, 5_000],
])('after eight or nine rounds of %i ms, the next round waits %i ms', (ms, rest) => {
  expect(restsAfter(rounds(known + 1, ms)).slice(known - 1)).toEqual([rest, rest]);
});

test.each([
  [4, 4],
  [30, 30],
  [800, 800],
  [8_000, 5_000],
])('after each of the first seven rounds of %i ms, the next round waits %i ms', (ms, rest) => {
  expect(restsAfter(rounds(known - 1, ms))).toEqual(Array(known - 1).fill(rest));
});

test('after slow first rounds, quick rounds are followed by short rests', () => {
  expect(restsAfter([...rounds(known - 1, 90), ...rounds(2, 5)])).toEqual([
    ...Array(known - 1).fill(90),
    5,
    5,
  ]);
});

test.each([
  [70, 70],
  [800, 100],
])('after eight quick rounds, each of seven rounds of %i ms is followed by a rest of %i ms', (ms, rest) => {
  const rests = restsAfter([...rounds(known, 10), ...rounds(known - 1, ms)]);
  expect(rests.slice(known)).toEqual(Array(known - 1).fill(rest));
});

test('after eight slow rounds in a row, the rest is long', () => {
  expect(restsAfter([...rounds(known, 10), ...rounds(known, 800)]).at(-1)).toBe(4_000);
});

test('a quick round of one query does not shorten the rest after the next round of twenty queries', () => {
  const rests = restsAfter([...rounds(known, 200, 20), [10, 1], [200, 20]]);
  expect(rests.slice(-3)).toEqual([1_000, 10, 1_000]);
});

test('the rest after a failed round depends on that round alone, and later rests are not shortened', () => {
  const rests = restsAfter([...rounds(known, 800), [0, 1, true], [30, 1, true], [800, 1]]);
  expect(rests.slice(-4)).toEqual([4_000, 0, 90, 4_000]);
});

/**
 * The milliseconds for which a cohort rests after each of these rounds. A round has its milliseconds of work
 * and its number of groups.
 */
function restsAfter(
  each: readonly (readonly [ms: number, groups: number, failed?: boolean])[],
): readonly number[] {
  const cohort = new Cohort('', null, new Set());
  const groups = Array.from({ length: 20 }, (_, n) => {
    const group: Group = {
      key: String(n),
      cohort,
      plan: plan({ query: 'subscription { tasks }' }, session(A, 'tasks:VIEW')),
      variables: [],
      subscribers: new Set(),
      isRunning: false,
    };
    cohort.groups.set(group.key, group);
    return group;
  });
  let now = 0;
  return each.map(([ms, count, failed = false]) => {
    now += 10_000;
    cohort.want(groups.slice(0, count));
    const round = cohort.take(now);
    if (!round) throw new Error('nothing to run');
    cohort.done(round, now, { ms, sent: 1, failed });
    cohort.want(groups.slice(0, 1));
    return cohort.dueIn(now) ?? Number.NaN;
  });
}

test('the last answers after steady writes are current, with at most one run for each tenant every 20 ms', async () => {
  const watchers = Array.from({ length: 20 }, (_, n) => subscribe(n % 2 ? A : B, n % 4));
  const startedAt = performance.now();
  for (let n = 0; n < 400; n++) await insert(n % 3 ? A : B, n % 4, `t${n}`);
  const expected = async (tenant: string, level: number) => {
    const { rows } = await owner.query(
      'select title from tasks where client_id = $1 and level = $2 order by id',
      [tenant, level],
    );
    return rows.map(({ title }: { title: string }) => title);
  };
  for (const [n, { seen }] of watchers.entries())
    await expect.poll(() => seen.at(-1)).toEqual(await expected(n % 2 ? A : B, n % 4));
  // Each tenant's first run, and then at most one every 20 ms.
  const most = 2 * (2 + (performance.now() - startedAt) / 20);
  expect(hub.figures.statements).toBeLessThan(most);
});

test('closing a subscription leaves nothing behind, and closing the hub completes the others', async () => {
  const all = Array.from({ length: 10 }, (_, n) => subscribe(A, n));
  await Promise.all(all.map((each) => each.answers(1)));
  for (const { live } of all.slice(1)) live.close();
  expect(hub.figures).toMatchObject({ cohorts: 1, subscribers: 1 });
  hub.close();
  expect(all[0]?.state.completed).toBe(true);
  expect(hub.figures).toMatchObject({ cohorts: 0, subscribers: 0 });
});

test('subscriptions retry while the database is down, and are correct when it is back', async () => {
  hub.close();
  hub = new LiveHub({ plan, pauseMs: 5 });
  const one = await subscriberOfADatabaseThatWentAway();
  hub.resetAll();
  await expect.poll(() => failed).toBeGreaterThan(3);
  await databaseIsBack();
  await owner.query('insert into tasks (client_id, level, title) values ($1, 1, $2)', [A, 'between']);
  hub.resetAll();
  await expect.poll(() => one.seen.at(-1)).toEqual(['between']);
  expect(one.errors).toEqual([]);
});

test('a reset ends the long pause after a failed statement', async () => {
  hub.close();
  const thatRests = (request: LiveRequest, who: Session): LivePlan => {
    const made = plan(request, who);
    // After this work the cohort rests for a short time; the long pause must not delay it either.
    return { ...made, run: async (statement) => ({ ...(await made.run(statement)), busyMs: 40 }) };
  };
  // The pause is much longer than the test.
  hub = new LiveHub({ plan: thatRests, pauseMs: 3_600_000 });
  const one = await subscriberOfADatabaseThatWentAway();
  hub.resetAll();
  await expect.poll(() => failed).toBe(1);
  await databaseIsBack();
  await insert(A, 1, 'after');
  await settle();
  expect(one.seen).toHaveLength(1);
  hub.resetAll();
  await expect.poll(() => one.seen.at(-1)).toEqual(['after']);
  await insert(A, 1, 'and later');
  await expect.poll(() => one.seen.at(-1)).toEqual(['after', 'and later']);
  expect(one.errors).toEqual([]);
});

async function subscriberOfADatabaseThatWentAway() {
  await pool.end();
  pool = new Pool({ connectionString: postgres.url, waitMs: 100 });
  await connected();
  const one = subscribe(A, 1);
  await one.answers(1);
  await postgres.down();
  return one;
}
/** Waits until the pool has a connection, even if its own timeout is shorter. */
const connected = () =>
  expect
    .poll(() =>
      pool.query({ text: 'select 1', values: [] }, {}).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);

async function databaseIsBack(): Promise<void> {
  await postgres.up();
  owner = new pg.Client(postgres.url);
  owner.on('error', () => {});
  await owner.connect();
  await connected();
}
