import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { accessibleInBoth, at, enter } from './support.ts';

test('a clinic shows its child records, and can be made inactive and active again', async ({ page }) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/clinics/list'));
  await page.getByRole('link', { name: 'Mosman', exact: true }).click();
  const record = page.getByRole('dialog', { name: 'Mosman' });
  for (const part of ['Rooms', 'Shift timings', 'People'])
    await expect(record.getByRole('region', { name: part })).toBeVisible();
  await expect(record.getByText('Weekly budget')).toBeVisible();
  await accessibleInBoth(page);
  await page.keyboard.press('e');
  const form = page.getByRole('form', { name: 'Edit clinic' });
  await form.getByRole('combobox', { name: 'Time zone' }).click();
  await page.getByRole('option', { name: 'Australia/Lord Howe' }).click();
  await form.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Inactive' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await page.goto(at('harboursmiles', '/dashboard/clinics/list?show=inactive'));
  await page.getByRole('link', { name: 'Mosman', exact: true }).click();
  await expect(record).toContainText('Australia/Lord Howe');
  // Makes the clinic active again, because other journeys use it.
  await page.keyboard.press('e');
  await form.getByRole('combobox', { name: 'Time zone' }).click();
  await page.getByRole('option', { name: 'Australia/Sydney' }).click();
  await form.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Active', exact: true }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
});
