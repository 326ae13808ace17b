import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { DatabaseStartError } from '../start-error.ts';
import { type Binaries, findBinaries, majorOf } from './binaries.ts';
import { trustEnumEquality } from './leakproof.ts';
import { isAlive, withLock } from './lock.ts';
import { give, placeOf, type ServerLocation, serverUser } from './place.ts';

const run = promisify(execFile);

export interface EmbeddedOptions {
  /** The cluster's folder; for root, it is stored elsewhere (see placeOf). */
  readonly dataDir: string;
  /** The TCP port on 127.0.0.1; by default any free one. A running server of this cluster keeps its port. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * The folder of a PostgreSQL installation (`bin`, `lib`, `share`) that is used instead of the package's.
   * The server's user must be able to read it.
   */
  readonly binaries?: string | undefined;
  /** When this process exits without being killed, it stops the server unless other clients are connected. */
  readonly endsWithProcess?: boolean;
}
export interface EmbeddedServer {
  /** The URL of the owner, who is not a superuser. */
  readonly ownerUrl: string;
  readonly superuserUrl: string;
  readonly processId: number;
  /** Stops the server, and resolves when it has exited. */
  stop(): Promise<void>;
  /** Lets the server run on for its other clients after this process ends. */
  leave(): void;
}

interface Secrets {
  readonly superuser: string;
  readonly owner: string;
}
const owner = 'operatory';
const database = 'operatory';

/**
 * Starts the server of a cluster, which is created on first use. A server that outlived its parent (`kill
 * -9`) is reused. @throws DatabaseStartError with one line that says what to do
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const place = placeOf(options.dataDir);
  return withLock(place.lock, async () => {
    const binaries = findBinaries(options.binaries);
    const major = await majorOf(binaries);
    const secrets = readSecrets(place);
    if (!existsSync(`${place.data}/PG_VERSION`)) await initialise(binaries, major, place, secrets);
    checkVersion(place, major);
    const found = await living(place, secrets);
    if (found && options.endsWithProcess) endWithProcess(found.processId);
    const { port, processId } = found ?? (await launch(binaries, place, secrets, options));
    const url = (user: string, password: string, name: string) =>
      `postgresql://${user}:${password}@127.0.0.1:${port}/${name}`;
    const asSuperuser = (name: string) => url('postgres', secrets.superuser, name);
    try {
      await makeOwner(asSuperuser, secrets.owner);
      await trustEnumEquality(asSuperuser(database));
    } catch (error) {
      if (!found) await stop(processId);
      throw error;
    }
    return {
      ownerUrl: url(owner, secrets.owner, database),
      superuserUrl: asSuperuser('postgres'),
      processId,
      stop: () => stop(processId),
      leave: () => forget(processId),
    };
  });
}

function readSecrets(place: ServerLocation): Secrets {
  if (existsSync(place.secrets)) return JSON.parse(readFileSync(place.secrets, 'utf8')) as Secrets;
  const draw = () => randomBytes(18).toString('base64url');
  const secrets = { superuser: draw(), owner: draw() };
  writeFileSync(place.secrets, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

/** PostgreSQL before 17 has no built-in locale and uses the system's. */
const localeOf = (major: number) =>
  major < 17
    ? ['--locale-provider=libc', '--locale=C.UTF-8']
    : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

async function initialise(
  binaries: Binaries,
  major: number,
  place: ServerLocation,
  secrets: Secrets,
): Promise<void> {
  const aside = `${place.data}.new`;
  const passwordFile = `${place.base}/password`;
  rmSync(aside, { recursive: true, force: true });
  writeFileSync(passwordFile, secrets.superuser, { mode: 0o600 });
  give(passwordFile);
  const locale = ['--encoding=UTF8', ...localeOf(major)];
  const access = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    await run(binaries.initdb, ['-D', aside, ...access, ...locale, '--no-sync'], {
      ...serverUser,
      cwd: place.base,
    });
    renameSync(aside, place.data);
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? (error as Error).message).trim();
    throw new DatabaseStartError(
      `PostgreSQL could not make its database in ${place.base}: ${lastLine(said)}`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function checkVersion(place: ServerLocation, major: number): void {
  const version = readFileSync(`${place.data}/PG_VERSION`, 'utf8').trim();
  if (version !== String(major)) {
    throw new DatabaseStartError(
      `The data in ${place.data} was created by PostgreSQL ${version}, but this is ${major}. Move it away or set DATABASE_URL.`,
    );
  }
}

interface Running {
  readonly port: number;
  readonly processId: number;
}

/** @returns The server that already runs on this cluster, if it answers; otherwise null. */
async function living(place: ServerLocation, secrets: Secrets): Promise<Running | null> {
  const file = `${place.data}/postmaster.pid`;
  if (!existsSync(file)) return null;
  const [processId = 0, , , port = 0] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (!(processId > 0 && port > 0 && isAlive(processId))) return null;
  // The server may still be starting up or recovering from a crash.
  for (let tries = 0; tries < 200 && isAlive(processId); tries++) {
    if (await answers(port, secrets)) return { port, processId };
    await wait(50);
  }
  return null;
}

/**
 * @returns True if our server answers on the port. Another program may listen there and never respond, so
 *   the wait has a time limit. @throws DatabaseStartError if another PostgreSQL answers
 */
async function answers(port: number, secrets: Secrets): Promise<boolean> {
  const stream = new Socket();
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: secrets.superuser,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
    stream: () => stream,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new DatabaseStartError(
        `Port ${port} is in use by another PostgreSQL, or the password saved with the data is wrong.`,
      );
    }
    return false;
  } finally {
    stream.destroy();
  }
}

async function launch(
  binaries: Binaries,
  place: ServerLocation,
  secrets: Secrets,
  options: EmbeddedOptions,
): Promise<Running> {
  let port = options.port || (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    wal_level: 'logical',
    max_connections: '200',
    // Deadlocks are detected early, because the aborted writer retries automatically.
    deadlock_timeout: '100ms',
    max_replication_slots: '64',
    max_wal_senders: '64',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // After the postmaster is killed, its shared memory exists until the last backend exits, so starting is
  // retried.
  for (const deadline = Date.now() + 60_000; ; await wait(500)) {
    const log = openSync(place.log, 'w', 0o600);
    // The server has a separate process group, so that Ctrl-C in the terminal does not stop the database
    // before the API has closed.
    const server = spawn(binaries.postgres, ['-D', place.data, '-p', String(port), ...flags], {
      ...serverUser,
      cwd: place.base,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    server.unref();
    if (options.endsWithProcess && server.pid) endWithProcess(server.pid);
    let exited = false;
    const gone = new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.once('error', () => resolve());
    }).then(() => {
      exited = true;
      if (server.pid) forget(server.pid);
    });
    while (!exited) {
      if (server.pid && (await answers(port, secrets)) && !exited) return { port, processId: server.pid };
      await Promise.race([gone, wait(30)]);
      if (Date.now() > deadline) break;
    }
    const said = readFileSync(place.log, 'utf8');
    if (/could not bind|Address already in use/.test(said)) {
      if (!options.port && Date.now() < deadline) {
        // The port was free a moment ago, but another process took it first.
        port = await freePort();
        continue;
      }
      throw new DatabaseStartError(`Port ${port} is in use: choose another for the database.`);
    }
    const passing = /lock file|shared memory block|pre-existing shared memory/.test(said);
    if (!passing || Date.now() > deadline)
      throw new DatabaseStartError(`PostgreSQL did not start: ${lastLine(said)} (log: ${place.log})`);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Creates the owner and the database. The owner may create databases, roles and replication slots and is
 * not a superuser, as on a hosted PostgreSQL.
 */
async function makeOwner(superuserUrl: (database: string) => string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select (select count(*)::int from pg_roles where rolname = $1) as roles, (select count(*)::int from pg_database where datname = $2) as databases',
      [owner, database],
    );
    if (!rows[0]?.roles) {
      await client.query(
        `create role ${owner} login createdb createrole replication password ${pg.escapeLiteral(password)}`,
      );
    }
    // Only a new cluster is changed, because no database can be created while someone is connected to the
    // template.
    if (!rows[0]?.roles) await trustEnumEquality(superuserUrl('template1'));
    if (!rows[0]?.databases) await client.query(`create database ${database} owner ${owner}`);
  } finally {
    await client.end();
  }
}

const endings = new Map<number, () => void>();

function endWithProcess(processId: number): void {
  const end = () => {
    // SIGTERM is PostgreSQL's smart shutdown: other processes keep their connections, and new ones are
    // refused.
    if (isAlive(processId)) process.kill(processId, 'SIGTERM');
  };
  forget(processId);
  endings.set(processId, end);
  process.once('exit', end);
}

function forget(processId: number): void {
  const end = endings.get(processId);
  if (end) process.off('exit', end);
  endings.delete(processId);
}

async function stop(processId: number): Promise<void> {
  forget(processId);
  // SIGINT is PostgreSQL's fast shutdown.
  if (isAlive(processId)) process.kill(processId, 'SIGINT');
  for (const deadline = Date.now() + 20_000; isAlive(processId); await wait(25)) {
    if (Date.now() > deadline) {
      process.kill(processId, 'SIGQUIT');
      return;
    }
  }
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
