import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** Presses every button of every screen in each role, with the servers of the journeys. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.press.ts',
  timeout: 5_400_000,
  reporter: [['line']],
  outputDir: '../../.data/e2e-press',
  use: { ...journeys.use, trace: 'off' },
  webServer: [journeys.webServer ?? []].flat().map((server) => ({ ...server, cwd: '..' })),
});
