import { expect, type Page, test } from '@playwright/test';
import { linkMailedTo } from './inbox.ts';
import { people } from './people.ts';
import { accessible, accessibleInBoth, at, enter, personIn } from './support.ts';
import { addTasks, apiOf } from './tasks-support.ts';

const home = (path: string) => at('harboursmiles', path);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const says = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();

async function openPerson(page: Page, name: string): Promise<void> {
  await page.goto(home(`/dashboard/users/list?q=${encodeURIComponent(name)}`));
  await page.getByRole('row').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('invites a user, who chooses a password from the email and signs in', async ({ page, browser }) => {
  const email = 'nina.osei@harboursmiles.example';
  await enter(page, people.admin);
  await page.goto(home('/dashboard/users/list'));
  await page.getByRole('button', { name: 'Invite your team' }).click();
  await expect(page.getByRole('heading', { name: 'Invite your team', level: 1 })).toBeVisible();
  await accessibleInBoth(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await says(page, 'Please Fill Valid Details');
  await expect(page.getByText('Choose at least one role')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Email' }).fill('Olivia.Hart@harboursmiles.example');
  await page.getByRole('textbox', { name: 'First name' }).fill('Nina');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Osei');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await says(page, 'Please Select Clinic');
  await page.getByRole('combobox', { name: 'Clinics', exact: true }).click();
  await page.getByRole('option', { name: 'Mosman' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await says(page, 'This email address is already in use');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  // The form can be sent with the keyboard.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Nina Osei', level: 1 })).toBeVisible();
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
  await accessibleInBoth(page);

  const newcomer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await newcomer.goto(await linkMailedTo(page, email, 'has created an account for you'));
  await newcomer.getByLabel('New password').fill('A-new-horse-2');
  await newcomer.getByLabel('Confirm password').fill('A-new-horse-2');
  await newcomer.getByRole('button', { name: 'Save password' }).click();
  await expect(newcomer.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await newcomer.goto(home('/'));
  await newcomer.getByLabel('Email or phone').fill(email);
  await newcomer.getByRole('textbox', { name: 'Password' }).fill('A-new-horse-2');
  await newcomer.keyboard.press('Enter');
  await expect(newcomer).toHaveURL(/\/dashboard/);
  // The admin's open page about the invited person shows the new status without a reload.
  await expect(page.getByText('Invited', { exact: true })).toHaveCount(0);
  await newcomer.context().close();
});

test('a practice manager can invite people from a file, and a taken email address is not invited', async ({
  page,
}) => {
  await enter(page, people.manager);
  await page.goto(home('/dashboard/users/list'));
  await page.getByRole('button', { name: 'Invite from a file' }).click();
  // The address is taken, so this invites nobody and can be repeated.
  await page.getByLabel('File to import').setInputFiles({
    name: 'People.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Email;First name;Last name;Clinics\n${people.admin};Olivia;Hart;Manly`),
  });
  const invitations = dialog(page, 'Invite from a file');
  await expect(invitations.getByRole('status')).toHaveText('1 row is ready.');
  await invitations.getByRole('button', { name: 'Invite 1' }).click();
  await expect(page.getByRole('region', { name: 'In progress' })).toContainText('0 invited, 1 not invited');
});

test('blocking a user ends their active session and lists their open tasks', async ({ page, browser }) => {
  await addTasks(await apiOf(people.manager), ['Order fluoride varnish'], {}, 'Jack Tran');
  const jack = await personIn(browser, 'jack.tran@harboursmiles.example');
  await jack.goto(home('/dashboard/tasks/list'));
  await expect(jack.getByRole('heading', { level: 1 })).toBeVisible();
  await enter(page, people.admin);
  await openPerson(page, 'Jack Tran');
  await page.getByRole('button', { name: 'Actions for Jack Tran' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Block' }).focus();
  await page.keyboard.press('Enter');
  const sure = dialog(page, 'Block Jack Tran');
  await expect(sure.getByText(/They still have .* open tasks?/)).toBeVisible();
  await accessibleInBoth(page);
  await sure.getByRole('button', { name: 'Block' }).focus();
  await page.keyboard.press('Enter');
  await says(page, 'Blocked and signed out everywhere');
  await expect(jack.getByText('Please Login')).toBeVisible();
  await expect(jack).toHaveURL(home('/'));
  await expect(page).toHaveURL(/tab=tasks/);
  await expect(page.getByRole('table', { name: 'Open tasks' })).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Actions for Jack Tran' }).click();
  await page.getByRole('menuitem', { name: 'Unblock' }).click();
  await says(page, 'Unblocked');
  await jack.context().close();
});

test('adding or blocking a role changes the user’s menu, and reporting lines can be changed', async ({
  page,
  browser,
}) => {
  const ruby = await personIn(browser, 'ruby.sinclair@harboursmiles.example');
  await ruby.goto(home('/dashboard'));
  const clinics = ruby.getByRole('link', { name: 'Clinic Dashboard' });
  await expect(ruby.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(clinics).toHaveCount(0);
  await enter(page, people.admin);
  await openPerson(page, 'Ruby Sinclair');
  await page.getByRole('tab', { name: 'Access' }).click();
  const roles = page.getByRole('region', { name: 'Roles and clinics' });
  await roles.getByRole('button', { name: 'Change' }).click();
  const access = dialog(page, 'Access for Ruby Sinclair');
  await access.getByRole('button', { name: 'Add another role' }).click();
  await access.getByRole('combobox', { name: 'Role 2', exact: true }).click();
  await page.getByRole('option', { name: 'Clinic Admin', exact: true }).click();
  await accessibleInBoth(page);
  await access.getByRole('button', { name: 'Save' }).click();
  await expect(access).toHaveCount(0);
  await expect(roles.getByText('Clinic Admin')).toBeVisible();
  await expect(clinics).toBeVisible();
  // The tab lists each of the user's roles, with the new one.
  await expect(page.getByRole('combobox', { name: 'Role', exact: true })).toBeVisible();
  // Blocks only one of the two roles.
  await roles.getByRole('button', { name: 'Block Clinic Admin' }).click();
  await says(page, 'This role is blocked');
  await expect(clinics).toHaveCount(0);
  await ruby.context().close();

  const lines = page.getByRole('region', { name: 'Reporting lines' });
  await lines.getByRole('button', { name: 'Change' }).click();
  const pick = dialog(page, 'Ruby Sinclair reports to');
  await pick.getByRole('combobox').fill('Olivia');
  await expect(pick.getByRole('option', { name: /Olivia Hart/ })).toBeVisible();
  await expect(pick.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(lines.getByText('Olivia Hart')).toBeVisible();
  await accessible(page);
});

test('an admin sees a colleague’s bank data, a manager only other employment data, and a nurse neither', async ({
  page,
}) => {
  await enter(page, people.admin);
  await openPerson(page, 'Mei Chen');
  await page.getByRole('link', { name: 'Edit' }).click();
  const card = (name: string) => page.locator('form').filter({ has: page.getByRole('heading', { name }) });
  await card('Pay, bank, tax and health').getByLabel('Account number').fill('98765432');
  await card('Pay, bank, tax and health').getByRole('button', { name: 'Save' }).click();
  await says(page, 'Updated Successfully');
  const days = page.getByRole('region', { name: 'Availability' });
  await days.getByText('Saturday').click();
  await days.getByRole('button', { name: 'Save days' }).click();
  await accessibleInBoth(page);
  await openPerson(page, 'Mei Chen');
  await page.getByRole('tab', { name: 'Employment' }).click();
  await expect(page.getByText('98765432')).toBeVisible();
  await expect(page.getByText(/Friday, Saturday/)).toBeVisible();

  await enter(page, people.manager);
  await openPerson(page, 'Mei Chen');
  await page.getByRole('tab', { name: 'Employment' }).click();
  await expect(page.getByRole('region', { name: 'Employment' })).toBeVisible();
  await expect(page.getByText('98765432')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Pay, bank, tax and health' })).toHaveCount(0);

  await enter(page, people.nurse);
  await openPerson(page, 'Mei Chen');
  await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Employment' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
});
