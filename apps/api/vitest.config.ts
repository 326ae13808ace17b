import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Otherwise Vite would load one build of graphql for our files, and Node another one for Pothos and Yoga.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    // Long enough for a busy machine, and only there to end tests that would never finish.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // One process for all files, because importing and warming up the API for each file takes as long as the tests.
    fileParallelism: false,
    isolate: false,
    globalSetup: ['test/support/global-setup.ts'],
    setupFiles: ['test/support/setup.ts'],
  },
});
