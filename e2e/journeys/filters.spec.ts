import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { listOf, resourceOf } from './plain-areas.ts';
import { accessible, at, enter } from './support.ts';
import { apiOf, called } from './tasks-support.ts';

/** Adds three contact types: one with a contact of Acme, one with another contact, and one without. */
async function contactTypes() {
  const api = await apiOf(people.admin);
  const own = called('Trade');
  const { clinics } = await api<{ clinics: { id: string }[] }>(
    '{ clinics(where: { name: { _eq: "Manly" } }) { id } }',
  );
  const clinic_id = clinics[0]?.id;
  const contacts = (company_name: string | null) => ({
    clinic_contacts: { data: [{ clinic_id, name: own, company_name }] },
  });
  const objects = [
    { name: `${own} A`, ...contacts('Acme') },
    { name: `${own} B`, ...contacts(null) },
    { name: `${own} C` },
  ];
  await api(
    'mutation ($objects: [clinic_contact_types_insert_input!]!) { insert_clinic_contact_types(objects: $objects) { affected_rows } }',
    { objects: objects.map((each) => ({ clinic_id, ...each })) },
  );
  /** The names that the API finds with this filter. */
  const named = async (where: unknown) => {
    const { clinic_contact_types } = await api<{ clinic_contact_types: { name: string }[] }>(
      'query ($where: clinic_contact_types_bool_exp!) { clinic_contact_types(where: $where, order_by: [{ name: asc }]) { name } }',
      { where },
    );
    return clinic_contact_types.map(({ name }) => name);
  };
  return { own, named };
}

/** Chooses an option by typing it and clicking it. */
async function choose(page: Page, words: string) {
  await page.keyboard.type(words);
  await page.getByRole('option', { name: words, exact: true }).click();
}

test('builds a filter with groups and related records, keeps it in the URL, and changes and removes it by its chips', async ({
  page,
}) => {
  const { own, named } = await contactTypes();
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', listOf(resourceOf('clinic_contact_types'))));
  const filters = page.getByRole('search', { name: 'Filters' });
  const rows = page.locator('[data-row]');
  const shows = async (names: readonly string[]) => {
    await expect(rows).toHaveCount(names.length);
    for (const name of names) await expect(rows.filter({ hasText: name })).toHaveCount(1);
  };
  await expect(rows.filter({ hasText: `${own} A` })).toHaveCount(1);
  await page.keyboard.press('f');
  const more = page.getByRole('button', { name: 'More conditions…' });
  await more.press('Enter');
  const builder = page.getByRole('dialog', { name: 'Filter contact types' });
  const field = builder.getByRole('combobox', { name: 'Field' });
  await expect(field).toBeFocused();
  await choose(page, 'Name');
  await builder.getByLabel('Value').fill(own);
  await expect(builder.getByRole('button', { name: 'Show 3', exact: true })).toBeVisible();

  // Limits the rows to types with a contact of Acme, or without any contact.
  await builder.getByRole('button', { name: 'Add group' }).press('Enter');
  const group = builder.getByRole('group', { name: 'Any of these' });
  const hasAny = group.getByRole('button', { name: 'Has any…' });
  await group.getByRole('button', { name: 'Remove condition' }).press('Enter');
  for (const nth of [0, 1]) {
    await hasAny.last().press('Enter');
    await expect(page.getByRole('combobox', { name: 'Linked records' })).toBeFocused();
    await choose(page, 'Contacts');
    await expect(group.getByRole('group', { name: /^Has any contacts/ })).toHaveCount(nth + 1);
  }
  await expect(field.last()).toBeFocused();
  const [acme, none] = [0, 1].map((nth) =>
    group.getByRole('group', { name: /^Has (any|no) contacts/ }).nth(nth),
  );
  await none?.getByRole('button', { name: 'Remove condition' }).press('Enter');
  await none?.getByRole('combobox', { name: 'Any or none' }).click();
  await page.getByRole('option', { name: 'Has no contacts where' }).click();
  await acme?.getByRole('combobox', { name: 'Field' }).focus();
  await choose(page, 'Company Name');
  await acme?.getByLabel('Value').fill('acme');
  await expect(builder.getByRole('button', { name: 'Show 2', exact: true })).toBeVisible();
  await accessible(page);
  await acme?.getByLabel('Value').press('Control+Enter');
  await expect(builder).toHaveCount(0);
  const expected = await named({
    name: { _ilike: `%${own}%` },
    _or: [{ clinic_contacts: { company_name: { _ilike: 'acme' } } }, { _not: { clinic_contacts: {} } }],
  });
  expect(expected).toEqual([`${own} A`, `${own} C`]);
  await shows(expected);
  await expect(filters.getByText('2 found')).toBeVisible();
  await expect(filters.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();

  // Opening the URL again shows the same rows.
  await page.reload();
  await shows(expected);

  await filters.getByRole('button', { name: /^Name contains/ }).click();
  const value = builder.getByLabel('Value').first();
  await expect(value).toBeFocused();
  await value.fill(`${own} C`);
  await value.press('Enter');
  await expect(builder).toHaveCount(0);
  await shows([`${own} C`]);
  await filters.getByRole('button', { name: /^Clear the condition Any of/ }).click();
  await expect(filters.getByText('1 found')).toBeVisible();
  await filters.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/where=/);
  await expect(rows.filter({ hasText: `${own} B` })).toHaveCount(1);
});

test('a filter by file size refuses a word, accepts 2mb, and shows 2 MB in its chip', async ({ page }) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', listOf(resourceOf('library_files'))));
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const more = page.getByRole('button', { name: 'More conditions…' });
  const builder = page.getByRole('dialog', { name: 'Filter files' });
  await expect(more.or(builder).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await expect(builder.getByRole('combobox', { name: 'Field' })).toBeFocused();
  await choose(page, 'Size');
  await builder.getByLabel('Value').fill('large');
  await expect(builder.getByText('A size, such as 2 MB')).toBeVisible();
  await builder.getByLabel('Value').fill('2mb');
  await builder.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByRole('button', { name: 'Size is less than 2 MB' })).toBeVisible();
});
