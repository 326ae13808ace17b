import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Command, defineCommand } from '../src/commands/define.ts';
import { runCommand } from '../src/commands/run.ts';
import type { SignedIn } from '../src/context/context.ts';
import {
  afterEachChange,
  checked,
  deadlocksOf,
  noLevel,
  recolours,
  touchesTheOther,
  waiting,
} from './support/levels.ts';
import type { Person } from './support/person.ts';
import { eventually, north, startTestServer, type TestServer } from './support/server.ts';
import { addTask } from './support/tasks.ts';

let server: TestServer;
let keeper: Person;
let worker: Person;
let actor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  ({ keeper, worker } = await server.signInAll('north', 'keeper', 'worker'));
  actor = (await server.context.auth.authenticateToken(keeper.token, keeper.host)).who;
});

const run = (command: Command, values: Readonly<Record<string, unknown>>) =>
  runCommand(server.context, command, values, actor);
const lines = async (task: string, action: string) =>
  (
    await server.root.query<{ n: number }>(
      'select count(*)::int as n from task_history where task_id = $1 and action = $2',
      [task, action],
    )
  ).rows[0]?.n;

const takesTwo = (name: string, meet: () => Promise<void>, attempt: () => void) =>
  defineCommand({
    name,
    description: 'For this test.',
    input: z.object({ first: z.uuid(), second: z.uuid() }),
    returns: 'tasks',
    async run({ db, input: { first, second }, record }) {
      attempt();
      const take = (id: string) =>
        db.$executeRaw`update tasks set version = version + 1 where id = ${id}::uuid`;
      await take(first);
      await meet();
      await take(second);
      record('task_history', { task_id: first, action: name, note: null });
      return { id: first };
    },
  });

test('of two deadlocked commands, the one that PostgreSQL ends is retried, and both are executed once', async () => {
  const [one, two] = await Promise.all([addTask(keeper), addTask(keeper)]);
  let arrived = 0;
  const attempts = { one: 0, two: 0 };
  // A command continues only when both have locked their first row, so the two deadlock.
  const meet = async () => {
    arrived += 1;
    while (arrived < 2) await wait(5);
  };
  const call = (name: 'one' | 'two', first: string, second: string) =>
    run(
      takesTwo(name, meet, () => {
        attempts[name] += 1;
      }),
      { first, second, idempotency_key: name },
    );
  expect(await Promise.all([call('one', one, two), call('two', two, one)])).toEqual([
    { id: one },
    { id: two },
  ]);
  expect(attempts.one + attempts.two).toBe(3);
  expect([await lines(one, 'one'), await lines(two, 'two')]).toEqual([1, 1]);
  const { rows } = await server.root.query(
    'select version - 1 as changes from tasks where id = any($1) order by 1',
    [[one, two]],
  );
  expect(rows.map(({ changes }) => Number(changes))).toEqual([2, 2]);
  const kept = await server.root.query("select answer from idempotency_keys where key in ('one', 'two')");
  expect(kept.rows).toHaveLength(2);
});

/** The command fails with the SQLSTATE `state` until it has been tried `times` times. */
const fails = (state: string, times: number, tried: number[]) =>
  defineCommand({
    name: 'fails',
    description: 'For this test.',
    input: z.object({ id: z.uuid() }),
    returns: 'tasks',
    async run({ db, input: { id }, record }) {
      record('task_history', { task_id: id, action: `fails ${state}`, note: null });
      tried.push(performance.now());
      if (tried.length <= times)
        await db.$executeRawUnsafe(`do $$ begin raise exception 'lost' using errcode = '${state}'; end $$`);
      return { id };
    },
  });

test.each(['40001', '40P01'])(
  'a command that fails with the SQLSTATE %s is tried up to four times, with longer pauses',
  async (state) => {
    const id = await addTask(keeper);
    const tried: number[] = [];
    expect(await run(fails(state, 3, tried), { id })).toEqual({ id });
    expect(tried).toHaveLength(4);
    expect(await lines(id, `fails ${state}`)).toBe(1);
    const pauses = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
    // The pauses are at least 5, 10 and 20 ms; timers may fire a millisecond early.
    for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(4 * 2 ** index);
    await expect(run(fails(state, 4, []), { id })).rejects.toThrow();
    expect(await lines(id, `fails ${state}`)).toBe(1);
  },
);

test('a command that fails with another error is not retried, and stores neither its rows nor its idempotency key', async () => {
  const id = await addTask(keeper);
  const tried: number[] = [];
  const call = { id, idempotency_key: `again ${id}` };
  await expect(run(fails('XX000', 1, tried), call)).rejects.toThrow();
  expect(tried).toHaveLength(1);
  expect(await lines(id, 'fails XX000')).toBe(0);
  // The same key can therefore be used for the next attempt, which is the first one stored.
  expect(await run(fails('XX000', 0, tried), call)).toEqual({ id });
  expect(await run(fails('XX000', 0, tried), call)).toEqual({ id });
  expect(tried).toHaveLength(2);
  expect(await lines(id, 'fails XX000')).toBe(1);
});

test('an idempotency key belongs to its user, and a call waits while another one with its key is running', async () => {
  const id = await addTask(keeper);
  const key = `shared ${id}`;
  const call = { id, status: 'INPROGRESS', idempotency_key: key };
  expect(await worker.refusal('change_task_status', call)).toBeNull();
  expect(await keeper.refusal('change_task_status', { ...call, status: 'PENDING' })).toBeNull();
  const { rows } = await server.root.query(
    'select user_id from idempotency_keys where client_id = $1 and key = $2 order by 1',
    [north.client, key],
  );
  expect(rows).toHaveLength(2);
  // The first request holds its key while it runs, so the second one returns the first one's answer.
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  let begun = 0;
  const slow = defineCommand({
    name: 'slow',
    description: 'For this test.',
    input: z.object({ id: z.uuid() }),
    returns: 'tasks',
    async run() {
      begun += 1;
      await gate;
      return { id };
    },
  });
  const both = [1, 2].map(() => run(slow, { id, idempotency_key: `slow ${id}` }));
  await eventually(
    async () =>
      (
        await server.root.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%idempotency_keys%'",
        )
      ).rowCount,
    (count) => count === 1,
  );
  go();
  expect(await Promise.all(both)).toEqual([{ id }, { id }]);
  expect(begun).toBe(1);
});

test('two deadlocked mutations of tables are both executed', async () => {
  const admin = await server.signIn('north', 'admin');
  const before = await deadlocksOf(server);
  await afterEachChange(server, touchesTheOther, async () => {
    const both = await Promise.all([
      admin.ask(recolours('#aa0000', [waiting, noLevel])),
      admin.ask(recolours('#00aa00', [checked, noLevel])),
    ]);
    expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    // A deadlock occurred, and each level has the colour from its own mutation.
    await eventually(
      () => deadlocksOf(server),
      (count) => count > before,
    );
    const { rows } = await server.root.query(
      'select color from client_task_levels where id = any($1) order by id = $2',
      [[waiting, checked], checked],
    );
    expect(rows).toEqual([{ color: '#aa0000' }, { color: '#00aa00' }]);
  });
});

test('simultaneous mutations of the same two levels in opposite orders succeed without a rollback', async () => {
  const admin = await server.signIn('north', 'admin');
  await afterEachChange(server, 'perform pg_sleep(0.02);', async () => {
    const pairs = Array.from({ length: 6 }, () => [
      admin.post({ query: recolours('#aa0000', [waiting, checked]) }),
      admin.post({ query: recolours('#00aa00', [checked, waiting]) }),
    ]);
    const answers = await Promise.all(pairs.flat());
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    expect(answers.filter(({ text }) => text.includes('"errors"'))).toEqual([]);
    const { rows } = await server.root.query<{ n: string }>('select last_value as n from public.tried');
    expect(Number(rows[0]?.n)).toBe(24);
  });
});
