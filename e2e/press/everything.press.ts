import { expect, test } from '@playwright/test';
import { at, enter } from '../journeys/support.ts';
import { explore, patternOf } from './explore.ts';
import { watchPage } from './in-page.ts';
import { listen } from './press.ts';
import { findings, readReport, summary, writeReport } from './report.ts';
import { visitors } from './visitors.ts';

/**
 * The maximum seconds for one visitor; 0 for no limit. A run with PRESS_RESUME=1 continues with the
 * remaining screens, and one with PRESS_AT begins at that screen.
 */
const seconds = Number(process.env.PRESS_SECONDS ?? 0);
const only = process.env.PRESS_ONLY;

test.describe.configure({ mode: 'parallel' });

test('finds a button that does nothing, and one that fails', async ({ page }) => {
  await page.addInitScript(watchPage);
  await page.route('**/dashboard/press-test', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<main><button>Dead</button><button onclick="document.title = 'a'; this.after('done')">Good</button>
        <button onclick="this.after('done'); throw new Error('broken')">Broken</button>
        <button onclick="fetch('/api/v1/auth/me-not').then(() => this.after('quiet'))">Refused</button></main>`,
    }),
  );
  const address = at('harboursmiles', '/dashboard/press-test');
  const found = await explore({ page, ear: listen(page), address, known: new Set(), onAddress: () => {} });
  expect(found.pressed).toBe(4);
  expect(found.nothing).toEqual(['Dead [button] by key']);
  expect(found.wrong).toEqual([
    expect.stringContaining('Broken [button]'),
    expect.stringContaining('no message: 404'),
  ]);
});

for (const { role, sub, email } of visitors)
  test(`${role} presses everything`, async ({ page }) => {
    test.skip(only !== undefined && !only.split(',').includes(role), 'not asked for');
    const began = Date.now();
    await page.addInitScript(watchPage);
    await enter(page, email, sub);
    const ear = listen(page);
    let report = readReport(role);
    const waiting = report.waiting.length > 0 ? [...report.waiting] : [process.env.PRESS_AT ?? '/dashboard'];
    const known = new Set(report.known);
    const patterns = new Set(report.patterns);
    /** Queues a screen, unless one with the same URL pattern was queued before. */
    const note = (address: string) => {
      const url = new URL(address, at(sub));
      if (url.origin !== new URL(at(sub)).origin || !url.pathname.startsWith('/dashboard')) return;
      const pattern = patternOf(url.pathname + url.search);
      if (patterns.has(pattern)) return;
      patterns.add(pattern);
      waiting.push(url.pathname + url.search);
    };
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const found = await explore({ page, ear, address: at(sub, path), known, onAddress: note }).catch(
        (error: unknown) => ({
          screen: path ?? '',
          pressed: 0,
          byKey: 0,
          nothing: [],
          wrong: [`the screen cannot be visited: ${String(error).split('\n')[0]}`],
        }),
      );
      // The run was stopped, so this screen remains for the next one.
      if (page.isClosed()) break;
      const links = await page
        .evaluate(() =>
          [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
        )
        .catch(() => []);
      for (const link of links) note(link);
      report = { role, found: [...report.found, found], waiting, known: [...known], patterns: [...patterns] };
      writeReport(report);
      console.log(
        `${role} ${found.screen}: ${found.pressed} pressed, ${found.nothing.length} nothing, ${found.wrong.length} wrong`,
      );
      if (seconds > 0 && Date.now() - began > seconds * 1000) break;
    }
    console.log(summary(report));
    expect(findings(report)).toEqual([]);
  });
