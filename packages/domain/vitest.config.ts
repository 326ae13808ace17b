import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // These limits only end tests that hang; they are generous because a busy machine is slow.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
