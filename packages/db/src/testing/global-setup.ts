import { prepareTemplate } from './test-database.ts';
import { stopTestServer } from './test-server.ts';

/** Vitest's globalSetup: the template is made once before the files run, the server stopped after the last. */
export async function setup(): Promise<void> {
  await prepareTemplate();
}
export const teardown = stopTestServer;
