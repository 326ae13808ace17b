import { expect } from '@playwright/test';
import { long } from '../journeys/support.ts';
import { apiOf, called } from '../journeys/tasks-support.ts';
import { admin, axeClean, closedWith, openStory, owner, pickDialog, test } from './support.ts';

test('offers only active rooms and suppliers of the chosen clinic', async ({ page }) => {
  const api = await apiOf(admin.email);
  const name = called('Story');
  const { clinics } = await api<{ clinics: { id: string }[] }>(
    '{ clinics(where: {status: {_eq: "ACTIVE"}}, order_by: {name: asc}, limit: 2) { id } }',
  );
  const rows = clinics.flatMap(({ id }, at) =>
    ['ACTIVE', 'INACTIVE'].map((status) => ({ clinic_id: id, name: `${name} ${at} ${status}`, status })),
  );
  await api(
    `mutation ($rooms: [clinic_rooms_insert_input!]!, $vendors: [clinic_im_vendors_insert_input!]!) {
      insert_clinic_rooms(objects: $rooms) { affected_rows }
      insert_clinic_im_vendors(objects: $vendors) { affected_rows }
    }`,
    { rooms: rows, vendors: rows },
  );
  await openStory(page, admin, 'Rooms');
  await page.evaluate((id) => localStorage.setItem('operatory.clinic', id ?? ''), clinics[1]?.id);
  await page.reload();
  for (const story of ['Rooms', 'Suppliers']) {
    await openStory(page, admin, story);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const { search, options } = await pickDialog(page, story);
    await search.fill(name);
    await expect(options).toHaveCount(1);
    await expect(options).toContainText(`${name} 1 ACTIVE`);
  }
  // The form of suppliers is a page, which the link opens in a new tab; a plain click opens a dialog instead
  // and picks the new supplier.
  const add = page.getByRole('link', { name: 'Add', exact: true });
  await expect(add).toHaveAttribute('href', '/dashboard/clinic-im-vendors/add');
  await add.click();
  const form = page.getByRole('dialog', { name: 'Add supplier', exact: true });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} new`);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Suppliers', exact: true });
  await expect(dialog.getByRole('button', { name: `Remove ${name} new` })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('operatory.clinic'));
  await page.goto('about:blank');
});

test('options that were added already are marked, and pressing one says why it cannot be selected', async ({
  page,
}) => {
  const api = await apiOf(admin.email);
  const budget = called('Budget');
  const { clinics } = await api<{ clinics: { id: string }[] }>('{ clinics(limit: 1) { id } }');
  await api(
    'mutation ($object: client_expense_types_insert_input!) { insert_client_expense_types_one(object: $object) { id } }',
    { object: { name: budget, clinic_id: clinics[0]?.id } },
  );
  for (const [story, title, sentence, free] of [
    ['Select Users (group chat)', 'Select Users', 'User already Exist', 'Arjun Mehta'],
    ['Budget types', 'Budget types', 'This expense type already exists', budget],
  ] as const) {
    await openStory(page, admin, story);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const { dialog, options, says } = await pickDialog(page, title);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/^Please Select /)).toBeVisible();
    const taken = options.filter({ hasText: sentence });
    // The option is marked as disabled, but pressing it says why.
    await taken.first().click({ force: true });
    await expect(says(sentence).first()).toBeVisible();
    await expect(taken.first()).toHaveAttribute('aria-selected', 'false');
    await axeClean(page);
    await page.keyboard.type(free);
    await expect(options).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+Enter');
    await expect(closedWith(page)).toHaveText(/^yes \["[0-9a-f-]{36}"\]$/);
    const picked = await closedWith(page).textContent();

    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const again = await pickDialog(page, title);
    await again.search.fill(free);
    await expect(again.options).toHaveCount(1);
    await again.options.first().click();
    await expect(again.options.first()).toHaveAttribute('aria-selected', 'true');
    await again.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(again.dialog).toHaveCount(0);
    await expect(closedWith(page)).toHaveText(picked ?? '');
  }
});

test('adds a missing option in the dialog and selects it', long(), async ({ page }) => {
  for (const [person, story, one] of [
    [admin, 'Client employee leave types', 'leave type'],
    [admin, 'Employee types', 'employee type'],
    [owner, 'Client sources', 'source'],
  ] as const) {
    const name = called('Added');
    await openStory(page, person, story);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const { dialog } = await pickDialog(page, story);
    await dialog.getByRole('button', { name: 'Add' }).click();
    const form = page.getByRole('dialog', { name: new RegExp(`^Add .*${one}$`) });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Name Is Required')).toBeVisible();
    await axeClean(page);
    if (one === 'leave type') {
      await expect(form.getByText('Paid Is Required')).toBeVisible();
      await form.getByRole('combobox', { name: 'Paid' }).click();
      await page.getByRole('option', { name: 'Paid', exact: true }).click();
    }
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.keyboard.press('Control+Enter');
    await expect(form).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(closedWith(page)).toHaveText(/^yes /);
  }
});
