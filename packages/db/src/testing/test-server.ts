import { type Embedded, startEmbedded } from '../embedded/start.ts';
import { stopUnlessUsed } from '../embedded/stop-unless-used.ts';
import { testFolder } from './test-folder.ts';

/**
 * Nothing here outlives a test, so nothing waits for the disk; and nothing is tidied: while an autovacuum is in a database its
 * owner may not drop it.
 */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '400',
};

const start = (): Promise<Embedded> =>
  startEmbedded({ dataDir: testFolder('test'), settings, binaries: process.env.TEST_POSTGRES });

/**
 * The owner's address of the server that all tests of this checkout share: TEST_DATABASE_URL, else an embedded one (of
 * the binaries in the folder TEST_POSTGRES, if it is set) that is
 * started on first use and goes on until stopTestServer.
 */
export async function testServerUrl(): Promise<string> {
  return process.env.TEST_DATABASE_URL ?? (await start()).ownerUrl;
}

/** Stops the embedded test server, unless other test runs are still on it. */
export async function stopTestServer(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  await stopUnlessUsed(await start());
}
