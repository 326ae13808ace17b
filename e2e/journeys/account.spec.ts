import { expect, type Page, test } from '@playwright/test';
import { linkMailedTo } from './inbox.ts';
import { people } from './people.ts';
import { accessible, accessibleInBoth, at, enter, password, personIn, signIn } from './support.ts';

/** A small red picture to upload. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
    'base64',
  ),
};

const profile = (page: Page) => page.getByRole('form', { name: 'Profile' });
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

test('users can change their own picture and address', async ({ page }) => {
  await signIn(page, people.nurse);
  await account(page).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await page.getByLabel('Choose: Picture').setInputFiles(picture);
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Address line 1' }).fill('5 Pittwater Road');
  await page.getByRole('textbox', { name: 'Suburb' }).fill('');
  await profile(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Suburb is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Suburb' }).fill('Dee Why');
  await page.getByRole('textbox', { name: 'Postal code' }).fill('2099');
  await page.getByRole('textbox', { name: 'Country' }).fill('Australia');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'New South Wales' }).click();
  await page.getByRole('combobox', { name: 'Vaccinations' }).fill('Influenza 2026');
  await page.keyboard.press('Enter');
  await profile(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(account(page).getByRole('img')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Suburb' })).toHaveValue('Dee Why');
  await expect(profile(page).getByText('Influenza 2026')).toBeVisible();
  await expect(account(page).getByRole('img')).toBeVisible();
  await accessible(page);
});

test('shows where the user is signed in, and signs out another device', async ({ page, browser }) => {
  const tablet = await personIn(browser, people.manager);
  await tablet.goto(at('harboursmiles', '/dashboard'));
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', '/dashboard/my-account'));
  const places = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(places.getByText('This device')).toHaveCount(1);
  await places
    .getByRole('button', { name: /^Sign out device/ })
    .first()
    .click();
  await expect(page.getByText('Signed out on that device')).toBeVisible();
  await expect(tablet.getByText('Please Login')).toBeVisible();
  await expect(tablet).toHaveURL(at('harboursmiles'));
  await tablet.context().close();
});

test('a user with two roles can switch between them, and the menu changes', async ({ page }) => {
  await signIn(page, 'priya.nair@harboursmiles.example');
  await account(page).click();
  const items = page.getByRole('menu');
  await expect(items.getByText('Act as')).toBeVisible();
  await accessible(page);
  await page.getByRole('menuitem', { name: /Employee/ }).click();
  await expect(page.getByRole('link', { name: 'Clinic Dashboard' })).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }),
  ).toBeVisible();
  await account(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /Clinic Admin/ })).toBeVisible();
  await page.getByRole('menuitem', { name: /Clinic Admin/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Clinic Dashboard' })).toBeVisible();
});

test('a new password signs out another device, and a new PIN from an emailed link works for sign-in', async ({
  page,
  browser,
}) => {
  const hugo = 'hugo.lindqvist@brightbay.example';
  const fresh = 'A-new-password-9';
  const tablet = await personIn(browser, hugo, 'brightbay');
  await tablet.goto(at('brightbay', '/dashboard'));
  await enter(page, hugo, 'brightbay');
  await page.goto(at('brightbay', '/dashboard/change-password'));
  await page.getByRole('textbox', { name: 'Current password' }).fill(password);
  await page.getByRole('textbox', { name: 'New password' }).fill(fresh);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('something else 1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The passwords don’t match.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(fresh);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Your other devices are signed out.')).toBeVisible();
  await expect(tablet.getByRole('heading', { name: 'Sign in to Bright Bay Dental' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue('');
  await tablet.getByLabel('Email or phone').fill(hugo);
  await tablet.getByRole('textbox', { name: 'Password' }).fill(fresh);
  await tablet.keyboard.press('Enter');
  await expect(tablet).toHaveURL(/\/dashboard/);

  await page.goto(at('brightbay', '/dashboard/my-account'));
  await page.getByRole('button', { name: 'Send me a new PIN' }).click();
  const link = await linkMailedTo(page, hugo, 'new PIN');
  await expect(page.getByRole('button', { name: 'Send me a new PIN' })).toBeEnabled();
  await page.goto(link);
  await page.getByRole('button', { name: 'Show my new PIN' }).click();
  const pin = await page.getByText(/^\d{4}$/).innerText();
  await accessible(page);
  await page.goto(at('brightbay', '/dashboard'));
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByText('PIN', { exact: true }).click();
  await page.getByLabel('Digit 1 of 4').click();
  await page.keyboard.type(pin);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('users can change their own bank details, email, notifications, quiet hours and colour scheme', async ({
  page,
}) => {
  const amelia = 'amelia.foster@brightbay.example';
  await enter(page, amelia, 'brightbay');
  await page.goto(at('brightbay', '/dashboard/my-account'));
  const bank = page.getByRole('form', { name: 'Bank, tax and health' });
  await bank.getByRole('textbox', { name: 'BSB' }).fill('06200');
  await bank.getByRole('button', { name: 'Save' }).click();
  await expect(bank.getByText('BSB must be at least 6 characters long')).toBeVisible();
  await bank.getByRole('textbox', { name: 'BSB' }).fill('062000');
  await bank.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated Successfully')).toBeVisible();

  const heard = page.getByRole('region', { name: 'Notifications' });
  const comment = heard.getByRole('checkbox', { name: /^In app: Someone comments/ });
  await expect(comment).toBeChecked();
  const kept = () =>
    page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('keepPreference'));
  let saved = kept();
  await comment.press('Space');
  await saved;
  await expect(heard.getByRole('checkbox', { name: /^Email: Someone comments/ })).toHaveCount(0);
  saved = kept();
  await heard.getByRole('switch', { name: 'Quiet hours' }).press('Space');
  await saved;
  await expect(heard.getByText('From', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(comment).not.toBeChecked();
  await expect(heard.getByRole('switch', { name: 'Quiet hours' })).not.toBeChecked();
  await heard.getByRole('switch', { name: 'Quiet hours' }).press('Space');
  await expect(heard.getByText('From', { exact: true })).toBeVisible();
  await accessibleInBoth(page);

  await page.getByRole('region', { name: 'Appearance and time' }).getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByText(/Times are shown in the time zone of .*Australia\/Brisbane/)).toBeVisible();

  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByRole('textbox', { name: 'New email' }).fill('ben.kowalski@brightbay.example');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: 'New email' })).toHaveAccessibleDescription(
    /This email address is already in use/,
  );
  await accessible(page);
  await dialog.getByRole('textbox', { name: 'New email' }).fill('amelia.f@brightbay.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You sign in as amelia.f@brightbay.example.')).toBeVisible();
  // Restores the email address, because other journeys sign in with it.
  await page.getByRole('button', { name: 'Change email' }).click();
  await dialog.getByRole('textbox', { name: 'New email' }).fill(amelia);
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You sign in as ${amelia}.`)).toBeVisible();
});

test('shows the logo of an organisation on its sign-in page', async ({ page, browser }) => {
  await signIn(page, 'ben.kowalski@brightbay.example', 'brightbay');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('main').getByRole('link', { name: 'My Practice' }).click();
  await page.getByLabel('Choose: Logo').setInputFiles({ ...picture, name: 'logo.png' });
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Updated')).toBeVisible();
  await accessible(page);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(at('brightbay'));
  const logo = stranger.locator('header img');
  await expect(logo).toHaveAttribute('src', /\/auth\/logo\/brightbay/);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await stranger.context().close();
});
