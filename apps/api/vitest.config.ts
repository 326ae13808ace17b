import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Vite would take graphql's other build for our files than Node takes for Pothos and Yoga: two realms.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    // Long enough for a machine that has other things to do: they end what would never end.
    testTimeout: 120_000,
    hookTimeout: 600_000,
    // One process for all files: to import the API and warm it up once more for each takes as long as the tests.
    fileParallelism: false,
    isolate: false,
    globalSetup: ['test/support/global-setup.ts'],
    setupFiles: ['test/support/setup.ts'],
  },
});
