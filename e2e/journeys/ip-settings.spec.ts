import { expect, type Page, test } from '@playwright/test';
import { accessibleInBoth, at, enter } from './support.ts';

const ben = 'ben.kowalski@brightbay.example';
const switchOf = (page: Page) =>
  page.getByRole('switch', { name: 'Only allow sign-in from these addresses' });

test('allows the current address with a button, then only that address, and prevents users from locking themselves out', async ({
  page,
}) => {
  await enter(page, ben, 'brightbay');
  await page.goto(at('brightbay', '/dashboard/ip-settings/list'));
  await expect(page.getByRole('heading', { name: 'IP Settings', level: 1 })).toBeVisible();
  // The demo allows only this machine's address. After it is deleted, no address is allowed.
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await switchOf(page).click({ force: true });
  await expect(page.getByText('This would lock you out')).toBeVisible();
  await expect(switchOf(page)).not.toBeChecked();

  await page.getByRole('button', { name: 'Add my current IP' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add my current IP' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name Is Required')).toBeVisible();
  await accessibleInBoth(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Front desk');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-row]').filter({ hasText: 'Front desk' })).toContainText(
    /127\.0\.0\.1|::1/,
  );
  await switchOf(page).click({ force: true });
  await expect(switchOf(page)).toBeChecked();
  await accessibleInBoth(page);

  // The address that the user is signed in from cannot be deleted.
  await page.getByRole('button', { name: 'Actions for Front desk' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This would lock you out')).toBeVisible();
  await switchOf(page).click({ force: true });
  await expect(switchOf(page)).not.toBeChecked();
});

test('refuses an invalid IP address at its field and accepts a range of addresses, by keyboard', async ({
  page,
}) => {
  await enter(page, ben, 'brightbay');
  await page.goto(at('brightbay', '/dashboard/ip-settings/list'));
  await page.getByRole('button', { name: 'Add address' }).first().waitFor();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Add address' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Branch');
  await form.getByRole('textbox', { name: 'Address' }).fill('203.0.113.0/99');
  await page.keyboard.press('Control+Enter');
  await expect(form.getByText("Address isn't a valid IP address or range")).toBeVisible();
  await form.getByRole('textbox', { name: 'Address' }).fill('203.0.113.0/24');
  await page.keyboard.press('Control+Enter');
  await expect(form).toHaveCount(0);
  await expect(page.locator('[data-row]').filter({ hasText: '203.0.113.0/24' })).toHaveCount(1);
});
