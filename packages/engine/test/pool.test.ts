import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EngineError } from '../src/errors.ts';
import { Pool } from '../src/run/pool.ts';
import type { Result } from '../src/run/pool-contract.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

let postgres: TestPostgres;
let owner: pg.Client;
let apiUrl: string;
const tenants = Array.from({ length: 6 }, (_, n) => `00000000-0000-7000-8000-00000000000${n}`);
const cell = (result: Result) => result.rows[0]?.[0]?.toString();
const setting = { text: `select current_setting('app.client_id', true)`, values: [] };

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
}, 30_000);
afterAll(async () => {
  await owner.end().catch(() => {});
  await postgres.stop();
});

test('600 concurrent requests over 2 connections, errors among them: each sees its own tenant only', async () => {
  const pool = new Pool({ connectionString: apiUrl, size: 2, waitMs: 10_000 });
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

test('a setting ends with its request', async () => {
  const pool = new Pool({ connectionString: apiUrl, size: 1 });
  expect(cell(await pool.query(setting, { 'app.client_id': tenants[1] ?? '' }))).toBe(tenants[1]);
  expect(cell(await pool.query(setting, {}))).toBe('');
  expect(cell(await pool.query({ text: 'select count(*) from things', values: [] }, {}))).toBe('0');
  await pool.transaction({ 'app.client_id': tenants[2] ?? '' }, async (query) => {
    expect(cell(await query(setting))).toBe(tenants[2]);
  });
  expect(cell(await pool.query(setting, {}))).toBe('');
  await pool.end();
});

test('what was prepared is right again after errors and after a table changed', async () => {
  const pool = new Pool({ connectionString: postgres.url, size: 1 });
  const one = { name: 'one', text: 'select * from shape', values: [] };
  await expect(pool.query(one, {})).rejects.toMatchObject({ code: '42P01' });
  await owner.query('create table shape as select 1 as a');
  expect((await pool.query(one, {})).rows[0]).toHaveLength(1);
  await owner.query('alter table shape add b int');
  expect((await pool.query(one, {})).rows[0]).toHaveLength(2);
  // The first fails before its Parse; the others, sent behind it, must not believe in it.
  const bad = { name: 'late', text: 'select 7', values: [] };
  const answers = await Promise.allSettled([
    pool.query(bad, { 'no such setting': 'x' }),
    pool.query(bad, {}),
    pool.query(bad, {}),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  await pool.end();
});

test('a transaction commits whole, rolls back whole, and tells a failed statement even if the body hid it', async () => {
  const pool = new Pool({ connectionString: postgres.url, size: 2 });
  const add = (n: number) => ({ text: 'update races set n = n + $1 where id = 1', values: [String(n)] });
  const read = async () => Number(cell(await pool.query({ text: 'select n from races', values: [] }, {})));
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

test('transactions that lose a race are tried again', async () => {
  const pool = new Pool({ connectionString: postgres.url, size: 4, waitMs: 10_000 });
  await pool.query({ text: 'update races set n = 0', values: [] }, {});
  const add = () =>
    pool.transaction({}, async (query) => {
      await query({ text: 'set transaction isolation level serializable', values: [] });
      const n = Number(cell(await query({ text: 'select n from races where id = 1', values: [] })));
      await query({ text: 'update races set n = $1 where id = 1', values: [String(n + 1)] });
    });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, add));
  const won = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(Number(cell(await pool.query({ text: 'select n from races', values: [] }, {})))).toBe(won);
  expect(won).toBeGreaterThan(3);
  await pool.end();
});

test('a request that waits too long for a connection is told so', async () => {
  const pool = new Pool({ connectionString: postgres.url, size: 1, waitMs: 150 });
  const slow = pool.query({ text: 'select pg_sleep(0.6)', values: [] }, {});
  await new Promise((resolve) => setTimeout(resolve, 100));
  const error = await pool.query({ text: 'select 1', values: [] }, {}).catch((caught) => caught);
  expect(error).toBeInstanceOf(EngineError);
  expect(error.code).toBe('unavailable');
  await slow;
  await pool.end();
});

test('a pool that ends finishes what runs and refuses what waits', async () => {
  const pool = new Pool({ connectionString: postgres.url, size: 1 });
  const runs = pool.query({ text: 'select pg_sleep(0.1)', values: [] }, {});
  await new Promise((resolve) => setTimeout(resolve, 50));
  const waits = expect(pool.query({ text: 'select 1', values: [] }, {})).rejects.toMatchObject({
    code: 'unavailable',
  });
  await pool.end();
  await waits;
  await runs;
  await expect(pool.query({ text: 'select 1', values: [] }, {})).rejects.toMatchObject({
    code: 'unavailable',
  });
  const errors: unknown[] = [];
  const lost = new Pool({
    connectionString: 'postgresql://nobody@127.0.0.1:1/none',
    waitMs: 50,
    onError: (error) => errors.push(error),
  });
  await expect(lost.query({ text: 'select 1', values: [] }, {})).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(errors[0]).toMatchObject({ code: 'ECONNREFUSED' });
  await lost.end();
});

test('statement_timeout and an abort both stop the statement, and the connection lives on', async () => {
  const pool = new Pool({ connectionString: postgres.url, size: 1, statementTimeoutMs: 300 });
  await expect(pool.query({ text: 'select pg_sleep(9)', values: [] }, {})).rejects.toMatchObject({
    code: '57014',
  });
  const backend = cell(await pool.query({ text: 'select pg_backend_pid()', values: [] }, {}));
  const abort = new AbortController();
  const asked = pool.query({ text: 'select pg_sleep(9)', values: [] }, {}, abort.signal);
  setTimeout(() => abort.abort(new Error('gone')), 50);
  await expect(asked).rejects.toThrow('gone');
  expect(cell(await pool.query({ text: 'select pg_backend_pid()', values: [] }, {}))).toBe(backend);
  await pool.end();
});

test('an aborted transaction is cancelled and rolled back, and the connection lives on', async () => {
  const pool = new Pool({ connectionString: postgres.url, size: 1 });
  const plain = (text: string) => ({ text, values: [] });
  await pool.query(plain('create table written (id int)'), {});
  const backend = cell(await pool.query(plain('select pg_backend_pid()'), {}));
  const abort = new AbortController();
  const asked = pool.transaction(
    {},
    async (query) => {
      await query(plain('insert into written values (1)'));
      setTimeout(() => abort.abort(new Error('gone')), 50);
      await query(plain('select pg_sleep(9)'));
    },
    abort.signal,
  );
  await expect(asked).rejects.toThrow('gone');
  expect(cell(await pool.query(plain('select count(*) from written'), {}))).toBe('0');
  expect(cell(await pool.query(plain('select pg_backend_pid()'), {}))).toBe(backend);
  await expect(pool.transaction({}, async () => 1, AbortSignal.abort(new Error('before')))).rejects.toThrow(
    'before',
  );
  await pool.end();
});

test('large answers and large parameters arrive whole', async () => {
  const pool = new Pool({ connectionString: postgres.url, size: 1 });
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

test('without a database it says unavailable within the wait, and heals when it is back', async () => {
  const pool = new Pool({ connectionString: postgres.url, size: 2, waitMs: 500 });
  const one = { name: 'x', text: 'select 1', values: [] };
  await pool.query(one, {});
  await postgres.down();
  const startedAt = performance.now();
  await expect(pool.query(one, {})).rejects.toMatchObject({ code: 'unavailable' });
  await expect(pool.transaction({}, async () => {})).rejects.toMatchObject({ code: 'unavailable' });
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  await postgres.up();
  await expect.poll(() => pool.query(one, {}).then(cell, () => undefined), { timeout: 10_000 }).toBe('1');
  await pool.end();
}, 20_000);
