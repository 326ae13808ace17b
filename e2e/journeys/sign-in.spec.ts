import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, at, enter, password, signIn } from './support.ts';

test('a newcomer finds the organisation, signs in and is greeted', async ({ page }) => {
  await page.goto(at(''));
  await accessible(page);
  await page.getByRole('textbox').fill('harboursmiles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('harboursmiles'));
  await accessible(page);
  await page.getByLabel('E-mail or phone').fill(people.admin);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login Successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('an organisation is found by its name as well', async ({ page }) => {
  await page.goto(at(''));
  await page.getByRole('textbox').fill('Bright Bay Dental');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('brightbay'));
});

test('a wrong password and an unknown person are told the same sentence', async ({ page }) => {
  const said: (string | null)[] = [];
  for (const email of ['nobody@harboursmiles.example', people.nurse]) {
    await page.goto(at('harboursmiles'));
    await page.getByLabel('E-mail or phone').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    said.push(await page.getByRole('alert').first().textContent());
  }
  expect(said[0]).toBe(said[1]);
});

test('a stranger who opens a page is asked to sign in and then taken there', async ({ page }) => {
  await page.goto(at('harboursmiles', '/dashboard/tasks/list'));
  await expect(page.getByText('Please Login')).toBeVisible();
  await page.getByLabel('E-mail or phone').fill(people.admin);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/tasks\/list/);
});

test('somebody who is signed in and opens the front door is told so', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto(at('harboursmiles'));
  await expect(page.getByText('Already Logged In')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a route without the right is refused', async ({ page }) => {
  await enter(page, people.nurse);
  await page.goto(at('harboursmiles', '/dashboard/client-task-levels/list'));
  await expect(page.getByText('You Do not have Permission To Perform This Action')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/?$/);
});

test('an unknown sub-domain has no door', async ({ page }) => {
  await page.goto(at('nosuchclinic', '/dashboard'));
  await expect(page.getByText('Invalid subdomain')).toBeVisible();
});

test('too many tries: the door tells how long it is shut, counts down, and opens', async ({ page }) => {
  await page.clock.install();
  await page.goto(at('brightbay'));
  const name = page.getByLabel('E-mail or phone');
  const secret = page.getByRole('textbox', { name: 'Password' });
  const enter = page.getByRole('button', { name: 'Sign in', exact: true });
  // Whoever it is, known or not, is counted alike.
  await name.fill('not.a.person@brightbay.example');
  for (let tries = 0; tries < 6; tries += 1) {
    await secret.fill(`wrong-password-${tries}`);
    const answered = page.waitForResponse(/login-via-email-or-phone/);
    await enter.click();
    if ((await answered).status() === 429) break;
  }
  await expect(page.getByRole('alert')).toContainText(/Try again in 00:\d\d/);
  await expect(enter).toBeDisabled();
  await accessible(page);
  const left = async () => Number(/00:(\d\d)/.exec((await page.getByRole('alert').textContent()) ?? '')?.[1]);
  const first = await left();
  await page.clock.fastForward(5_000);
  await expect.poll(left).toBeLessThan(first);
  await page.clock.fastForward(60_000);
  await expect(page.getByText('You can try again now.')).toBeVisible();
  await expect(enter).toBeEnabled();
});
