import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { accessibleInBoth, at, enter } from './support.ts';

test('the audit log shows who did what, and can be filtered and downloaded', async ({ page }) => {
  const daniel = 'daniel.okafor@harboursmiles.example';
  await enter(page, daniel);
  await page.goto(at('harboursmiles', '/dashboard/my-account'));
  await page.getByRole('button', { name: 'Send me a new PIN' }).click();
  await expect(page.getByText('We have sent a link that shows the new PIN.')).toBeVisible();
  // A practice manager cannot read the audit log.
  await page.goto(at('harboursmiles', '/dashboard/role-management/audit-log'));
  await expect(page.getByText('Not allowed')).toBeVisible();

  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/role-management/audit-log'));
  const line = page.locator('[data-row]').filter({ hasText: 'PIN link sent' }).first();
  await expect(line).toContainText('Daniel Okafor');
  await page.goto(
    at('harboursmiles', '/dashboard/role-management/audit-log?filter=action:pin_link_sent,table_name:users'),
  );
  await expect(page.getByRole('button', { name: 'Clear the filter Action' })).toBeVisible();
  await expect(line).toBeVisible();
  await accessibleInBoth(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toBe('AuditLog.csv');
  expect(await readFile(await saved.path(), 'utf8')).toContain('PIN link sent');
});
