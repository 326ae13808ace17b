import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, at, enter } from './support.ts';

test('the hours of a week are checked, approved and downloaded for payroll', async ({ page }) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/roster/timesheets'));
  const approve = page.getByRole('button', { name: /^Approve (?!\d)/ }).first();
  const name = ((await approve.getAttribute('aria-label')) ?? '').replace('Approve ', '');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('To approve');

  // The user sees each day with its punches before approving the hours.
  await row
    .getByRole('button', { name: new RegExp(`${name}$`) })
    .first()
    .click();
  const days = page.getByRole('dialog', { name });
  await expect(days.getByRole('row').nth(1)).toContainText(/\d\d:\d\d–\d\d:\d\d/);
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(days).toHaveCount(0);
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  await expect(row).toContainText('Approved');
  await accessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^Timesheets-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(head).toContain('Person,From,Until,Status,Pay type,Hours,Amount');
  const paid = lines.map((line) => line.split(',')).filter(([person]) => person === name);
  expect(new Set(paid.map(([, , , status]) => status))).toEqual(new Set(['Approved']));
  // Each kind of pay is rounded to a hundredth of an hour on its own, so the sum may differ slightly.
  const hundredths = paid.reduce((sum, [, , , , , each]) => sum + Math.round(Number(each) * 100), 0);
  const shown = Math.round(Number(await row.getByRole('cell').nth(3).textContent()) * 100);
  expect(shown).toBeGreaterThan(0);
  expect(Math.abs(hundredths - shown)).toBeLessThan(paid.length);
});
