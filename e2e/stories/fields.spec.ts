import { expect, type Page } from '@playwright/test';
import { admin, axeClean, closedWith, openStory, test } from './support.ts';

const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByRole('status', { name: 'Saved' });
const says = (page: Page, sentence: string) =>
  expect(page.getByRole('main').getByText(sentence, { exact: true }).first()).toBeVisible();
/** Expects that invalid input is reported and not saved. */
async function refused(page: Page, ...sentences: string[]) {
  await save(page).click();
  for (const sentence of sentences) await says(page, sentence);
  await expect(saved(page)).toHaveCount(0);
}

test('requires hour, minute and AM or PM for a time', async ({ page }) => {
  await openStory(page, admin, 'Time picker');
  const start = page.getByRole('group', { name: 'Start' });
  const end = page.getByRole('group', { name: 'End' });
  const part = (group: typeof start, name: string) => group.getByLabel(name, { exact: true });
  await refused(page, 'Start is required');
  await part(start, 'Hours').pressSequentially('1a3');
  await expect(part(start, 'Hours')).toHaveValue('1');
  await part(start, 'Minutes').pressSequentially('75');
  await expect(part(start, 'Minutes')).toHaveValue('7');
  await refused(page, 'AM/PM is required');
  await axeClean(page);
  await part(start, 'Hours').fill('12');
  await part(start, 'Minutes').fill('5');
  await part(start, 'AM or PM').selectOption('am');
  // An incomplete time is invalid even if the time is optional.
  await part(end, 'Hours').fill('5');
  await refused(page, 'Minute is required');
  await part(end, 'Minutes').fill('30');
  await part(end, 'AM or PM').selectOption('PM');
  await save(page).click();
  await expect(saved(page)).toHaveText('{"start":"00:05","end":"17:30"}');
  // With the keyboard: arrow keys change a part, and letters set AM or PM.
  await part(start, 'Hours').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('P');
  await part(start, 'Hours').press('Enter');
  await expect(saved(page)).toHaveText('{"start":"23:06","end":"17:30"}');
});

test('requires both coordinates of a point, in range and with six decimals at most', async ({ page }) => {
  await openStory(page, admin, 'Geo point');
  await refused(page, 'Latitude is required', 'Longitude is required');
  const latitude = page.getByLabel('Latitude');
  const longitude = page.getByLabel('Longitude');
  await latitude.fill('-90.5');
  await longitude.fill('181');
  await refused(page, 'Latitude must be at least -90', "Longitude can't be more than 180");
  await axeClean(page);
  await latitude.fill('');
  await latitude.pressSequentially('-33.8688x001');
  await expect(latitude).toHaveValue('-33.868800');
  await longitude.fill('151.209296');
  await expect(page.getByRole('img', { name: 'Map of Australia with -33.8688, 151.209296' })).toBeVisible();
  await longitude.press('Enter');
  await expect(saved(page)).toHaveText('{"place":{"type":"Point","coordinates":[-33.8688,151.209296]}}');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: -37.8136, longitude: 144.9631 });
  await page.getByRole('button', { name: /^Use this device.s location$/ }).click();
  await expect(latitude).toHaveValue('-37.8136');

  await openStory(page, admin, 'Static map');
  const directions = page.getByRole('link', { name: 'Directions' });
  await expect(directions).toHaveAttribute('href', /destination=-33\.8688,151\.209296$/);
  await axeClean(page);
  await page.context().route('https://www.google.com/**', (route) => route.fulfill({ body: 'The way' }));
  for (const go of [() => directions.click(), () => directions.press('Enter')]) {
    const [way] = await Promise.all([page.waitForEvent('popup'), go()]);
    await expect(way.getByText('The way')).toBeVisible();
    await way.close();
  }
});

test('validates an address, and shows it with labels', async ({ page }) => {
  await openStory(page, admin, 'Address form');
  await refused(
    page,
    'Address line 1 is required',
    'Suburb is required',
    'State required',
    'Postal code is required',
    'Country required',
  );
  const field = (name: string) => page.getByRole('textbox', { name });
  await openStory(page, admin, 'Notes');
  await openStory(page, admin, 'Address form');
  // A problem is shown when its field loses the focus.
  await field('Address line 1').fill('1 A');
  await field('Address line 1').press('Tab');
  await says(page, 'Address Line 1 must be at least 5 characters long');
  await field('Country').pressSequentially('Oz2');
  await expect(field('Country')).toHaveValue('Oz');
  await field('Postal code').pressSequentially('2x0');
  await expect(field('Postal code')).toHaveValue('20');
  await refused(
    page,
    'Country must be at least 5 characters long',
    'Postal code must be at least 4 digits long',
  );
  await axeClean(page);
  await field('Address line 1').fill('12 Sydney  Road');
  await field('Country').fill('Australia');
  await field('Suburb').fill('Manly');
  await field('Postal code').fill('2095');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'New South Wales' }).click();
  await field('Postal code').press('Enter');
  await expect(saved(page)).toContainText('"state":"NEW_SOUTH_WALES"');

  await openStory(page, admin, 'Address view');
  await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Address' });
  await expect(dialog.getByRole('term')).toHaveText([
    'Address Line 1',
    'Address Line 2',
    'phone',
    'City',
    'State',
    'Postal code',
    'Suburb',
  ]);
  await expect(dialog.getByRole('definition').last()).toHaveText('Manly, Australia');
  await axeClean(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(closedWith(page)).toHaveText('no');
});

test('a date with time, a colour and a count report what is missing', async ({ page }) => {
  await openStory(page, admin, 'Date-time control');
  await refused(page, 'At is required');
  await axeClean(page);
  // The day comes first in a typed date; invalid text stays in the field.
  const at = page.getByRole('textbox', { name: 'At' });
  await at.fill('31/2/2027 9am');
  await refused(page, 'Enter the date and time as 25/11/2026 2:30 pm');
  await expect(at).toHaveValue('31/2/2027 9am');
  await at.fill('');
  await at.pressSequentially('05/03/2027 2pm');
  await save(page).click();
  await expect(at).toHaveValue('2027-03-05 02:00 pm');
  await expect(saved(page)).toContainText('2027-03-05T03:00:00.000Z');
  // A calendar can be used with mouse and keyboard. Escape closes only the calendar.
  await at.press('Alt+ArrowDown');
  await expect(page.getByRole('dialog', { name: 'Date and time' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Date and time' })).toBeHidden();
  await page.getByRole('button', { name: 'Calendar: At' }).press('Enter');
  const days = page.getByRole('dialog').getByRole('table').getByRole('button');
  await days.nth(10).click();
  await axeClean(page);
  const hours = page.getByRole('dialog').getByLabel('Hours');
  await hours.fill('9');
  await page.getByRole('dialog').getByLabel('Minutes').fill('30');
  await page.getByRole('dialog').getByLabel('AM or PM').press('p');
  await page.getByRole('button', { name: 'Set time' }).click();
  await save(page).click();
  await expect(at).toHaveValue(/ 09:30 pm$/);
  await expect(saved(page)).toContainText(':30:00.000Z');

  await openStory(page, admin, 'Colour picker');
  await refused(page, 'Colour is required');
  await axeClean(page);
  const colour = page.getByRole('textbox', { name: 'Colour' });
  await colour.fill('#4882e5');
  await axeClean(page);
  await colour.press('Enter');
  await expect(saved(page)).toHaveText('{"colour":"#4882e5"}');
  await page.getByRole('button', { name: '#389a4e' }).click();
  await save(page).click();
  await expect(saved(page)).toHaveText('{"colour":"#389a4e"}');

  await openStory(page, admin, 'Restrictive count input');
  await refused(page, 'Please Restrotive Type');
  await page.getByLabel('Maximum').fill('1.5');
  await refused(page, 'Maximum must be a whole number');
  await axeClean(page);
  await page.getByLabel('Maximum').fill('12');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toHaveText('{"restrotive_count":12}');
});
