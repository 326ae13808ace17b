import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { addPlace, addProduct, addRow, clinicOf, products, receive } from './stock-support.ts';
import { accessible, accessibleInBoth, enter } from './support.ts';
import { apiOf, called, day } from './tasks-support.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Stock' });

test('receives a product in two lots, uses, counts and disposes of it, and undoes a use and a disposal', async ({
  page,
}) => {
  await addProduct('Journey gloves');
  await enter(page, people.manager);
  await page.goto(products);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('Journey gloves');
  await page.getByRole('link', { name: 'Journey gloves' }).click();
  await expect(card(page)).toContainText('0');

  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(dialog.getByText('Quantity is required')).toBeVisible();
  await dialog.getByLabel('Quantity').fill('5');
  await dialog.getByLabel('Lot number').fill('LATE');
  await dialog.getByRole('button', { name: 'Add another lot' }).click();
  const second = dialog.getByRole('group', { name: 'Lot 2' });
  await second.getByLabel('Quantity').fill('3');
  await second.getByLabel('Expiry date').fill(day(60));
  await second.getByLabel('Lot number').fill('SOON');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page)).toContainText('8');
  const lots = page.getByRole('list', { name: 'Lots' });
  await expect(lots.getByRole('listitem').first()).toContainText('Lot SOON');
  await expect(lots.getByRole('listitem').first()).toContainText('Use first');
  await accessibleInBoth(page);

  // The lot that expires first is used first, and the use can be undone.
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  const use = page.getByRole('dialog', { name: 'Use' });
  await use.getByLabel('Quantity').fill('9');
  await use.getByRole('button', { name: 'Use', exact: true }).click();
  // The problem is shown once, at its field, and the typed value stays.
  await expect(use.getByLabel('Quantity')).toHaveAccessibleDescription(/Only 8 in stock/);
  await expect(page.getByText('Only 8 in stock')).toHaveCount(1);
  await expect(use.getByLabel('Quantity')).toHaveValue('9');
  await use.getByLabel('Quantity').fill('4');
  await use.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(card(page).getByRole('img')).toHaveAccessibleName(
    '4 × box in stock, minimum 4, maximum 12, low',
  );
  await expect(page.getByText('Low', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page)).toContainText('8');

  // Using another lot than the first requires a reason.
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await use.getByRole('combobox', { name: 'From' }).click();
  await page.getByRole('option', { name: /Lot LATE/ }).click();
  await use.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(use.getByText('Reason for this lot is required')).toBeVisible();
  await use.getByLabel('Reason for this lot').fill('The other is in the other surgery');
  await use.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(card(page)).toContainText('7');

  await page.getByRole('button', { name: 'Count', exact: true }).click();
  const count = page.getByRole('dialog', { name: 'Count Journey gloves' });
  await count.getByLabel(/Lot LATE/).fill('3');
  await count.getByRole('button', { name: 'Save count' }).click();
  await expect(card(page)).toContainText('6');

  await lots.getByRole('button', { name: 'Actions for Lot SOON' }).click();
  await page.getByRole('menuitem', { name: 'Dispose…' }).click();
  const dispose = page.getByRole('dialog', { name: 'Dispose' });
  await dispose.getByLabel('Reason').fill('Box was wet');
  await dispose.getByRole('button', { name: 'Dispose' }).click();
  await expect(lots.getByText('Lot SOON')).toBeHidden();
  await expect(card(page)).toContainText('3');
  await page.getByRole('alert').filter({ hasText: 'Disposed' }).getByRole('button', { name: 'Undo' }).click();
  await expect(lots.getByText('Lot SOON')).toBeVisible();
  await expect(card(page)).toContainText('6');
  await lots.getByRole('button', { name: 'Actions for Lot SOON' }).click();
  await page.getByRole('menuitem', { name: 'Dispose…' }).click();
  await dispose.getByLabel('Reason').fill('Box was wet');
  await dispose.getByRole('button', { name: 'Dispose' }).click();
  await expect(lots.getByText('Lot SOON')).toBeHidden();

  await page.getByRole('tab', { name: 'Usage' }).click();
  await expect(page.getByRole('list', { name: 'Usage' }).getByText('Restocked')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Movements' }).click();
  await expect(page.getByRole('row', { name: /Disposed/ }).first()).toContainText('Box was wet');
  await expect(page.getByRole('row', { name: /Restocked after disposal/ })).toContainText('Box was wet');
});

test('the chips for low and expired products list these products, and are stored in the URL', async ({
  page,
}) => {
  await enter(page, people.admin);
  await page.goto(products);
  const low = page.getByRole('button', { name: /^Low \d/ });
  await low.click();
  await expect(page).toHaveURL(/show=low/);
  const names = page.getByRole('row').filter({ has: page.getByRole('img', { name: /low$/ }) });
  await expect
    .poll(async () => (await names.count()) === Number((await low.textContent())?.replace(/\D/g, '')))
    .toBe(true);
  await page.getByRole('button', { name: /^Expired \d/ }).click();
  await expect(page).toHaveURL(/show=expired/);
  await expect(page.getByRole('row').nth(1)).toContainText(/\d lots? expired/);
  await accessibleInBoth(page);
});

test('uses a product on a phone, even without a connection', async ({ page }) => {
  const id = await addProduct('Journey masks');
  await receive(id, 10);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, people.manager);
  await page.goto(`/dashboard/clinic-im-products/view/${id}`);
  await expect(card(page)).toContainText('10');
  await accessible(page);
  // Offline, the use is queued.
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  const use = page.getByRole('dialog', { name: 'Use' });
  await expect(use).toBeVisible();
  await page.context().setOffline(true);
  await use.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(use).toBeHidden();
  await expect(page.getByText('1 change will be sent when you are online again')).toBeVisible();
  // A dialog that the user has opened since stays open when the response arrives.
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await page.context().setOffline(false);
  await expect(page.getByText('Used 1 of Journey masks')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Receive' })).toBeVisible();
  await expect(card(page)).toContainText('9');
});

test('adds a storage location of the same clinic to a product, and receives stock with its invoice and note', async ({
  page,
}) => {
  const admin = await apiOf(people.admin);
  const id = await addProduct(called('Journey wipes'));
  const { clinics } = await admin<{ clinics: { id: string }[] }>(
    'query ($id: uuid!) { clinics(where: { id: { _neq: $id } }, limit: 1) { id } }',
    { id: await clinicOf(await apiOf(people.manager)) },
  );
  const place = called('Journey drawer');
  await addPlace(`${place} here`);
  await addRow('clinic_storage_locations', { clinic_id: clinics[0]?.id, name: `${place} elsewhere` }, admin);
  await enter(page, people.admin);
  await page.goto(`/dashboard/clinic-im-products/view/${id}?tab=details`);
  await page.getByRole('region', { name: 'Product locations' }).getByRole('button', { name: 'Add' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Storage location' }).fill(place);
  await expect(page.getByRole('option', { name: `${place} here` })).toBeVisible();
  await expect(page.getByRole('option', { name: `${place} elsewhere` })).toHaveCount(0);
  await page.getByRole('option', { name: `${place} here` }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await dialog.getByLabel('Quantity').fill('2');
  await dialog.getByLabel('Invoice', { exact: true }).pressSequentially('INV-12');
  await dialog.getByLabel('Note').pressSequentially('Left at reception');
  await expect(dialog.getByLabel('Invoice', { exact: true })).toHaveValue('INV-12');
  await expect(dialog.getByLabel('Note')).toHaveValue('Left at reception');
  await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(dialog).toBeHidden();
  const { clinic_im_product_stocks: lots } = await admin<{ clinic_im_product_stocks: unknown[] }>(
    'query ($id: uuid!) { clinic_im_product_stocks(where: { clinic_im_product_id: { _eq: $id } }) { invoice_number note } }',
    { id },
  );
  expect(lots).toEqual([{ invoice_number: 'INV-12', note: 'Left at reception' }]);
});
