import { defineConfig } from '@playwright/test';
import { port, ports, workers } from './ports.ts';

/** Runs the journeys and stories against the real product, with a server and a database for each worker. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'stories/**/*.spec.ts'],
  // Only for tests that hang; the benchmarks measure speed, on an idle machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test that passes only on its second attempt is reported as flaky: a bug to find, but it does not block
  // others.
  retries: process.env.CI ? 1 : 0,
  // Tests with the tag @long run only with `pnpm check:long`.
  grepInvert: process.env.LONG === '1' ? [] : /@long/,
  workers,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../.data/e2e-results',
  use: {
    // A click that cannot succeed is reported with its element, long before the journey's own timeout.
    actionTimeout: 60_000,
    baseURL: `http://harboursmiles.localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // Animations would delay each click; journeys that test them turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording the page at each step takes a quarter more time, so it is only done on request (E2E_TRACE=1).
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
