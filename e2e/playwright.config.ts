import { defineConfig } from '@playwright/test';
import { port, ports, workers } from './ports.ts';

/**
 * The journeys, and each dialog and widget on its own, run against the real product, started the way a new developer starts it, with a
 * separate database.
 */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'stories/**/*.spec.ts'],
  // Only for tests that never end; performance is measured by the benchmarks, on an otherwise idle machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test that needs its second try is reported as flaky at the end: a bug to find that does not block others.
  retries: process.env.CI ? 1 : 0,
  // Tests with this tag run with `pnpm check:long`.
  grepInvert: process.env.LONG === '1' ? [] : /@long/,
  workers,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../.data/e2e-results',
  use: {
    // A click that cannot succeed is reported with its element, long before the journey times out.
    actionTimeout: 60_000,
    baseURL: `http://harboursmiles.localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // Animations would delay each click; a journey that tests them turns them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Records the page at each step, which takes a quarter more time, so only on request (E2E_TRACE=1).
    trace: {
      mode: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
      screenshots: false,
      snapshots: true,
      sources: false,
    },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        '--disable-dev-shm-usage',
      ],
    },
  },
  webServer: {
    command: `node serve.mjs ${ports.join(' ')}`,
    wait: { stdout: /Every server is ready/ },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
