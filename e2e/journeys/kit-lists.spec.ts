import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter, long, personIn } from './support.ts';
import { apiOf, called } from './tasks-support.ts';

test('arrow keys navigate a tree: right expands and enters, left leaves and collapses', async ({ page }) => {
  const api = await apiOf(people.admin);
  const own = called('Cupboard');
  const { clinics } = await api<{ clinics: { id: string }[] }>(
    '{ clinics(where: { name: { _eq: "Manly" } }) { id } }',
  );
  const add = async (name: string, parent_storage_id: string | null) => {
    const { added } = await api<{ added: { id: string } }>(
      'mutation ($object: clinic_storage_locations_insert_input!) { added: insert_clinic_storage_locations_one(object: $object) { id } }',
      { object: { clinic_id: clinics[0]?.id, name, parent_storage_id } },
    );
    return added.id;
  };
  const outer = await add(own, null);
  const inner = await add(`${own} shelf`, outer);
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/clinic-storage-locations/list'));
  const [parent, child] = [outer, inner].map((id) => page.locator(`[data-row="${id}"]`));
  if (!parent || !child) throw new Error('no rows');
  await expect(child).toHaveAttribute('aria-level', '2');
  await parent.focus();
  await page.keyboard.press('ArrowRight');
  await expect(child).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(parent).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(child).toHaveCount(0);
  await expect(parent).toHaveAttribute('aria-expanded', 'false');
  await expect(parent).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(child).toBeVisible();
});

test('the chip of a contact type lists the contacts of that type, also after a reload', async ({ page }) => {
  const api = await apiOf(people.admin);
  // Sorted before all other types, so that it is among the chips.
  const type = called('AAA');
  const { clinics } = await api<{ clinics: { id: string }[] }>(
    '{ clinics(where: { name: { _eq: "Manly" } }) { id } }',
  );
  const clinic_id = clinics[0]?.id;
  await api(
    'mutation ($object: clinic_contact_types_insert_input!) { insert_clinic_contact_types_one(object: $object) { id } }',
    { object: { clinic_id, name: type, clinic_contacts: { data: [{ clinic_id, name: `${type} & Sons` }] } } },
  );
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/contacts/list'));
  const chip = page.getByRole('button', { name: new RegExp(`^${type} ?1$`) });
  await chip.click();
  await expect(page).toHaveURL(/show=AAA/);
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.locator('[data-row]')).toContainText(`${type} & Sons`);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await page.getByRole('button', { name: /^All \d/ }).press('Enter');
  await expect(page).not.toHaveURL(/show=/);
});

test(
  'a nurse can mark news as read, and an admin sees how many have read it',
  long(),
  async ({ page, browser }) => {
    const api = await apiOf(people.admin);
    const title = called('News');
    const { added } = await api<{ added: { id: string } }>(
      'mutation ($object: clinic_newsfeeds_insert_input!) { added: insert_clinic_newsfeeds_one(object: $object) { id } }',
      { object: { title, body: 'The lift is mended.' } },
    );
    await api('mutation ($id: uuid!) { publish_newsfeed(id: $id) { id } }', { id: added.id });
    const path = at('harboursmiles', '/dashboard/clinic-newsfeeds/list');
    await enter(page, people.admin);
    await page.goto(path);
    const feed = page.getByRole('list', { name: 'Newsfeeds' });
    const kept = feed.getByRole('listitem', { name: title });
    await expect(kept).toContainText('Read by 0');

    const nurse = await personIn(browser, people.nurse);
    await nurse.goto(path);
    const seen = nurse.getByRole('listitem', { name: title });
    await expect(seen).toContainText('The lift is mended.');
    await expect(seen).toContainText('(unread)');
    await expect(seen).not.toContainText('Read by');
    await seen.getByRole('button', { name: `Mark ${title} as read` }).press('Enter');
    await expect(seen).not.toContainText('(unread)');
    await expect(kept).toContainText('Read by 1');
    await nurse.context().close();
  },
);
