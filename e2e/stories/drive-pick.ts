import { expect, type Page } from '@playwright/test';
import { axeClean, closedWith, nameOf, openStory, type Person, pickDialog } from './support.ts';

/** Dialogs whose rows are named by a date or number, and are found by the record they refer to. */
const withoutNames = ['Select Clinic rosters', 'Clinic inventory product orders'];

/** Tests a picker with invalid and valid choices, first with the mouse and then with keys alone. */
export async function drivePick(page: Page, person: Person, name: string, what: string) {
  await openStory(page, person, name);
  const opener = page.getByRole('button', { name: 'Open', exact: true });
  await opener.click();
  const first = await pickDialog(page, name);
  expect(await first.options.count()).toBeLessThanOrEqual(50);
  await first.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(first.says(`Please Select ${what}`)).toBeVisible();
  await axeClean(page);
  await first.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(closedWith(page)).toHaveText('no');

  await opener.click();
  const second = await pickDialog(page, name);
  const words = await nameOf(second.options.first());
  await second.options.first().click();
  await expect(second.options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(second.dialog.getByRole('button', { name: `Remove ${words}` })).toBeVisible();
  await second.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(closedWith(page)).toHaveText(/^yes \["[0-9a-f-]{36}"\]$/);
  const picked = await closedWith(page).textContent();

  await opener.focus();
  await page.keyboard.press('Enter');
  const third = await pickDialog(page, name);
  const save = third.dialog.getByRole('button', { name: 'Save' });
  const place = await save.boundingBox();
  await page.keyboard.type('no such name');
  await expect(third.says('No Data Found')).toBeVisible();
  expect((await save.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(withoutNames.includes(name) ? ' ' : words);
  // Enter works before the search has finished, too.
  await page.keyboard.press('Enter');
  await expect(third.options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(closedWith(page)).toHaveText(picked ?? '');
  await opener.focus();
  await page.keyboard.press('Enter');
  await pickDialog(page, name);
  await page.keyboard.press('Escape');
  await expect(closedWith(page)).toHaveText('no');
}
