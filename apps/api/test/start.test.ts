import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '@operatory/db/make-folder';
import { onDatabase, urlOf } from '@operatory/db/testing/on-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AppContext } from '../src/context/context.ts';
import { createLog } from '../src/context/log.ts';
import { rolePassword } from '../src/database/database.ts';
import { readEnv, StartError } from '../src/env.ts';
import { assertSharedFolder } from '../src/files/marker.ts';
import { buildServer } from '../src/server.ts';
import { printBanner } from '../src/startup/print-banner.ts';
import { startOperatory } from '../src/startup/start.ts';
import { dropDatabase, testCluster } from './support/cluster.ts';
import { migrated } from './support/databases.ts';
import { send } from './support/person.ts';
import { secrets, secretsInEnv } from './support/secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'operatory-start-'));
let ownerUrl: string;
let end: () => Promise<unknown>;
beforeAll(async () => {
  const cluster = await testCluster();
  const { database } = await migrated.copy(cluster);
  ownerUrl = urlOf(cluster.ownerUrl, database);
  end = () => dropDatabase(cluster, database);
});
afterAll(async () => {
  await end();
  rmSync(folder, { recursive: true });
});

const envOf = (more: Readonly<Record<string, string>> = {}) =>
  readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    SEED: 'none',
    DATA_DIR: folder,
    DATABASE_URL: ownerUrl,
    ...secretsInEnv,
    ...more,
  });
async function refusal(starting: Promise<unknown>): Promise<string> {
  const error: unknown = await starting.then(
    () => new Error('nothing was refused'),
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).not.toContain('\n');
  return (error as Error).message;
}

test('a start on a port in use is refused before the data folder is created', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  const DATA_DIR = join(folder, 'untouched');
  expect(await refusal(startOperatory(envOf({ PORT: String(port), DATA_DIR })))).toBe(
    `port ${port} is in use; set PORT to another one.`,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
  await new Promise((resolve) => taken.close(resolve));
});

test.each(['/proc/nowhere/deep', join(folder, 'file', 'below')])(
  'a start with a DATA_DIR that cannot be written to is refused: %s',
  async (DATA_DIR) => {
    writeFileSync(join(folder, 'file'), '');
    expect(await refusal(startOperatory(envOf({ DATA_DIR })))).toMatch(/^DATA_DIR .* cannot be written to: /);
  },
);

const connected = (more = '') =>
  onDatabase(ownerUrl, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' ${more}`,
    );
    return rowCount;
  });

/** A connection that the pool has closed takes a moment to end on the server too. */
const nobodyConnected = () => expect.poll(() => connected()).toBe(0);

test('a start that is aborted at once leaves no connection to the database', async () => {
  const ending = new AbortController();
  const starting = startOperatory(envOf(), { warm: false, signal: ending.signal });
  ending.abort();
  await expect(starting).rejects.toThrow('aborted');
  await nobodyConnected();
});

test('a start that is aborted while its jobs start leaves no connection to the database', async () => {
  await (await startOperatory(envOf(), { warm: false })).stop();
  await nobodyConnected();
  const ending = new AbortController();
  await onDatabase(ownerUrl, async (client) => {
    // Starting the jobs reads this table, so the start waits here until it is aborted.
    await client.query('begin; lock table jobs.migrations');
    const starting = startOperatory(envOf(), { warm: false, signal: ending.signal });
    const refused = expect(starting).rejects.toThrow('aborted');
    const waits = "and application_name = 'operatory-jobs' and wait_event_type = 'Lock'";
    await vi.waitUntil(() => connected(waits), { timeout: 60_000, interval: 20 });
    ending.abort();
    await client.query('commit');
    await refused;
  });
  await nobodyConnected();
});

test('all processes of a database have to share one folder of files, unless files are stored in S3', async () => {
  await assertSharedFolder(envOf(), ownerUrl);
  await assertSharedFolder(envOf(), ownerUrl);
  const elsewhere = join(folder, 'elsewhere');
  const line = await refusal(assertSharedFolder(envOf({ DATA_DIR: elsewhere }), ownerUrl));
  expect(line).toContain(`${elsewhere}/files is not where this database's files lie`);
  await assertSharedFolder(envOf({ DATA_DIR: elsewhere, S3_BUCKET: 'files' }), ownerUrl);
  // The message names the id to write, and the file to write it into.
  const id = /write (\S+) into (\S+)\)/.exec(line);
  makeFolder(join(elsewhere, 'files'));
  writeFileSync(id?.[2] ?? '', `${id?.[1]}\n`);
  await assertSharedFolder(envOf({ DATA_DIR: elsewhere }), ownerUrl);
});

const random = () => randomBytes(32).toString('base64url');
const roleUrl = (role: 'api' | 'platform') =>
  urlOf(ownerUrl, new URL(ownerUrl).pathname.slice(1), `operatory_${role}`, rolePassword(secrets, role));

test('production has no pages for emails, query plans and stories and no settable clock, and sends HSTS', async () => {
  const operatory = await startOperatory(
    envOf({
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:1',
      TRUSTED_PROXIES: '127.0.0.0/8',
      ...Object.fromEntries(Object.keys(secretsInEnv).map((name) => [name, random()])),
      APP_DATABASE_URL: roleUrl('api'),
      PLATFORM_DATABASE_URL: roleUrl('platform'),
    }),
    { warm: false },
  );
  const at = (method: string, path: string, body?: string, headers = {}) =>
    send(operatory.port, 'north.localhost', method, path, body, headers);
  try {
    for (const path of ['clock', 'inbox', 'inbox.json', 'plan', 'plan?text=x'])
      expect([path, (await at('GET', `/dev/${path}`)).status]).toEqual([path, 404]);
    // A browser gets 404 too, although other unknown paths return the application.
    for (const path of ['/stories', '/stories?name=Rooms', '/stories/assets/main.js', '/dev/plan'])
      expect([path, (await at('GET', path, undefined, { accept: 'text/html' })).status]).toEqual([path, 404]);
    for (const path of ['clock', 'plan']) expect((await at('POST', `/dev/${path}`, '{}')).status).toBe(404);
    expect((await at('GET', '/healthz')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    await expect(operatory.context.clock.set(new Date())).rejects.toThrow(
      'the clock cannot be set in production',
    );
  } finally {
    await operatory.stop();
  }
});

test('OPERATORY_NOW sets the product’s clock, which is printed even if the database does not answer in time', async () => {
  const operatory = await startOperatory(envOf({ OPERATORY_NOW: '2031-03-04T05:06:07+11:00' }), {
    warm: false,
  });
  try {
    expect(operatory.context.clock.now().toISOString()).toMatch(/^2031-03-03T18:0/);
    const { rows } = await operatory.context.pools.tenant.query(
      'select app.clock_offset() is not null as set',
    );
    expect(rows).toEqual([{ set: true }]);
    const printed: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    const late = () => Promise.reject(new Error('timeout exceeded when trying to connect'));
    const { platform } = operatory.context.pools;
    vi.spyOn(platform, 'query').mockImplementationOnce(late).mockImplementationOnce(late);
    await printBanner(operatory);
    log.mockRestore();
    expect(printed.join('\n')).toMatch(/The clock is set to 2031-03-03T18:0/);
    await operatory.context.clock.set(null);
  } finally {
    await operatory.stop();
  }
});

test.each([
  ['', '127.0.0.1'],
  ['127.0.0.0/8', '203.0.113.9'],
  ['loopback', '203.0.113.9'],
  ['192.0.2.0/24', '127.0.0.1'],
])('with the proxies %j trusted, a request’s address is %s', async (TRUSTED_PROXIES, ip) => {
  const log = createLog('silent');
  const listens = { listen: () => () => {}, onChange: () => () => {}, onReset: () => () => {} };
  const { app } = buildServer({
    env: envOf({ TRUSTED_PROXIES }),
    log,
    pulse: listens,
    changes: listens,
    clock: { now: () => new Date() },
  } as unknown as AppContext);
  app.get('/who', (request) => request.ip);
  const answer = await app.inject({ url: '/who', headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(answer.body).toBe(ip);
  await app.close();
});
