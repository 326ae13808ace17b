import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { addProduct, addRow, clinicOf, products, receive } from './stock-support.ts';
import { at, enter, long } from './support.ts';
import { apiOf, called } from './tasks-support.ts';

const rows = (page: Page) => page.locator('[data-row]');

test(
  'products can be filtered by name, type, category, supplier, date, room and disposal, each in the URL',
  long(),
  async ({ page }) => {
    const word = called('Narrow');
    const clinic = await clinicOf(await apiOf(people.manager));
    const admin = await apiOf(people.admin);
    const add = (table: string, name: string) => addRow(table, { clinic_id: clinic, name }, admin);
    const category = await add('client_im_product_categories', `${word} category`);
    const supplier = await add('clinic_im_vendors', `${word} supplier`);
    const room = await add('clinic_rooms', `${word} room`);
    await addProduct(`${word} typed`, { type: `${word} type`, created_date: '2024-03-31' });
    await addProduct(`${word} sorted`, {
      client_im_product_category_id: category,
      created_date: '2024-04-01',
    });
    await addProduct(`${word} bought`, { clinic_im_vendor_id: supplier, created_date: '2024-04-30' });
    const used = await addProduct(`${word} used`, { created_date: '2024-05-01' });
    const disposed = await addProduct(`${word} disposed`, { created_date: '2024-05-02' });
    await receive(used, 3);
    const manager = await apiOf(people.manager);
    await manager(
      'mutation ($id: uuid!, $room: uuid) { use_stock(clinic_im_product_id: $id, quantity: 1, room_id: $room) { id } }',
      { id: used, room },
    );
    await manager('mutation ($id: uuid!) { dispose_lot(id: $id, reason: "Wet") { id } }', {
      id: await receive(disposed, 2),
    });

    await enter(page, people.manager);
    await page.goto(at('harboursmiles', products));
    await page.getByRole('searchbox', { name: 'Search products' }).fill(word);
    const all = ['typed', 'sorted', 'bought', 'used', 'disposed'];
    const shows = async (...names: readonly string[]) => {
      await expect(rows(page)).toHaveCount(names.length);
      for (const name of names)
        await expect(rows(page).filter({ hasText: new RegExp(`${word} ${name}(?! )`) })).toHaveCount(1);
    };
    await shows(...all);
    await expect(page).toHaveURL(/[?&]q=Narrow/);

    /** Sets a filter, checks the rows, opens the URL again, and removes the filter by its chip. */
    const narrows = async (label: string, set: () => Promise<void>, names: readonly string[]) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await set();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox', { name: 'Disposed' })).toBeHidden();
      await shows(...names);
      await expect(page).toHaveURL(/[?&]filter=/);
      await page.reload();
      await shows(...names);
      await page.getByRole('button', { name: `Clear the filter ${label}` }).click();
      await shows(...all);
    };
    const choice = (label: string, option: string) => async () => {
      const box = page.getByRole('combobox', { name: label, exact: true });
      await box.click();
      if (await box.isEditable()) await box.fill(option);
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    const day = (label: string, value: string) => async () => {
      const box = page.getByRole('textbox', { name: label, exact: true });
      await box.fill(value);
      await box.press('Enter');
    };
    await narrows('Type', choice('Type', `${word} type`), ['typed']);
    await narrows('Category', choice('Category', `${word} category`), ['sorted']);
    await narrows('Supplier', choice('Supplier', `${word} supplier`), ['bought']);
    await narrows('Used in room', choice('Used in room', `${word} room`), ['used']);
    await narrows('Disposed', choice('Disposed', 'Yes'), ['disposed']);
    await narrows('Disposed', choice('Disposed', 'No'), ['typed', 'sorted', 'bought', 'used']);
    await narrows('Added from', day('Added from', '2024-05-01'), ['used', 'disposed']);
    await narrows('Added to', day('Added to', '2024-04-01'), ['typed', 'sorted']);

    // A range is one chip.
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await day('Added from', '2024-04-01')();
    await day('Added to', '2024-04-30')();
    await page.keyboard.press('Escape');
    await shows('sorted', 'bought');
  },
);
