import { expect, type Page, test } from '@playwright/test';
import { inDatabase } from './database.ts';
import { people } from './people.ts';
import { accessible, at, enter, personIn } from './support.ts';

const myRoster = at('harboursmiles', '/dashboard/my-roster');

/** Sets the clock of this worker's server, because all days of these journeys are fixed. */
async function setClock(page: Page, now: string | null) {
  const answer = await page.request.post(at('', '/dev/clock'), { data: { now } });
  expect(answer.ok()).toBe(true);
}
test.beforeEach(({ page }) => setClock(page, '2026-11-26T10:00:00+11:00'));
test.afterEach(({ page }) => setClock(page, null));

/** Adds a published open shift at this user's clinic, on a Sunday when nobody works. */
const openShift = (email: string, date: string) =>
  inDatabase(
    `insert into clinic_rosters (client_id, clinic_id, clinic_roster_date, start_time, end_time, starts_at, ends_at, zone,
       published, published_at, message)
     select u.client_id, j.clinic_id, $2::date, '10:00', '14:00', ($2::date + time '10:00') at time zone 'Australia/Sydney',
       ($2::date + time '14:00') at time zone 'Australia/Sydney', 'Australia/Sydney', true, now(), 'Emergency clinic'
     from users u join j_users_clinics j on j.client_id = u.client_id and j.user_id = u.id
     where u.email = $1 order by j.clinic_id limit 1`,
    email,
    date,
  );

test('an open shift is requested on a phone, approved by a manager, and shown in the roster immediately', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, people.nurse);
  await openShift(people.nurse, '2026-12-06');
  await page.goto(myRoster);
  const open = page.getByRole('region', { name: 'Open shifts' });
  await expect(open).toContainText('Sun 6 Dec');
  await expect(open).toContainText('Emergency clinic');
  await accessible(page);
  await open.getByRole('button', { name: /^Ask for this shift: Sun 6 Dec/ }).click();
  await expect(open).toContainText('Waiting for approval');

  const manager = await personIn(browser, people.manager);
  await manager.goto(at('harboursmiles', '/dashboard/roster/swap-requests'));
  const row = manager.getByRole('row', { name: /Lachlan Reid wants an open shift, Sun 6 Dec/ });
  await expect(row).toBeVisible();
  await accessible(manager);
  await row.getByRole('button', { name: /^Approve/ }).click();
  const limit = manager.getByRole('dialog', { name: 'Approve over the limit' });
  await expect(limit.or(manager.getByText('Request approved')).first()).toBeVisible();
  if (await limit.isVisible()) {
    await limit.getByLabel('Message').fill('Nobody else can come');
    await limit.getByRole('button', { name: 'Approve' }).click();
  }
  await expect(row.getByRole('button', { name: /^Approve/ })).toHaveCount(0);

  await expect(open).not.toContainText('Sun 6 Dec');
  const week = page.getByRole('region', { name: 'Next week' });
  await expect(week).toContainText('Sun 6 Dec');
  await expect(week).toContainText('10:00 am – 02:00 pm');
});

test('a calendar feed is created, read without signing in, and revoked', async ({ page }) => {
  await enter(page, people.nurse);
  await page.goto(myRoster);
  await page.getByRole('button', { name: 'Calendar feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' });
  await dialog.getByRole('button', { name: 'Create address' }).click();
  const url = await dialog.getByLabel('Address').inputValue();
  await accessible(page);
  // Requested in the browser, which resolves the tenant's host, and without the cookies of the session.
  const read = () =>
    page.evaluate(async (address) => {
      const answer = await fetch(address, { credentials: 'omit', cache: 'no-store' });
      return { status: answer.status, text: await answer.text() };
    }, new URL(url).pathname);
  expect((await read()).text).toContain('SUMMARY:Shift at ');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await page
    .getByRole('dialog', { name: 'Revoke the address' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await read()).status).toBe(404);
});
