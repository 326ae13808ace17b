import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter, long, pendingPromise, personIn } from './support.ts';
import { addTasks, apiOf, board, called, card, choose, day, list, says } from './tasks-support.ts';

test('another user sees a comment with a mention and a file appear, change and disappear without a reload', async ({
  page,
  browser,
}) => {
  const name = called('Sharpen the scalers');
  const api = await apiOf(people.manager);
  // More notifications than the bell shows at once.
  const [id] = await addTasks(api, [name, ...Array.from({ length: 15 }, (_, index) => `${name} ${index}`)]);
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', `/dashboard/tasks/view/${id}/assignedTask`));
  const nurse = await personIn(browser, people.nurse);
  await nurse.goto(at('harboursmiles', `/dashboard/tasks/view/${id}/myTask`));
  const theirs = nurse.getByRole('list', { name: 'Comments' });

  const message = page.getByLabel('Message');
  await message.pressSequentially('Please ask @Lach');
  await expect(page.getByRole('option', { name: people.nurseName })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue(`Please ask @${people.nurseName} `);
  await message.pressSequentially('about the stone');
  await page.getByLabel('Choose files').setInputFiles({
    name: 'stone.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Grit 400'),
  });
  await says(page, 'File uploaded successfully');
  await expect(page.getByRole('button', { name: 'View stone.txt' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await says(page, 'Task comment added successfully');

  const comment = theirs.getByRole('listitem').filter({ hasText: 'about the stone' }).first();
  await expect(comment).toContainText(`@${people.nurseName}`);
  await expect(comment).toContainText(/\d\d-\d\d-\d{4}/);
  await expect(comment.getByRole('button', { name: 'View stone.txt' })).toBeVisible();
  // The mentioned user is notified.
  const bell = nurse.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  await bell.click();
  const news = nurse.getByRole('dialog', { name: /^Notifications/ }).getByText('(unread)');
  await expect(nurse.getByText(/mentioned you/i).first()).toBeVisible();
  await expect(news).toHaveCount(15);
  await expect
    .poll(async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]))
    .toBeGreaterThan(15);
  await nurse.keyboard.press('Escape');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export TaskComment.csv' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('TaskComment.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Message');
  expect(lines[1]).toContain(`Please ask @${people.nurseName} about the stone`);
  expect(lines[1]).toContain('Daniel Okafor');

  await page.getByRole('button', { name: 'Actions for this comment' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Edit comment').fill('The stone is in drawer two, @Priya Nair.');
  await page.getByRole('list', { name: 'Comments' }).getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toContainText('The stone is in drawer two');
  await expect(theirs).toContainText('edited');
  // A name that is typed in full is a mention too.
  await expect(theirs.getByText('@Priya Nair', { exact: true })).toHaveCSS('font-weight', /^[67]/);
  await expect(nurse.getByRole('button', { name: 'Actions for this comment' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions for this comment' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Deleted successfully');
  await expect(nurse.getByText('No comments yet.')).toBeVisible();
});

test(
  'an extension request that its sender cancels is no longer pending, and can be made again',
  long(),
  async ({ page }) => {
    const name = called('Paint the fence');
    const [id] = await addTasks(await apiOf(people.manager), [name]);
    await enter(page, people.nurse);
    await page.goto(list(`view=board&who=mine&q=${name}`));
    await choose(page, name, 'Task Extension');
    await page.getByLabel('Extended deadline date').fill(day(9));
    await page.getByLabel('Extended deadline date').press('Tab');
    await page.getByRole('dialog').getByLabel('Comment').fill('It rains');
    await page.getByRole('dialog').getByRole('button', { name: 'Request extension' }).click();
    await says(page, 'Task extension request added successfully');
    await expect(card(page, name).getByText('Pending Extension Req')).toBeVisible();

    await page.goto(at('harboursmiles', `/dashboard/tasks/view/${id}/myTask`));
    await page.getByRole('button', { name: 'Cancel request' }).click();
    const sure = page.getByRole('dialog', { name: 'Cancel request' });
    await sure.getByRole('button', { name: 'Keep' }).click();
    await expect(sure).toHaveCount(0);
    await expect(page.getByText('Pending review')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel request' }).click();
    await sure.getByRole('button', { name: 'Cancel request' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(page.getByText('Pending Extension Req')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Task Extension' })).toBeVisible();
  },
);

test('saves a comment only once when the keys that save it are pressed twice', async ({ page }) => {
  const api = await apiOf(people.manager);
  const [id] = await addTasks(api, [called('Wind the clock')]);
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', `/dashboard/tasks/view/${id}/assignedTask`));
  // The mentioned names are looked up before the comment is saved.
  const { made: free, make: release } = pendingPromise();
  await page.route('**/v1/graphql', async (route) => {
    if (route.request().postData()?.includes('people_named')) await free;
    await route.fallback();
  });
  await page.getByLabel('Message').fill('@Priya Nair has the key');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await says(page, 'Task comment added successfully');
  const { task_comments } = await api<{ task_comments: object[] }>(
    'query ($id: uuid!) { task_comments(where: { task_id: { _eq: $id } }) { message } }',
    { id },
  );
  expect(task_comments).toEqual([{ message: '@Priya Nair has the key' }]);
});

test('Escape closes the mention suggestions first, and then the dialog', async ({ page }) => {
  const name = called('Oil the hinges');
  await addTasks(await apiOf(people.manager), [name]);
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', `${board}&q=${encodeURIComponent(name)}`));
  await choose(page, name, 'View And Comment');
  const message = page.getByRole('dialog').getByLabel('Message');
  await message.pressSequentially('@Lach');
  const suggested = page.getByRole('option', { name: people.nurseName });
  await expect(suggested).toBeVisible();
  await expect(message).toHaveAttribute('aria-activedescendant', (await suggested.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(suggested).toHaveCount(0);
  await expect(message).toHaveValue('@Lach');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
