import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, at, enter, long, pendingPromise } from './support.ts';
import { apiOf, called } from './tasks-support.ts';

const rows = (page: Page) => page.locator('[data-row]');

async function open(page: Page, path: string) {
  await page.goto(at('harboursmiles', path));
  await expect(rows(page).first()).toBeVisible();
}

test('uses a list by mouse: chips, filter, sort, columns, record, edit', async ({ page }) => {
  await enter(page, people.admin);
  await open(page, '/dashboard/users/list');
  const everybody = await rows(page).count();

  const admins = page.getByRole('button', { name: /^Admins/ });
  await admins.click();
  await expect(page).toHaveURL(/show=admins/);
  await expect(admins).toContainText(String(await settled(page, (count) => count < everybody)));

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Role', exact: true }).click();
  await page.getByRole('option', { name: 'Clinic Admin' }).click();
  await expect(page).toHaveURL(/filter=/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Role:')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Olivia Hart' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the filter Role' }).click();
  await expect(rows(page).filter({ hasText: 'Olivia Hart' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(rows(page)).toHaveCount(everybody);

  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=email/);
  await expect(rows(page).first()).toContainText('Aisha Rahman');
  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
  await expect(rows(page).first()).not.toContainText('Aisha Rahman');

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await page.getByRole('button', { name: 'Move Email up' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0);
  await expect(page.getByRole('columnheader').nth(3)).toContainText('Email');
  const name = page.getByRole('columnheader', { name: 'Name' });
  const before = (await name.boundingBox())?.width ?? 0;
  const grip = await page.getByRole('separator', { name: 'Width of Name' }).boundingBox();
  if (!grip) throw new Error('the column has no border to grip');
  await page.mouse.move(grip.x + 4, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 64, grip.y + 10, { steps: 4 });
  const kept = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('keepPreference'),
  );
  await page.mouse.up();
  await expect
    .poll(async () => Math.round((await name.boundingBox())?.width ?? 0))
    .toBeGreaterThan(before + 40);
  await kept;
  await page.reload();
  // The arrangement of the columns is stored for the user.
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible();

  // A user has a page of its own; a clinic opens beside the list.
  await page.getByRole('link', { name: 'Hannah Abbott' }).click();
  await expect(page).toHaveURL(/users\/view\//);
  await open(page, '/dashboard/clinics/list');
  await page.getByRole('link', { name: 'Mosman' }).click();
  const sheet = page.getByRole('dialog', { name: 'Mosman' });
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/record=/);
  await sheet.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Edit clinic' });
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill('front@mosman.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(sheet).toContainText('front@mosman.example');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await rows(page).filter({ hasText: 'Mosman' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'View' }).click();
  await expect(sheet).toBeVisible();
});

/** Waits until the number of rows is right, and returns it. */
async function settled(page: Page, right: (count: number) => boolean): Promise<number> {
  await expect.poll(async () => right(await rows(page).count())).toBe(true);
  return rows(page).count();
}

test('uses a list by keyboard: navigate, select, open, edit, filter, search, add, save', async ({ page }) => {
  await enter(page, people.admin);
  await open(page, '/dashboard/clinic-rooms/list');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const text of [
    ...['Search or jump to…', 'Next row', 'Previous row', 'Select row', 'Edit room', 'Filter', 'Add room'],
    ...['Search this list', 'Show keyboard shortcuts', 'Go to Dashboard', 'Save', 'Close'],
  ])
    await expect(help.getByText(text, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: 'Selected rows' })).toContainText('2 selected');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: 'Selected rows' })).toContainText('1 selected');

  const first = await rows(page).first().getByRole('link').innerText();
  const second = await rows(page).nth(1).getByRole('link').innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: first })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: second })).toBeVisible();
  // Escape closes the form above the record, even while it is still loading.
  const closed = pendingPromise();
  await page.route('**/v1/graphql', async (route) => {
    await closed.made;
    await route.continue();
  });
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit room' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Edit room' })).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: second })).toBeVisible();
  closed.make();
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('f');
  await expect(page.getByRole('combobox', { name: 'Clinic' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search rooms' })).toBeFocused();
  await page.keyboard.type('Surgery 3');
  await expect(page).toHaveURL(/q=Surgery(\+|%20)3(&|$)/);
  // The search is removed from the URL when the form is already open, which must not ask whether to leave it.
  await page.keyboard.press('Escape');

  await page.keyboard.press('n');
  const name = called('Surgery');
  const form = page.getByRole('dialog', { name: 'Add room' });
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  // The problem is shown at its field, and the form stays open.
  await page.keyboard.press('Control+Enter');
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await expect(page).not.toHaveURL(/q=/);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  await expect(form).toHaveCount(0);
  await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
});

test('saves a view of a list, opens the list with it by default, and deletes the view', async ({ page }) => {
  await enter(page, people.manager);
  await open(page, '/dashboard/users/list?show=staff');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My people');
  await dialog.getByRole('checkbox', { name: 'Always open the list with this view' }).check();
  await accessible(page);
  const kept = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('addView'));
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'My people' })).toBeVisible();
  await kept;

  await page.goto(at('harboursmiles', '/dashboard/users/list'));
  await expect(page).toHaveURL(/show=staff/);
  await page.getByRole('button', { name: 'My people' }).click();
  await page.getByRole('menuitem', { name: 'Delete this view' }).click();
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
});

test(
  'the dialog that saves a view opens by mouse and by keyboard, also on a list without filters',
  long(),
  async ({ page }) => {
    await enter(page, people.manager);
    await open(page, '/dashboard/clinics/list');
    const views = page.getByRole('button', { name: 'Views' });
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await views.click();
    await page.getByRole('menuitem', { name: 'Save this view…' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await views.focus();
    await page.keyboard.press('Enter');
    const save = page.getByRole('menuitem', { name: 'Save this view…' });
    await expect(save).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(save).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Whole');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('button', { name: 'Whole' }).click();
    await page.getByRole('menuitem', { name: 'Save this view…' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Whole' }).click();
    await page.getByRole('menuitem', { name: 'Delete this view' }).click();
    await expect(views).toBeVisible();
  },
);

test('a downloaded file contains only the rows that are listed or selected', async ({ page }) => {
  await enter(page, people.admin);
  await open(page, '/dashboard/users/list?show=blocked');
  const whole = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await whole;
  expect(file.suggestedFilename()).toBe('Users.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Display name');
  expect(lines[1]).toContain('Kyle Denton');

  await page.getByRole('button', { name: /^Everyone/ }).click();
  await rows(page).filter({ hasText: 'Aisha Rahman' }).getByRole('checkbox').check();
  await rows(page).filter({ hasText: 'Arjun Mehta' }).getByRole('checkbox').check();
  const some = page.waitForEvent('download');
  await page
    .getByRole('toolbar', { name: 'Selected rows' })
    .getByRole('button', { name: 'Download CSV' })
    .click();
  const picked = await readFile(await (await some).path(), 'utf8');
  expect(picked.trim().split('\n')).toHaveLength(3);
});

test('scrolls many rows, jumps to a page, selects all, and deletes them after typing a word', async ({
  page,
}) => {
  const ask = await apiOf(people.admin);
  const { clinics } = await ask<{ clinics: { id: string }[] }>(
    '{ clinics(order_by: { name: asc }, limit: 1) { id } }',
  );
  await ask(
    'mutation ($objects: [clinic_rooms_insert_input!]!) { insert_clinic_rooms(objects: $objects) { affected_rows } }',
    {
      objects: Array.from({ length: 60 }, (_, index) => ({
        clinic_id: clinics[0]?.id,
        name: `Ward ${String(index).padStart(2, '0')}`,
        status: 'ACTIVE',
      })),
    },
  );
  await enter(page, people.admin);
  await open(page, '/dashboard/clinic-rooms/list?q=Ward');
  const top = page.getByText(/^1–\d+ of 60$/);
  await expect(top).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rooms' })).toHaveAttribute('aria-rowcount', '61');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText(/^\d+–60 of 60$/)).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  // Opening the URL again shows the list at the same position.
  await page.reload();
  await expect(page.getByText(/^\d+–60 of 60$/)).toBeVisible();
  const focus = page.locator('[data-row]:focus');
  await page.keyboard.press('Home');
  await expect(focus).toContainText('Ward 00');
  await expect(top).toBeVisible();
  await page.keyboard.press('End');
  await expect(focus).toContainText('Ward 59');
  await expect(focus).toHaveAttribute('aria-rowindex', '61');
  // A list with another order starts at the top.
  const byName = page.getByRole('button', { name: 'Name', exact: true });
  await byName.click();
  await expect(rows(page).first()).toContainText('Ward 59');
  await expect(top).toBeVisible();
  await byName.click();
  await expect(rows(page).first()).toContainText('Ward 00');
  await page.keyboard.press('End');
  await expect(focus).toContainText('Ward 59');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  await expect(bar).toContainText('2 selected');
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect(bar).toContainText('60 selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  const sure = page.getByRole('dialog');
  const hint = sure.getByRole('textbox', { name: 'Type "DELETE" in the input to confirm' });
  for (const wrong of ['', 'delete', 'DELETE ']) {
    await hint.fill(wrong);
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(sure.getByText('Please type hint text')).toBeVisible();
  }
  await hint.fill('DELETE');
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No results')).toBeVisible();
  // Undo brings the deleted rows back.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^\d+–\d+ of 60$/)).toBeVisible();
  // A row in view, because Playwright would first scroll to another one, which renders others above it.
  await rows(page).nth(12).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Select all 60 matching' }).click();
  await expect(bar).toContainText('60 selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await hint.fill('DELETE');
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No results')).toBeVisible();
  // The message with Undo can be closed early, and on another screen too.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page
    .getByRole('alert')
    .filter({ hasText: '60 rooms deleted' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
});

test('adds a clinic with its address, from which its time zone follows', async ({ page }) => {
  await enter(page, people.admin);
  await open(page, '/dashboard/clinics/list');
  await page.getByRole('button', { name: 'Add clinic' }).click();
  const form = page.getByRole('form', { name: 'Add clinic' });
  // The name sorts last, because users who have not chosen a clinic see the time of the first one, in other
  // journeys too.
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Zinc Hill');
  await form.getByRole('textbox', { name: 'Address line 1' }).fill('1 A');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Address Line 1 must be at least 5 characters long')).toBeVisible();
  await expect(form.getByText('Country required')).toBeVisible();
  await accessible(page);
  await form.getByRole('textbox', { name: 'Address line 1' }).fill('12 Argent Street');
  await form.getByRole('textbox', { name: 'Suburb' }).fill('Broken Hill');
  await form.getByRole('textbox', { name: 'Postal code' }).fill('2880');
  await form.getByRole('textbox', { name: 'Country' }).fill('Australia');
  await form.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'New South Wales' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Zinc Hill' })).toContainText('Australia/Broken Hill');
});
