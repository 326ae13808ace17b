import { defineConfig } from '@playwright/test';
import { port, ports, workers } from './ports.ts';

/** The journeys, and each dialog and widget by itself, run against the product itself, started as a newcomer starts it, on a database of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'stories/**/*.spec.ts'],
  // For what never ends; what is slow is measured by the benchmarks, on a machine that does nothing else.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One that needs its second try is printed as flaky at the end: a bug to find, not one that keeps others waiting.
  retries: process.env.CI ? 1 : 0,
  // What is tagged so is done by `pnpm check:long`.
  grepInvert: process.env.LONG === '1' ? [] : /@long/,
  workers,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../.data/e2e-results',
  use: {
    // What cannot be pressed says which it is, long before the journey's own end.
    actionTimeout: 60_000,
    baseURL: `http://harboursmiles.localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // What fades and slides is waited for at each click; where it can matter, a journey says that it wants it.
    contextOptions: { reducedMotion: 'reduce' },
    // Each step's page is written down: a quarter more to do, so only where somebody will look (E2E_TRACE=1).
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
