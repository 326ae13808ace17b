import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // The files share the code, as processes do; each has a database of its own.
    isolate: false,
    // Each waits for its server half the time.
    maxWorkers: 2,
    // Nothing here waits for a time: these only end what hangs, on a slow and busy machine too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
  },
});
