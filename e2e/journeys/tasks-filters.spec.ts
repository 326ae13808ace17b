import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessibleInBoth, at, enter, long } from './support.ts';
import { addTasks, apiOf, called, list } from './tasks-support.ts';

const tasks = at('harboursmiles', '/dashboard/tasks/list');
const filters = (page: Page) => page.getByRole('search', { name: 'Filters' });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected tasks' });

test('the only filter of the tasks can be removed, and an active filter is restored on return', async ({
  page,
}) => {
  await enter(page, people.manager);
  await page.goto(tasks);
  const high = filters(page).getByRole('button', { name: /^High/ });
  const filtered = `${tasks}?priority=HIGH`;
  await high.click();
  await expect(page).toHaveURL(filtered);
  await high.click();
  await expect(page).toHaveURL(tasks);
  await high.click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(tasks);

  await high.click();
  await expect(page).toHaveURL(filtered);
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
  // Waits until the other screen is shown, and not just requested.
  await expect(filters(page)).toHaveCount(0);
  await page.goto(tasks);
  await expect(page).toHaveURL(filtered);
  await page
    .getByRole('navigation', { name: 'Tasks screens' })
    .getByRole('link', { name: 'Assigned Tasks' })
    .click();
  await expect(page).toHaveURL(`${tasks}?who=by-me`);
  await expect(page.getByRole('heading', { name: 'Assigned Tasks' })).toBeVisible();
});

test('tasks can be filtered by their assigner under More', async ({ page }) => {
  const name = called('Count the masks');
  await addTasks(await apiOf(people.admin), [name]);
  await addTasks(await apiOf(people.manager), [`${name} again`]);
  await enter(page, people.manager);
  await page.goto(list(`view=table&who=everyone&q=${name}`));
  const rows = page.locator('tbody tr[data-task]');
  await expect(rows).toHaveCount(2);
  await filters(page).getByRole('button', { name: 'More', exact: true }).click();
  const rarer = page.getByRole('dialog');
  await accessibleInBoth(page);
  await rarer.getByRole('combobox', { name: 'Assigned by' }).click();
  await page.getByRole('option', { name: 'Olivia Hart' }).click();
  await expect(page).toHaveURL(/assigner=/);
  await expect(rows).toHaveCount(1);
  await expect(rarer).toBeVisible();
});

test('changing the filters or the clinic clears the selection of rows', async ({ page }) => {
  const name = called('Wash the aprons');
  await addTasks(await apiOf(people.admin), [name], { priority: 'HIGH' });
  await enter(page, people.admin);
  const select = async () => {
    await page.getByLabel(`Select ${name}`).check();
    await expect(bar(page)).toBeVisible();
  };
  await page.goto(list(`view=table&who=everyone&priority=HIGH&q=${name}`));
  await select();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/priority/);
  await expect(bar(page)).toHaveCount(0);

  await page.goto(list(`view=table&who=everyone&q=${name}`));
  await select();
  await page.getByRole('button', { name: 'Clinic: All clinics' }).click();
  await page.getByRole('menuitem', { name: 'Mosman' }).click();
  await expect(page.getByText('No results')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test(
  'tasks can be filtered with the condition builder, and the conditions are kept in the URL and can be cleared',
  long(),
  async ({ page }) => {
    const name = called('Label the drawers');
    await addTasks(await apiOf(people.admin), [name, `${name} again`]);
    await enter(page, people.admin);
    await page.goto(list(`view=table&who=everyone&q=${name}`));
    const rows = page.locator('tbody tr[data-task]');
    await expect(rows).toHaveCount(2);
    await filters(page).getByRole('button', { name: 'More conditions…' }).focus();
    await page.keyboard.press('Enter');
    const builder = page.getByRole('dialog', { name: 'Filter tasks' });
    await expect(builder).toBeVisible();
    await accessibleInBoth(page);
    await page.keyboard.type('Name');
    await page.getByRole('option', { name: 'Name', exact: true }).click();
    await builder.getByLabel('Value').fill(`${name} again`);
    await expect(builder.getByRole('button', { name: 'Show 1', exact: true })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(builder).toHaveCount(0);
    await expect(rows).toHaveCount(1);
    await expect(filters(page).getByRole('button', { name: 'More conditions…' })).toBeFocused();
    await page.reload();
    await expect(rows).toHaveCount(1);
    // The counts of the chips include the conditions, and the board shows the same tasks.
    await expect(filters(page).getByRole('button', { name: /^Everyone/ })).toContainText('1');
    await page.getByText('Board', { exact: true }).click();
    await expect(page.locator('[data-task]')).toHaveCount(1);
    await filters(page)
      .getByRole('button', { name: /^Clear the condition Name/ })
      .click();
    await expect(page.locator('[data-task]')).toHaveCount(2);
    await expect(page).not.toHaveURL(/where=/);
  },
);

test('a calendar marks the default start date as today, even if the device has another date', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2071-05-05T12:00:00Z'));
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/tasks/add'));
  const today = await page.getByRole('textbox', { name: 'Start date' }).inputValue();
  expect(today).not.toContain('2071');
  await page.getByRole('textbox', { name: 'Deadline date' }).click();
  const marked = page.locator('[data-today]');
  await expect(marked).toHaveCount(1);
  const [year, month, day] = today.split('-').map(Number);
  const words = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  await expect(marked).toHaveAttribute('aria-label', words);
  await expect(marked).toHaveAttribute('aria-current', 'date');
});
