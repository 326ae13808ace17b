import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, accessibleInBoth, enter, long } from './support.ts';
import { apiOf, called } from './tasks-support.ts';

/** Adds an award level with one pay point and its rate since July 2025. */
async function addLevel(name: string): Promise<void> {
  const api = await apiOf(people.admin);
  await api(
    'mutation ($object: employee_award_levels_insert_input!) { insert_employee_award_levels_one(object: $object) { id } }',
    {
      object: {
        name,
        service_type: 'Support Services',
        is_age_required: true,
        casual_rate_percentage: '25',
        employee_award_sub_levels: {
          data: [{ age: 'ADULT', base_price: '25.74', effective_from: '2025-07-01' }],
        },
      },
    },
  );
}
const pays = (page: Page, kind: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kind, exact: true }) });
const ratesOn = async (page: Page, day: string) => {
  await page.getByRole('textbox', { name: 'Rates on' }).fill(day);
  await page.getByRole('textbox', { name: 'Rates on' }).press('Tab');
};

for (const [device, width, height] of [
  ['a desktop', 1440, 900],
  ['a phone', 390, 844],
] as const)
  test(
    `a new award rate changes pay from 1 July but not before, on ${device}`,
    long(device !== 'a phone'),
    async ({ page }) => {
      const name = called('Level');
      await addLevel(name);
      await page.setViewportSize({ width, height });
      await enter(page, people.admin);
      await page.goto('/dashboard/employee-awards/list');
      await page.getByRole('textbox', { name: 'Search levels, ages and pay points' }).fill(name);
      const tree = page.getByRole('navigation', { name: 'Award levels' });
      await tree.getByRole('button', { name: 'Adult' }).click();
      await expect(pays(page, 'Casual')).toContainText('$32.18');
      await expect(pays(page, 'Casual')).toContainText('= 125 % of base');

      await page.getByRole('button', { name: 'New rate' }).click();
      const dialog = page.getByRole('dialog', { name: 'New rate' });
      await dialog.getByRole('textbox', { name: 'Base hourly rate' }).fill('26.64');
      await dialog.getByRole('textbox', { name: 'From' }).fill('2090-07-01');
      // Closes the calendar of the date input.
      await page.keyboard.press('Tab');
      await expect(dialog).toContainText('Until 30 June 2090 the rate stays $25.74.');
      await accessible(page);
      await dialog.getByRole('button', { name: 'Save rate' }).click();
      const rates = page.getByRole('region', { name: 'Rates of Adult' });
      await expect(rates.getByRole('listitem')).toContainText(['From 1 July 2090', 'From 1 July 2025']);
      await expect(rates.getByRole('listitem').first()).toContainText('Planned');

      // The pay of today and of the last day before the new rate have not changed.
      await expect(pays(page, 'Casual')).toContainText('$32.18');
      await ratesOn(page, '2090-06-30');
      await expect(pays(page, 'Casual')).toContainText('$32.18');
      await ratesOn(page, '2090-07-01');
      await expect(pays(page, 'Casual')).toContainText('$33.30');
      await accessibleInBoth(page);

      // The user enters the whole percentage (125) by mistake, instead of what is paid on top (25).
      const casual = page.getByRole('textbox', { name: 'Casual, percent on top' });
      await casual.fill('125');
      await expect(page.getByText('This pays casuals 225 % of the base')).toBeVisible();
      await expect(pays(page, 'Casual')).toContainText('$59.94');
      await casual.fill('30');
      await expect(pays(page, 'Casual')).toContainText('$34.63');
      await page.getByRole('button', { name: 'Save percentages' }).click();
      await expect(page.getByRole('button', { name: 'Save percentages' })).toHaveCount(0);
      await expect(pays(page, 'Casual')).toContainText('$34.63');

      // A rate that has not started can be removed.
      await rates.getByRole('button', { name: 'Remove the rate from 1 July 2090' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(rates.getByRole('listitem')).toHaveCount(1);

      await page.getByRole('button', { name: 'Calculator' }).click();
      const calculator = page.getByRole('dialog', { name: 'Pay calculator' });
      await calculator.getByRole('textbox', { name: 'Date of birth' }).fill('2000-05-04');
      await page.keyboard.press('Tab');
      await expect(calculator.getByRole('region', { name: 'Result' })).toContainText(
        'Paid as adult on this date',
      );
      await accessible(page);
    },
  );
