import { expect, type Page, test } from '@playwright/test';
import { type CodeFormat, pictureOf } from '../codes.ts';
import { codesOf } from './camera.ts';
import { people } from './people.ts';
import { addProduct, products, receive } from './stock-support.ts';
import { accessible, enter } from './support.ts';
import { day } from './tasks-support.ts';

async function scan(page: Page, text: string, format: CodeFormat) {
  const dialog = page.getByRole('dialog', { name: 'Scan Product' });
  await dialog.getByLabel('A picture of the code').setInputFiles(await pictureOf(text, format));
}

test('on a phone, finds a product by each of five kinds of code, and a lot by its own code', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const codes = codesOf('JRN');
  for (const [format, code] of codes) await addProduct(`Scanned ${format}`, { unique_scan_id: code });
  const id = await addProduct('Scanned by its lot', { code: 'JRN-LOTS' });
  await receive(id, 5, { lot: 'EARLY', expiry: day(60) });
  await receive(id, 5, { lot: 'OLD', scan: 'JRN-LOT-OLD', expiry: '2020-01-31' });
  await receive(id, 5, { lot: 'MINE', scan: 'JRN-LOT-MINE', expiry: day(425) });

  await enter(page, people.manager);
  await page.goto(products);
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  for (const [format, code] of codes) {
    await scan(page, code, format);
    const card = page.getByRole('dialog', { name: `Scanned ${format}` });
    await expect(card.getByRole('button', { name: 'Receive', exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Scan another' }).click();
  }

  await scan(page, 'JRN-LOT-MINE', 'Code128');
  const card = page.getByRole('dialog', { name: 'Scanned by its lot' });
  await expect(card.getByText('Lot MINE')).toBeVisible();
  await accessible(page);
  await card.getByRole('button', { name: 'Use', exact: true }).click();
  const use = page.getByRole('dialog', { name: 'Use' });
  await expect(use.getByRole('combobox', { name: 'From' })).toHaveValue(/Lot MINE/);
  await use.getByRole('button', { name: 'Cancel' }).click();

  // The user has to choose another lot, because the scanned one has expired.
  await card.getByRole('button', { name: 'Scan another' }).click();
  await scan(page, 'JRN-LOT-OLD', 'Code128');
  await expect(card.getByText('This lot has expired')).toBeVisible();
  await card.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(use.getByRole('alert')).toHaveText(/^Lot OLD: This lot has expired/);
  await expect(use.getByRole('combobox', { name: 'From' })).toHaveValue('');
});

test('shows an unknown code and adds a product with it, and offers a choice between several matches', async ({
  page,
}) => {
  await addProduct('Twin one', { code: 'JRN-TWIN' });
  await addProduct('Twin two', { internal_code: 'JRN-TWIN' });
  await enter(page, people.manager);
  await page.goto(products);
  await expect(page.getByRole('button', { name: 'Scan', exact: true })).toBeVisible();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Scan Product' });
  const type = async (code: string) => {
    await dialog.getByLabel('Type the code instead').fill(code);
    await dialog.getByRole('button', { name: 'Use this code' }).click();
  };
  await type('JRN-TWIN');
  const choose = page.getByRole('dialog', { name: 'Which one is it?' });
  await choose.getByRole('button', { name: /Twin two/ }).click();
  await page.getByRole('dialog', { name: 'Twin two' }).getByRole('button', { name: 'Scan another' }).click();
  await type('JRN-NOBODY');
  const unknown = page.getByRole('dialog', { name: 'Code not found' });
  await expect(unknown.getByText('JRN-NOBODY')).toBeVisible();
  await accessible(page);
  await unknown.getByRole('button', { name: 'Add product with this code' }).click();
  const form = page.getByRole('dialog').last();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Added by scan');
  await form.getByRole('combobox', { name: 'Clinic' }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Added by scan' })).toBeVisible();
});
