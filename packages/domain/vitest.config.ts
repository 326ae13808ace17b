import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // These only end what hangs, on a slow and busy machine too.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
