import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { addPlace, addProduct, receive } from './stock-support.ts';
import { accessible, enter, pendingPromise } from './support.ts';
import { apiOf, called, says } from './tasks-support.ts';

const record = (id: string) => `/dashboard/clinic-im-products/view/${id}`;
const inHand = (page: Page) => page.getByRole('region', { name: 'Stock' });
const lots = (page: Page) => page.getByRole('list', { name: 'Lots' }).getByRole('listitem');

/** Opens the dialog of an action from a lot's menu. */
async function act(page: Page, lot: string, label: string) {
  await page
    .getByRole('button', { name: `Actions for Lot ${lot}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: `${label}…` }).click();
  return page.getByRole('dialog', { name: label });
}

test('transfers part of a lot and then the rest, and lists both movements', async ({ page }) => {
  const [shelf, room] = [called('Journey cupboard'), called('Journey surgery')];
  const from = await addPlace(shelf);
  await addPlace(room);
  const id = await addProduct(called('Journey needles'));
  await receive(id, 10, { lot: 'N1', place: from });
  await enter(page, people.manager);
  await page.goto(record(id));
  await expect(lots(page)).toHaveCount(1);
  await expect(lots(page).first()).toContainText(shelf);

  let dialog = await act(page, 'N1', 'Transfer');
  await dialog.getByRole('combobox', { name: 'To' }).fill(room);
  await page.getByRole('option', { name: room }).click();
  await dialog.getByLabel('Quantity').fill('11');
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(dialog.getByLabel('Quantity')).toHaveAccessibleDescription(/Only 10 left in this lot/);
  await expect(page.getByText('Only 10 left in this lot')).toHaveCount(1);
  await dialog.getByLabel('Quantity').fill('4');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(dialog).toBeHidden();
  await expect(lots(page)).toHaveCount(2);
  await expect(lots(page).filter({ hasText: shelf })).toContainText('6 of 10');
  await expect(lots(page).filter({ hasText: room })).toContainText('4');
  await expect(inHand(page)).toContainText('10');

  // The rest of the lot is transferred too, and merged with the first part.
  await lots(page).filter({ hasText: shelf }).getByRole('button', { name: 'Actions for Lot N1' }).click();
  await page.getByRole('menuitem', { name: 'Transfer…' }).click();
  dialog = page.getByRole('dialog', { name: 'Transfer' });
  await dialog.getByRole('combobox', { name: 'To' }).fill(room);
  await page.getByRole('option', { name: room }).click();
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(dialog).toBeHidden();
  await expect(lots(page).filter({ hasText: shelf })).toHaveCount(0);
  await expect(inHand(page)).toContainText('10');
  await page.getByRole('tab', { name: 'Movements' }).click();
  await expect(page.getByRole('row', { name: /Transferred/ })).toHaveCount(2);
  await expect(page.getByRole('row', { name: /Transferred/ }).first()).toContainText(`To ${room}`);
});

test('adjusts a lot with a reason, and refuses if its amount has changed', async ({ page }) => {
  const id = await addProduct(called('Journey bibs'));
  await receive(id, 9, { lot: 'B1' });
  await enter(page, people.manager);
  await page.goto(record(id));
  let dialog = await act(page, 'B1', 'Adjust');
  await dialog.getByLabel('Actual quantity').fill('7');
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Two fell behind the autoclave');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await expect(dialog).toBeHidden();
  await expect(inHand(page)).toContainText('7');

  // A colleague uses one piece while the dialog is open.
  dialog = await act(page, 'B1', 'Adjust');
  await dialog.getByLabel('Actual quantity').fill('0');
  await dialog.getByLabel('Reason').fill('All gone');
  const colleague = await apiOf(people.manager);
  await colleague('mutation ($id: uuid!) { use_stock(clinic_im_product_id: $id, quantity: 1) { id } }', {
    id,
  });
  await expect(inHand(page)).toContainText('6');
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await expect(page.getByText('Someone else has changed this stock. Refresh to continue.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(inHand(page)).toContainText('6');
  dialog = await act(page, 'B1', 'Adjust');
  await dialog.getByLabel('Actual quantity').fill('0');
  await dialog.getByLabel('Reason').fill('All gone');
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await expect(dialog).toBeHidden();
  await expect(inHand(page)).toContainText('0');
  await page.getByRole('tab', { name: 'Movements' }).click();
  const rows = page.getByRole('row', { name: /Adjusted/ });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Two fell behind the autoclave' })).toContainText('2');
});

test('attaches a manual to a product and opens it from the product', async ({ page }) => {
  const name = called('Journey light');
  const id = await addProduct(name);
  await enter(page, people.manager);
  await page.goto(record(id));
  await expect(page.getByRole('button', { name: 'Open manual', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const { made: free, make: arrive } = pendingPromise();
  await page.route('**/file-upload/upload-s3', (route) => free.then(() => route.continue()), { times: 1 });
  await page.getByLabel('Choose: Manual').setInputFiles({
    name: 'light.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  });
  await expect(page.getByText('light.pdf')).toBeVisible();
  // Save waits for the upload.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'A file is still uploading. This will be saved when it has finished.');
  arrive();
  const manual = page.getByRole('button', { name: 'Open manual', exact: true });
  await manual.click();
  const viewer = page.getByRole('dialog', { name: /^View .*light\.pdf/ });
  await expect(viewer).toBeVisible();
  await accessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    viewer.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('light.pdf');
});

test('of many lots, shows the first fifty, and the others on request', async ({ page }) => {
  const name = called('Journey many');
  const id = await addProduct(name);
  const api = await apiOf(people.manager);
  await api(
    'mutation ($id: uuid!, $lots: [receive_stock_lots_input!]!) { receive_stock(clinic_im_product_id: $id, lots: $lots) { id } }',
    { id, lots: Array.from({ length: 51 }, (_, n) => ({ quantity: 1, lot_number: `L${n}` })) },
  );
  await enter(page, people.manager);
  await page.goto(record(id));
  const shown = page.getByRole('list', { name: 'Lots' }).getByRole('listitem');
  await expect(shown).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(shown).toHaveCount(51);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});
