import { existsSync } from 'node:fs';
import { type EmbeddedServer, startEmbedded } from '@operatory/db';
import { placeOf } from '@operatory/db/embedded/place';
import { dropForce, onDatabase } from '@operatory/db/testing/on-database';
import { giveBack, ownTestFolder } from '@operatory/db/testing/test-folder';

const place = 'API_TEST_CLUSTER';

/** This test run has its own PostgreSQL, used by one file after another; a second run gets another one. */
export function placeTestCluster(): void {
  process.env[place] = ownTestFolder('api');
}

function placed(): string {
  const folder = process.env[place];
  if (!folder) throw new Error(`No ${place}: vitest.config.ts names the set-up that places it.`);
  return folder;
}

/** Tests may use another PostgreSQL than the bundled one. */
const binaries = process.env.TEST_POSTGRES;

export type Settings = Readonly<Record<string, string>>;
/** No data outlives a test, so writes do not wait for the disk. */
const usual: Settings = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'logical',
  shared_preload_libraries: 'pg_stat_statements',
  // The maximum exceeds the number of different statements in all tests, so that none is dropped while
  // statements are counted.
  'pg_stat_statements.max': '50000',
};

/** The settings are in addition to the usual ones. The cluster runs until the end of all tests. */
export async function testCluster(settings: Settings = {}, port?: number): Promise<EmbeddedServer> {
  const wanted = { ...usual, ...settings };
  const start = () =>
    startEmbedded({ dataDir: placed(), settings: wanted, binaries, ...(port ? { port } : {}) });
  const cluster = await start();
  if (await has(cluster, wanted)) return cluster;
  await cluster.stop();
  return start();
}

async function has({ superuserUrl }: EmbeddedServer, wanted: Settings): Promise<boolean> {
  const { rows } = await onDatabase(superuserUrl, (client) =>
    client.query<{ name: string; held: string }>(
      'select name, current_setting(name) as held from unnest($1::text[]) as name',
      [Object.keys(wanted)],
    ),
  );
  return rows.every(({ name, held }) => held === wanted[name]);
}

/** A test may not have started the cluster, but its folder must be released anyway. */
export async function stopTestCluster(): Promise<void> {
  const dataDir = placed();
  if (existsSync(`${placeOf(dataDir).data}/postmaster.pid`))
    await (await startEmbedded({ dataDir, settings: usual, binaries })).stop();
  giveBack(dataDir);
}

export const dropDatabase = ({ superuserUrl }: EmbeddedServer, database: string): Promise<unknown> =>
  onDatabase(superuserUrl, (client) => dropForce(client, database));
