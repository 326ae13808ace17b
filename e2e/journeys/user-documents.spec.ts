import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, accessibleInBoth, at, enter, pendingPromise } from './support.ts';
import { day } from './tasks-support.ts';

const home = (path: string) => at('harboursmiles', path);
const says = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name });
const pdf = {
  name: 'contract.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/** Opens the page with a user's documents. Returns the user's id. */
async function documentsOf(page: Page, name: string): Promise<string> {
  await page.goto(home(`/dashboard/users/list?q=${encodeURIComponent(name)}`));
  const link = page.getByRole('row').getByRole('link', { name }).first();
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.goto(home(`/dashboard/user-documents/${id}`));
  await expect(page.getByRole('heading', { name: 'User Documents', level: 1 })).toBeVisible();
  return id;
}

test('adds, searches, edits and deletes the documents of a user, and resizes the columns, also by keyboard', async ({
  page,
}) => {
  await enter(page, people.admin);
  const id = await documentsOf(page, 'Lachlan Reid');
  await says(page, 'No Data Found');
  await accessibleInBoth(page);
  await page.getByRole('button', { name: 'Add user document' }).focus();
  await page.keyboard.press('Enter');
  const add = dialog(page, 'Add user document');
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(add.getByText('Title required')).toBeVisible();
  await says(page, 'Please Upload Document');
  await accessibleInBoth(page);
  await add.getByRole('textbox', { name: 'Title' }).fill('A title of more than twenty');
  const { made: free, make: arrive } = pendingPromise();
  await page.route('**/file-upload/upload-s3', (route) => free.then(() => route.continue()), { times: 1 });
  await add.locator('input[type=file]').first().setInputFiles(pdf);
  await expect(add.getByText('contract.pdf')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await says(page, 'A file is still uploading. This will be saved when it has finished.');
  arrive();
  await expect(add.getByRole('button', { name: 'View contract.pdf' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(add).toBeVisible();
  await add.getByRole('textbox', { name: 'Title' }).fill('Contract');
  await page.keyboard.press('Control+Enter');
  await says(page, 'Document Uploaded successfully');
  await expect(row(page, 'Contract')).toContainText('Olivia Hart');
  await expect(row(page, 'Contract')).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [ap]m/);
  await expect(page.getByText('1–1 of 1')).toBeVisible();

  // No column can be made narrower than 50 pixels, and neither can its neighbour.
  const grip = page.getByRole('separator', { name: 'Width of Name' });
  await grip.focus();
  for (let n = 0; n < 20; n += 1) await page.keyboard.press('ArrowLeft');
  const width = async (name: string) =>
    Math.round((await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0);
  expect(await width('Name')).toBeGreaterThanOrEqual(50);
  for (let n = 0; n < 40; n += 1) await page.keyboard.press('ArrowRight');
  expect(await width('Created at')).toBeGreaterThanOrEqual(50);

  await page.getByRole('searchbox', { name: 'Search user documents' }).fill('nothing like it');
  await says(page, 'No results');
  await page.getByRole('searchbox', { name: 'Search user documents' }).fill('contr');
  await expect(row(page, 'Contract')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Actions for Contract' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog(page, 'Edit user document').getByRole('textbox', { name: 'Title' }).fill('Contract 2026');
  await dialog(page, 'Edit user document').getByRole('button', { name: 'Save' }).click();
  await says(page, 'Document Updated successfully');

  // The user whose document it is can see and delete it; a colleague cannot see it.
  await enter(page, people.nurse);
  await page.goto(home(`/dashboard/users/view/${id}?tab=documents`));
  await page.getByRole('button', { name: 'Actions for Contract 2026' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await enter(page, 'hannah.abbott@harboursmiles.example');
  await page.goto(home(`/dashboard/users/view/${id}`));
  await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Documents' })).toHaveCount(0);

  await enter(page, people.manager);
  await page.goto(home(`/dashboard/user-documents/${id}`));
  await page.getByRole('button', { name: 'Actions for Contract 2026' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Deleted successfully');
  await says(page, 'No Data Found');
});

test('a credential that expires in nine days is marked as expiring soon', async ({ page }) => {
  await enter(page, people.nurse);
  await page.goto(home('/dashboard/users/list?q=Lachlan'));
  await page.getByRole('row').getByRole('link', { name: 'Lachlan Reid' }).first().click();
  await page.getByRole('tab', { name: 'Credentials' }).click();
  await page.getByRole('button', { name: 'Add credential' }).click();
  const form = dialog(page, 'Add credential');
  await form.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'First aid' }).click();
  await form.getByRole('textbox', { name: 'Name' }).fill('CPR refresher');
  await form.getByRole('textbox', { name: 'Expires' }).fill(day(9));
  await form.getByRole('textbox', { name: 'Expires' }).press('Tab');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'CPR refresher' })).toContainText('Expires soon');
  await accessibleInBoth(page);
});
