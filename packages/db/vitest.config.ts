import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // These only end what hangs, on a slow and busy machine too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
