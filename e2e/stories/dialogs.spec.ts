import { expect, type Page } from '@playwright/test';
import { admin, axeClean, closedWith, holdsFocus, openStory, test } from './support.ts';

async function open(page: Page, title: string, by: 'mouse' | 'keys' = 'mouse', label = 'Open') {
  const opener = page.getByRole('button', { name: label, exact: true });
  if (by === 'mouse') await opener.click();
  else await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  await holdsFocus(dialog);
  return dialog;
}

test('shows notes, or a message if there are none', async ({ page }) => {
  await openStory(page, admin, 'Notes');
  let dialog = await open(page, 'Notes', 'mouse', 'Without notes');
  await expect(dialog).toContainText('No Notes Mention');
  await axeClean(page);
  await dialog.getByRole('button', { name: 'Okay' }).click();
  await expect(closedWith(page)).toHaveText('no');
  dialog = await open(page, 'Notes', 'keys', 'With notes');
  await expect(dialog).toContainText('Ask for Mia.');
  await expect(dialog.getByRole('button', { name: 'Okay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await openStory(page, admin, 'Notes history');
  dialog = await open(page, 'Notes history');
  const notes = dialog.getByRole('listitem');
  await expect(notes).toHaveText([
    'DescriptionIn use againUpdated 22-11-2026 12:15 pm',
    'NotesDoor seal replacedEdited 22-11-2026 09:30 am',
    'MessageAutoclave servicedCreated 21-11-2026 09:30 am',
  ]);
  await axeClean(page);
  await page.keyboard.press('Escape');
  await expect(closedWith(page)).toHaveText('no');
});

test('updates a status with a required message, and without one if none is required', async ({ page }) => {
  await openStory(page, admin, 'Update status');
  let dialog = await open(page, 'Update status', 'mouse', 'With a message');
  await expect(dialog).toContainText('Do you want to cancel this order ?');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog).toContainText('Message Is Required');
  await expect(dialog.getByRole('alert')).toHaveText('Enter Valid Form');
  await axeClean(page);
  await dialog.getByLabel('Message').fill('   ');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog).toContainText('Message Is Required');
  await dialog.getByLabel('Message').fill('Ordered twice');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(closedWith(page)).toHaveText('yes "Ordered twice"');
  await open(page, 'Update status', 'keys', 'Without a message');
  await page.keyboard.press('Enter');
  await expect(closedWith(page)).toHaveText(['yes "Ordered twice"', 'yes null']);

  await openStory(page, admin, 'Update status (leave rejection)');
  dialog = await open(page, 'Update status');
  await expect(dialog).toContainText(
    'Do you want to reject the leave request? If yes please select the reason below or Make a comment',
  );
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toContainText('Message Is Required');
  await axeClean(page);
  const reason = dialog.getByRole('combobox', { name: 'Reason' });
  await reason.click();
  await expect(page.getByRole('option')).toHaveText([
    'Insufficient Staff Coverage',
    'Prioritization of Workload',
    'Excessive Leave Accumulation',
    'Peak Business Periods',
    'Staffing Constraints',
    'Lack of Adequate Notice',
    'Incomplete or Inaccurate Documentation',
    'other (manual notes)',
  ]);
  await page.getByRole('option', { name: 'other (manual notes)' }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toContainText('Message Is Required');
  await reason.click();
  await page.getByRole('option', { name: 'Staffing Constraints' }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(closedWith(page)).toHaveText('yes "Staffing Constraints"');
  dialog = await open(page, 'Update status', 'keys');
  await dialog.getByLabel('Comment').focus();
  await page.keyboard.type('Two are away already');
  await page.keyboard.press('Control+Enter');
  await expect(closedWith(page)).toHaveText('yes "Two are away already"');
});

test('a confirmation dialog returns yes only after it is confirmed', async ({ page }) => {
  for (const [story, title, confirm, cancel] of [
    ['Delete', 'Delete contact', 'Delete', 'Cancel'],
    ['Leave overlap', 'Leave overlap', 'Yes', 'Cancel'],
  ] as const)
    await test.step(story, async () => {
      await openStory(page, admin, story);
      let dialog = await open(page, title);
      await axeClean(page);
      await dialog.getByRole('button', { name: cancel, exact: true }).click();
      await expect(closedWith(page)).toHaveText('no');
      dialog = await open(page, title);
      await dialog.getByRole('button', { name: confirm, exact: true }).click();
      await expect(closedWith(page)).toHaveText('yes');
      await open(page, title, 'keys');
      await page.keyboard.press('Escape');
      await expect(closedWith(page)).toHaveText('no');
      dialog = await open(page, title, 'keys');
      await expect(dialog.getByRole('button', { name: confirm, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(closedWith(page)).toHaveText('yes');
    });

  await openStory(page, admin, 'Delete with a typed hint');
  const dialog = await open(page, 'Delete 12 contacts');
  const input = dialog.getByLabel('Type "DELETE" in the input to confirm');
  await expect(input).toBeFocused();
  for (const wrong of ['', 'delete', 'DELETE ']) {
    await input.fill(wrong);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog).toContainText('Please type hint text');
  }
  await axeClean(page);
  await input.fill('DELETE');
  await page.keyboard.press('Enter');
  await expect(closedWith(page)).toHaveText('yes');
  // The same works with the mouse.
  await open(page, 'Delete 12 contacts');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(closedWith(page)).toHaveText('no');
  await open(page, 'Delete 12 contacts');
  await input.fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(closedWith(page)).toHaveText('yes');
});

test('starts a break only after its type is selected', async ({ page }) => {
  await openStory(page, admin, 'Add Break');
  let dialog = await open(page, 'Add Break');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog).toContainText('Which break you want is required');
  await axeClean(page);
  await dialog.getByRole('combobox', { name: 'Which break you want' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Meals',
    'Rest',
    'Extra Meal Break',
    'Extra Rest Break',
  ]);
  await page.getByRole('option', { name: 'Rest', exact: true }).click();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(closedWith(page)).toHaveText('yes "REST"');
  dialog = await open(page, 'Add Break', 'keys');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(closedWith(page)).toHaveText(/^yes "/);
});

test('allows instrument reports only today, and each added row reduces the quantity by one', async ({
  page,
}) => {
  await openStory(page, admin, 'Instrument count');
  const title = 'Update status of Missing/Broken items';
  let dialog = await open(page, title, 'mouse', 'Another day');
  await expect(dialog).toContainText('Only today');
  await expect(dialog.getByRole('button', { name: 'Add row' })).toHaveCount(0);
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await axeClean(page);
  await page.keyboard.press('Escape');

  dialog = await open(page, title, 'mouse', 'Today');
  await expect(dialog).toContainText('Quantity 2');
  // A report of a replaced instrument cannot be changed.
  await expect(dialog.getByRole('button', { name: 'Remove row 1' })).toHaveCount(0);
  const add = dialog.getByRole('button', { name: 'Add row' });
  await add.click();
  await expect(dialog).toContainText('Quantity 1');
  await add.press('Enter');
  await expect(dialog).toContainText('Quantity 0');
  await expect(add).toBeDisabled();
  await axeClean(page);
  await dialog.getByRole('button', { name: 'Remove row 3' }).click();
  await expect(dialog).toContainText('Quantity 1');
  await dialog.getByRole('combobox', { name: 'Status 2' }).click();
  await page.getByRole('option', { name: 'Broken' }).click();
  await dialog.getByLabel('Notes 2').fill('Handle cracked');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(closedWith(page).first()).toContainText(
    '[1,"REPLACED: New one from stock","Broken: Handle cracked"]',
  );
  // The same works with the keyboard.
  dialog = await open(page, title, 'keys', 'Today');
  await add.press('Enter');
  await dialog.getByLabel('Notes 2').focus();
  await page.keyboard.type('Lost');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(closedWith(page).first()).toContainText('Lost');
});

test('selects leave days, but no holidays or days already taken', async ({ page }) => {
  await openStory(page, admin, 'Selected days');
  let dialog = await open(page, 'Selected days');
  const day = (name: string) => dialog.getByRole('button', { name, exact: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Choose at least one day');
  await expect(day('2026-12-08, approved leave')).toBeDisabled();
  await expect(day('2026-12-25, holiday')).toBeDisabled();
  await expect(dialog.getByRole('region', { name: 'Pending leave' })).toContainText('2026-12-15');
  await axeClean(page);
  await day('2026-12-10').click();
  await day('2026-12-15, pending leave').click();
  await day('2026-12-11').click();
  await axeClean(page);
  await day('2026-12-11').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(closedWith(page)).toHaveText('yes ["2026-12-10","2026-12-15"]');
  dialog = await open(page, 'Selected days', 'keys');
  await day('2026-12-02').press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(closedWith(page)).toHaveText('yes ["2026-12-03"]');
});

test('the empty and error panels have the specified texts and a working button, and the help dialog opens', async ({
  page,
}) => {
  for (const [story, sentences, button] of [
    ['No Data Found', ['No Data Found', 'No Data Found Please Click On Add Button To Add'], 'Add'],
    ['Error panel', ['Sorry Something Went Wrong', 'Please Click On Refresh Button'], 'Refresh'],
  ] as const) {
    await openStory(page, admin, story);
    for (const sentence of sentences)
      await expect(page.getByRole('main').getByText(sentence, { exact: true }).last()).toBeVisible();
    await axeClean(page);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await page.getByRole('main').getByRole('button', { name: button }).press('Enter');
    await expect(page.getByRole('status', { name: 'Pressed' })).toHaveText('2');
  }
  await openStory(page, admin, 'How it works');
  const dialog = await open(page, 'How it works');
  await axeClean(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(closedWith(page)).toHaveText('no');
  await open(page, 'How it works', 'keys');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('filters a report with condition rows, which start with one row and are cleared together', async ({
  page,
}) => {
  await openStory(page, admin, 'Reports');
  await expect(page.getByRole('main').getByRole('heading', { name: 'No Data Found' })).toBeVisible();
  await axeClean(page);
  await openStory(page, admin, 'Reports filter panel');
  const asked = page.frameLocator('iframe[title=Reports]').locator('p');
  await expect(asked).toHaveText('{"limit":10,"offset":0,"filters":[]}');
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await filters.click();
  const panel = page.getByRole('form', { name: 'Filters' });
  await expect(panel.getByLabel(/^Value/)).toHaveCount(1);
  await panel.getByRole('button', { name: 'Add field' }).click();
  await expect(panel.getByLabel(/^Value/)).toHaveCount(2);
  await panel.getByRole('combobox', { name: 'Field 2' }).click();
  await page.getByRole('option', { name: 'Clinic' }).click();
  await panel.getByLabel('Value 2').fill('Manly');
  await page.keyboard.press('Enter');
  await expect(asked).toHaveText('{"limit":10,"offset":0,"filters":[{"field":"clinic","value":"Manly"}]}');
  await axeClean(page);
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(panel).toBeHidden();
  await expect(asked).toHaveText('{"limit":10,"offset":0,"filters":[]}');
  await filters.press('Enter');
  await expect(panel.getByLabel(/^Value/)).toHaveCount(1);
});

test('accepts only a correct passcode with four characters', async ({ page }) => {
  await openStory(page, admin, 'Passcode');
  const boxes = page.getByLabel(/^Character \d of 4$/);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Enter valid passcode', { exact: true })).toBeVisible();
  await axeClean(page);
  await boxes.first().focus();
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please Enter Valid Passcode', { exact: true })).toBeVisible();
  await expect(boxes.first()).toHaveValue('');
  await boxes.first().focus();
  await page.keyboard.type('AB7C');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(closedWith(page)).toHaveText('yes');
});
