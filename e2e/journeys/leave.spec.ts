import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter, long } from './support.ts';

test('an employee sees their own leave balance and request, and cannot open the balances of others', async ({
  page,
}) => {
  await enter(page, people.nurse);
  await page.goto(at('harboursmiles', '/dashboard'));
  await page.getByRole('link', { name: 'My leave' }).click();
  const balances = page.getByRole('region', { name: 'Balances' });
  // In the demo, this user has requested leave, and nobody has decided on it.
  await expect(balances.getByText('Annual leave')).toBeVisible();
  await expect(balances).toContainText('0 h taken, 22.8 h pending');
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'Annual leave' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Pending' })).toContainText('School holidays begin');
  await page.goto(at('harboursmiles', '/dashboard/leaves/balances'));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test(
  'a practice manager sees roster templates, shift requests and leave balances',
  long(),
  async ({ page }) => {
    await enter(page, people.manager);
    await page.goto(at('harboursmiles', '/dashboard/roster/templates'));
    await page.getByText('Usual week', { exact: true }).first().click();
    const shifts = page.getByRole('region', { name: 'Template shifts' });
    await expect(shifts).toContainText('Monday');
    await page.goto(at('harboursmiles', '/dashboard/roster/change-requests'));
    await expect(page.getByRole('row', { name: /Mei Chen/ }).first()).toContainText('Clock-out');
    await page.goto(at('harboursmiles', '/dashboard/leaves/balances'));
    const annual = page.getByRole('row').filter({ hasText: 'Annual leave' });
    await expect(annual.filter({ hasText: 'Lachlan Reid' })).toBeVisible();
  },
);
