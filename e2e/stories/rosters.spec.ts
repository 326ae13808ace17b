import { expect, type Page } from '@playwright/test';
import { admin, axeClean, closedWith, openStory, test } from './support.ts';

async function begin(page: Page, story: string, label: string) {
  await openStory(page, admin, story);
  await page.getByRole('main').getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a shift takes the times and breaks of a shift timing, and repeats each week', async ({ page }) => {
  const dialog = await begin(page, 'Shift form', 'Nothing chosen');
  await expect(dialog.getByRole('status', { name: 'Hours' })).toHaveText('Enter the start and the end.');
  await dialog.getByRole('combobox', { name: 'Shift timing' }).click();
  await page.getByRole('option', { name: /^Full day/ }).click();
  await expect(dialog.getByRole('status', { name: 'Hours' })).toHaveText('9 h, 8 h 30 min paid.');
  await expect(dialog.getByLabel('Meal break (minutes)', { exact: true })).toHaveValue('30');
  await expect(dialog.getByText('12:15 pm – 12:45 pm')).toBeVisible();
  await axeClean(page);
  await dialog.getByLabel('Repeat each week').check();
  await dialog.getByText('Wed', { exact: true }).click();
  await dialog.getByLabel('Until').fill('2026-12-30');
  await expect(dialog.getByRole('status', { name: 'Repeated' })).toHaveText(
    '4 shifts, the last one on 30 Dec',
  );
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(closedWith(page)).toHaveText(
    'yes {"dates":["2026-12-21","2026-12-23","2026-12-28","2026-12-30"],"times":["08:00:00","17:00:00"],"meal":["12:15:00",30]}',
  );
});

test('a shift on a night when the clocks change shows how much time really passes', async ({ page }) => {
  const dialog = await begin(page, 'Shift form', 'The night of the clocks');
  await expect(dialog.getByRole('status', { name: 'Hours' })).toHaveText(
    'Ends Sun 4 Apr. 8 h, 8 h paid. The clocks change: 9 h really pass.',
  );
});

test('a shift with warnings can be saved only with a note', async ({ page }) => {
  const dialog = await begin(page, 'Shift form', 'A room that is taken');
  await expect(dialog).toContainText('Surgery 1 is taken for 4 h by another shift.');
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await axeClean(page);
  await dialog.getByRole('textbox', { name: 'Note' }).fill('They share the room today');
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeEnabled();
});

test('publishing lists what each person gets, and stops at an overlap', async ({ page }) => {
  const dialog = await begin(page, 'Publish roster', 'Four changes');
  await expect(dialog).toContainText('2 people are notified, once each.');
  await expect(dialog.getByRole('region', { name: 'Leo Park' })).toContainText('RemovedWed 23 Dec');
  const mia = dialog.getByRole('region', { name: 'Mia Chen' });
  await expect(mia).toContainText('Start: 08:00 am → 09:00 am');
  await expect(mia).toContainText('Room: Surgery 2 → none');
  await expect(dialog.getByRole('region', { name: 'Open shifts' })).toContainText('Thu 24 Dec');
  await axeClean(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(closedWith(page)).toHaveText('yes ["new","moved","given","open"]');

  const stopped = await begin(page, 'Publish roster', 'With an overlap');
  await expect(stopped).toContainText('1 overlap to fix before publishing: Mia Chen, Mon 21 Dec');
  await expect(stopped.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await axeClean(page);
  await stopped.getByRole('button', { name: 'Show' }).click();
  await expect(closedWith(page)).toHaveText('no ["new","over"]');
});

test('a copied week says what it adds and what it leaves out', async ({ page }) => {
  const dialog = await begin(page, 'Copy week', 'Some left out');
  await expect(dialog.getByRole('status', { name: 'Preview' })).toHaveText(
    '3 shifts are added to 21 Dec to 27 Dec as drafts, 1 of them open.',
  );
  const left = dialog.getByRole('region', { name: 'Left out' });
  await expect(left).toContainText('The employee is on leave: 1 shift');
  await expect(left).toContainText('Leo Park, Mon 21 Dec, 08:00 am – 05:00 pm');
  await expect(left).toContainText('Already there: 1 shift');
  await axeClean(page);
});
