import { expect, type Locator, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, at, enter, personIn } from './support.ts';
import { called, card, carry, choose, column, day, says } from './tasks-support.ts';

// Keeps animations on, as most users have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const board = '/dashboard/tasks/list?view=board';

async function pick(page: Page, field: Locator, text: string) {
  await field.click();
  await field.fill(text);
  await page.getByRole('option', { name: text }).first().click();
}

test('takes a task from creation to the archive, with an extension in between', async ({ page, browser }) => {
  // The many steps together can exceed the usual timeout on a slow machine.
  test.slow();
  const name = called('Replace the autoclave seal');
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', '/dashboard/tasks/add'));
  await page.getByLabel('Name').fill(name);
  const deadline = page.getByLabel('Deadline date');
  await deadline.fill('31/2/2026');
  await deadline.press('Tab');
  await expect(page.getByText('Enter the date as 25/11/2026')).toBeVisible();
  await expect(deadline).toHaveValue('31/2/2026');
  // The day comes first in a typed date; here each key is pressed on its own.
  await deadline.fill('');
  await deadline.pressSequentially(day(2).split('-').reverse().map(Number).join('/'));
  await deadline.press('Tab');
  await expect(deadline).toHaveValue(day(2));
  // Enter alone picks nobody, because the search could still find somebody else.
  const assignee = page.getByRole('combobox', { name: 'Assigned to' });
  await assignee.fill('an');
  await expect(page.getByRole('option', { name: people.nurseName })).toBeVisible();
  await assignee.press('Enter');
  await expect(assignee).toHaveValue('an');
  await pick(page, assignee, people.nurseName);
  const add = page.getByRole('button', { name: /^(Add|Add task|Save)$/ });
  await page.route('**/v1/graphql', (route) =>
    route.request().postData()?.includes('insert_tasks_one')
      ? route.fulfill({
          json: { errors: [{ message: 'down', extensions: { code: 'unexpected', path: '$' } }] },
        })
      : route.fallback(),
  );
  await add.click();
  await expect(page.getByText('Unable to add task', { exact: true })).toBeVisible();
  await page.unroute('**/v1/graphql');
  await add.click();
  await expect(page.getByText('Task added successfully', { exact: true })).toBeVisible();

  const nurse = await personIn(browser, people.nurse);
  await nurse.goto(at('harboursmiles', board));
  await expect(card(nurse, name)).toBeVisible();
  await accessible(nurse);

  await choose(nurse, name, 'Task Extension');
  const dialog = nurse.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Request extension' }).click();
  await expect(nurse.getByText('Please Fill Valid Details').first()).toBeVisible();
  await dialog.getByLabel('Extended deadline date').fill(day(6));
  await dialog.getByLabel('Extended deadline date').press('Tab');
  await dialog.getByLabel('Comment').fill('The part arrives next week');
  await dialog.getByRole('button', { name: 'Request extension' }).click();
  await expect(nurse.getByText('Task extension request added successfully')).toBeVisible();
  await expect(card(nurse, name).getByText('Pending Extension Req')).toBeVisible();

  await page.goto(at('harboursmiles', '/dashboard/task-extension-requests/list'));
  await page
    .locator('tr, article, li', { hasText: name })
    .first()
    .getByRole('button', { name: /Accept/ })
    .click();
  await expect(page.getByText('Task extension Updated successfully')).toBeVisible();
  await expect(card(nurse, name).getByText('Extended', { exact: true })).toBeVisible();

  await choose(nurse, name, 'View And Comment');
  await nurse.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    nurse.getByText('{Message} is required').or(nurse.getByText('Message is required')).first(),
  ).toBeVisible();
  await nurse.getByRole('dialog').getByLabel('Message').fill('Seal fitted and tested');
  await nurse.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(nurse.getByText('Task comment added successfully')).toBeVisible();
  await nurse.keyboard.press('Escape');

  await carry(nurse, name, 'ArrowRight');
  await expect(column(nurse, 'In progress').locator('article', { hasText: name })).toBeVisible();
  await carry(nurse, name, 'ArrowRight', 'ArrowRight');
  await expect(column(nurse, 'Finished').locator('article', { hasText: name })).toBeVisible();
  // Only the response determines the card's position in its column; before that, a click may miss its menu.
  await says(nurse, 'Moved to finished');
  await choose(nurse, name, 'Archive');
  await expect(card(nurse, name)).toHaveCount(0);
});

test('two users see each other move cards live', async ({ page, browser }) => {
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', board));
  const first = column(page, 'Pending').locator('article').first();
  await expect(first).toBeVisible();
  const id = await first.getAttribute('data-task');
  const own = page.locator(`article[data-task="${id}"]`);
  const other = await personIn(browser, people.admin);
  await other.goto(at('harboursmiles', board));
  await expect(other.locator(`article[data-task="${id}"]`)).toBeVisible();

  await own.focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(column(other, 'In progress').locator(`article[data-task="${id}"]`)).toBeVisible();

  await other.locator(`article[data-task="${id}"]`).focus();
  for (const key of ['Space', 'ArrowLeft', 'Space']) await other.keyboard.press(key);
  await expect(column(page, 'Pending').locator(`article[data-task="${id}"]`)).toBeVisible();
});
