import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter, personIn } from './support.ts';
import { addTasks, apiOf, list } from './tasks-support.ts';

test('when two users edit a task, the second sees who saved first, and keeps everything typed', async ({
  page,
}) => {
  await enter(page, people.manager);
  const manager = await apiOf(people.manager);
  const [id] = await addTasks(manager, ['Order mouth mirrors']);
  await page.goto(at('harboursmiles', `/dashboard/tasks/edit/${id}`));
  await page.getByLabel('Name').fill('Order twenty mouth mirrors');

  const admin = await apiOf(people.admin);
  await admin(
    `mutation ($id: uuid!) { edit_task(id: $id, priority: "HIGH", more_info: "By Friday") { id } }`,
    {
      id,
    },
  );
  await expect(page.getByText(/^Edited by /)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Someone else has changed this task').first()).toBeVisible();

  await page.getByRole('button', { name: 'Load their changes' }).click();
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

test('a task keeps the files of two users when one loads the changes of the other', async ({
  page,
  browser,
}) => {
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
  const choose = (of: Page, name: string) => of.getByLabel('Choose files').setInputFiles(file(name));
  const shows = (of: Page, name: string) =>
    expect(of.getByRole('button', { name: `View ${name}` })).toBeVisible();
  const [id] = await addTasks(await apiOf(people.manager), ['Order mirrors for the new room']);
  const edit = at('harboursmiles', `/dashboard/tasks/edit/${id}`);
  await enter(page, people.manager);
  await page.goto(edit);
  await choose(page, 'mine.txt');
  await shows(page, 'mine.txt');

  const other = await personIn(browser, people.admin);
  await other.goto(edit);
  await choose(other, 'theirs.txt');
  await shows(other, 'theirs.txt');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Task updated successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Load their changes' }).click();
  await shows(page, 'theirs.txt');
  await shows(page, 'mine.txt');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Task updated successfully')).toBeVisible();
  await shows(page, 'theirs.txt');
  await shows(page, 'mine.txt');
});

test('does not report own changes as an edit by someone else, even if the live update arrives before the response', async ({
  page,
}) => {
  const api = await apiOf(people.manager);
  const [id] = await addTasks(api, ['Order a scaler']);
  await enter(page, people.manager);
  // The server edits the task, but its response is delayed.
  await page.addInitScript(() => {
    const ask = window.fetch;
    const released = new Promise((resolve) => addEventListener('release', resolve));
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (String(asked[1]?.body).includes('edit_task')) await released;
      return answer;
    };
  });
  const news = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('Order two scalers')),
    );
  await page.goto(at('harboursmiles', `/dashboard/tasks/edit/${id}`));
  await page.getByLabel('Name').fill('Order two scalers');
  await page.getByRole('button', { name: 'Save' }).click();
  await news;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.getByText(/^Edited by /)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(page.getByText('Task updated successfully')).toBeVisible();
});

test('a task that is reassigned while its page is open shows the new assignee, and a deletion can be undone', async ({
  page,
}) => {
  const manager = await apiOf(people.manager);
  const [id] = await addTasks(manager, ['Order impression trays']);
  await enter(page, people.nurse);
  await page.goto(at('harboursmiles', `/dashboard/tasks/view/${id}/myTask`));
  await expect(page.getByRole('heading', { name: 'Order impression trays' })).toBeVisible();
  const { users } = await manager<{ users: { id: string }[] }>(
    '{ users(where: { display_name: { _eq: "Mei Chen" } }) { id } }',
  );
  await manager(
    'mutation ($id: uuid!, $userId: uuid!) { change_task_user(id: $id, userId: $userId) { id } }',
    {
      id,
      userId: users[0]?.id,
    },
  );
  await expect(page.getByRole('heading', { name: 'This task was reassigned' })).toBeVisible();
  await expect(page.getByText('Order impression trays is now assigned to Mei Chen')).toBeVisible();

  await enter(page, people.manager);
  await page.goto(list('view=table&who=by-me&q=impression trays'));
  await page.getByRole('button', { name: 'Actions for Order impression trays' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 task deleted')).toBeVisible();
  await expect(page.locator('tr[data-task]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('tr[data-task]')).toHaveCount(1);
});
