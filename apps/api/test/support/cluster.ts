import { existsSync } from 'node:fs';
import { type Embedded, startEmbedded } from '@operatory/db';
import { placeOf } from '@operatory/db/embedded/place';
import { dropForce, onDatabase } from '@operatory/db/testing/on-database';
import { giveBack, ownTestFolder } from '@operatory/db/testing/test-folder';

const place = 'API_TEST_CLUSTER';

/** Gives this run of the tests a PostgreSQL of its own, one file's after the other; a second run has a second one. */
export function placeTestCluster(): void {
  process.env[place] = ownTestFolder('api');
}

function placed(): string {
  const folder = process.env[place];
  if (!folder) throw new Error(`No ${place}: vitest.config.ts names the set-up that places it.`);
  return folder;
}

/** Another PostgreSQL than the one that comes along. */
const binaries = process.env.TEST_POSTGRES;

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
  const start = () =>
    startEmbedded({ dataDir: placed(), settings: wanted, binaries, ...(port ? { port } : {}) });
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

/** Stops it, if a test started it, and gives its place back. */
export async function stopTestCluster(): Promise<void> {
  const dataDir = placed();
  if (existsSync(`${placeOf(dataDir).data}/postmaster.pid`))
    await (await startEmbedded({ dataDir, settings: usual, binaries })).stop();
  giveBack(dataDir);
}

export const dropDatabase = ({ superuserUrl }: Embedded, database: string): Promise<unknown> =>
  onDatabase(superuserUrl, (client) => dropForce(client, database));
