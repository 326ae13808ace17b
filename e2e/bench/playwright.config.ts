import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The server and browser of the journeys, with measurements instead of tests. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.bench.ts',
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['line']],
  outputDir: '../../.data/e2e-results',
  use: { ...journeys.use, trace: 'off' },
  webServer: [journeys.webServer ?? []].flat().map((server) => ({ ...server, cwd: '..' })),
});
