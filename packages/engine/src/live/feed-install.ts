import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { isRetryable, pauseBeforeRetry, RETRIES } from '../run/pool-retry.ts';
import type { FeedCatalog } from './change-names.ts';

export interface InstallFeedOptions {
  /** The URL of the tables' owner, who need not be a superuser. */
  readonly ownerUrl: string;
  readonly catalog: FeedCatalog;
  /** The catalog names of tables that subscriptions do not watch, such as presence. */
  readonly skip?: ReadonlySet<string>;
  /** The database roles whose processes may read the change table. */
  readonly readers: readonly string[];
}
export interface InstalledFeed {
  readonly kind: 'slot' | 'table';
}

const sqlOf = (file: string) => readFileSync(new URL(`../../sql/${file}.sql`, import.meta.url), 'utf8');

/**
 * Prepares the database for `startFeed`. If wal_level is logical and the owner may replicate, it creates a
 * publication, otherwise triggers that fill a change table. The tables are altered only if something
 * differs from the last run. Several processes may call it concurrently while servers write: it is tried
 * again after a deadlock.
 */
export async function installFeed(options: InstallFeedOptions): Promise<InstalledFeed> {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await installOnce(options);
    } catch (error) {
      if (attempt === RETRIES || !isRetryable(error)) throw error;
      await pauseBeforeRetry(attempt);
    }
}

async function installOnce({ ownerUrl, catalog, skip, readers }: InstallFeedOptions): Promise<InstalledFeed> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ slot: boolean }>(
      `select current_setting('wal_level') = 'logical' and (rolsuper or rolreplication) as slot
         from pg_roles where rolname = current_user`,
    );
    const kind = rows[0]?.slot ? 'slot' : 'table';
    const tables = Object.entries(catalog.tables)
      .filter(([name]) => !skip?.has(name))
      .map(
        ([, { schema = 'public', name, relation = name }]) =>
          `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(relation)}`,
      )
      .sort();
    const texts = [sqlOf('change-table'), sqlOf('change-publication')];
    const wanted = createHash('sha256')
      .update(JSON.stringify([kind, tables, readers, texts]))
      .digest('hex');
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtextextended('operatory change feed', 0))`);
    if ((await installed(client)) !== wanted) {
      for (const text of texts) await client.query(text);
      const column = catalog.tenancy?.column ?? '';
      if (kind === 'slot')
        await client.query('select app.unwatch_changes(), app.publish_changes($1::text[]::regclass[], $2)', [
          tables,
          column,
        ]);
      else
        await client.query('select app.watch_changes($1::text[]::regclass[], $2, $3)', [
          tables,
          column,
          readers,
        ]);
      await client.query(`comment on table app.changes is '${wanted}'`);
    }
    await client.query('commit');
    return { kind };
  } finally {
    await client.end();
  }
}

async function installed(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ held: string | null }>(
    `select obj_description(to_regclass('app.changes'), 'pg_class') as held`,
  );
  return rows[0]?.held ?? null;
}
