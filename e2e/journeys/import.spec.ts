import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, at, enter } from './support.ts';
import { called } from './tasks-support.ts';

const contacts = (q: string) => at('harboursmiles', `/dashboard/contacts/list?q=${encodeURIComponent(q)}`);
const tray = (page: Page) => page.getByRole('region', { name: 'In progress' });
const give = (page: Page, name: string, text: string) =>
  page.getByLabel('File to import').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('imports contacts from a file: matches columns, previews rows, adds them in the background, then adds the corrected rows', async ({
  page,
}) => {
  await enter(page, people.admin);
  const name = called('Port');
  const rows = Array.from({ length: 120 }, (_, n) =>
    [
      `${name} ${n}`,
      n % 40 === 7 ? 'nobody' : `port${n}@supplier.example`,
      n === 50 ? 'Unheard of' : '',
    ].join(';'),
  );
  await page.goto(contacts(name));
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await give(page, 'Port.csv', `Name;Mail;Contact Type\n${rows.join('\n')}`);
  const dialog = page.getByRole('dialog', { name: 'Import contacts' });
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('119 rows are ready, 1 has errors and will be left out.');
  await expect(dialog.getByText('Row 52: Contact Type: “Unheard of” was not found')).toBeVisible();
  // A contact type needs a clinic, so it cannot be added with nothing but its name.
  await expect(dialog.getByText(/^Not found: Unheard of\. Add it in/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'contact types' })).toHaveAttribute('target', '_blank');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(status).toHaveText('119 rows are ready, 1 has errors and will be left out.');

  // The heading “Mail” matches no field by itself.
  await expect(dialog.getByRole('combobox', { name: 'Email' })).toHaveValue('');
  await dialog.getByRole('combobox', { name: 'Email' }).click();
  await page.getByRole('option', { name: 'Mail' }).click();
  await expect(status).toHaveText('116 rows are ready, 4 have errors and will be left out.');
  await expect(dialog.getByText("Row 9: Email isn't a valid email address")).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('port0@supplier.example');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Import 116' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(tray(page)).toContainText('116 added, 4 not added');

  const downloading = page.waitForEvent('download');
  await tray(page).getByRole('button', { name: 'Download the rows that were not added' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Port - not added.csv');
  const wrong = await readFile(await file.path(), 'utf8');
  expect(wrong.replace('\uFEFF', '').trimEnd().split('\r\n').slice(0, 2)).toEqual([
    'Name,Mail,Contact Type,Error',
    `${name} 7,nobody,,"Email isn't a valid email address. Enter one email address, such as name@example.com"`,
  ]);
  await tray(page).getByRole('button', { name: 'Close Import contacts' }).click();

  // The corrected file can be imported too, and its columns are matched as before.
  await page.goto(contacts(name));
  await expect(page.getByText('of 116')).toBeVisible();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await give(
    page,
    'Mended.csv',
    wrong.replaceAll('nobody', 'somebody@supplier.example').replace('Unheard of', ''),
  );
  await expect(status).toHaveText('4 rows are ready.');
  await dialog.getByRole('button', { name: 'Import 4' }).click();
  await expect(page.getByText('of 120')).toBeVisible();
});
