import { existsSync } from 'node:fs';
import { type Embedded, startEmbedded } from '@operatory/db';
import { placeOf } from '@operatory/db/embedded/place';
import { onDatabase, stopUnlessUsed } from '@operatory/db/testing/on-database';
import { testFolder } from '@operatory/db/testing/test-folder';

/** The PostgreSQL of the API's own tests, of this checkout alone: one file's after the other. */
const dataDir = testFolder('api');
export type Settings = Readonly<Record<string, string>>;
/** Nothing here outlives a test, so nothing waits for the disk. */
const usual: Settings = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'logical',
  shared_preload_libraries: 'pg_stat_statements',
  // More than all tests have of different ones: none is forgotten while somebody counts.
  'pg_stat_statements.max': '50000',
};

/** The cluster with these settings beside the usual ones; it runs on until the end of all tests. */
export async function testCluster(settings: Settings = {}, port?: number): Promise<Embedded> {
  const wanted = { ...usual, ...settings };
  const start = () => startEmbedded({ dataDir, settings: wanted, ...(port ? { port } : {}) });
  const cluster = await start();
  if (await has(cluster, wanted)) return cluster;
  await cluster.stop();
  return start();
}

async function has({ superuserUrl }: Embedded, wanted: Settings): Promise<boolean> {
  const { rows } = await onDatabase(superuserUrl, (client) =>
    client.query<{ name: string; held: string }>(
      'select name, current_setting(name) as held from unnest($1::text[]) as name',
      [Object.keys(wanted)],
    ),
  );
  return rows.every(({ name, held }) => held === wanted[name]);
}

/** Stops it, unless another run of the tests is still on it. */
export async function stopTestCluster(): Promise<void> {
  if (!existsSync(`${placeOf(dataDir).data}/postmaster.pid`)) return;
  await stopUnlessUsed(await startEmbedded({ dataDir, settings: usual }));
}

export const dropDatabase = ({ superuserUrl }: Embedded, database: string): Promise<unknown> =>
  onDatabase(superuserUrl, (client) => client.query(`drop database ${database} with (force)`));
