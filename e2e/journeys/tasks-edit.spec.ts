import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter } from './support.ts';
import { addTasks, apiOf } from './tasks-support.ts';

test('of two who edit one task the second is told who was first, and loses nothing of what was typed', async ({
  page,
  browser,
}) => {
  await enter(page, people.manager);
  const manager = await apiOf(browser, people.manager);
  const [id] = await addTasks(manager, ['Order mouth mirrors']);
  await page.goto(at('harboursmiles', `/dashboard/tasks/edit/${id}`));
  await page.getByLabel('Name').fill('Order twenty mouth mirrors');

  const admin = await apiOf(browser, people.admin);
  await admin(
    `mutation ($id: uuid!) { edit_task(id: $id, priority: "HIGH", more_info: "By Friday") { id } }`,
    {
      id,
    },
  );
  await expect(page.getByText(/^Edited by /)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody has changed this task meanwhile').first()).toBeVisible();

  await page.getByRole('button', { name: 'Load the changes' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Order twenty mouth mirrors');
  await expect(page.getByLabel('More information')).toHaveValue('By Friday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Task updated successfully')).toBeVisible();
  const { tasks_by_pk } = await manager<{ tasks_by_pk: object }>(
    'query ($id: uuid!) { tasks_by_pk(id: $id) { name priority more_info } }',
    { id },
  );
  expect(tasks_by_pk).toEqual({
    name: 'Order twenty mouth mirrors',
    priority: 'HIGH',
    more_info: 'By Friday',
  });
});
