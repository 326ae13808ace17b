import { expect, type Locator, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { listOf, resourceOf } from './plain-areas.ts';
import { at, enter, long } from './support.ts';
import { addTasks, apiOf, called, card, list } from './tasks-support.ts';

/**
 * Skips the menu with the keyboard. Where the first Tab starts depends on the browser: Chromium 150 starts at
 * the scroll position.
 */
async function toContent(page: Page) {
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
}
/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, most = 60) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < most; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `by ${most} presses of Tab`).toBeFocused();
}
async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
/** Opens the device's file dialog with a key, and chooses a file in it. */
async function chooseFile(page: Page, button: Locator, name: string, mimeType: string, text: string) {
  const choosing = page.waitForEvent('filechooser');
  await press(page, button);
  await (await choosing).setFiles({ name, mimeType, buffer: Buffer.from(text) });
}

test('imports contacts from a file by keyboard only', async ({ page }) => {
  await enter(page, people.admin);
  const name = called('Keys');
  await page.goto(at('harboursmiles', `/dashboard/contacts/list?q=${encodeURIComponent(name)}`));
  const button = page.getByRole('button', { name: 'Import CSV' });
  await expect(button).toBeVisible();
  await toContent(page);
  await press(page, button);
  const dialog = page.getByRole('dialog', { name: 'Import contacts' });
  const csv = `Name;Mail\n${name} one;one@supplier.example\n${name} two;nobody`;
  await chooseFile(page, dialog.getByRole('button', { name: 'Choose a file' }), 'Keys.csv', 'text/csv', csv);
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('2 rows are ready.');
  // The button that had the focus is gone, and the focus must still be in the dialog.
  await expect(dialog.locator(':focus')).toHaveCount(1);

  await tabTo(page, dialog.getByRole('combobox', { name: 'Email' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Mail');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('1 row is ready, 1 has errors and will be left out.');
  const kept = page.waitForEvent('download');
  await press(page, dialog.getByRole('button', { name: 'Download the rows with errors' }));
  expect((await kept).suggestedFilename()).toMatch(/^Keys/);
  await press(page, dialog.getByRole('button', { name: 'Import 1', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`${name} one`).first()).toBeVisible();
  await expect(button).toBeFocused();

  const tray = page.getByRole('region', { name: 'In progress' });
  await expect(tray).toContainText('1 added, 1 not added');
  await press(page, tray.getByRole('button', { name: 'Close Import contacts' }));
  await expect(tray.getByText('Import contacts')).toHaveCount(0);
});

test('attaches, views and removes a file by keyboard only', long(), async ({ page }) => {
  const name = called('Keys attach');
  await addTasks(await apiOf(people.manager), [name]);
  await enter(page, people.manager);
  await page.goto(list(`view=board&who=everyone&q=${name}`));
  await expect(card(page, name)).toBeVisible();
  await toContent(page);
  await press(page, card(page, name).getByRole('button', { name: /^Actions for/ }));
  const item = page.getByRole('menuitem', { name: 'View And Comment' });
  await expect(item).toBeVisible();
  for (
    let step = 0;
    step < 12 && !(await item.evaluate((each) => each === document.activeElement));
    step += 1
  )
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const attach = dialog.getByRole('button', { name: 'Attach', exact: true });
  await chooseFile(page, attach, 'steps.txt', 'text/plain', 'First wash, then dry.');
  const view = dialog.getByRole('button', { name: 'View steps.txt' });
  await press(page, view);
  const viewer = page.getByRole('dialog', { name: /steps\.txt/ });
  await expect(viewer.getByText('First wash, then dry.')).toBeVisible();
  const kept = page.waitForEvent('download');
  await press(page, viewer.getByRole('button', { name: 'Download' }));
  expect((await kept).suggestedFilename()).toBe('steps.txt');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(view).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Remove steps.txt' }));
  await expect(dialog.getByText('steps.txt')).toHaveCount(0);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await chooseFile(page, attach, 'again.txt', 'text/plain', 'And dry again.');
  // The comment is saved only after the upload.
  await expect(dialog.getByRole('button', { name: 'View again.txt' })).toBeVisible();
  await tabTo(page, dialog.getByLabel('Message'));
  await page.keyboard.type('Both ways');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Task comment added successfully').first()).toBeVisible();
});

test('builds, changes and removes a filter by keyboard only', async ({ page }) => {
  const own = called('Keys filter');
  const api = await apiOf(people.admin);
  const { clinics } = await api<{ clinics: { id: string }[] }>('{ clinics(limit: 1) { id } }');
  await api(
    'mutation ($objects: [clinic_contact_types_insert_input!]!) { insert_clinic_contact_types(objects: $objects) { affected_rows } }',
    { objects: [1, 2].map((n) => ({ clinic_id: clinics[0]?.id, name: `${own} ${n}` })) },
  );
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', listOf(resourceOf('clinic_contact_types'))));
  const rows = page.locator('[data-row]');
  const filters = page.getByRole('search', { name: 'Filters' });
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('f');
  await press(page, page.getByRole('button', { name: 'More conditions…' }));
  const builder = page.getByRole('dialog', { name: 'Filter contact types' });
  await expect(builder.getByRole('combobox', { name: 'Field' })).toBeFocused();
  await page.keyboard.type('Name');
  await page.keyboard.press('Enter');
  await tabTo(page, builder.getByLabel('Value'));
  await page.keyboard.type(`${own} 1`);
  await press(page, builder.getByRole('button', { name: 'Show 1', exact: true }));
  await expect(rows).toHaveCount(1);

  await press(page, filters.getByRole('button', { name: /^Name contains/ }));
  await expect(builder.getByLabel('Value')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(own);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await press(page, filters.getByRole('button', { name: /^Clear the condition Name/ }));
  await expect(page).not.toHaveURL(/where=/);
  await expect(page.locator('body')).not.toBeFocused();
});
