import { expect, type Page } from '@playwright/test';
import { people } from '../journeys/people.ts';
import { addTasks, apiOf, called, day } from '../journeys/tasks-support.ts';
import { admin, axeClean, closedWith, openStory, type Person, test } from './support.ts';

const nurse: Person = { email: people.nurse, sub: 'harboursmiles' };
const says = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();

async function openTask(page: Page, person: Person, story: string, task: string) {
  await openStory(page, person, story);
  await page.getByLabel('Name of a task').fill(task);
}

test('requests another assignee and a later deadline for a task', async ({ page }) => {
  const name = called('Story of a request');
  await addTasks(await apiOf(people.manager), [name]);
  await openTask(page, nurse, 'Task reassign', name);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const reassign = page.getByRole('dialog', { name: 'Reassign' });
  await reassign.getByRole('button', { name: 'Request reassign' }).click();
  await says(page, 'Please Fill Valid Details');
  await says(page, 'Please Select User');
  await says(page, 'Comment is required');
  await axeClean(page);
  await reassign.getByRole('combobox', { name: 'New user' }).fill('Daniel');
  await page
    .getByRole('option', { name: /Daniel/ })
    .first()
    .click();
  await reassign.getByLabel('Comment').fill('I am away that day');
  await page.keyboard.press('Control+Enter');
  await says(page, 'Task reassign request added successfully');

  await openTask(page, nurse, 'Task reschedule', name);
  await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
  const extension = page.getByRole('dialog', { name: 'Task Extension' });
  await extension.getByRole('button', { name: 'Request extension' }).click();
  await says(page, 'Extended deadline date is required');
  await says(page, 'Comment is required');
  await axeClean(page);
  await extension.getByLabel('Extended deadline date').fill(day(6));
  await page.keyboard.press('Tab');
  await extension.getByLabel('Comment').fill('The part arrives next week');
  await extension.getByRole('button', { name: 'Request extension' }).click();
  await says(page, 'Task extension request added successfully');
  await expect(closedWith(page)).toHaveText('no');
});

test('adds a comment with a mention to a task', async ({ page }) => {
  const name = called('Story of a comment');
  await addTasks(await apiOf(people.manager), [name]);
  await openTask(page, nurse, 'Add Comment', name);
  await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Please Fill Valid Details');
  await says(page, 'Message is required');
  await axeClean(page);
  await dialog.getByLabel('Message').fill('Done by noon');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Task comment added successfully');
  await expect(dialog.getByRole('list', { name: 'Comments' })).toContainText('Done by noon');
  // The same works with the keyboard.
  await dialog.getByLabel('Message').focus();
  await page.keyboard.type('Or by one');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('list', { name: 'Comments' })).toContainText('Or by one');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(closedWith(page)).toHaveText('no');

  await openTask(page, nurse, 'Mentions', name);
  await page.getByLabel('Message').fill('');
  await page.getByLabel('Message').pressSequentially('Thanks @Dan');
  await expect(page.getByRole('option', { name: /Daniel/ }).first()).toBeVisible();
  await axeClean(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Message')).toHaveValue(/^Thanks @Daniel .+ $/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Comments' }).getByText(/^@Daniel/)).toBeVisible();
  // The same works with the mouse.
  await page.getByLabel('Message').pressSequentially('@Dan');
  await page
    .getByRole('option', { name: /Daniel/ })
    .first()
    .click();
  await expect(page.getByLabel('Message')).toHaveValue(/^@Daniel .+ $/);
});

test('the menu of a task offers the permitted actions', async ({ page }) => {
  const name = called('Story of a menu');
  await addTasks(await apiOf(people.manager), [name]);
  await openTask(page, nurse, 'Task menu', name);
  const menu = page.getByRole('button', { name: `Actions for ${name}` });
  await menu.click();
  const item = (text: string) => page.getByRole('menuitem', { name: text, exact: true });
  await expect(item('View And Comment')).toBeVisible();
  await expect(item('Task Extension')).toBeVisible();
  // Only finished tasks can be archived, and only the assigner can change the user.
  await expect(item('Archive')).toHaveCount(0);
  await expect(item('Change User')).toHaveCount(0);
  await axeClean(page);
  await page.keyboard.press('Escape');
  await menu.press('Enter');
  await expect(item('View And Comment')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Reassign')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Reassign' })).toBeVisible();
});

test('shows the contents of a task: a checklist, a page without scripts, a picture', async ({ page }) => {
  await openStory(page, admin, 'Task View');
  await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Task View' });
  await expect(dialog.getByRole('columnheader')).toHaveText([
    'Sl.no',
    'Task List',
    'Status',
    'Time',
    'User Name',
  ]);
  await expect(dialog.getByRole('row').nth(1)).toHaveText(/Fill the steriliser09:05 amMia Chen/);
  await expect(dialog.getByRole('img', { name: 'Done', exact: true })).toBeVisible();
  await axeClean(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(page.frameLocator('iframe[title="Task page"]').getByRole('heading')).toHaveText('Steps');
  expect(await page.title()).not.toBe('run');
  await expect(dialog).toContainText('2 of 2');
  await page.keyboard.press('Escape');
  await expect(closedWith(page)).toHaveText('no');

  await openStory(page, admin, 'Task View media preview');
  await page.getByLabel('Choose files', { exact: true }).setInputFiles({
    name: 'steps.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('First wash, then dry.'),
  });
  await expect(page.getByText('First wash, then dry.')).toBeVisible();
  await axeClean(page);
});

test('the calendar can be paged, and shows a month, a week or a day', async ({ page }) => {
  await openStory(page, admin, 'Calendar');
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 2 }).first();
  await expect(title).toBeVisible();
  const first = await title.textContent();
  await axeClean(page);
  await main.getByRole('button', { name: /^Next/ }).click();
  await expect(title).not.toHaveText(first ?? '');
  await main.getByRole('button', { name: /^Previous/ }).press('Enter');
  await expect(title).toHaveText(first ?? '');
  await main.getByText('Week', { exact: true }).click();
  await expect(title).not.toHaveText(first ?? '');
  await main.getByText('Day', { exact: true }).click();
  await main.getByRole('button', { name: 'Today' }).press('Enter');
});

test('adds a document of a user, resizes the columns, and finds the document', async ({ page }) => {
  const title = called('Paper');
  await openStory(page, admin, 'Add user document');
  await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add user document' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Title required');
  await says(page, 'Please Upload Document');
  await axeClean(page);
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByLabel('Choose: Document').setInputFiles({
    name: 'contract.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Agreed.'),
  });
  await expect(dialog.getByRole('button', { name: 'View contract.txt' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).press('Control+Enter');
  await says(page, 'Document Uploaded successfully');

  await openStory(page, admin, 'Column resizing');
  const grip = page.getByRole('separator', { name: 'Width of Name' });
  const widths = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  await expect(grip).toBeVisible();
  const before = await widths();
  await grip.press('ArrowRight');
  await expect.poll(async () => (await widths())[1]).toBeGreaterThan(before[1] ?? 0);
  // First with the mouse, and then with keys up to the limit.
  const wide = await widths();
  const box = await grip.boundingBox();
  if (!box) throw new Error('nothing to drag');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await widths())[1]).toBeGreaterThan((wide[1] ?? 0) + 20);
  for (let step = 0; step < 60; step += 1) await grip.press('ArrowLeft');
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThanOrEqual(50);
  await axeClean(page);

  await openStory(page, admin, 'User Documents');
  const search = page.getByRole('searchbox', { name: 'Search user documents' });
  await search.fill(title);
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
  await axeClean(page);
  await search.fill('nothing like it');
  await says(page, 'No results');
  await search.fill(title);
  const paper = page.getByRole('row').filter({ hasText: title });
  const file = paper.getByRole('button', { name: 'contract.txt' });
  const viewer = page.getByRole('dialog', { name: /^View .*\(contract\.txt\)$/ });
  await file.click();
  await expect(viewer).toBeVisible();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toHaveCount(0);
  await file.press('Enter');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await paper.getByRole('button', { name: `Actions for ${title}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Delete user document' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await says(page, 'No results');
});
