import { expect, test } from '@playwright/test';
import { linkMailedTo } from './inbox.ts';
import { accessible, at, enter, personIn } from './support.ts';

const home = (path: string) => at('superadmin', path);
const owner = 'owner@operatory.example';
const accounts = 'anil.kapoor@operatory.example';

test('a client is added with a coupon, its admin is invited, its bill is paid, and it is set inactive', async ({
  page,
  browser,
}) => {
  const email = 'priya.nair@brightsmiles.example';
  await enter(page, owner, 'superadmin');
  await page.goto(home('/dashboard/clients/list'));
  await page.getByRole('button', { name: 'Add client' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bright Smiles');
  const address = page.getByRole('textbox', { name: 'Sub-domain' });
  await expect(address).toHaveValue('brightsmiles');
  await address.fill('harboursmiles');
  await expect(page.getByText('This address is already in use. Choose another.')).toBeVisible();
  await address.fill('brightsmiles');
  await expect(page.getByText('This address is available')).toBeVisible();
  const choose = async (label: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose('State', 'New South Wales');
  await choose('Package', 'Practice');
  await choose('Team', /^Up to 25 people, \$219\.95 \/M/);
  await page.getByRole('textbox', { name: 'Coupon' }).fill('winter25');
  await expect(page.getByText('Coupon code has expired')).toBeVisible();
  await page.getByRole('textbox', { name: 'Coupon' }).fill(' welcome15 ');
  await expect(page.getByText('Coupon code is valid')).toBeVisible();
  await expect(page.getByText('$186.96')).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('Priya');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Nair');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await accessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Bright Smiles', level: 1 })).toBeVisible();
  const record = page.url();

  const admin = await (await browser.newContext()).newPage();
  await admin.goto(await linkMailedTo(page, email, 'has created an account for you'));
  await admin.getByLabel('New password').fill('A-new-horse-2');
  await admin.getByLabel('Confirm password').fill('A-new-horse-2');
  await admin.getByRole('button', { name: 'Save password' }).click();
  await expect(admin.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await admin.goto(at('brightsmiles'));
  await admin.getByLabel('Email or phone').fill(email);
  await admin.getByRole('textbox', { name: 'Password' }).fill('A-new-horse-2');
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/\/dashboard/);

  const clerk = await personIn(browser, accounts, 'superadmin');
  await clerk.goto(`${record}?tab=subscription`);
  const unpaid = clerk.getByRole('region', { name: 'Unpaid' });
  await expect(unpaid.getByText('$186.96')).toBeVisible();
  await unpaid.getByRole('button', { name: /^Mark .* paid$/ }).click();
  await expect(unpaid.getByText('All bills are paid.')).toBeVisible();
  await clerk.context().close();

  await page.getByRole('button', { name: 'Set inactive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set inactive' });
  await dialog.getByLabel('Message').fill('The practice has closed');
  await dialog.getByRole('button', { name: 'Set inactive' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Set active' })).toBeVisible();
  // The session of the client's user has ended, so the dashboard no longer opens.
  await expect(async () => {
    await admin.goto(at('brightsmiles', '/dashboard'));
    await expect(admin.getByRole('heading', { name: /^Good/ })).toHaveCount(0);
    await expect(admin).not.toHaveURL(/\/dashboard/);
  }).toPass();
  await admin.context().close();
});
