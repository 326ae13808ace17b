import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { settingsOf } from '../src/standalone/settings.ts';
import { type Standalone, startStandalone } from '../src/standalone/start.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

/** The standalone engine while its database is down, and while it shuts down itself. */
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
  await execute('create view nap as select 1 as id, pg_advisory_xact_lock_shared(1)::text as slept');
});
async function execute(text: string) {
  const owner = new pg.Client(postgres.url);
  await owner.connect();
  await owner.query(text);
  await owner.end();
}
afterAll(() => postgres.stop());

const start = (port: number, said: string[] = []): Promise<Standalone> =>
  startStandalone(settingsOf({ DATABASE_URL: postgres.url, PORT: String(port) }), (line) => said.push(line));
const freePort = async () => {
  const { server, port } = await taken();
  await new Promise((resolve) => server.close(resolve));
  return port;
};
const taken = () =>
  new Promise<{ server: Server; port: number }>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
async function ask(port: number, query = '{ nap { id } }') {
  const response = await fetch(`http://127.0.0.1:${port}/v1/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query }),
  });
  return { status: response.status, again: response.headers.get('retry-after'), body: await response.json() };
}
const away = {
  status: 503,
  again: '1',
  body: {
    errors: [{ message: 'the database is not available', extensions: { path: '$', code: 'unavailable' } }],
  },
};
const health = (port: number) => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status);

test('the engine waits for a database that is down at startup, and reconnects to one that goes down later', async () => {
  await postgres.down();
  const port = await freePort();
  const said: string[] = [];
  const starting = start(port, said);
  await expect.poll(() => health(port).catch(() => 0)).toBe(500);
  expect(await ask(port)).toEqual(away);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/graphql`, 'graphql-transport-ws');
  await expect(new Promise((_, reject) => socket.once('error', reject))).rejects.toThrow('503');
  await postgres.up();
  const engine = await starting;
  expect((await ask(port)).body).toEqual({ data: { nap: [{ id: 1 }] } });
  expect(await health(port)).toBe(200);
  expect(said[0]).toMatch(/ECONNREFUSED/);
  // While PostgreSQL starts, it refuses connections with other messages.
  for (const line of said) expect(line).toMatch(/^waiting for the database: /);

  await postgres.down();
  expect(await ask(port)).toEqual(away);
  expect(await health(port)).toBe(500);
  await postgres.up();
  await expect.poll(() => ask(port).then(({ status }) => status), { timeout: 10_000 }).toBe(200);
  // Each reason is reported once, and not at every attempt.
  expect(said.length).toBeLessThan(6);
  await engine.stop();
});

test('the engine exits with code 0 on SIGTERM while it waits for its database', async () => {
  const main = fileURLToPath(new URL('../src/standalone/main.ts', import.meta.url));
  const waiting = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  waiting.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(waiting, 'exit');
  await expect.poll(() => said).toMatch(/^waiting for the database/);
  waiting.kill('SIGTERM');
  // The process exits by itself; without a handler, a signal does not end process 1 of a container.
  expect(await ended).toEqual([0, null]);
});

test('a query of a column that was dropped after the start is refused and logged', async () => {
  const said: string[] = [];
  await execute('create table shelf (id int, place text)');
  const engine = await start(0, said);
  await execute('alter table shelf drop column place');
  expect((await ask(engine.port, '{ shelf { id place } }')).body).toMatchObject({
    errors: [{ message: 'database query error', extensions: { code: 'unexpected' } }],
  });
  expect(said).toEqual([
    expect.stringMatching(/place does not exist \(the database has changed since the start/),
  ]);
  await execute('alter table shelf add column place text; alter table shelf add column depth int');
  expect((await ask(engine.port, '{ shelf { id place } }')).body).toEqual({ data: { shelf: [] } });
  await execute('drop table shelf');
  await engine.stop();
});

test('the engine finishes the running request before it stops', async () => {
  const engine = await start(0);
  const owner = new pg.Client(postgres.url);
  await owner.connect();
  await owner.query('select pg_advisory_lock(1)');
  const answer = ask(engine.port, '{ nap { slept } }');
  const napping = async () => {
    const { rows } = await owner.query(`select from pg_stat_activity where wait_event = 'advisory'`);
    return rows.length;
  };
  await expect.poll(napping).toBe(1);
  const socket = new WebSocket(`ws://127.0.0.1:${engine.port}/v1/graphql`, 'graphql-transport-ws');
  await new Promise((resolve) => socket.once('open', resolve));
  const closing = new Promise((resolve) => socket.once('close', resolve));
  const stopped = engine.stop();
  // Releases the lock, so that the query can finish.
  await owner.end();
  expect((await answer).body).toEqual({ data: { nap: [{ slept: '' }] } });
  await stopped;
  expect(await closing).toBe(1001);
});

test('a port that is already in use is reported', async () => {
  const { server, port } = await taken();
  await expect(start(port)).rejects.toThrow(`port ${port} is taken`);
  await new Promise((resolve) => server.close(resolve));
});
