import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { DatabaseStartError } from '../start-error.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../../prisma/migrations/', import.meta.url));
/** The number of Prisma's own advisory lock, so that this and `prisma migrate deploy` exclude each other. */
const prismaLock = 72_707_369;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export function readMigrations(): Migration[] {
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const bytes = readFileSync(`${migrationsFolder}${name}/migration.sql`);
      return {
        name,
        sql: bytes.toString('utf8'),
        checksum: createHash('sha256').update(bytes).digest('hex'),
      };
    });
}

interface Applied {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

const guarding = /^SELECT app\.guard_tables\(\);$/gm;

/**
 * Applies the migrations that are missing. The bookkeeping (table, checksum, lock) is Prisma's, so that
 * this is interchangeable with `prisma migrate deploy`. The caller must guard the tables of a new database
 * afterwards, because doing so in each migration would take most of the time. @returns their names. @throws
 * DatabaseStartError if a migration failed earlier or was edited after it was applied
 */
export async function applyMigrations(client: pg.Client): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [prismaLock]);
  try {
    const migrations = readMigrations();
    await assertOwnDatabase(client, migrations[0]?.name ?? '');
    await client.query(`create table if not exists _prisma_migrations (
      id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
      migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
      started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`);
    const { rows } = await client.query<Applied>(
      'select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null',
    );
    const failed = rows.find((row) => !row.finished_at);
    if (failed)
      throw new DatabaseStartError(
        `Migration ${failed.migration_name} failed earlier and has to be resolved by hand (table _prisma_migrations).`,
      );
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    const isNew = applied.size === 0;
    const names: string[] = [];
    for (const migration of migrations) {
      const checksum = applied.get(migration.name);
      if (checksum === undefined) {
        const { sql } = migration;
        await applyOne(client, { ...migration, sql: isNew ? sql.replace(guarding, '') : sql });
        names.push(migration.name);
      } else if (checksum !== migration.checksum) {
        throw new DatabaseStartError(`Migration ${migration.name} was edited after it had been applied.`);
      }
    }
    return names;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [prismaLock]).catch(() => {});
  }
}

/** Refuses a database with tables of another application, because a migration would fail halfway. */
async function assertOwnDatabase(client: pg.Client, first: string): Promise<void> {
  const { rows: books } = await client.query("select to_regclass('_prisma_migrations') is not null as kept");
  if (books[0]?.kept) {
    const { rows } = await client.query('select from _prisma_migrations where migration_name = $1', [first]);
    if (rows.length > 0) return;
  }
  const { rows } = await client.query<{ database: string; tables: string | null }>(
    `select current_database() as database, string_agg(relname, ', ' order by relname) as tables from (
       select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
         and relname <> '_prisma_migrations'
         and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
       order by relname limit 3) found`,
  );
  if (rows[0]?.tables)
    throw new DatabaseStartError(
      `The database ${rows[0].database} contains tables that aren't Operatory's (${rows[0].tables}). Use an empty database.`,
    );
}

async function applyOne(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const id = randomUUID();
  await client.query('insert into _prisma_migrations (id, checksum, migration_name) values ($1, $2, $3)', [
    id,
    checksum,
    name,
  ]);
  try {
    // Without parameters, a text of several statements runs in one implicit transaction.
    await client.query(sql);
    await client.query(
      'update _prisma_migrations set finished_at = now(), applied_steps_count = 1 where id = $1',
      [id],
    );
  } catch (error) {
    await client
      .query('update _prisma_migrations set logs = $2 where id = $1', [id, String(error)])
      .catch(() => {});
    throw new DatabaseStartError(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
