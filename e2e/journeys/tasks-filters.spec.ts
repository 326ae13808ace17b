import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessibleInBoth, at, enter } from './support.ts';
import { addTasks, apiOf, called, list } from './tasks-support.ts';

const tasks = at('harboursmiles', '/dashboard/tasks/list');
const filters = (page: Page) => page.getByRole('search', { name: 'Filters' });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected tasks' });

test('the last filter is taken off again; one that is on is there for who comes back', async ({ page }) => {
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
  await menu.getByRole('link', { name: 'Assigned Tasks' }).click();
  await expect(page).toHaveURL(filtered);
});

test('who assigned a task is chosen among the rarer filters', async ({ page }) => {
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

test('what was selected in one list is not selected in the next', async ({ page }) => {
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
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
