import { prepareTemplate } from './test-database.ts';
import { stopTestServer } from './test-server.ts';

/** Vitest calls `setup` once before the test files run, and `teardown` after the last one. */
export async function setup(): Promise<void> {
  await prepareTemplate();
}
export const teardown = stopTestServer;
