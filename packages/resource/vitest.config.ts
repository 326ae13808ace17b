import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Loading the modules again for each file would take longer than its tests.
    isolate: false,
    // These limits only end tests that hang; they are generous because a busy machine is slow.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
