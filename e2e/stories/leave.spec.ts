import { expect, type Page } from '@playwright/test';
import { admin, axeClean, closedWith, openStory, test } from './support.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Request leave' });
async function begin(page: Page, label: string) {
  await openStory(page, admin, 'Leave request');
  await page.getByRole('main').getByRole('button', { name: label, exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return { dialog, preview: dialog.getByRole('status', { name: 'Preview' }) };
}

test('the form shows the hours of a request while it is being filled in', async ({ page }) => {
  const { dialog, preview } = await begin(page, 'Nothing chosen');
  await expect(preview).toHaveText('Choose the first and the last day.');
  await axeClean(page);
  await dialog.getByLabel('From').fill('2026-12-24');
  // The last day follows the first one until it is changed.
  await expect(preview).toHaveText('1 day, 7.60 h paid');
  await dialog.getByLabel('Until').fill('2027-01-04');
  await page.keyboard.press('Tab');
  await expect(preview).toHaveText(
    '5 days, 38.00 h: 30.40 paid, 7.60 unpaid; 25, 28 Dec and 1 Jan are holidays',
  );
  const days = dialog.getByRole('region', { name: 'Days' });
  await expect(days).toContainText('25 Dec: Christmas Day');
  await expect(days).toContainText('27 Dec, 2 and 3 Jan: Not a working day');
});

test('a partial day has times, and problems with them are shown at that day', async ({ page }) => {
  const { dialog, preview } = await begin(page, 'Christmas');
  await dialog.getByRole('button', { name: 'Set times: Thu 24 Dec' }).click();
  const day = dialog.locator('[data-day="2026-12-24"]');
  await expect(day).toContainText('Enter a start and an end time, or choose all day');
  await expect(dialog.getByRole('button', { name: 'Send request' })).toBeDisabled();
  const time = async (group: string, hours: string, half: string) => {
    const input = day.getByRole('group', { name: group });
    await input.getByLabel('Hours').fill(hours);
    await input.getByLabel('Minutes').fill('30');
    await input.getByLabel('AM or PM').selectOption(half);
  };
  await time('From, Thu 24 Dec', '1', 'PM');
  await time('Until, Thu 24 Dec', '5', 'PM');
  await expect(preview).toHaveText(
    '5 days, 34.40 h: 30.40 paid, 4.00 unpaid; 25, 28 Dec and 1 Jan are holidays',
  );
  await axeClean(page);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(closedWith(page)).toHaveText(
    'yes {"leave_start_date":"2026-12-24","leave_end_date":"2027-01-04","days":[{"date":"2026-12-24","is_all_day":false,"start_time":"13:30","end_time":"17:30"}]}',
  );
});

test('leave that overlaps approved leave shows the problem at the days that overlap', async ({ page }) => {
  const { dialog, preview } = await begin(page, 'Partly approved');
  await expect(preview).toHaveText(
    'This overlaps leave that is already approved. Choose other days or times.',
  );
  await expect(dialog.getByRole('region', { name: 'Days' })).toContainText(
    '8 Dec: Leave that is already approved',
  );
  await expect(dialog.locator('[data-day="2026-12-10"]')).toContainText('This overlaps leave');
  await expect(dialog.locator('[data-day="2026-12-09"]')).toContainText('7.60 h');
  await axeClean(page);
});

test('a leave type says that it needs an attachment, and unpaid leave is shown as unpaid', async ({
  page,
}) => {
  const { dialog, preview } = await begin(page, 'Unpaid');
  await expect(preview).toHaveText('1 day, 7.60 h unpaid');
  await expect(dialog).toContainText('This leave type needs an attachment');
});

test('days can be chosen on a calendar that disables approved leave and holidays', async ({ page }) => {
  const { dialog, preview } = await begin(page, 'Nothing chosen');
  await dialog.getByRole('button', { name: 'Choose on a calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Selected days' });
  const day = (name: string) => calendar.getByRole('button', { name, exact: true });
  await expect(day('2026-12-08, approved leave')).toBeDisabled();
  await expect(day('2026-12-25, holiday')).toBeDisabled();
  await day('2026-12-14').click();
  await day('2026-12-16').click();
  await calendar.getByRole('button', { name: 'Save' }).click();
  await expect(calendar.getByRole('alert')).toHaveText(
    '15 Dec is not selected. Send a request for each period.',
  );
  await day('2026-12-15, pending leave').click();
  await calendar.getByRole('button', { name: 'Save' }).click();
  await expect(preview).toHaveText('3 days, 22.80 h paid');
});
