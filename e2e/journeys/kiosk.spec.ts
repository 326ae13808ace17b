import { expect, type Page, test } from '@playwright/test';
import { inDatabase } from './database.ts';
import { people } from './people.ts';
import { accessible, at, enter } from './support.ts';
import { apiOf } from './tasks-support.ts';

const kiosks = at('harboursmiles', '/dashboard/roster/kiosks');
const lachlan = { email: people.nurse, name: people.nurseName, pin: '8613' };
const mei = { email: 'mei.chen@harboursmiles.example', name: 'Mei Chen', pin: '3058' };

const near = `starts_at > now() - interval '4 days' and starts_at < now() + interval '2 days'
  and user_id in (select id from users where email = any($1))`;
/** Removes the shifts of both people around today, because the demo may have added some. */
async function withoutShifts() {
  const them = [lachlan.email, mei.email];
  await inDatabase(
    `delete from clinic_roster_breaks where clinic_roster_id in (select id from clinic_rosters where ${near})`,
    them,
  );
  await inDatabase(
    `update clinic_rosters set clocked_in_at = null, clocked_out_at = null, deleted_at = now() where ${near}`,
    them,
  );
}

interface Worked {
  readonly clocked_in_at: string;
  readonly clocked_in_synced_at: string | null;
  readonly clocked_out_at: string | null;
  readonly clocked_out_synced_at: string | null;
  readonly clinic_roster_breaks: readonly { readonly break_type: string; readonly ended_at: string | null }[];
}
const worked = `query ($name: String!, $since: timestamptz!) {
  clinic_rosters(where: { user: { display_name: { _eq: $name } }, clocked_in_at: { _gte: $since } }) {
    clocked_in_at clocked_in_synced_at clocked_out_at clocked_out_synced_at
    clinic_roster_breaks { break_type ended_at }
  }
}`;

async function enterPin(page: Page, pin: string) {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

test('a kiosk records each punch once, also those made without a connection', async ({ page }) => {
  await withoutShifts();
  const began = new Date().toISOString();
  const api = await apiOf(people.admin);
  const shiftsOf = async (name: string) =>
    (await api<{ clinic_rosters: Worked[] }>(worked, { name, since: began })).clinic_rosters;

  // An admin makes the tablet a kiosk.
  await enter(page, people.admin);
  await page.goto(kiosks);
  await page.getByRole('button', { name: 'Open this device as a kiosk' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Open this device as a kiosk' });
  await dialog.getByRole('combobox', { name: 'Clinic' }).click();
  await page.getByRole('option', { name: 'Manly' }).click();
  await dialog.getByLabel('Name').fill('Front desk');
  await press(page, 'Open kiosk');
  await expect(page).toHaveURL(/\/kiosk$/);
  await expect(page.getByRole('heading', { name: 'Manly' })).toBeVisible();
  await accessible(page);

  // One person clocks in and starts a break.
  await enterPin(page, lachlan.pin);
  await says(page, `Hello, ${lachlan.name}`);
  await accessible(page);
  await press(page, 'Clock in');
  await says(page, /^Clocked in, /);
  await press(page, 'Done');
  await enterPin(page, lachlan.pin);
  await press(page, 'Start break');
  await press(page, 'Meals');
  await says(page, /^Break started, /);
  await press(page, 'Done');
  await expect
    .poll(async () => (await shiftsOf(lachlan.name))[0]?.clinic_roster_breaks)
    .toEqual([{ break_type: 'MEAL', ended_at: null }]);

  // Offline, people choose the action first, and their PIN is stored encrypted.
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/kiosk')))).toBe(true);
  await page.context().setOffline(true);
  await says(page, 'No connection. You can clock in and out; it will be sent later.');
  await press(page, 'Clock out');
  await page.keyboard.type(lachlan.pin);
  await says(page, 'Saved on this device. It will be sent when the connection is back.');
  await press(page, 'Done');
  await press(page, 'Clock in');
  await enterPin(page, mei.pin);
  await says(page, '2 entries are waiting to be sent');
  const madeBy = new Date().toISOString();
  await accessible(page);

  // The tablet starts again while offline, and still has both entries.
  await page.reload();
  await says(page, '2 entries are waiting to be sent');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain('sealed_pin');
  for (const { pin } of [lachlan, mei]) expect(kept).not.toContain(`"${pin}"`);
  expect((await shiftsOf(lachlan.name))[0]?.clocked_out_at).toBeNull();

  await page.context().setOffline(false);
  await expect(page.getByText(/(entry is|entries are) waiting to be sent/)).toHaveCount(0);
  await says(page, 'Enter your PIN');
  await expect(page.getByRole('region', { name: 'Not recorded' })).toHaveCount(0);
  const [out, ...others] = await shiftsOf(lachlan.name);
  expect(others).toEqual([]);
  expect(out).toMatchObject({ clocked_in_synced_at: null, clocked_out_synced_at: expect.any(String) });
  expect(new Date(out?.clocked_out_at ?? 0) <= new Date(madeBy)).toBe(true);
  expect(new Date(out?.clocked_out_synced_at ?? 0) > new Date(madeBy)).toBe(true);
  expect(out?.clinic_roster_breaks).toEqual([{ break_type: 'MEAL', ended_at: out?.clocked_out_at }]);
  const [came, ...more] = await shiftsOf(mei.name);
  expect(more).toEqual([]);
  expect(came).toMatchObject({ clocked_in_synced_at: expect.any(String), clocked_out_at: null });
  expect(new Date(came?.clocked_in_at ?? 0) <= new Date(madeBy)).toBe(true);

  // Entries that the server refuses are listed with the reason.
  await page.context().setOffline(true);
  await press(page, 'End break');
  await enterPin(page, mei.pin);
  await says(page, '1 entry is waiting to be sent');
  await page.context().setOffline(false);
  const refused = page.getByRole('region', { name: 'Not recorded' });
  await expect(refused).toContainText('You are not on a break');
  await refused.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refused).toHaveCount(0);

  // The admin was signed out on the kiosk, and closes it from another session. The kiosk's cookie then no
  // longer works.
  await page.goto(kiosks);
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await enter(page, people.admin);
  await page.goto(kiosks);
  await page.getByRole('button', { name: 'Close kiosk: Front desk' }).click();
  await page
    .getByRole('dialog', { name: 'Close kiosk' })
    .getByRole('button', { name: 'Close kiosk' })
    .click();
  await expect(page.getByRole('button', { name: 'Close kiosk: Front desk' })).toHaveCount(0);
  await page.goto(at('harboursmiles', '/kiosk'));
  await expect(page.getByRole('heading', { name: 'This device is not a kiosk' })).toBeVisible();
});
