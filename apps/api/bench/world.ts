import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '@operatory/db';
import { isAlive } from '@operatory/db/embedded/lock';
import pg from 'pg';
import { loadSecrets } from '../src/auth/secrets.ts';
import type { Secrets } from '../src/context/context.ts';
import { rolePassword } from '../src/database/database.ts';
import { readEnv } from '../src/env.ts';
import { secretsInEnv } from '../test/support/secrets.ts';

export interface BenchWorld {
  readonly port: number;
  readonly root: pg.Pool;
  /**
   * The process id of the API, which runs in its own process so that the bench's clients are not counted as
   * its work.
   */
  readonly server: number;
  readonly postgres: number;
  /** PostgreSQL stops and starts again on the same port and data. */
  restartPostgres(): Promise<void>;
  /** The process gets SIGKILL and stays down until `up` is called. */
  kill(what: 'api' | 'postgres'): Promise<void>;
  /** The killed process starts again on the same port and data; the promise resolves when it is ready. */
  up(what: 'api' | 'postgres'): Promise<void>;
  /** The other API has the same database. */
  another(): Promise<AnotherApi>;
  readonly secrets: Secrets;
  /** Row-level security applies to the API's own role, whose URL this is; the superuser has the next one. */
  readonly apiUrl: string;
  readonly superuserUrl: string;
  stop(): Promise<void>;
}

export interface AnotherApi {
  readonly port: number;
  pid(): number;
  /** The process gets SIGKILL. */
  kill(): Promise<void>;
  up(): Promise<void>;
}

/** The script scripts/start.mjs starts the API with these arguments. */
const asStarted = ['--no-memory-reducer'];
/** The server can be profiled with arguments such as `BENCH_NODE="--cpu-prof"`. */
const nodeArguments = (process.env.BENCH_NODE ?? '').split(' ').filter(Boolean);

/**
 * The API runs as a process of its own over a fresh database with the named seed, or over the database that
 * is `kept` under a name, because the large seed takes minutes. `node` is the program that runs the API.
 */
export async function startWorld(
  seed: 'demo' | 'small' | 'large',
  settings: Readonly<Record<string, string>> = {},
  kept?: string,
  node = process.execPath,
): Promise<BenchWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'operatory-bench-'));
  // Each bench has its own cluster, since it may stop it; only kept databases are shared.
  const suffix = kept ? '' : `-${basename(process.argv[1] ?? '', '.ts')}`;
  const place = { dataDir: join(tmpdir(), `operatory-bench${suffix}`), settings, endsWithProcess: true };
  let cluster = await startEmbedded(place);
  const name = kept ?? `b_${Date.now()}`;
  const at = (url: string) => url.replace(/\/[^/]*$/, `/${name}`);
  await asSuperuser(cluster.superuserUrl, async (master) => {
    // The databases of aborted runs are dropped, because this run would share its roles with them.
    const { rows: left } = await master.query<{ datname: string }>(
      String.raw`select datname from pg_database where datname ~ '^b_\d+$'`,
    );
    for (const { datname } of left) await master.query(`drop database ${datname} with (force)`);
    const { rowCount } = await master.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await master.query(`create database ${name} owner operatory`);
    // The files of a kept database were deleted with the run that created it.
    else
      await asSuperuser(at(cluster.superuserUrl), (kept) =>
        kept.query("delete from app.settings where key = 'files_marker'"),
      );
  });
  const startPostgres = async () => {
    cluster = await startEmbedded({ ...place, port: Number(new URL(cluster.superuserUrl).port) });
  };
  const port = await freePort();
  const env = {
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
    SEED: seed,
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    ...secretsInEnv,
    DATABASE_URL: at(cluster.ownerUrl),
  };
  const launch = (more: Readonly<Record<string, string>> = {}) =>
    spawn(node, [...asStarted, ...nodeArguments, '../../scripts/api.mjs'], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, ...env, ...more },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  let server = launch();
  endWithBench(() => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await ready(server, port);
  const secrets = loadSecrets(readEnv(env));
  const apiUrl = new URL(at(cluster.ownerUrl));
  apiUrl.username = 'operatory_api';
  apiUrl.password = rolePassword(secrets, 'api');
  const root = new pg.Pool({
    connectionString: at(cluster.superuserUrl),
    max: 12,
    application_name: 'bench',
  });
  root.on('error', () => {});
  // Without a listener, an error on a connection that the database closes while it is in use would end the
  // bench.
  root.on('connect', (client) => client.on('error', () => {}));
  return {
    port,
    root,
    get server() {
      return server.pid ?? 0;
    },
    get postgres() {
      return cluster.processId;
    },
    async restartPostgres() {
      await cluster.stop();
      await startPostgres();
    },
    async kill(what) {
      const { pid = 0 } = what === 'api' ? server : { pid: cluster.processId };
      process.kill(pid, 'SIGKILL');
      while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    async up(what) {
      if (what === 'postgres') return startPostgres();
      server = launch();
      await ready(server, port);
    },
    async another() {
      const its = await freePort();
      const start = () => launch({ PORT: String(its) });
      let other = start();
      endWithBench(() => other.kill('SIGKILL'));
      await ready(other, its);
      return {
        port: its,
        pid: () => other.pid ?? 0,
        async kill() {
          other.kill('SIGKILL');
          while (isAlive(other.pid ?? 0)) await new Promise((resolve) => setTimeout(resolve, 10));
        },
        async up() {
          other = start();
          await ready(other, its);
        },
      };
    },
    secrets,
    apiUrl: apiUrl.href,
    superuserUrl: at(cluster.superuserUrl),
    async stop() {
      await new Promise<void>((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      });
      await root.end();
      if (!kept) {
        await asSuperuser(cluster.superuserUrl, (master) =>
          master.query(`drop database ${name} with (force)`),
        );
      }
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The function `end` runs however the bench exits, so that no process it started outlives it. */
export function endWithBench(end: () => void): void {
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
}

async function asSuperuser(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'bench' });
  await client.connect();
  await work(client).finally(() => client.end());
}

async function ready(server: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 6_000; tries++) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not become ready');
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;
