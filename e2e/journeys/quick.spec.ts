import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter } from './support.ts';

for (const [list, path] of [
  ['tasks', '/dashboard/tasks/list?view=table&who=everyone'],
  ['users', '/dashboard/users/list'],
] as const)
  test(`typing quickly into the search of ${list} on a slow tablet drops no key`, async ({ page }) => {
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
      // As somebody who thinks until the address is told: answers come between the keys.
      await page.waitForFunction(
        (end) => new URL(location.href).searchParams.get('q')?.endsWith(end),
        burst.trim(),
      );
    }
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
    await expect(page.getByText('No results')).toBeVisible();
    await expect(search).toHaveValue(text);
  });

test('each key of a list, as the help tells it', async ({ page }) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/clinic-rooms/list'));
  const rows = page.locator('[data-row]');
  const dialog = page.getByRole('dialog');
  await rows.nth(1).waitFor();
  const press = (key: string) => page.keyboard.press(key);

  await press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const told of [
    'Search or jump to…',
    'Next row',
    'Previous row',
    'Select row',
    'Edit room',
    'Filter',
    'Add room',
    'Search this list',
    'Show keyboard shortcuts',
    'Go to Dashboard',
    'Save',
    'Close',
  ])
    await expect(help.getByText(told, { exact: true })).toBeVisible();
  await press('Escape');
  await expect(dialog).toHaveCount(0);

  await press('j');
  await press('j');
  await expect(rows.nth(1)).toBeFocused();
  await press('k');
  await expect(rows.nth(0)).toBeFocused();
  await press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await press('x');
  await press('e');
  await expect(page.getByRole('dialog', { name: 'Edit room' })).toBeVisible();
  await press('Escape');
  await expect(dialog).toHaveCount(0);
  await press('n');
  await expect(page.getByRole('dialog', { name: 'Add room' })).toBeVisible();
  // Refused where it stands, and open still.
  await press('Control+Enter');
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await press('Escape');
  await expect(dialog).toHaveCount(0);
  await press('f');
  await expect(page.getByRole('combobox', { name: 'Clinic', exact: true })).toBeVisible();
  await press('Escape');
  await press('/');
  await expect(page.locator('input[data-search]')).toBeFocused();
});
