import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // The test files share modules, as in one process; each file has its own database.
    isolate: false,
    // Each test file spends half its time waiting for its server.
    maxWorkers: 2,
    // No test waits for a fixed time. These limits only end tests that hang, and allow for a slow, busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
  },
});
