import { createHash } from 'node:crypto';
import type pg from 'pg';
import { DatabaseStartError } from '../start-error.ts';
import { applyMigrations } from './apply.ts';
import { connect, placeOf } from './connect.ts';
import { assertIsolated, ensureRole } from './roles.ts';

export interface MigrateOptions {
  /** The password of the login role `operatory_api`. The next one is that of `operatory_platform`. */
  readonly apiPassword: string;
  readonly platformPassword: string;
  /**
   * The URL of an existing login role for the API, which is then neither created nor altered. The next one
   * is the same for the platform.
   */
  readonly appUrl?: string;
  readonly platformUrl?: string;
}
export interface MigrationResult {
  readonly apiUrl: string;
  readonly platformUrl: string;
  readonly applied: readonly string[];
}

const oldestVersion = 150_000;

/**
 * Prepares a database: checks its version, applies migrations, and sets up login roles, row-level security
 * and grants. It can be run repeatedly and by several processes at once. @throws DatabaseStartError with
 * one clear line
 */
export async function migrate(ownerUrl: string, options: MigrateOptions): Promise<MigrationResult> {
  const apiUrl = options.appUrl ?? urlFor(ownerUrl, 'operatory_api', options.apiPassword);
  const platformUrl = options.platformUrl ?? urlFor(ownerUrl, 'operatory_platform', options.platformPassword);
  const client = await connect('DATABASE_URL', ownerUrl);
  try {
    const { rows } = await client.query<{ version: number; name: string; read_only: string }>(
      "select current_setting('server_version_num')::int as version, current_setting('server_version') as name, current_setting('transaction_read_only') as read_only",
    );
    if (rows[0] && rows[0].version < oldestVersion)
      throw new DatabaseStartError(`PostgreSQL ${rows[0].name} is too old: 15 or newer is needed.`);
    if (rows[0]?.read_only === 'on')
      throw new DatabaseStartError(
        `DATABASE_URL points to ${placeOf(client)}, which is read-only (a replica, or set so).`,
      );
    if (roleOf(apiUrl) === roleOf(platformUrl))
      throw new DatabaseStartError(
        'APP_DATABASE_URL and PLATFORM_DATABASE_URL use the same role. Each needs its own.',
      );
    if (options.appUrl) await assertIsolated(client, 'APP_DATABASE_URL', options.appUrl);
    else await ensureRole(client, roleOf(apiUrl), options.apiPassword, apiUrl);
    if (options.platformUrl) await assertIsolated(client, 'PLATFORM_DATABASE_URL', options.platformUrl);
    else await ensureRole(client, roleOf(platformUrl), options.platformPassword, platformUrl);
    const applied = await applyMigrations(client);
    await guard(client, roleOf(apiUrl), roleOf(platformUrl));
    return { apiUrl, platformUrl, applied };
  } finally {
    await client.end();
  }
}

/**
 * Applies row-level security and grants only if the migrations or roles have changed, because this locks
 * every table.
 */
async function guard(client: pg.Client, apiRole: string, platformRole: string): Promise<void> {
  await client.query('begin');
  // Only one process at a time applies them; the others then find the work done.
  await client.query('select pg_advisory_xact_lock(72707372)');
  const { rows } = await client.query<{ names: string; held: string | null }>(
    `select string_agg(migration_name, ',' order by migration_name) as names,
       (select value from app.settings where key = 'guarded') as held from _prisma_migrations where finished_at is not null`,
  );
  const wanted = createHash('sha256').update(`${apiRole} ${platformRole} ${rows[0]?.names}`).digest('hex');
  if (rows[0]?.held !== wanted) {
    await client.query('select app.guard_tables($1, $2)', [apiRole, platformRole]);
    await client.query(
      "insert into app.settings values ('guarded', $1) on conflict (key) do update set value = excluded.value",
      [wanted],
    );
  }
  await client.query('commit');
}

function urlFor(ownerUrl: string, role: string, password: string): string {
  let url: URL;
  try {
    url = new URL(ownerUrl);
  } catch {
    throw new DatabaseStartError(
      'DATABASE_URL is not an address of the form postgresql://user:password@host:5432/name.',
    );
  }
  url.username = role;
  url.password = encodeURIComponent(password);
  return url.href;
}

const roleOf = (url: string) => decodeURIComponent(new URL(url).username);
