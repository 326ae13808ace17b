import { expect, type Locator, type Page, test } from '@playwright/test';
import { inDatabase } from './database.ts';
import { people } from './people.ts';
import { accessible, at, enter, personIn } from './support.ts';
import { apiOf } from './tasks-support.ts';

/** This dentist works at Manly and at Mosman. */
const dentist = { email: 'mei.chen@harboursmiles.example', name: 'Mei Chen' };
const monday = '2027-02-01';

/** Sets the clock of this worker's server, and moves Mosman to another state with another zone. */
async function setUp(page: Page, now: string | null, state: string, zone: string) {
  const answer = await page.request.post(at('', '/dev/clock'), { data: { now } });
  expect(answer.ok()).toBe(true);
  await inDatabase('update clinics set state = $1, zone = $2 where name = $3', state, zone, 'Mosman');
  // Deletes the shifts that an earlier attempt has left on this day.
  await inDatabase('update clinic_rosters set deleted_at = now() where clinic_roster_date = $1', monday);
}
test.beforeEach(({ page }) => setUp(page, '2027-01-28T10:00:00+11:00', 'QUEENSLAND', 'Australia/Brisbane'));
test.afterEach(({ page }) => setUp(page, null, 'NEW_SOUTH_WALES', 'Australia/Sydney'));

async function clinicsByName() {
  const api = await apiOf(people.admin);
  const { clinics } = await api<{ clinics: { id: string; name: string }[] }>('{ clinics { id name } }');
  return (name: string) => clinics.find((clinic) => clinic.name === name)?.id ?? '';
}
/** Returns a function that reads the dentist's shifts of the Monday that this user can see. */
async function shiftsSeenBy(email: string) {
  const api = await apiOf(email);
  return async () => {
    const { clinic_rosters } = await api<{ clinic_rosters: { start_time: string; end_time: string }[] }>(
      `query ($day: date!, $name: String!) {
        clinic_rosters(where: { clinic_roster_date: { _eq: $day }, user: { display_name: { _eq: $name } } }) {
          start_time end_time
        }
      }`,
      { day: monday, name: dentist.name },
    );
    return clinic_rosters.map(({ start_time, end_time }) => `${start_time} to ${end_time}`);
  };
}

const rosterOf = (clinic: string) =>
  at('harboursmiles', `/dashboard/roster?clinic=${clinic}&week=${monday}&view=week`);

const shift = (page: Page, words: string) => page.getByRole('button', { name: words });

async function enterTime(dialog: Locator, label: string, hours: string, minutes: string, half: string) {
  const time = dialog.getByRole('group', { name: label, exact: true });
  await time.getByLabel('Hours').fill(hours);
  await time.getByLabel('Minutes').fill(minutes);
  await time.getByLabel('AM or PM').selectOption(half);
}

/** Fills in the form of a new shift for the dentist. */
async function draw(
  page: Page,
  start: readonly [string, string, string],
  end: readonly [string, string, string],
) {
  await page.getByRole('button', { name: 'Add shift' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add shift' });
  await dialog.getByRole('combobox', { name: 'Employee' }).fill(dentist.name);
  await page.getByRole('option', { name: new RegExp(dentist.name) }).click();
  await dialog.getByLabel('Date').fill(monday);
  await enterTime(dialog, 'Start', ...start);
  await enterTime(dialog, 'End', ...end);
  await dialog.getByRole('button', { name: 'Use the usual breaks' }).click();
  return dialog;
}

async function publish(page: Page, line: string) {
  await page.getByRole('button', { name: 'Publish 1', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish 1 shift' });
  await expect(dialog.getByRole('region', { name: dentist.name })).toContainText(line);
  await expect(dialog).toContainText('1 person is notified.');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a shift that overlaps one in another state is refused, and another is published, changed and published again', async ({
  page,
  browser,
}) => {
  const idOf = await clinicsByName();
  await enter(page, people.admin);
  await page.goto(rosterOf(idOf('Manly')));
  const manager = await personIn(browser, people.manager);
  await manager.goto(rosterOf(idOf('Manly')));
  await expect(manager.getByRole('heading', { name: 'Roster' })).toBeVisible();
  const employee = await personIn(browser, dentist.email);
  const seen = await shiftsSeenBy(dentist.email);

  // One user adds a shift, and another one sees it.
  const add = await draw(page, ['12', '30', 'PM'], ['5', '00', 'PM']);
  await expect(add.getByRole('status', { name: 'Hours' })).toHaveText('4 h 30 min, 4 h 30 min paid.');
  await accessible(page);
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toHaveCount(0);
  const draft = `${dentist.name}, Mon 1 Feb, 12:30 pm – 05:00 pm, draft`;
  await expect(shift(manager, draft)).toBeVisible();
  expect(await seen()).toEqual([]);

  // 12:30 pm in New South Wales is 11:30 am in Queensland, so both shifts overlap.
  await page.goto(rosterOf(idOf('Mosman')));
  const over = await draw(page, ['8', '00', 'AM'], ['12', '00', 'PM']);
  const problem = over.getByRole('status', { name: 'Problem' });
  await expect(problem).toContainText('12:00 pm');
  await expect(problem).toContainText('12:30 pm there (11:30 am here)');
  await expect(over.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await enterTime(over, 'End', '11', '30', 'AM');
  await expect(problem).toHaveCount(0);
  await over.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(over).toHaveCount(0);
  await expect(shift(page, `${dentist.name}, Mon 1 Feb, 08:00 am – 11:30 am, draft`)).toBeVisible();

  // The employee sees the shift once it is published.
  await page.goto(rosterOf(idOf('Manly')));
  await publish(page, 'AddedMon 1 Feb, 12:30 pm – 05:00 pm');
  await expect(shift(manager, `${dentist.name}, Mon 1 Feb, 12:30 pm – 05:00 pm, published`)).toBeVisible();
  expect(await seen()).toEqual(['12:30:00 to 17:00:00']);
  await employee.goto(at('harboursmiles', '/dashboard/my-roster'));
  await expect(employee.getByText('12:30 pm').first()).toBeVisible();

  // A change of a published shift is visible to the employee only after publishing again.
  await shift(page, `${dentist.name}, Mon 1 Feb, 12:30 pm – 05:00 pm, published`).dblclick();
  const edit = page.getByRole('dialog', { name: 'Edit shift' });
  await enterTime(edit, 'End', '4', '30', 'PM');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(edit).toHaveCount(0);
  await expect(
    shift(manager, `${dentist.name}, Mon 1 Feb, 12:30 pm – 04:30 pm, changed, not published`),
  ).toBeVisible();
  expect(await seen()).toEqual(['12:30:00 to 17:00:00']);
  await publish(page, 'End: 05:00 pm → 04:30 pm');
  expect(await seen()).toEqual(['12:30:00 to 16:30:00']);
  await manager.context().close();
  await employee.context().close();
});
