import { expect, type Page, test } from '@playwright/test';
import { inDatabase } from './database.ts';
import { accessible, at, enter, personIn } from './support.ts';

const sub = 'brightbay';
const admin = 'ben.kowalski@brightbay.example';
// Another journey changes the password of Hugo Lindqvist, so this is somebody else.
const employee = 'ravi.shah@brightbay.example';
const planPage = at(sub, '/dashboard/plan');
const banner = (page: Page) => page.getByRole('region', { name: 'Plan', exact: true }).getByRole('status');
const own = (page: Page) => page.getByRole('region', { name: 'Your plan', exact: true });
const inventory = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Inventory', exact: true });

async function setClock(page: Page, now: string | null) {
  const answer = await page.request.post(at('', '/dev/clock'), { data: { now } });
  expect(answer.ok()).toBe(true);
}

/** Gives the organisation one month of the small plan, which ends on 10 December in Sydney. */
async function oneMonth() {
  const ofClient = `client_id = (select id from clients where sub_domain = '${sub}')`;
  await inDatabase(
    `update client_plans_code_redemptions set client_transaction_history_id = null where ${ofClient}`,
  );
  await inDatabase(`delete from client_transaction_history where ${ofClient}`);
  await inDatabase(`delete from user_subscriptions where ${ofClient}`);
  await inDatabase(
    `insert into user_subscriptions (client_id, package_id, team_id, plan_type, plan_status, payment_status, start_at,
      expire_at, total_amount, anchor_day)
    select id, 1, 2, 'MONTHLY', 'ACTIVE', 'PAID', '2026-11-10T12:00:00+11:00', '2026-12-10T12:00:00+11:00', 149.95, 10
    from clients where sub_domain = '${sub}'`,
  );
  await inDatabase(
    `update clients set package_id = 1, team_id = 2, discount_id = null, discount_type = null, discount_terms = null,
      discount_start_date = null, discount_end_date = null, coupon_code = null where sub_domain = '${sub}'`,
  );
}
test.beforeEach(async ({ page }) => {
  await setClock(page, '2026-11-24T10:00:00+11:00');
  await oneMonth();
});
test.afterEach(async ({ page }) => {
  // Makes the organisation's plan active again for later journeys.
  await inDatabase(
    `update user_subscriptions set plan_status = 'ACTIVE', start_at = now() - interval '10 days',
      expire_at = now() + interval '20 days', next_package_id = null, next_team_id = null
    where client_id = (select id from clients where sub_domain = '${sub}')`,
  );
  await setClock(page, null);
});

test('the end of a plan is announced, access closes 14 days after the end, and a renewal opens access again', async ({
  page,
  browser,
}) => {
  await enter(page, admin, sub);
  const colleague = await personIn(browser, employee, sub);
  await setClock(page, '2026-12-09T10:00:00+11:00');
  await page.goto(at(sub, '/dashboard'));
  await colleague.goto(at(sub, '/dashboard'));
  await expect(banner(page)).toHaveText('Your plan ends tomorrow, on Thu 10 Dec 2026 (Sydney time).');
  await page.getByRole('region', { name: 'Plan', exact: true }).getByRole('button', { name: 'Hide' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(colleague.getByRole('main')).toBeVisible();
  await expect(banner(colleague)).toHaveCount(0);

  // Pages that are open notice the end of the plan at midnight in Sydney.
  await setClock(page, '2026-12-11T00:00:30+11:00');
  await expect(banner(page)).toContainText('13 days left to renew before access closes (Sydney time).');
  await expect(banner(colleague)).toContainText("Your organisation's plan ended on Thu 10 Dec 2026.");

  await setClock(page, '2026-12-25T09:00:00+11:00');
  await expect(colleague).not.toHaveURL(/\/dashboard/);
  await page.goto(at(sub, '/dashboard/users/list'));
  await expect(page).toHaveURL(planPage);
  await expect(page.getByText('Your plan has ended')).toBeVisible();
  await accessible(page);
  await own(page).getByRole('button', { name: 'Renew' }).click();
  const dialog = page.getByRole('dialog', { name: 'Renew plan' });
  await expect(dialog).toContainText('From Fri 25 Dec 2026 until Mon 25 Jan 2027 (Sydney time).');
  await dialog.getByLabel('Coupon code').fill('NOSUCHCODE');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toContainText('No coupon code found');
  await expect(dialog.getByRole('button', { name: 'Renew' })).toBeDisabled();
  await dialog.getByLabel('Coupon code').fill('');
  await expect(dialog).toContainText('AUD, includes $13.63 GST. Each later month costs $149.95.');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Renew' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(own(page)).toContainText('Until Mon 25 Jan 2027 (Sydney time)');
  await expect(page.getByRole('table', { name: 'Latest invoices' })).toContainText('INV-0001');
  await page.goto(at(sub, '/dashboard/users/list'));
  await expect(page).toHaveURL(at(sub, '/dashboard/users/list'));
});

test('in an open page, the inventory appears with an upgrade, disappears with a downgrade, and appears again', async ({
  page,
  browser,
}) => {
  await enter(page, admin, sub);
  const colleague = await personIn(browser, admin, sub);
  await colleague.goto(at(sub, '/dashboard'));
  await page.goto(planPage);
  await expect(own(page)).toContainText('Essential');
  await expect(inventory(colleague)).toHaveCount(0);
  const choose = async (plan: string, verb: string) => {
    await page.getByRole('article', { name: plan, exact: true }).getByRole('button', { name: verb }).click();
    return page.getByRole('dialog');
  };

  const up = await choose('Practice', 'Upgrade');
  await expect(up).toContainText('You get Inventory Management');
  await up.getByRole('button', { name: 'Upgrade' }).click();
  await expect(own(page)).toContainText('Practice');
  await expect(inventory(colleague)).toBeVisible();
  await colleague.goto(at(sub, '/dashboard/clinic-im-products/add'));
  await expect(colleague).toHaveURL(/clinic-im-products\/add/);

  const down = await choose('Essential', 'Downgrade');
  await expect(down).toContainText('You lose Inventory Management');
  await down.getByRole('button', { name: 'Downgrade on Thu 10 Dec 2026' }).click();
  await expect(own(page)).toContainText('Changes to Essential, Up to 25 people on Thu 10 Dec 2026');
  await expect(inventory(colleague)).toBeVisible();
  await own(page).getByRole('button', { name: 'Renew' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click();
  await expect(own(page)).toContainText('Renewed until Sun 10 Jan 2027');

  await setClock(page, '2026-12-10T13:00:00+11:00');
  await expect(own(page)).toContainText('Essential');
  await expect(inventory(colleague)).toHaveCount(0);
  const again = await choose('Practice', 'Upgrade');
  await again.getByRole('button', { name: 'Upgrade' }).click();
  await expect(inventory(colleague)).toBeVisible();
});
