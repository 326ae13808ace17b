import { expect, test } from '@playwright/test';
import { followMenu, long, signIn } from './support.ts';

// These tests change nothing, so they can run in parallel.
test.describe.configure({ mode: 'parallel' });

// With every change, only these users follow their menu: an admin and an employee of a client, and one of the platform. All
// others do so with `pnpm check:long`.
const short = ['olivia.hart', 'sofia.marino', 'noel.amato'];
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
        const texts: Promise<string>[] = [];
        page.on('response', (response) => {
          if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
          // A response may be gone when the page leaves.
          if (response.url().endsWith('/v1/graphql')) texts.push(response.text().catch(() => ''));
        });
        await signIn(page, `${name}@${sub === 'superadmin' ? 'operatory' : sub}.example`, sub);
        const entries: string[] = [];
        for await (const entry of followMenu(page)) {
          entries.push(entry);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expect(page.getByText('Sorry Something Went Wrong')).toHaveCount(0);
          await expect(page.getByText(/Permission To/)).toHaveCount(0);
          // The platform has no tasks, and so no requests about any.
          if (sub === 'superadmin' && entry.includes('-requests/'))
            await expect(page.getByText('No requests waiting', { exact: true })).toBeVisible();
        }
        expect(entries.length).toBeGreaterThan(0);
        expect(wrong).toEqual([]);
        expect((await Promise.all(texts)).filter((text) => text.startsWith('{"errors"'))).toEqual([]);
      },
    );
  }
}
