import { expect, type Page, test } from '@playwright/test';
import { called } from '../journeys/tasks-support.ts';
import { admin, axeClean, closedWith, openStory, owner, type Person } from './support.ts';

const contactExists = 'Contact type already exists.';
const categoryExists = 'Duplicate Document Category Names are not allowed';
const nameExists = 'Name is already exists';

/** Masters of a client and of the platform: one dialog, and what each says of a name that is there already. */
const masters: readonly (readonly [Person, string, string])[] = [
  [admin, 'Contact type', contactExists],
  [admin, 'Document category', categoryExists],
  [admin, 'Task level', nameExists],
  [owner, 'Master brand', nameExists],
  [owner, 'Client source', nameExists],
];

async function add(page: Page, one: string) {
  // By keys, which the mouse could do as well.
  await page.getByRole('button', { name: one, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Add ${one.toLowerCase()}`, exact: true });
  const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeVisible();
  return {
    dialog,
    name,
    says: (text: string) => expect(dialog.getByText(text, { exact: true })).toBeVisible(),
  };
}

for (const [person, one, exists] of masters)
  test(`a ${one.toLowerCase()} is added with a name of its own, and not without`, async ({ page }) => {
    const own = called('Master');
    await openStory(page, person, 'Add master');
    const { dialog, name, says } = await add(page, one);
    const save = dialog.getByRole('button', { name: 'Save' });
    await save.click();
    await says('Name Is Required');
    await expect(page.getByText('Please Enter All Required Fields')).toBeVisible();
    await axeClean(page);
    await name.fill('   ');
    await save.click();
    await says('Name Is Required');
    await name.fill('x'.repeat(31));
    await save.click();
    await says('should accept up to 30 characters');
    await name.fill(own);
    await save.click();
    await expect(closedWith(page)).toHaveText(/^yes \["[0-9a-f-]{36}"\]$/);

    // The same again by keys, whatever its case: it is there already.
    const again = await add(page, one);
    await again.name.fill(own.toUpperCase());
    await page.keyboard.press('Control+Enter');
    await again.says(exists);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(closedWith(page)).toHaveText('no');
  });

test('a document category is named by letters, digits and spaces', async ({ page }) => {
  await openStory(page, admin, 'Add master');
  const { name } = await add(page, 'Document category');
  await name.pressSequentially('Forms #1/2');
  await expect(name).toHaveValue('Forms 12');
});
