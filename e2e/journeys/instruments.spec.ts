import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { addRow } from './stock-support.ts';
import { accessible, at, enter } from './support.ts';
import { apiOf, called, dayInSydney } from './tasks-support.ts';

const path = (end: string) => at('harboursmiles', `/dashboard/instrument-counts/${end}`);

test('counts the instruments of a day on a phone, reports one as missing, and reverses the report', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, people.manager);
  await page.goto(path('today'));
  // A user of several clinics first has to choose one.
  const choose = page.getByPlaceholder('Choose a clinic');
  const first = page.getByRole('button', { name: /^Report missing or broken:/ }).first();
  await expect(choose.or(first).first()).toBeVisible();
  if (await choose.isVisible()) {
    await choose.click();
    await page.getByRole('option').first().click();
  }
  await expect(first).toBeVisible();
  await accessible(page);
  const name = (await first.getAttribute('aria-label'))?.replace('Report missing or broken: ', '') ?? '';
  const rest = page.getByRole('button', { name: 'Count the rest as present' });
  if (await rest.isVisible()) await rest.click();
  await expect(page.getByText('Not counted')).toHaveCount(0);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Report missing or broken: ${name}` }) });
  const amount = row.getByLabel(`Counted: ${name}`);
  const all = Number(await amount.innerText());
  await row.getByRole('button', { name: `One more: ${name}` }).click();
  await expect(amount).toHaveText(String(all + 1));
  await row.getByRole('button', { name: `One less: ${name}` }).click();
  await expect(amount).toHaveText(String(all));

  await first.click();
  const dialog = page.getByRole('dialog', { name: 'Update status of Missing/Broken items' });
  await dialog.getByRole('button', { name: 'Add row' }).click();
  await dialog.getByLabel('Notes 1').fill('Fell down');
  await expect(dialog.getByText(`Quantity ${all - 1}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(amount).toHaveText(String(all - 1));
  await expect(row.getByText('1 short')).toBeVisible();
  const open = page.getByRole('complementary', { name: 'Missing and broken' });
  const report = open.getByRole('listitem').filter({ hasText: 'Fell down' });
  await report.getByRole('button', { name: /^Resolve/ }).click();
  await page.getByRole('menuitem', { name: 'Reversed' }).click();
  await expect(report).toHaveCount(0);
  await expect(amount).toHaveText(String(all));
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText(/^Finished by/)).toBeVisible();
  await accessible(page);

  // Counts of other days are read-only.
  await page.goto(path('2026-01-05'));
  await expect(page.getByText(/of \d+ counted/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^One more:/ })).toHaveCount(0);
  await page.goto(path('list'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('saving an instrument report keeps the report that someone else added in the meantime', async ({
  page,
}) => {
  const api = await apiOf(people.manager);
  const { clinics } = await api<{ clinics: { id: string }[] }>('{ clinics(limit: 1) { id } }');
  const [tray, name] = [called('Journey tray'), called('Journey probe')];
  const clinic_id = clinics[0]?.id;
  const instrument_tray_id = await addRow('instrument_trays', { clinic_id, name: tray }, api);
  const item = await addRow(
    'instrument_count_items',
    { clinic_id, instrument_tray_id, name, expected_quantity: 5 },
    api,
  );
  await enter(page, people.manager);
  await page.goto(path('today'));
  const reports = page.getByRole('complementary', { name: 'Missing and broken' }).getByRole('listitem');
  await page.getByRole('button', { name: `Report missing or broken: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Update status of Missing/Broken items' });
  await dialog.getByRole('button', { name: 'Add row' }).click();
  await dialog.getByLabel('Notes 1').fill('Mine');
  await api(
    'mutation ($item: uuid!, $date: date!) { report_instrument(instrument_count_item_id: $item, count_date: $date, status: "Broken", notes: "Theirs") { id } }',
    { item, date: dayInSydney(0) },
  );
  // The screen below the dialog shows the report that somebody else has just added.
  await expect(page.getByText('Broken: Theirs')).toBeAttached();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  for (const notes of ['Mine', 'Theirs'])
    await expect(reports.filter({ hasText: name }).filter({ hasText: notes })).toHaveCount(1);
});
