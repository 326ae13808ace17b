import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Loading the modules again for each file would take longer than its tests.
    isolate: false,
    globalSetup: ['src/testing/global-setup.ts'],
    // The limits only end tests that hang. They are generous, because a busy machine is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
