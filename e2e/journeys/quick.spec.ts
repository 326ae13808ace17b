import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter, long } from './support.ts';

for (const [list, path] of [
  ['tasks', '/dashboard/tasks/list?view=table&who=everyone'],
  ['users', '/dashboard/users/list'],
] as const)
  test(
    `typing quickly into the search of ${list} on a slow tablet drops no key`,
    long(list !== 'tasks'),
    async ({ page }) => {
      await enter(page, people.manager);
      await page.goto(at('harboursmiles', path));
      const search = page.locator('input[data-search]');
      await search.waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const bursts = ['the quick brown ', 'fox jumps over ', 'lazy dogs'];
      const text = bursts.join('');
      await page.keyboard.press('/');
      await expect(search).toBeFocused();
      for (const burst of bursts) {
        await search.pressSequentially(burst, { delay: 15 });
        // Pauses like a user until the URL has changed, so that responses arrive between keys.
        await page.waitForFunction(
          (end) => new URL(location.href).searchParams.get('q')?.endsWith(end),
          burst.trim(),
        );
      }
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
      await expect(page.getByText('No results')).toBeVisible();
      await expect(search).toHaveValue(text);
    },
  );
