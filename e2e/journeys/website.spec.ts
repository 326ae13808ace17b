import { expect, type Page, type Route, test } from '@playwright/test';
import { linkMailedTo } from './inbox.ts';
import { accessible, accessibleInBoth, at, password, pendingPromise, signIn } from './support.ts';
import { day } from './tasks-support.ts';

const answer = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });

/** Fills in all that is required, with the sub-domain that the name suggests. */
async function fillIn(page: Page, organisation: string) {
  await page.getByLabel('Name of your organisation').fill(organisation);
  await page.getByLabel('State').selectOption('NSW');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Silva');
  await page.getByLabel('Email').fill('ana.silva@bayside.example');
  await page.getByLabel('Phone').fill('02 5550 0199');
  await page.getByLabel('I agree to the terms').check();
}

test('every public page has its title, description and address in the HTML that is sent', async ({
  request,
}) => {
  const main = { host: new URL(at('')).host, accept: 'text/html' };
  const read = (path: string, headers = main) =>
    request.get(`http://127.0.0.1:${new URL(at('')).port}${path}`, { headers, maxRedirects: 0 });
  const sitemap = await (await read('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path]) => path ?? '');
  expect(paths).toEqual(['/', '/register-now', '/dental-enquiry', '/b-dashboard']);
  const titles = new Set<string>();
  for (const path of paths) {
    const response = await read(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? '');
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html).toContain(`<link rel="canonical" href="${at('', path)}"`);
    expect(html).toContain('<h1');
  }
  expect(titles.size).toBe(paths.length);
  expect((await read('/nowhere')).status()).toBe(404);
  expect((await read('/dashboard/nowhere')).status()).toBe(200);
  const ofTenant = await read('/register-now?coupon=X', { ...main, host: new URL(at('harboursmiles')).host });
  expect(ofTenant.headers().location).toBe(at('', '/register-now?coupon=X'));
});

test('the front page leads to a plan for the chosen team, and keeps the campaign in the URL', async ({
  page,
}) => {
  await page.goto(at('', '/?utm_source=adx'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await accessibleInBoth(page);
  await page.getByRole('radio', { name: 'Up to 25 people' }).check();
  await page.getByRole('link', { name: 'Choose Practice for up to 25 people' }).click();
  await expect(page).toHaveURL(/package=2&team=2&utm_source=adx/);
  await expect(page.getByRole('radio', { name: 'Practice' })).toBeChecked();
  await expect(page.getByRole('complementary')).toContainText('$219.95');
});

test('a registration keeps its text after refusals and a reload, and a retry has the same idempotency key', async ({
  page,
}) => {
  await page.goto(at('', '/register-now?package=1&team=1&utm_source=adx'));
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Name of your organisation')).toBeFocused();
  await expect(page.getByText('Organisation is required')).toBeVisible();
  await accessible(page);

  await fillIn(page, 'Harbour Smiles');
  await expect(page.getByText('This address is already in use. Choose another.')).toBeVisible();
  await page.getByLabel('Address for your organisation').fill('har bour');
  await expect(page.getByText('Use only the letters a to z, digits and hyphens')).toBeVisible();
  await page.getByLabel('Address for your organisation').fill('bayside');
  await expect(page.getByText('This address is available')).toBeVisible();

  // The response about the coupon is fixed, because this journey tests only the page.
  const coupon = { original: '79.95', discount: '11.99', total: '67.96' };
  await page.route('**/website/coupon', (route) =>
    (route.request().postDataJSON() as { code: string }).code === 'WELCOME15'
      ? answer(200, { ok: true, message: 'Coupon code is valid', ...coupon })(route)
      : answer(200, { ok: false, message: 'Coupon code has expired', ...coupon, total: '79.95' })(route),
  );
  const summary = page.getByRole('complementary');
  await page.getByLabel('Coupon code').fill('WINTER25');
  await expect(summary).toContainText('Coupon code has expired');
  await expect(summary).toContainText('Total$79.95');
  await page.getByLabel('Coupon code').fill('WELCOME15');
  await expect(summary).toContainText('Coupon code is valid');
  await expect(summary).toContainText('Total$67.96');

  await page.reload();
  await expect(page.getByLabel('Name of your organisation')).toHaveValue('Harbour Smiles');
  await expect(page.getByLabel('Address for your organisation')).toHaveValue('bayside');
  await expect(page.getByLabel('I agree to the terms')).toBeChecked();

  const keys: string[] = [];
  const refusals = [
    answer(409, {
      code: 'sub_domain_taken',
      field: 'sub_domain',
      message: 'This address is already in use. Choose another.',
    }),
    answer(503, null),
    answer(200, { state: 'mailed', email: 'ana.silva@bayside.example' }),
  ];
  await page.route('**/api/v1/sign-up', (route) => {
    const sent = route.request().postDataJSON() as { key: string; utm: unknown; website: string };
    keys.push(sent.key);
    expect(sent).toMatchObject({
      utm: { source: 'adx' },
      website: '',
      sub_domain: keys.length > 1 ? 'bayside2' : 'bayside',
    });
    return refusals[keys.length - 1]?.(route);
  });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Address for your organisation')).toBeFocused();
  await page.getByLabel('Address for your organisation').fill('bayside2');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('What you typed is kept');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText('ana.silva@bayside.example')).toBeVisible();
  await accessible(page);
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[1]).toBe(keys[2]);
});

test('the enquiry form focuses the first missing field, and thanks once it is sent', async ({ page }) => {
  await page.goto(at('', '/dental-enquiry'));
  await accessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Ana Silva');
  await page.getByLabel('Email').fill('ana.silva@bayside.example');
  await page.getByLabel('Phone').fill('02 5550 0199');
  await page.getByLabel('What would you like to know?').fill('Do you move our spreadsheets?');
  await page.route('**/api/v1/enquiry', answer(200, { state: 'enquired' }));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('a clinic group registers, confirms by email and adds its first task', async ({ page }) => {
  const email = 'ana.silva@newtown.example';
  await page.goto(at('', '/register-now?package=2&team=1'));
  await fillIn(page, 'Newtown Family Dental');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Coupon code').fill(' welcome15 ');
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('Total$110.46');
  await expect(page.getByText('This address is available')).toBeVisible();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.goto(await linkMailedTo(page, email));
  await expect(page.getByText(`newtownfamilydental.${new URL(at('')).host}`)).toBeVisible();
  await expect(page.getByText('$110.46 per month, GST included')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Finish' }).click();

  await expect(page.getByRole('heading', { name: 'Confirm your account' })).toBeVisible();
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await signIn(page, email, 'newtownfamilydental');
  // A clinic is needed first, because tasks belong to one.
  await page.goto(at('newtownfamilydental', '/dashboard/clinics/add'));
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Newtown');
  for (const [label, text] of [
    ['Address line 1', '12 King Street'],
    ['Suburb', 'Newtown'],
    ['Postal code', '2042'],
    ['Country', 'Australia'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'New South Wales' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Newtown', exact: true })).toBeVisible();
  await page.goto(at('newtownfamilydental', '/dashboard/tasks/add'));
  await page.getByLabel('Name').fill('Unpack the autoclave');
  await page.getByLabel('Deadline date').fill(day(2));
  await page.getByLabel('Deadline date').press('Tab');
  await page.getByRole('combobox', { name: 'Assigned to' }).fill('Ana');
  await page.getByRole('option', { name: 'Ana Silva' }).first().click();
  await page.getByRole('button', { name: /^(Add|Add task|Save)$/ }).click();
  await expect(page.getByText('Task added successfully', { exact: true })).toBeVisible();
});

test('the registration form keeps text that is typed and sent before the script has loaded', async ({
  page,
}) => {
  const script = pendingPromise();
  await page.route('**/assets/website-*.js', async (route) => {
    await script.made;
    await route.continue();
  });
  await page.goto(at('', '/register-now'), { waitUntil: 'commit' });
  await page.getByLabel('Name of your organisation').fill('Early Bird Dental');
  await page.getByLabel('State').selectOption('QLD');
  await page.getByRole('radio', { name: 'Practice' }).check();
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(at('', '/register-now'));
  script.make();
  // The sub-domain follows the name once the script has taken over.
  await expect(page.getByLabel('Address for your organisation')).toHaveValue('earlybirddental');
  await expect(page.getByLabel('Name of your organisation')).toHaveValue('Early Bird Dental');
  await expect(page.getByLabel('State')).toHaveValue('QLD');
  await expect(page.getByRole('complementary')).toContainText('Practice');
  await expect(page.getByLabel('I agree to the terms')).toBeChecked();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
});
