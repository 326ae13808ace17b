import { expect, type Page } from '@playwright/test';
import { long } from '../journeys/support.ts';
import { called } from '../journeys/tasks-support.ts';
import { admin, axeClean, closedWith, openStory, owner, type Person, test } from './support.ts';

const contactExists = 'Contact type already exists.';
const categoryExists = 'Duplicate Document Category Names are not allowed';
const nameExists = 'Name is already exists';

/**
 * Kinds of shared data of a client and of the platform, each with the message for a name that exists already.
 */
const masters: readonly (readonly [Person, string, string])[] = [
  [admin, 'Contact type', contactExists],
  [admin, 'Document category', categoryExists],
  [admin, 'Task level', nameExists],
  [owner, 'Master brand', nameExists],
  [owner, 'Client source', nameExists],
];

async function add(page: Page, one: string) {
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
  test(
    `a ${one.toLowerCase()} can be added only with a unique name`,
    long(exists !== categoryExists),
    async ({ page }) => {
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

      // The same name in another case exists already.
      const again = await add(page, one);
      await again.name.fill(own.toUpperCase());
      await page.keyboard.press('Control+Enter');
      await again.says(exists);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Leave' }).click();
      await expect(closedWith(page)).toHaveText('no');
    },
  );

test('limits the name of a document category to letters, digits and spaces', async ({ page }) => {
  await openStory(page, admin, 'Add master');
  const { name } = await add(page, 'Document category');
  await name.pressSequentially('Forms #1/2');
  await expect(name).toHaveValue('Forms 12');
});

test('adds a missing option from the dropdown, with the typed name and the same clinic, and selects it', async ({
  page,
}) => {
  const own = called('Fuel');
  await openStory(page, admin, 'Add master');
  await page.getByRole('button', { name: 'Expense', exact: true }).click();
  const below = page.getByRole('dialog', { name: 'Add expense', exact: true });
  const over = page.getByRole('dialog', { name: 'Add expense type', exact: true });
  const type = below.getByRole('combobox', { name: 'Expense type', exact: true });
  const add = page.getByRole('option', { name: 'Add expense type…', exact: true });
  await below.getByLabel('Amount').fill('12.50');
  // With the mouse first, and with the keyboard below.
  await type.fill(own);
  await add.click();
  await expect(over.getByLabel('Name')).toHaveValue(own);
  // The dialog has no field for the clinic, because that is the clinic of the form below.
  await expect(over.getByLabel('Clinic')).toHaveCount(0);
  await axeClean(page);
  await over.getByRole('button', { name: 'Save' }).click();
  await expect(over).toHaveCount(0);
  await expect(type).toHaveValue(own);
  await expect(type).toBeFocused();
  // The form below was not submitted, and has kept its values.
  await expect(below.getByText('Name Is Required')).toHaveCount(0);
  await expect(below.getByLabel('Amount')).toHaveValue('12.50');

  // Cancelling keeps the previous value, which is offered whatever the search text is.
  await type.fill('nobody called it so');
  await expect(page.getByRole('option')).toHaveText([own, 'Add expense type…']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(over.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
  await expect(below).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(type).toHaveValue(own);
  await type.fill(`${own} 2`);
  await expect(page.getByRole('option')).toHaveText([own, 'Add expense type…']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(over.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(over).toHaveCount(0);
  await expect(type).toHaveValue(`${own} 2`);
});
