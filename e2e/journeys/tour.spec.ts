import { expect, test } from '@playwright/test';
import { followMenu, long, signIn } from './support.ts';

// These tests change nothing, so they may run in parallel.
test.describe.configure({ mode: 'parallel' });

// Every demo role of every tenant signs in and follows each entry of its menu and each tab below it. With every change, only one role
// of each kind runs.
const short = ['olivia.hart', 'amelia.foster', 'owner'];
const visitors: readonly (readonly [string, readonly string[]])[] = [
  ['harboursmiles', ['grace.whitlam', 'olivia.hart', 'daniel.okafor', 'mei.chen', 'sofia.marino']],
  ['brightbay', ['margaret.sutton', 'ben.kowalski', 'leilani.fonoti', 'amelia.foster']],
  [
    'superadmin',
    ['owner', 'tess.marlow', 'anil.kapoor', 'bridie.walsh', 'marcus.lim', 'saskia.jansen', 'noel.amato'],
  ],
];

for (const [sub, names] of visitors) {
  for (const name of names) {
    test(
      `every menu entry of ${name} of ${sub} opens without an error`,
      long(!short.includes(name)),
      async ({ page }) => {
        const wrong: string[] = [];
        page.on('pageerror', (error) => wrong.push(error.message));
        page.on('response', (response) => {
          if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
        });
        await signIn(page, `${name}@${sub === 'superadmin' ? 'operatory' : sub}.example`, sub);
        const entries: string[] = [];
        for await (const entry of followMenu(page)) {
          entries.push(entry);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText('Sorry Something Went Wrong')).toHaveCount(0);
          await expect(page.getByText(/Permission To/)).toHaveCount(0);
          // Platform users have no tasks, so there are no requests about one.
          if (sub === 'superadmin' && entry.includes('-requests/'))
            await expect(page.getByText('No requests waiting', { exact: true })).toBeVisible();
          await page.waitForLoadState('networkidle');
        }
        expect(entries.length).toBeGreaterThan(0);
        expect(wrong).toEqual([]);
      },
    );
  }
}
