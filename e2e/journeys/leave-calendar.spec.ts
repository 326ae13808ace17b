import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, at, enter } from './support.ts';
import { apiOf, dayInSydney } from './tasks-support.ts';

interface Day {
  readonly date: string;
  readonly display_name: string;
  readonly status: string;
  readonly leave_type: { readonly name: string } | null;
}

test('the calendar shows colleagues only that somebody is away, and the manager the leave type; the admin sees what is owed', async ({
  page,
}) => {
  const token = await apiOf(people.manager);
  const { leave_calendar } = await token<{ leave_calendar: { days: Day[] } }>(
    `{ leave_calendar(from: "${dayInSydney(1)}", until: "${dayInSydney(61)}") { days { date display_name status leave_type { name } } } }`,
  );
  const away = leave_calendar.days.find(
    ({ status, display_name }) => status === 'APPROVED' && display_name !== people.nurseName,
  );
  if (!away?.leave_type) throw new Error('nobody of the demo is away');
  const week = at('harboursmiles', `/dashboard/leaves/calendar?span=week&date=${away.date}`);

  await enter(page, people.nurse);
  await page.goto(week);
  const bar = page.locator('[data-span="week"] [data-joined]').filter({ hasText: away.display_name }).first();
  await expect(bar).toContainText('Away');
  await expect(page.getByText(away.leave_type.name)).toHaveCount(0);
  await expect(page.getByRole('link', { name: away.display_name })).toHaveCount(0);
  await accessible(page);
  // The keyboard opens the month, one of its days, and the people who are away on it.
  await page.keyboard.press('m');
  await expect(page).not.toHaveURL(/span=/);
  await page.locator(`[data-calendar-day="${away.date}"]`).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(away.display_name);
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expect(page.locator('[aria-current="date"]')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(week);
  await expect(page.getByRole('listitem').filter({ hasText: away.display_name }).first()).toBeVisible();
  await accessible(page);

  await enter(page, people.manager);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(week);
  await expect(bar).toContainText(away.leave_type.name);
  await accessible(page);
  await bar.click();
  await expect(page).toHaveURL(/\/leaves\/approvals\?record=/);

  // Pay is not for practice managers to see.
  await page.goto(at('harboursmiles', '/dashboard/leaves/liability'));
  await expect(page).toHaveURL(/\/dashboard$/);
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/leaves/liability'));
  const owed = page.getByRole('row').filter({ hasText: 'Annual leave' });
  await expect(owed.filter({ hasText: people.nurseName })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Choose their award to include them.');
});
