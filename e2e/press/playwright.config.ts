import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** Every button of every screen, pressed by each role on the journeys' product, on a database of its own. */
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
