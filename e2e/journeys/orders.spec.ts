import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { addProduct } from './stock-support.ts';
import { accessible, at, enter, long } from './support.ts';
import { apiOf, called } from './tasks-support.ts';

const path = (end: string) => at('harboursmiles', `/dashboard/clinic-im-product-orders/${end}`);
const menu = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('reorders low stock, places the order by phone, and receives it in three lots and a remainder', async ({
  page,
}) => {
  await enter(page, people.admin);
  await page.goto(path('reorder'));
  const first = page.getByRole('region', { name: /Austral Dental Depot/ }).first();
  await expect(first).toContainText('suggested');
  await accessible(page);
  // A product that is not low can be added, and removed again.
  const extra = called('Journey extra');
  await addProduct(extra, { alert_stock_number: 0 });
  await page.getByRole('button', { name: 'Add products' }).click();
  const picking = page.getByRole('dialog', { name: 'Select a Product' });
  await picking.getByRole('combobox').fill(extra);
  await picking.getByRole('option', { name: extra }).click();
  await picking.getByRole('button', { name: 'Save' }).click();
  const added = page.getByRole('textbox', { name: `Quantity of ${extra}` });
  await expect(added).toBeFocused();
  await added.fill('2');
  await accessible(page);
  await page.getByRole('button', { name: `Remove ${extra}` }).click();
  await expect(added).toHaveCount(0);
  // Orders two products from one supplier for one clinic.
  for (const input of await page.getByRole('textbox', { name: /^Quantity of/ }).all()) await input.fill('');
  await first.getByRole('textbox').first().fill('10');
  await first.getByRole('textbox').nth(1).fill('4');
  await page.getByRole('button', { name: 'Raise 1 order' }).click();
  await expect(page.getByText('1 order raised')).toBeVisible();
  await expect(page).toHaveURL(/show=RAISED/);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const lines = page.getByRole('table', { name: 'Lines' });
  await expect(lines.getByRole('row')).toHaveCount(3);

  await menu(page, name, 'Place by phone');
  await expect(page.getByText('Order placed by phone')).toBeVisible();
  await accessible(page);

  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await paper).suggestedFilename()).toMatch(/-PO-\d{4,}\.pdf$/);

  await page.getByRole('link', { name: 'Receive' }).click();
  const [ten, four] = [page.locator('[data-line]').first(), page.locator('[data-line]').nth(1)];
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(page.getByText('Enter what was delivered')).toBeVisible();
  await ten.getByRole('button', { name: /^Another lot/ }).click();
  await ten.getByRole('textbox', { name: /^Quantity, lot 1/ }).fill('3');
  await ten.getByRole('textbox', { name: /^Lot number, lot 1/ }).fill('A1');
  await ten.getByRole('textbox', { name: /^Quantity, lot 2/ }).fill('3');
  await four.getByRole('textbox', { name: /^Quantity/ }).fill('4');
  await page.getByLabel('Invoice number').fill('INV-7');
  await accessible(page);
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(page.getByText('Partial received', { exact: true }).first()).toBeVisible();
  const receipts = page.getByRole('table', { name: 'Receipts' });
  await expect(receipts.getByRole('row').filter({ hasText: 'INV-7' })).toHaveCount(3);

  await page.getByRole('link', { name: 'Receive' }).click();
  await page.getByRole('button', { name: 'Receive everything' }).click();
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('4');
  await page.getByRole('textbox', { name: /^Quantity of/ }).fill('5');
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await page.getByRole('dialog', { name: 'More than ordered' }).getByLabel('Reason').fill('One for free');
  await page.getByRole('dialog').getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(page.getByText('Order received', { exact: true }).first()).toBeVisible();
  await expect(lines.getByRole('row').filter({ hasText: 'Received' })).toHaveCount(3);
  await expect(page.getByText('“One for free”')).toBeVisible();

  // Reverses the last receipt, so that its line is outstanding again and can be closed.
  await receipts
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Reverse receipt…' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Wrong box');
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse receipt' }).click();
  await expect(page.getByText('Partial received', { exact: true }).first()).toBeVisible();
  await lines.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Close item…' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Sold out');
  await page.getByRole('dialog').getByRole('button', { name: 'Close item' }).click();
  await expect(lines.getByText('Closed', { exact: true })).toBeVisible();
});

test('lists more than 500 products with low stock in pages of 500', long(), async ({ page }) => {
  const api = await apiOf(people.admin);
  const { clinics } = await api<{ clinics: { id: string }[] }>('{ clinics(limit: 1) { id } }');
  // The products are the last by name.
  const name = called('Zz paged');
  const low = Array.from({ length: 501 }, (_, n) => ({
    clinic_id: clinics[0]?.id,
    name: `${name} ${String(n).padStart(3, '0')}`,
    alert_stock_number: 1,
  }));
  try {
    for (const objects of [low.slice(0, 250), low.slice(250)])
      await api(
        'mutation ($objects: [clinic_im_products_insert_input!]!) { insert_clinic_im_products(objects: $objects) { affected_rows } }',
        { objects },
      );
    await enter(page, people.admin);
    await page.goto(path('reorder'));
    const amounts = page.getByRole('textbox', { name: /^Quantity of/ });
    const before = page.getByRole('button', { name: 'The 500 before' });
    const next = page.getByRole('button', { name: 'Next products' });
    await expect(page.getByText('Products 1 to 500, by name.')).toBeVisible();
    await expect(amounts).toHaveCount(500);
    await expect(before).toHaveCount(0);
    await next.click();
    await expect(page.getByText(/^Products 501 to \d+, by name\.$/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: `Quantity of ${low.at(-1)?.name}` })).toBeVisible();
    await expect(next).toHaveCount(0);
    await before.click();
    await expect(page.getByText('Products 1 to 500, by name.')).toBeVisible();
    await expect(amounts).toHaveCount(500);
  } finally {
    await api(
      'mutation ($where: clinic_im_products_bool_exp!) { update_clinic_im_products(where: $where, _set: { status: INACTIVE }) { affected_rows } }',
      { where: { name: { _like: `${name} %` } } },
    );
  }
});

test('raises an order manually, edits it, cancels it with a reason and orders it again, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, people.manager);
  await page.goto(path('list'));
  await page.getByRole('button', { name: 'Raise order' }).click();
  await page.getByRole('form', { name: 'Raise order' }).getByRole('button', { name: 'Raise order' }).click();
  await expect(page.getByText('Please Select Clinic im vendor')).toBeVisible();
  await page.getByRole('combobox', { name: 'Supplier' }).click();
  await page.getByRole('option', { name: 'Coastline Medical' }).first().click();
  await page.getByRole('button', { name: 'Add products' }).click();
  const picker = page.getByRole('dialog', { name: 'Select a Product' });
  await picker.getByRole('option').first().click();
  await picker.getByRole('option').nth(1).click();
  await picker.getByRole('button', { name: 'Save' }).click();
  const lines = page.getByRole('list', { name: 'Lines' });
  await expect(lines.getByRole('listitem')).toHaveCount(2);
  for (const input of await lines.getByRole('textbox').all()) await input.fill('2.5');
  await accessible(page);
  await page.getByRole('button', { name: 'Raise order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await page.getByRole('link', { name: 'Edit items' }).click();
  await lines
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
  // On a phone each line is a card, so there is no header row.
  await expect(page.getByRole('table', { name: 'Lines' }).getByRole('row')).toHaveCount(1);

  await menu(page, name, 'Cancel order…');
  await page.getByRole('dialog').getByLabel('Reason').fill('Bought at the corner');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('“Bought at the corner”')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Reorder', exact: true }).click();
  await expect(page.getByText('Reordered as a new order')).toBeVisible();
});

test('ClinicImProductOrder.csv contains the rows that the list shows, with its labels and readable times', async ({
  page,
}) => {
  await enter(page, people.manager);
  await page.goto(path('list?show=all'));
  const placed = page.getByRole('row').filter({ hasText: 'Order placed' });
  await expect(placed.first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('ClinicImProductOrder.csv');
  const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head.replace('\uFEFF', '').split(',').slice(0, 5)).toEqual([
    'Number',
    'Purchase order',
    'Supplier',
    'Status',
    'Total',
  ]);
  expect(rows).toHaveLength((await page.getByRole('row').count()) - 1);
  const history = rows.map((row) => row.split(',')).filter((cells) => cells[3] === 'Order placed');
  expect(history).toHaveLength(await placed.count());
  for (const cells of history)
    expect(cells.filter((cell) => /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(cell))).not.toEqual([]);
});
