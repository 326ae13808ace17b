import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EngineError } from '../src/errors.ts';
import { Pool, type PoolOptions } from '../src/run/pool.ts';
import type { Query, Result, RowSink } from '../src/run/pool-contract.ts';
import { savepoints } from '../src/run/savepoints.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

let postgres: TestPostgres;
let owner: pg.Client;
let apiUrl: string;
const tenants = Array.from({ length: 6 }, (_, n) => `00000000-0000-7000-8000-00000000000${n}`);
const cell = (result: Result) => result.rows[0]?.[0]?.toString();
const plain = (text: string) => ({ text, values: [] });
const setting = plain(`select current_setting('app.client_id', true)`);
const backendId = plain('select pg_backend_pid()');

/** A pool that cancels nothing for being slow. */
const patientPool = (options: Partial<PoolOptions> = {}) =>
  new Pool({ connectionString: postgres.url, waitMs: 60_000, statementTimeoutMs: 60_000, ...options });
/**
 * The process id of the server's side of a connection, once there is one, even if the pool's own timeout is
 * shorter.
 */
async function backendOf(pool: Pool): Promise<string> {
  let backend: string | undefined;
  const ask = () => pool.query(backendId, {}).then(cell, () => undefined);
  await expect.poll(async () => (backend = await ask())).toBeDefined();
  return String(backend);
}
/** Waits until this backend is in `pg_sleep`. */
const sleeps = (backend: string) =>
  expect
    .poll(async () => {
      const { rows } = await owner.query('select wait_event from pg_stat_activity where pid = $1', [backend]);
      return rows[0]?.wait_event;
    })
    .toBe('PgSleep');

beforeAll(async () => {
  postgres = await startPostgres();
  owner = new pg.Client(postgres.url);
  owner.on('error', () => {});
  await owner.connect();
  await owner.query(`
    create role api login; create table things (client_id uuid, n int);
    alter table things enable row level security; grant select, insert on things to api;
    create policy own on things using (client_id = (select nullif(current_setting('app.client_id', true), '')::uuid));
    create table races (id int primary key, n int); insert into races values (1, 0); grant select, update on races to api;`);
  await owner.query(
    'insert into things select c::uuid, n from unnest($1::text[]) with ordinality as t(c, n)',
    [tenants],
  );
  apiUrl = postgres.url.replace('postgres@', 'api@');
});
afterAll(async () => {
  await owner.end().catch(() => {});
  await postgres.stop();
});

test('each of 600 concurrent requests over 2 connections sees only its own tenant, even if others fail', async () => {
  const pool = patientPool({ connectionString: apiUrl, size: 2 });
  const answers = await Promise.all(
    Array.from({ length: 600 }, async (_, n) => {
      const tenant = n % 7 === 6 ? undefined : tenants[n % 7];
      const fails = n % 50 === 13;
      const statement = {
        name: fails ? `bad${n % 3}` : `good${n % 4}`,
        text: fails
          ? `select 1 / (n - n) from things, (select ${n % 3}) x`
          : `select json_agg(n), ${n % 4} from things`,
        values: [],
      };
      try {
        const answer = cell(await pool.query(statement, tenant ? { 'app.client_id': tenant } : {}));
        return { expected: tenant ? `[${(n % 7) + 1}]` : undefined, answer };
      } catch (error) {
        return { expected: fails && tenant ? '22012' : 'none', answer: (error as { code: string }).code };
      }
    }),
  );
  for (const { expected, answer } of answers) expect(answer).toBe(expected);
  expect(answers.filter(({ answer }) => answer === '22012').length).toBeGreaterThan(5);
  await pool.end();
});

test('writes have their own connections, which reads do not use', async () => {
  const pool = patientPool({ size: 1, writers: 2 });
  const shared = cell(await pool.query(backendId, {}));
  await owner.query('select pg_advisory_lock(1)');
  const slow = pool.query(plain('select pg_advisory_xact_lock(1)'), {});
  const behind = pool.query(backendId, {});
  const writes = await Promise.all(
    Array.from({ length: 5 }, () => pool.query({ ...backendId, writes: true }, {})),
  );
  expect(writes.map(cell)).not.toContain(shared);
  await pool.transaction({}, async (query) => expect(cell(await query(backendId))).not.toBe(shared));
  await owner.query('select pg_advisory_unlock(1)');
  await slow;
  expect(cell(await behind)).toBe(shared);
  await pool.end();
});

test('a tenant gets at most half of the connections and a user at most three eighths', async () => {
  const pool = patientPool({ size: 8, fair: true });
  await owner.query('select pg_advisory_lock(42)');
  const waiting = async () => {
    const { rows } = await owner.query(
      "select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = 42 and not granted",
    );
    return rows[0]?.n;
  };
  const hold = (user: string, n: number) =>
    pool.query(
      { name: `hold_${n}`, text: `select pg_advisory_lock_shared(42), ${n}`, values: [] },
      {},
      undefined,
      { tenant: 'a', user },
    );
  const one = Array.from({ length: 8 }, (_, n) => hold('one', n));
  await expect.poll(waiting).toBe(3);
  const two = Array.from({ length: 8 }, (_, n) => hold('two', n));
  await expect.poll(waiting).toBe(4);
  const answer = async (tenant: string) =>
    cell(await pool.query(plain('select 1'), {}, undefined, { tenant, user: 'three' }));
  expect(await answer('b')).toBe('1');
  expect(
    await pool.transaction({}, async (query) => cell(await query(plain('select 2'))), undefined, {
      tenant: 'b',
      user: 'x',
    }),
  ).toBe('2');
  expect(await waiting()).toBe(4);
  await owner.query('select pg_advisory_unlock(42)');
  expect(await Promise.all([...one, ...two])).toHaveLength(16);
  expect(await answer('a')).toBe('1');
  await pool.end();
});

test('requests are not counted for their owner after they have succeeded, failed or been cancelled', async () => {
  const pool = patientPool({ size: 4, writers: 2, fair: true, waitMs: 1_000 });
  const backend = await backendOf(pool);
  const kinds: ((who: { tenant: string; user: string }) => Promise<unknown>)[] = [
    (who) => pool.query(plain('select 1'), {}, undefined, who),
    (who) => pool.query({ ...plain('select 1 / 0'), writes: true }, {}, undefined, who),
    (who) => pool.query(plain('select 1'), { 'no such setting': 'x' }, undefined, who),
    (who) => pool.query(plain('select 1'), {}, AbortSignal.abort(), who),
    (who) => pool.query(plain('select pg_sleep(5)'), {}, AbortSignal.timeout(30), who),
    (who) => pool.transaction({}, (query) => query(plain('select 1')), undefined, who),
    (who) => pool.transaction({}, (query) => query(plain('select 1 / 0')), undefined, who),
    (who) => pool.transaction({}, async () => {}, AbortSignal.abort(), who),
    (who) => pool.query(plain(`select pg_terminate_backend(${backend})`), {}, undefined, who),
  ];
  const asked = Array.from({ length: 90 }, (_, n) =>
    kinds[n % kinds.length]?.({ tenant: `t${n % 2}`, user: `u${n % 4}` }),
  );
  expect(pool.owners).toBeGreaterThan(0);
  await Promise.allSettled(asked);
  // The connection of a cancelled statement is released when the cancel request has arrived.
  await expect.poll(() => pool.owners).toBe(0);
  await pool.end();
});

test('a setting applies only to its own request', async () => {
  const pool = patientPool({ connectionString: apiUrl, size: 1 });
  expect(cell(await pool.query(setting, { 'app.client_id': tenants[1] ?? '' }))).toBe(tenants[1]);
  expect(cell(await pool.query(setting, {}))).toBe('');
  expect(cell(await pool.query(plain('select count(*) from things'), {}))).toBe('0');
  await pool.transaction({ 'app.client_id': tenants[2] ?? '' }, async (query) => {
    expect(cell(await query(setting))).toBe(tenants[2]);
  });
  expect(cell(await pool.query(setting, {}))).toBe('');
  await pool.end();
});

test('prepared statements work again after errors and after a table changed', async () => {
  const pool = patientPool({ size: 1 });
  const one = { name: 'one', text: 'select * from shape', values: [] };
  await expect(pool.query(one, {})).rejects.toMatchObject({ code: '42P01' });
  await owner.query('create table shape as select 1 as a');
  expect((await pool.query(one, {})).rows[0]).toHaveLength(1);
  await owner.query('alter table shape add b int');
  expect((await pool.query(one, {})).rows[0]).toHaveLength(2);
  // The first query fails before it can be prepared. Requests right after it must not assume that it was.
  const bad = { name: 'late', text: 'select 7', values: [] };
  const answers = await Promise.allSettled([
    pool.query(bad, { 'no such setting': 'x' }),
    pool.query(bad, {}),
    pool.query(bad, {}),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  await pool.end();
});

test('a type recreated by a migration causes no error in statements that were prepared before', async () => {
  const pool = patientPool({ size: 1 });
  await owner.query("create type mood as enum ('sad'); create table people (mood mood)");
  const ask = { name: 'moods', text: 'select count(*) from people where mood = $1', values: ['sad'] };
  const insert = { name: 'mood', text: 'insert into people values ($1)', values: ['sad'] };
  const both = async () => {
    await pool.transaction({}, (query) => query(insert));
    return cell(await pool.query(ask, {}));
  };
  expect(await both()).toBe('1');
  await owner.query(`begin; create type mood_new as enum ('sad', 'glad');
    alter table people alter mood type mood_new using mood::text::mood_new;
    drop type mood; alter type mood_new rename to mood; commit`);
  expect(await both()).toBe('2');
  await pool.end();
});

test('a transaction commits or rolls back completely, and reports a failed statement even if the body caught the error', async () => {
  const pool = patientPool({ size: 2 });
  const add = (n: number) => ({ text: 'update races set n = n + $1 where id = 1', values: [String(n)] });
  const read = async () => Number(cell(await pool.query(plain('select n from races'), {})));
  const before = await read();
  await pool.transaction({}, async (query) => {
    await query(add(1));
    await query(add(2));
  });
  await expect(
    pool.transaction({}, async (query) => {
      await query(add(100));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await expect(pool.transaction({ 'no such setting': 'x' }, async () => {})).rejects.toMatchObject({
    code: '42704',
  });
  await expect(
    pool.transaction({}, async (query) => {
      await query(add(100));
      await query({ text: 'select 1/0', values: [] }).catch(() => {});
      return 'done';
    }),
  ).rejects.toMatchObject({ code: '22012' });
  expect(await read()).toBe(before + 3);
  await pool.end();
});

test('a failure within a savepoint is rolled back, and the transaction continues', async () => {
  const pool = patientPool({ size: 2 });
  const add = (n: number) => ({ text: 'update races set n = n + $1 where id = 1', values: [String(n)] });
  const read = async () => Number(cell(await pool.query(plain('select n from races'), {})));
  const before = await read();
  await pool.transaction({}, async (query) => {
    const within = savepoints(query);
    await within.query(add(1), {});
    await expect(within.query(plain('select 1/0'), {})).rejects.toMatchObject({ code: '22012' });
    await expect(
      within.transaction({}, async (inner) => {
        await inner(add(100));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await within.query(add(2), {});
  });
  expect(await read()).toBe(before + 3);
  await pool.end();
});

test('a transaction that fails to serialize is retried', async () => {
  const pool = patientPool({ size: 2 });
  await pool.query(plain('update races set n = 0'), {});
  const add = (between: () => Promise<void>) =>
    pool.transaction({}, async (query) => {
      await query(plain('set transaction isolation level serializable'));
      const n = Number(cell(await query(plain('select n from races where id = 1'))));
      await between();
      await query({ text: 'update races set n = $1 where id = 1', values: [String(n + 1)] });
    });
  let attempts = 0;
  await add(async () => {
    if (attempts++ < 2) await add(async () => {});
  });
  expect(attempts).toBe(3);
  expect(cell(await pool.query(plain('select n from races'), {}))).toBe('3');
  await pool.end();
});

test('of six conflicting transactions, those reported as committed took effect and the others were attempted five times', async () => {
  const pool = patientPool();
  await pool.query(plain('update races set n = 0'), {});
  const add = async () => {
    let attempts = 0;
    const transaction = pool.transaction({}, async (query) => {
      attempts++;
      await query(plain('set transaction isolation level serializable'));
      const n = Number(cell(await query(plain('select n from races where id = 1'))));
      await query({ text: 'update races set n = $1 where id = 1', values: [String(n + 1)] });
    });
    return transaction.then(
      () => 'won',
      () => attempts,
    );
  };
  const outcomes = await Promise.all(Array.from({ length: 6 }, add));
  const won = outcomes.filter((outcome) => outcome === 'won').length;
  expect(won).toBeGreaterThan(0);
  expect(outcomes.filter((outcome) => outcome !== 'won' && outcome !== 5)).toEqual([]);
  expect(Number(cell(await pool.query(plain('select n from races'), {})))).toBe(won);
  await pool.end();
});

test('a request that waits too long for a connection is refused as unavailable', async () => {
  const pool = patientPool({ size: 1, waitMs: 150 });
  await backendOf(pool);
  let release = () => {};
  const held = pool.transaction({}, () => new Promise<void>((resolve) => (release = resolve)));
  const error = await pool.query(plain('select 1'), {}).catch((caught) => caught);
  expect(error).toBeInstanceOf(EngineError);
  expect(error.code).toBe('unavailable');
  release();
  await held;
  await pool.end();
});

test('a pool that is closed finishes running queries and rejects queued ones', async () => {
  const pool = patientPool({ size: 1 });
  await backendOf(pool);
  const runs = pool.query(plain('select pg_sleep(0.1)'), {});
  const waits = expect(pool.query(plain('select 1'), {})).rejects.toMatchObject({ code: 'unavailable' });
  await pool.end();
  await waits;
  await runs;
  await expect(pool.query(plain('select 1'), {})).rejects.toMatchObject({ code: 'unavailable' });
});

test('a connection failure is passed to onError, and the caller gets the error code unavailable', async () => {
  const errors: unknown[] = [];
  const lost = new Pool({
    connectionString: 'postgresql://nobody@127.0.0.1:1/none',
    waitMs: 50,
    onError: (error) => errors.push(error),
  });
  await expect(lost.query(plain('select 1'), {})).rejects.toMatchObject({ code: 'unavailable' });
  await expect.poll(() => errors[0]).toMatchObject({ code: 'ECONNREFUSED' });
  await lost.end();
});

test('statement_timeout cancels the statement and keeps the connection', async () => {
  const pool = patientPool({ size: 1, statementTimeoutMs: 300 });
  const backend = await backendOf(pool);
  await expect(pool.query(plain('select pg_sleep(60)'), {})).rejects.toMatchObject({ code: '57014' });
  expect(await backendOf(pool)).toBe(backend);
  await pool.end();
});

test('an abort cancels the statement and keeps the connection', async () => {
  const pool = patientPool({ size: 1 });
  const backend = await backendOf(pool);
  const abort = new AbortController();
  const asked = pool.query(plain('select pg_sleep(60)'), {}, abort.signal);
  await sleeps(backend);
  abort.abort(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
  // The check runs long before the sleep would end, so the statement was cancelled.
  expect(await backendOf(pool)).toBe(backend);
  await pool.end();
});

test('a request aborted while it waits for a connection is rejected, and the next request gets the connection', async () => {
  const one = patientPool({ size: 1 });
  const abort = new AbortController();
  const before = one.query(plain('select pg_sleep(0.3)'), {});
  const gone = one.query(plain('select 1'), {}, abort.signal);
  const next = one.query(plain('select 2 as n'), {});
  abort.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  await Promise.all([before, next]);
  await one.end();
});

test('an aborted transaction is cancelled and rolled back, and the connection is kept', async () => {
  const pool = patientPool({ size: 1 });
  await pool.query(plain('create table written (id int)'), {});
  const backend = await backendOf(pool);
  const abort = new AbortController();
  const asked = pool.transaction(
    {},
    async (query) => {
      await query(plain('insert into written values (1)'));
      await query(plain('select pg_sleep(60)'));
    },
    abort.signal,
  );
  await Promise.all([
    expect(asked).rejects.toThrow('gone'),
    sleeps(backend).then(() => abort.abort(new Error('gone'))),
  ]);
  expect(cell(await pool.query(plain('select count(*) from written'), {}))).toBe('0');
  expect(await backendOf(pool)).toBe(backend);
  await expect(pool.transaction({}, async () => 1, AbortSignal.abort(new Error('before')))).rejects.toThrow(
    'before',
  );
  await pool.end();
});

test('large results and large parameters arrive complete', async () => {
  const pool = patientPool({ size: 1 });
  const text = 'é'.repeat(2_000_000);
  const { rows } = await pool.query(
    { text: 'select $1::text, null, 1 from generate_series(1, 3)', values: [text] },
    {},
  );
  expect(rows).toHaveLength(3);
  expect(rows[2]?.[0]?.toString()).toBe(text);
  expect(rows[2]?.[1]).toBeNull();
  await pool.end();
});

test('a COPY pauses until its reader is ready, and ends on timeout or when its caller disconnects', async () => {
  const pool = patientPool({ size: 1 });
  const hasty = patientPool({ size: 1, statementTimeoutMs: 1_000 });
  const copy = (row: RowSink['row'], signal?: AbortSignal, by = pool, count = 1_000_000) =>
    by.transaction(
      {},
      (query) =>
        query({
          text: `copy (select n from generate_series(1, ${count}) n) to stdout`,
          values: [],
          into: { begin() {}, row },
        }),
      signal,
    );
  const waiting = async () => {
    const { rows } = await owner.query(
      "select from pg_stat_activity where query like 'copy (%' and wait_event = 'ClientWrite'",
    );
    return rows.length;
  };
  let rows = 0;
  const result = await copy(() => {
    rows += 1;
    return rows % 1_000 === 0 ? new Promise((resolve) => setImmediate(resolve)) : undefined;
  });
  expect([rows, result.rowCount]).toEqual([1_000_000, 1_000_000]);

  const gone = new AbortController();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  rows = 0;
  // There are so many rows that the cancel request, which needs another connection, arrives long before the
  // last one.
  const many = 20_000_000;
  const cut = copy(
    () => {
      rows += 1;
      return held;
    },
    gone.signal,
    pool,
    many,
  ).catch((error) => error);
  await expect.poll(waiting).toBe(1);
  gone.abort(new Error('gone'));
  release();
  expect(await cut).toHaveProperty('message', 'gone');
  expect(rows).toBeLessThan(many);
  expect(cell(await pool.query(plain('select 1'), {}))).toBe('1');

  await expect(copy(() => new Promise(() => {}), undefined, hasty)).rejects.toHaveProperty(
    'code',
    'unavailable',
  );
  await expect.poll(waiting).toBe(0);
  expect(cell(await hasty.query(plain('select 1'), {}))).toBe('1');
  await Promise.all([pool.end(), hasty.end()]);
});

test('if the connection is lost during a commit, the error says that the change may have been made, otherwise not', async () => {
  const pool = patientPool({ size: 1 });
  await owner.query(`
    create table kept (n int); create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end';
    create constraint trigger late after insert on kept deferrable initially deferred for each row execute function dawdle();`);
  const insert = plain('insert into kept values (1)');
  const endedWhile = async (work: () => Promise<unknown>) => {
    const backend = await backendOf(pool);
    const outcome = work().then(
      () => 'done',
      ({ code, message }: EngineError) => `${code}: ${message}`,
    );
    await sleeps(backend);
    await owner.query('select pg_terminate_backend($1)', [backend]);
    return outcome;
  };
  const perhaps =
    'unavailable: the database went away before it answered: the change may have been made or not';
  // The trigger makes the commit sleep.
  expect(await endedWhile(() => pool.query({ ...insert, writes: true }, {}))).toBe(perhaps);
  expect(await endedWhile(() => pool.transaction({}, (query) => query({ ...insert, writes: true })))).toBe(
    perhaps,
  );
  const surely = 'unavailable: the database is not available';
  expect(await endedWhile(() => pool.query(plain('select pg_sleep(60)'), {}))).toBe(surely);
  const before = (query: Query) => query({ ...plain('select pg_sleep(60)'), writes: true });
  expect(await endedWhile(() => pool.transaction({}, before))).toBe(surely);
  expect((await owner.query('select from kept')).rowCount).toBe(0);
  await pool.end();
});

test('requests are refused as unavailable in time while the database is down, and succeed when it is back', async () => {
  const waitMs = 500;
  const pool = patientPool({ size: 2, waitMs });
  const one = { name: 'x', text: 'select 1', values: [] };
  await backendOf(pool);
  await postgres.down();
  // Timers end in order on any machine, and the pool's own one ends before this.
  const codeInTime = (asked: Promise<unknown>) =>
    Promise.race([
      asked.catch(({ code }: EngineError) => code),
      new Promise((resolve) => setTimeout(resolve, waitMs * 2, 'too late')),
    ]);
  expect(await codeInTime(pool.query(one, {}))).toBe('unavailable');
  expect(await codeInTime(pool.transaction({}, async () => {}))).toBe('unavailable');
  await postgres.up();
  await expect.poll(() => pool.query(one, {}).then(cell, () => undefined)).toBe('1');
  await pool.end();
});
