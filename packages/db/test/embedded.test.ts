import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '../src/embedded/lock.ts';
import { placeOf } from '../src/embedded/place.ts';
import {
  DatabaseStartError,
  type EmbeddedServer,
  migrate,
  startEmbedded,
  stopUnlessUsed,
} from '../src/index.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'operatory-embedded-'));
let server: EmbeddedServer;

beforeAll(async () => {
  server = await startEmbedded({ dataDir });
});
afterAll(async () => {
  await server.stop();
  remove(dataDir);
});
function remove(folder: string): void {
  rmSync(placeOf(folder).base, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

const ask = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows[0];
  } finally {
    await client.end();
  }
};

test('the owner may create databases, roles and replication slots, and is not a superuser', async () => {
  const row = await ask(
    server.ownerUrl,
    "select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolreplication, current_setting('wal_level') as wal from pg_roles where rolname = current_user",
  );
  expect(row).toEqual({
    rolsuper: false,
    rolbypassrls: false,
    rolcreatedb: true,
    rolcreaterole: true,
    rolreplication: true,
    wal: 'logical',
  });
});

test('comparisons of enums are leakproof, also in databases created later, so that row-level security can use their index', async () => {
  const at = (name: string) => server.superuserUrl.replace(/[^/]*$/, name);
  await ask(server.superuserUrl, 'create database later');
  for (const name of ['operatory', 'later'])
    expect(
      await ask(
        at(name),
        "select bool_and(proleakproof) as trusted, count(*)::int from pg_proc where proname in ('enum_eq', 'enum_ne')",
      ),
    ).toEqual({ trusted: true, count: 2 });
});

test('a second start uses the server that is already running', async () => {
  const again = await startEmbedded({ dataDir });
  expect(again.processId).toBe(server.processId);
  expect(again.ownerUrl).toBe(server.ownerUrl);
});

test('a server is not stopped while another client is using it', async () => {
  const other = new pg.Client({ connectionString: server.ownerUrl });
  await other.connect();
  expect(await stopUnlessUsed(server)).toBe(false);
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await other.end();
  expect(await stopUnlessUsed(server)).toBe(true);
  expect(isAlive(server.processId)).toBe(false);
  server = await startEmbedded({ dataDir });
});

test('a process that exits does not stop the server while another client is using it', async () => {
  const other = new pg.Client({ connectionString: server.ownerUrl });
  await other.connect();
  const before = process.listeners('exit');
  const visit = await startEmbedded({ dataDir, endsWithProcess: true });
  const ends = process.listeners('exit').filter((end) => !before.includes(end));
  expect(ends).toHaveLength(1);
  expect(await stopUnlessUsed(visit)).toBe(false);
  // Runs the handlers that would run when the visitor's process exits.
  for (const end of process.listeners('exit').filter((end) => ends.includes(end))) end.call(process, 0);
  expect(await ask(server.ownerUrl, 'select 1 as one')).toEqual({ one: 1 });
  await other.end();
});

test('a killed server starts again with the committed data', async () => {
  await ask(server.ownerUrl, 'create table kept as select 42 as answer');
  process.kill(server.processId, 'SIGKILL');
  server = await startEmbedded({ dataDir });
  expect(await ask(server.ownerUrl, 'select answer from kept')).toEqual({ answer: 42 });
  await ask(server.ownerUrl, 'drop table kept');
});

const passwords = { apiPassword: 'a', platformPassword: 'b' };
test.each([
  ['an invalid address', 'nonsense', /DATABASE_URL/],
  [
    'an address where no server listens',
    'postgresql://me:secret@127.0.0.1:1/none',
    /does not lead to a PostgreSQL at 127\.0\.0\.1:1/,
  ],
])('a bad DATABASE_URL is reported in one clear line: %s', async (_what, url, line) => {
  const error: unknown = await migrate(url, passwords).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DatabaseStartError);
  expect((error as Error).message).toMatch(line);
  expect((error as Error).message).not.toContain('\n');
  expect((error as Error).message).not.toContain('secret');
});

test('a migration refuses roles for the API and the platform that bypass row-level security', async () => {
  const unprotected = new URL(server.superuserUrl);
  await expect(migrate(server.ownerUrl, { ...passwords, appUrl: unprotected.href })).rejects.toThrow(
    /^APP_DATABASE_URL: its role postgres is a superuser/,
  );
  await ask(server.superuserUrl, 'create role unprotected bypassrls');
  await ask(server.superuserUrl, "create role protected_role login password 'x' in role unprotected");
  [unprotected.username, unprotected.password] = ['protected_role', 'x'];
  await expect(migrate(server.ownerUrl, { ...passwords, platformUrl: unprotected.href })).rejects.toThrow(
    /^PLATFORM_DATABASE_URL: its role protected_role bypasses row-level security/,
  );
});

test('an invalid folder and a port in use are reported', async () => {
  const isRoot = process.getuid?.() === 0;
  const file = path.join(dataDir, 'file');
  writeFileSync(file, '');
  // As root, clusters are stored in another folder than the requested one, so there is no error.
  if (!isRoot)
    await expect(startEmbedded({ dataDir: path.join(file, 'below') })).rejects.toThrow(
      /cannot write its database to/,
    );
  // A server that accepts connections but never answers.
  const taken = createServer((socket) => socket.resume().on('error', () => {}));
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const other = mkdtempSync(path.join(tmpdir(), 'operatory-embedded-'));
  await expect(startEmbedded({ dataDir: other, port })).rejects.toThrow(
    new RegExp(`^Port ${port} is in use`),
  );
  await new Promise((resolve) => taken.close(resolve));
  remove(other);
});

test('several migrations of one database may run concurrently, and one of them applies the changes', async () => {
  const results = await Promise.all([1, 2, 3].map(() => migrate(server.ownerUrl, passwords)));
  expect(results.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
  await ask(results[0]?.apiUrl ?? '', 'select 1');
});

test.runIf(process.getuid?.() === 0)(
  'as root, a symbolic link in the place of the database’s folder is refused',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'operatory-linked-'));
    const victim = mkdtempSync(path.join(tmpdir(), 'operatory-victim-'));
    const { base } = placeOf(folder);
    rmSync(base, { recursive: true });
    symlinkSync(victim, base);
    try {
      expect(() => placeOf(folder)).toThrow('belongs to another user');
    } finally {
      rmSync(base);
      for (const made of [folder, victim]) rmSync(made, { recursive: true });
    }
  },
);
