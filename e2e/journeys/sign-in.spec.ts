import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, accessibleInBoth, at, enter, password, pendingPromise, signIn } from './support.ts';

test('a user finds their client by its sub-domain and signs in', async ({ page }) => {
  await page.goto(at('', '/b-dashboard'));
  await accessible(page);
  await page.getByRole('textbox').fill('harboursmiles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('harboursmiles'));
  await accessible(page);
  await page.getByLabel('Email or phone').fill(people.admin);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login Successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('the start page of the demo describes the product, and selecting a user fills in the sign-in form', async ({
  page,
}) => {
  await page.goto(at('', '/b-dashboard'));
  await expect(page.getByRole('heading', { name: 'Try Operatory' })).toBeVisible();
  await expect(page.getByText('Operatory helps groups of dental clinics run their day')).toBeVisible();
  for (const name of ['Harbour Smiles', 'Bright Bay Dental', 'The platform'])
    await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeVisible();
  await accessibleInBoth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'Try Operatory' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await accessible(page);
  await page
    .getByRole('region', { name: 'Bright Bay Dental' })
    .getByRole('link', { name: /Leilani Fonoti Practice manager, Burleigh/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Sign in to Bright Bay Dental' })).toBeVisible();
  await expect(page.getByLabel('Email or phone')).toHaveValue('leilani.fonoti@brightbay.example');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a user can also find their client by its name', async ({ page }) => {
  await page.goto(at('', '/b-dashboard'));
  await page.getByRole('textbox').fill('Bright Bay Dental');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('brightbay'));
});

test('a wrong password and an unknown user get the same message', async ({ page }) => {
  const said: (string | null)[] = [];
  for (const email of ['nobody@harboursmiles.example', people.nurse]) {
    await page.goto(at('harboursmiles'));
    await page.getByLabel('Email or phone').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    said.push(await page.getByRole('alert').first().textContent());
  }
  expect(said[0]).toBe(said[1]);
});

test('a signed-out visitor is asked to sign in and then taken to the requested page', async ({ page }) => {
  await page.goto(at('harboursmiles', '/dashboard/tasks/list'));
  await expect(page.getByText('Please Login')).toBeVisible();
  await page.getByLabel('Email or phone').fill(people.admin);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/tasks\/list/);
});

test('a signed-in user who opens the sign-in page gets a message and the dashboard', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto(at('harboursmiles'));
  await expect(page.getByText('Already Logged In')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a user without the right to see task levels is led from their list to the dashboard', async ({
  page,
}) => {
  await enter(page, people.nurse);
  await page.goto(at('harboursmiles', '/dashboard/client-task-levels/list'));
  await expect(page.getByText('You Do not have Permission To Perform This Action')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/?$/);
});

test('an unknown subdomain shows a message for three seconds, signs out and opens a page without sign-in', async ({
  page,
}) => {
  // The clock stands still unless the test moves it, because a busy page answers late.
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
  const signedOut = page.waitForRequest(/auth\/logout/);
  await page.goto(at('nosuchclinic', '/dashboard'));
  const sentence = page.getByText('Invalid subdomain');
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(sentence).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
  await signedOut;
  await page.clock.runFor(1_800);
  await expect(sentence).toBeVisible();
  await page.clock.runFor(1_800);
  await expect(sentence).toBeHidden();
  await expect(page).toHaveURL(at('nosuchclinic', '/login'));
  await expect(page.getByRole('heading', { name: 'Organisation not found' })).toBeVisible();
  await expect(page.getByLabel('Email or phone')).toHaveCount(0);
});

test('a slow lookup of the subdomain leaves no blank page, and a failed lookup can be retried', async ({
  page,
}) => {
  const { made: waiting, make: answer } = pendingPromise();
  await page.route('**/api/v1/auth/subdomain/*', (route) => waiting.then(() => route.continue()), {
    times: 1,
  });
  await page.goto(at('nosuchclinic'));
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Organisation not found' })).toBeVisible();

  const asked = '**/api/v1/auth/subdomain/*';
  await page.route(asked, (route) => route.fulfill({ status: 503 }));
  await page.goto(at('nosuchclinic', '/login'));
  await expect(page.getByRole('heading', { name: 'Sorry Something Went Wrong' })).toBeVisible();
  await accessible(page);
  await expect(page.getByLabel('Email or phone')).toHaveCount(0);
  await page.unroute(asked);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Organisation not found' })).toBeVisible();
});

test('the page of the test environment qa shows its name', async ({ page }) => {
  await page.goto(at('qa'));
  await expect(page.getByText('qa', { exact: true })).toBeVisible();
  await accessible(page);
});

test('resets a forgotten password with the emailed link, which then no longer works', async ({ page }) => {
  const email = 'tahlia.bennett@brightbay.example';
  await page.goto(at('brightbay'));
  await page.getByLabel('Email or phone').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await accessible(page);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If an account uses that email')).toBeVisible();
  const link = async (): Promise<string | undefined> => {
    const { mails } = await page.evaluate(async () => {
      const answer = await fetch('/dev/inbox.json');
      return (await answer.json()) as { mails: readonly { to: readonly string[]; text: string }[] };
    });
    const mail = mails.find(({ to }) => to.includes(email));
    return /\/verify\S+/.exec(mail?.text ?? '')?.[0];
  };
  await expect.poll(link).toBeDefined();
  const path = (await link()) ?? '';
  const choose = async (secret: string) => {
    await page.getByLabel('New password').fill(secret);
    await page.getByLabel('Confirm password').fill(secret);
    await page.getByRole('button', { name: 'Save password' }).click();
  };
  await page.goto(at('brightbay', path));
  await accessible(page);
  await choose('A-new-horse-2');
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  // A used link is reported before anything is typed, and so is a used link for a new account.
  for (const used of [path, path.replace('reset=', 'key=')]) {
    await page.goto(at('brightbay', used));
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(page.getByText(/This link has expired or was already used/)).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveCount(0);
  }
});

test('after too many failed sign-ins, the page counts down the waiting time and then allows another attempt', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(at('brightbay'));
  const name = page.getByLabel('Email or phone');
  const secret = page.getByRole('textbox', { name: 'Password' });
  const enter = page.getByRole('button', { name: 'Sign in', exact: true });
  // Attempts with unknown names are counted and refused in the same way as those with known ones.
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

test('after the session ends, signing in as the same user keeps the open form, and as another user leaves it', async ({
  page,
}) => {
  const ends = async (token: string) =>
    expect(
      await page.evaluate(
        async (bearer) =>
          (
            await fetch('/api/v1/auth/logout', {
              method: 'POST',
              headers: { 'x-operatory': '1', authorization: `Bearer ${bearer}` },
            })
          ).ok,
        token,
      ),
    ).toBe(true);
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  const add = at('harboursmiles', '/dashboard/tasks/add');
  const token = await enter(page, people.manager);
  await page.goto(add);
  await page.getByLabel('Name').fill('Order bite wings');
  await ends(token);
  await expect(ended).toBeVisible();
  await accessible(page);
  await expect(ended.getByLabel('Email or phone')).toHaveValue(people.manager);
  await ended.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(ended).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Order bite wings');
  // The form can be submitted, and shows that a value is missing.
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByText('Please Fill Valid Details').first()).toBeVisible();
  // Lists can send requests again after signing in.
  await page.getByRole('combobox', { name: 'Assigned to' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();

  const second = await enter(page, people.manager);
  await page.goto(add);
  await page.getByLabel('Name').fill('Order bite wings');
  await ends(second);
  await ended.getByLabel('Email or phone').fill(people.admin);
  await ended.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('harboursmiles', '/dashboard'));
  await expect(page.getByText('Order bite wings')).toHaveCount(0);
});
