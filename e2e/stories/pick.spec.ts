import { expect, type Page, test } from '@playwright/test';
import { apiOf, called } from '../journeys/tasks-support.ts';
import { admin, axeClean, closedWith, nameOf, openStory, owner, type Person } from './support.ts';

/** What each dialog says when nothing is picked, as section 5 has it. */
const please = {
  'Select Clinic': 'Clinic',
  'Select Task': 'Task',
  'Training course enrollments': 'Training course enrollment',
  'Select Client task level': 'Client task level',
  'Select Users': 'User',
  'Client induction form categories': 'Client induction form category',
  'Client training grades': 'Client training grade',
  'Client training categories': 'Client training category',
  'Training courses': 'Training course',
  'Training course items': 'Training course item',
  'Induction forms': 'Induction form',
  'Clinic newsfeeds': 'Clinic newsfeed',
  Newsfeeds: 'Newsfeed',
  'Clinic inventory product orders': 'Clinic im product order',
  'Clinic im product order items': 'Clinic im product order item',
  'Select a Product': 'Clinic im product',
  'Client employee leave types': 'Client employee leave type',
  'Employee types': 'Employee types',
  Rooms: 'Room',
  'Shift timings': 'Clinic roster shift timing',
  'Select Clinic rosters': 'Clinic roster',
  'Client expense types': 'Client expense type',
  Suppliers: 'Clinic im vendor',
  'Client preformatted letters categories': 'Client preformatted letters category',
  'Clinic chat groups': 'Clinic chat group',
};
/** The platform's own. */
const ofThePlatform = {
  'Master induction form categories': 'Master induction form category',
  'Master training categories': 'Master training category',
  'Training courses (master)': 'Training course',
  'Website CMS broadcast groups': 'Website cms broadcast group',
  'Website CMS broadcasts': 'Website cms broadcast',
  'Website CMS pricing plans': 'Website cms pricing plan',
  'Website CMS products': 'Website cms product',
  'Website CMS lead sources': 'Website cms lead source',
  'Website CMS leads': 'Website cms lead',
  'Client sources': 'Client source',
  'Master employee awards': 'Master employee award',
};
/** Their rows are named by a day or a number, and found by what they are of. */
const withoutNames = [
  'Select Clinic rosters',
  'Clinic inventory product orders',
  'Training course enrollments',
];

async function open(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name: name.replace(/ \(.*\)$/, ''), exact: true });
  const search = dialog.getByPlaceholder('Enter to search by name');
  await expect(search).toBeFocused();
  const options = dialog.getByRole('option');
  await expect(options.first()).toBeVisible();
  return { dialog, search, options, says: (text: string) => dialog.getByText(text, { exact: true }) };
}

/** Every dialog that picks: wrongly and rightly, by the mouse, then by keys alone. */
async function drive(page: Page, person: Person, name: string, what: string) {
  await openStory(page, person, name);
  const opener = page.getByRole('button', { name: 'Open', exact: true });
  await opener.click();
  const first = await open(page, name);
  expect(await first.options.count()).toBeLessThanOrEqual(50);
  await first.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(first.says(`Please Select ${what}`)).toBeVisible();
  await axeClean(page);
  await first.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(closedWith(page)).toHaveText('no');

  await opener.click();
  const second = await open(page, name);
  const words = await nameOf(second.options.first());
  await second.options.first().click();
  await expect(second.options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(second.dialog.getByRole('button', { name: `Remove ${words}` })).toBeVisible();
  await second.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(closedWith(page)).toHaveText(/^yes \["[0-9a-f-]{36}"\]$/);
  const picked = await closedWith(page).textContent();

  await opener.focus();
  await page.keyboard.press('Enter');
  const third = await open(page, name);
  await page.keyboard.type('no such name');
  await expect(third.says('No Data Found')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(withoutNames.includes(name) ? ' ' : words);
  await expect(third.options.first()).toContainText(words);
  await page.keyboard.press('Enter');
  await expect(third.options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(closedWith(page)).toHaveText(picked ?? '');
  await opener.focus();
  await page.keyboard.press('Enter');
  await open(page, name);
  await page.keyboard.press('Escape');
  await expect(closedWith(page)).toHaveText('no');
}

for (const [whose, person, dialogs] of [
  ['a client’s', admin, please],
  ['the platform’s', owner, ofThePlatform],
] as const) {
  test(`each dialog that picks ${whose} records: by the mouse and by keys`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const [name, what] of Object.entries(dialogs))
      await test.step(name, () => drive(page, person, name, what));
  });
}

test('rooms and suppliers are of the clinic that is chosen, and in use', async ({ page }) => {
  const api = await apiOf(admin.email);
  const name = called('Story');
  const { clinics } = await api<{ clinics: { id: string }[] }>(
    '{ clinics(where: {status: {_eq: "ACTIVE"}}, order_by: {name: asc}, limit: 2) { id } }',
  );
  const rows = clinics.flatMap(({ id }, at) =>
    ['ACTIVE', 'INACTIVE'].map((status) => ({ clinic_id: id, name: `${name} ${at} ${status}`, status })),
  );
  await api(
    `mutation ($rooms: [clinic_rooms_insert_input!]!, $vendors: [clinic_im_vendors_insert_input!]!) {
      insert_clinic_rooms(objects: $rooms) { affected_rows }
      insert_clinic_im_vendors(objects: $vendors) { affected_rows }
    }`,
    { rooms: rows, vendors: rows },
  );
  await openStory(page, admin, 'Rooms');
  await page.evaluate((id) => localStorage.setItem('operatory.clinic', id ?? ''), clinics[1]?.id);
  await page.reload();
  for (const story of ['Rooms', 'Suppliers']) {
    await openStory(page, admin, story);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const { search, options } = await open(page, story);
    await search.fill(name);
    await expect(options).toHaveCount(1);
    await expect(options).toContainText(`${name} 1 ACTIVE`);
  }
  // A supplier has a page of its own to be added on.
  await expect(page.getByRole('link', { name: 'Add' })).toHaveAttribute(
    'href',
    '/dashboard/clinic-im-vendors/add',
  );
});

test('what is there already is shown as such, and who picks it is told so', async ({ page }) => {
  for (const [story, title, sentence] of [
    ['Select Users (group chat)', 'Select Users', 'User already Exist'],
    ['Budget types', 'Budget types', 'This expense type already exists'],
  ] as const) {
    await openStory(page, admin, story);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const { dialog, options, says } = await open(page, title);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/^Please Select /)).toBeVisible();
    const taken = options.filter({ hasText: sentence });
    await taken.first().click();
    await expect(says(sentence).first()).toBeVisible();
    await expect(taken.first()).toHaveAttribute('aria-selected', 'false');
    await axeClean(page);
    // By keys: past those that are taken to the first that is not.
    const free = options.filter({ hasNotText: sentence });
    const at = await options.evaluateAll((all) =>
      all.findIndex((each) => each.getAttribute('aria-disabled') !== 'true'),
    );
    for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(free.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+Enter');
    await expect(closedWith(page)).toHaveText(/^yes \["[0-9a-f-]{36}"\]$/);
  }
});

test('what is not there yet is added in the dialog, and is chosen', async ({ page }) => {
  for (const [person, story, one] of [
    [admin, 'Client employee leave types', 'leave type'],
    [admin, 'Employee types', 'employee type'],
    [owner, 'Client sources', 'source'],
  ] as const) {
    const name = called('Added');
    await openStory(page, person, story);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const { dialog } = await open(page, story);
    await dialog.getByRole('button', { name: 'Add' }).click();
    const form = page.getByRole('dialog', { name: new RegExp(`^Add .*${one}$`) });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Name Is Required')).toBeVisible();
    await axeClean(page);
    await form.getByLabel('Name', { exact: true }).fill(name);
    await page.keyboard.press('Control+Enter');
    await expect(form).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(closedWith(page)).toHaveText(/^yes /);
  }
});
