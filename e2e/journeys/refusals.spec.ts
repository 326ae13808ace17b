import { expect, type Page, test } from '@playwright/test';
import { inDatabase } from './database.ts';
import { people } from './people.ts';
import { at, enter, personIn } from './support.ts';
import { type Api, addTasks, apiOf, board, called, choose, day, says } from './tasks-support.ts';

// These journeys check the messages for refused actions, most of them with a real refusal: for example,
// somebody else was first, or it is too late.
const search = (page: Page, name: string) =>
  page.goto(at('harboursmiles', `${board}&q=${encodeURIComponent(name)}`));
const dialog = (page: Page) => page.getByRole('dialog');
const one = async (api: Api, name: string) => (await addTasks(api, [name]))[0] ?? '';

test('refuses an incomplete PIN, and one that belongs to nobody', async ({ page }) => {
  await page.goto(at('harboursmiles'));
  await page.getByText('PIN', { exact: true }).click();
  await page.getByLabel('Digit 1 of 4').press('1');
  await page.keyboard.press('Enter');
  await says(page, 'Enter valid passcode');
  for (const digit of ['0', '0', '0']) await page.getByRole('button', { name: digit, exact: true }).click();
  await says(page, 'Please Enter Valid Passcode');
});

test('an extension or reassign request is refused while one of the same kind is pending', async ({
  page,
}) => {
  const name = called('Renew the autoclave contract');
  const manager = await apiOf(people.manager);
  const nurse = await apiOf(people.nurse);
  const id = await one(manager, name);
  await enter(page, people.nurse);
  await search(page, name);

  await choose(page, name, 'Task Extension');
  await nurse(
    `mutation { request_task_extension(task_id: "${id}", extended_deadline_date: "${day(9)}", comment: "x") { id } }`,
  );
  await dialog(page).getByLabel('Extended deadline date').fill(day(8));
  await dialog(page).getByLabel('Extended deadline date').press('Tab');
  await dialog(page).getByRole('button', { name: 'Request extension' }).click();
  await says(page, 'Comment is required');
  await dialog(page).getByLabel('Comment').fill('More time');
  await dialog(page).getByRole('button', { name: 'Request extension' }).click();
  await says(page, 'Unable to add task extension request');
  await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();

  await choose(page, name, 'Reassign');
  const other = dialog(page).getByRole('combobox', { name: 'New user' });
  await other.click();
  await other.fill('Hannah Abbott');
  await page.getByRole('option', { name: 'Hannah Abbott' }).first().click();
  await dialog(page).getByLabel('Comment').fill('Away');
  const { users } = await nurse<{ users: { id: string }[] }>(
    '{ users(where: {display_name: {_eq: "Hannah Abbott"}}) { id } }',
  );
  await nurse(
    `mutation { request_task_reassign(task_id: "${id}", new_assigned_to_user_id: "${users[0]?.id}", comment: "x") { id } }`,
  );
  await dialog(page).getByRole('button', { name: 'Request reassign' }).click();
  await says(page, 'Unable to add task reassign request');
});

/** Does the work just before the page's first mutation is sent. Other requests of the page do not wait. */
async function beforeMutation(page: Page, work: () => Promise<unknown>): Promise<void> {
  let done: Promise<unknown> | undefined;
  await page.route('**/v1/graphql', async (route) => {
    if (/"query":"\s*mutation/.test(route.request().postData() ?? '')) {
      done ??= work();
      await done;
    }
    await route.continue();
  });
}

test('a task that someone else has finished can be neither edited nor deleted', async ({ page }) => {
  const [kept, gone] = [called('Book the fire drill'), called('Return the loan chair')];
  const manager = await apiOf(people.manager);
  const nurse = await apiOf(people.nurse);
  const finish = (id: string) =>
    nurse(`mutation { change_task_status(id: "${id}", status: "FINISHED") { id } }`);
  const [first, second] = [await one(manager, kept), await one(manager, gone)];
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', `/dashboard/tasks/edit/${first}`));
  await page.getByLabel('More information').fill('At noon');
  // The task is finished while it is being saved, because a live update before that would close the form.
  await beforeMutation(page, () => finish(first));
  await page.getByRole('button', { name: /^Save/ }).click();
  await says(page, 'Unable to update task');
  await page.unroute('**/v1/graphql');

  await search(page, gone);
  await choose(page, gone, 'Delete');
  await expect(dialog(page)).toBeVisible();
  await finish(second);
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await says(page, 'Unable to delete');
});

test('a request that its sender has cancelled cannot be decided', async ({ page }) => {
  const name = called('Swap the gas bottles');
  const manager = await apiOf(people.manager);
  const nurse = await apiOf(people.nurse);
  const id = await one(manager, name);
  const asked = await nurse<{ request_task_extension: { id: string } }>(
    `mutation { request_task_extension(task_id: "${id}", extended_deadline_date: "${day(9)}", comment: "x") { id } }`,
  );
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', '/dashboard/task-extension-requests/list'));
  const accept = page
    .locator('article, li, tr', { hasText: name })
    .first()
    .getByRole('button', { name: 'Accept' });
  await expect(accept).toBeVisible();
  // The request is cancelled while the answer is being sent, because a live update would remove it.
  const cancel = `mutation { cancel_task_request(id: "${asked.request_task_extension.id}") { id } }`;
  await beforeMutation(page, () => nurse(cancel));
  await accept.click();
  await says(page, 'Unable to update');
});

test('a task older than two days cannot be edited', async ({ page }) => {
  const api = await apiOf(people.manager);
  const old = await one(api, called('Order the recall cards'));
  await inDatabase("update tasks set created_at = created_at - interval '3 days' where id = $1", old);
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', `/dashboard/tasks/edit/${old}`));
  await says(page, 'Expired Date');
});

test('a task without files says so, and a file of a wrong type or a failed upload is reported', async ({
  browser,
}) => {
  const name = called('Photograph the new sign');
  const id = await one(await apiOf(people.manager), name);
  const page = await personIn(browser, people.manager);
  await page.goto(at('harboursmiles', `/dashboard/tasks/view/${id}/assignedTask`));
  await says(page, 'No Attachments Found');
  await page.goto(at('harboursmiles', `/dashboard/tasks/edit/${id}`));
  const files = page.getByLabel('Choose files');
  await files.setInputFiles({
    name: 'virus.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  });
  await says(page, 'File type not supported');
  await page.route('**/upload-s3*', (route) => route.fulfill({ status: 502, body: '' }));
  await files.setInputFiles({
    name: 'sign.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await says(page, 'Error uploading this file');
});
