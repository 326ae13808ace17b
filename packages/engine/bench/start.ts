/**
 * Measures the start of the standalone engine, from the command to the health check and to the first response, cold (without files
 * from an earlier start) and warm: `pnpm --filter @operatory/engine run bench:start [starts]`
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../test/start-postgres.ts';
import { percentile } from './processor-time.ts';

const STARTS = Number(process.argv[2]) || 10;
const PORT = 20_000 + (process.pid % 10_000);
const ROLES = ['reader', 'writer', 'clerk', 'manager', 'auditor'];
const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));

const postgres = await startPostgres();
const own = new pg.Client(postgres.url);
await own.connect();

/** Each table has a foreign key to the previous one, and the metadata tracks them all for five roles. */
async function world(name: string, tables: number) {
  await own.query(`create database ${name}`);
  const url = postgres.url.replace(/postgres$/, name);
  const client = new pg.Client(url);
  await client.connect();
  for (let n = 1; n <= tables; n++) {
    await client.query(`
      create table thing_${n} (id serial primary key, name text not null unique, amount numeric, tags text[],
        made_at timestamptz default now(), done boolean, notes jsonb, kind varchar(20), place int, owner uuid,
        before_id int ${n > 1 ? `references thing_${n - 1}` : ''})`);
  }
  await client.end();
  const metadata = join(folder, `${name}.json`);
  writeFileSync(
    metadata,
    JSON.stringify({
      version: 3,
      sources: [
        {
          name,
          kind: 'postgres',
          tables: Array.from({ length: tables }, (_, index) => tracked(index + 1, tables)),
        },
      ],
    }),
  );
  return { name, tables, env: { DATABASE_URL: url, ENGINE_METADATA: tables > 0 ? metadata : '' } };
}

const columns = ['id', 'name', 'amount', 'tags', 'made_at', 'done', 'notes', 'kind', 'place', 'before_id'];
const tracked = (n: number, tables: number) => ({
  table: { schema: 'public', name: `thing_${n}` },
  object_relationships: n > 1 ? [{ name: 'before', using: { foreign_key_constraint_on: 'before_id' } }] : [],
  array_relationships:
    n < tables
      ? [
          {
            name: 'after',
            using: {
              foreign_key_constraint_on: {
                table: { schema: 'public', name: `thing_${n + 1}` },
                column: 'before_id',
              },
            },
          },
        ]
      : [],
  select_permissions: ROLES.map((role) => ({
    role,
    permission: { columns, filter: { owner: { _eq: 'X-Hasura-User-Id' } }, allow_aggregations: true },
  })),
  insert_permissions: ROLES.map((role) => ({
    role,
    permission: { columns, check: {}, set: { owner: 'x-hasura-user-id' } },
  })),
  update_permissions: ROLES.map((role) => ({
    role,
    permission: { columns, filter: { owner: { _eq: 'X-Hasura-User-Id' } } },
  })),
  delete_permissions: ROLES.map((role) => ({
    role,
    permission: { filter: { owner: { _eq: 'X-Hasura-User-Id' } } },
  })),
});

interface Start {
  readonly health: number;
  readonly answer: number;
}

async function start(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  query: string,
): Promise<Start> {
  const [name = '', ...flags] = command;
  const started = performance.now();
  const child = spawn(name, flags, {
    cwd: root,
    env: { ...process.env, ...env, ENGINE_ADMIN_SECRET: 'bench', PORT: String(PORT) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    const url = `http://127.0.0.1:${PORT}`;
    await until(child, async () => (await fetch(`${url}/healthz`)).status === 200);
    const health = performance.now() - started;
    const answer = await fetch(`${url}/v1/graphql`, {
      method: 'POST',
      headers: {
        'x-hasura-admin-secret': 'bench',
        'x-hasura-role': query.includes('thing') ? 'reader' : 'admin',
        'x-hasura-user-id': '00000000-0000-7000-8000-000000000001',
      },
      body: JSON.stringify({ query }),
    });
    if (!(await answer.text()).startsWith('{"data":')) throw new Error('it answered something else');
    return { health, answer: performance.now() - started };
  } finally {
    await ended(child);
  }
}

async function until(child: ChildProcess, isSo: () => Promise<boolean>): Promise<void> {
  while (child.exitCode === null) {
    if (await isSo().catch(() => false)) return;
    await wait(3);
  }
  throw new Error('the engine did not start');
}

/** The program npm does not forward signals, so its process group is signalled. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    process.kill(-(child.pid ?? 0), 'SIGTERM');
  });
}

const middle = (times: readonly number[]) =>
  percentile(
    [...times].sort((a, b) => a - b),
    0.5,
  );
const bare = middle(
  Array.from({ length: STARTS }, () => {
    const started = performance.now();
    execFileSync(process.execPath, ['-e', '0']);
    return performance.now() - started;
  }),
);
console.log(`node -e 0: ${bare.toFixed(0)} ms; medians of ${STARTS} starts, ms, and as a ratio to it`);

const ways = {
  'npm run engine': ['npm', 'run', '--silent', 'engine'],
  'without npm': [process.execPath, 'scripts/engine.mjs'],
};
/** The script `npm run engine` creates these files once, so a cold start must not have them. */
const made = ['.operatory-engine', '.operatory-engine.mjs'].map((name) => join(root, 'node_modules', name));
try {
  const worlds = [await world('empty', 0), await world('fifteen', 15), await world('hundreds', 200)];
  for (const [way, command] of Object.entries(ways)) {
    for (const warmth of ['cold', 'warm']) {
      for (const { name, tables, env } of worlds) {
        const starts: Start[] = [];
        for (let n = 0; n < STARTS; n++) {
          if (warmth === 'cold') for (const file of made) rmSync(file, { force: true });
          starts.push(await start(command, env, tables > 0 ? '{ thing_1 { id name } }' : '{ __typename }'));
        }
        const [health, answer] = [
          middle(starts.map((one) => one.health)),
          middle(starts.map((one) => one.answer)),
        ];
        const formatted = (ms: number) =>
          `${ms.toFixed(0).padStart(6)} (${(ms / bare).toFixed(1).padStart(5)})`;
        console.log(
          `${way.padEnd(16)} ${warmth} ${name.padEnd(8)} ${String(tables).padStart(4)} tables   health ${formatted(health)}   answer ${formatted(answer)}`,
        );
      }
    }
  }
} finally {
  await own.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
