import { type EmbeddedServer, startEmbedded } from '../embedded/start.ts';
import { stopUnlessUsed } from '../embedded/stop-unless-used.ts';
import { testFolder } from './test-folder.ts';

/**
 * No data outlive a test, so nothing waits for the disk. Autovacuum is off, because an owner cannot drop a
 * database while autovacuum runs in it.
 */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '400',
};

const start = (): Promise<EmbeddedServer> =>
  startEmbedded({ dataDir: testFolder('test'), settings, binaries: process.env.TEST_POSTGRES });

/**
 * @returns The URL of the server that all tests of this checkout share: TEST_DATABASE_URL, or else an
 *   embedded server (with the binaries in the folder TEST_POSTGRES, if set) that is started on first use
 *   and runs until stopTestServer.
 */
export async function testServerUrl(): Promise<string> {
  return process.env.TEST_DATABASE_URL ?? (await start()).ownerUrl;
}

/** Stops the server of the tests, unless other test runs still use it. */
export async function stopTestServer(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  await stopUnlessUsed(await start());
}
