import { prepareTemplate } from './test-database.ts';
import { stopTestServer } from './test-server.ts';

/** Vitest's globalSetup: creates the template once before the test files run, and stops the server after the last one. */
export async function setup(): Promise<void> {
  await prepareTemplate();
}
export const teardown = stopTestServer;
