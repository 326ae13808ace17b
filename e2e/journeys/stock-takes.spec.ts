import { modules } from '@operatory/domain';
import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { addPlace, addProduct, receive } from './stock-support.ts';
import { accessible, accessibleInBoth, enter, long, personIn } from './support.ts';
import { apiOf, called } from './tasks-support.ts';

const unsent = 'Not sent yet. It will be sent when you are online again.';

/** Enters a count with the keys on the screen, and saves it. */
async function press(page: Page, amount: string) {
  for (const key of amount)
    await page.getByRole('dialog').getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('button', { name: 'Save and next' }).click();
}

/** Starts a stock-take of a storage location. */
async function startCounting(page: Page, place: string, name: string) {
  await page.goto('/dashboard/stock-takes/list');
  await page.getByRole('button', { name: 'Start stocktake' }).click();
  const start = page.getByRole('dialog', { name: 'Start stocktake' });
  if ((await start.getByRole('combobox', { name: 'Clinic' }).inputValue()) === '') {
    await start.getByRole('combobox', { name: 'Clinic' }).click();
    await page.getByRole('option').first().click();
  }
  await start.getByRole('combobox', { name: 'Storage location' }).fill(place);
  await page.getByRole('option', { name: place }).click();
  await start.getByLabel('Name').fill(name);
  await start.getByRole('button', { name: 'Start stocktake' }).click();
}

test('counts a shelf on a phone, partly offline, and another user approves the correction', async ({
  page,
  browser,
}) => {
  const api = await apiOf(people.manager);
  const place = await addPlace('Journey shelf');
  const gloves = await addProduct('Counted gloves', { code: 'JRN-CNT' });
  const masks = await addProduct('Counted masks');
  await receive(gloves, 6, { place, lot: 'G1' });
  await receive(masks, 3, { place, lot: 'M1', scan: 'JRN-M1' });

  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, people.manager);
  await startCounting(page, 'Journey shelf', 'Journey count');
  await expect(page.getByText('0 of 2 counted')).toBeVisible();
  await accessible(page);
  const lines = page.getByRole('list', { name: 'Lines' });
  // The recorded quantities are hidden while counting.
  await expect(lines).not.toContainText('6');

  await lines.getByRole('button', { name: /Counted gloves/ }).click();
  await accessible(page);
  await page.context().setOffline(true);
  await press(page, '5');
  // The next line opens by itself.
  await expect(page.getByRole('dialog', { name: 'Counted masks' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('1 of 2 counted')).toBeVisible();
  await page.getByText('All', { exact: true }).click();
  await expect(page.getByRole('img', { name: unsent })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeDisabled();
  await page.context().setOffline(false);
  await expect(page.getByRole('img', { name: unsent })).toHaveCount(0);

  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await page.getByLabel('Type the code instead').fill('JRN-M1');
  await page.getByRole('button', { name: 'Use this code' }).click();
  await press(page, '3');
  await expect(page.getByText('2 of 2 counted')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('1 of 2 differs from recorded stock.')).toBeVisible();
  await accessibleInBoth(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Someone else must approve what you counted')).toBeVisible();

  const other = await personIn(browser, people.admin);
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByRole('row', { name: /Counted gloves/ })).toContainText('−1');
  await other.getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  const { clinic_im_products_by_pk: left } = await api<{
    clinic_im_products_by_pk: { stock_in_hand: string };
  }>('query ($id: uuid!) { clinic_im_products_by_pk(id: $id) { stock_in_hand } }', { id: gloves });
  expect(Number(left.stock_in_hand)).toBe(5);
});

test('a cancelled stock-take changes no stock, and another open page shows that it is cancelled', async ({
  page,
  browser,
}) => {
  const place = called('Given up shelf');
  const id = await addProduct(called('Given up gloves'));
  await receive(id, 6, { place: await addPlace(place), lot: 'U1' });
  await enter(page, people.manager);
  await startCounting(page, place, called('Given up count'));
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('list', { name: 'Lines' }).getByRole('button').first().click();
  await press(page, '2');
  await expect(page.getByText('1 of 1 counted')).toBeVisible();
  const colleague = await personIn(browser, people.admin);
  await colleague.goto(new URL(page.url()).pathname);
  await expect(colleague.getByText('1 of 1 counted')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel stocktake' }).click();
  const sure = page.getByRole('dialog', { name: 'Cancel stocktake' });
  await sure.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByText('1 of 1 counted')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel stocktake' }).click();
  await accessible(page);
  await sure.getByRole('button', { name: 'Cancel stocktake' }).click();
  for (const each of [page, colleague]) {
    await expect(each.getByText('Cancelled', { exact: true })).toBeVisible();
    for (const button of ['Finish counting', 'Approve stocktake', 'Cancel stocktake'])
      await expect(each.getByRole('button', { name: button, exact: true })).toHaveCount(0);
  }
  const api = await apiOf(people.manager);
  const { clinic_im_products_by_pk: left } = await api<{
    clinic_im_products_by_pk: { stock_in_hand: string };
  }>('query ($id: uuid!) { clinic_im_products_by_pk(id: $id) { stock_in_hand } }', { id });
  expect(Number(left.stock_in_hand)).toBe(6);
  // The same shelf can be counted again.
  await startCounting(page, place, `${name} again`);
  await expect(page.getByText('0 of 1 counted')).toBeVisible();
});

test(
  'a user with VIEW only sees the progress of a stock-take, and the differences after counting',
  long(),
  async ({ page, browser }) => {
    const place = called('Viewed shelf');
    const id = await addProduct(called('Viewed gloves'));
    await receive(id, 6, { place: await addPlace(place), lot: 'V1' });
    const admin = await apiOf(people.admin);
    const { users } = await admin<{ users: { id: string }[] }>(
      'query ($email: String!) { users(where: { email: { _eq: $email } }) { id } }',
      { email: people.nurse },
    );
    const may = async (...default_actions: string[]) => {
      const { user_access } = await admin<{ user_access: { version: string } }>(
        'query ($id: uuid!) { user_access(user_id: $id) { version } }',
        users[0],
      );
      await admin(
        `mutation ($id: uuid!, $records: [save_user_access_records_input!]!, $version: String!) {
        save_user_access(user_id: $id, records: $records, version: $version) { affected_rows } }`,
        {
          ...users[0],
          ...user_access,
          records: [
            {
              module_id: modules.find(({ name }) => name === 'stock-takes')?.id,
              default_actions,
              default_disabled_actions: [],
            },
          ],
        },
      );
    };
    await may('VIEW');
    await enter(page, people.manager);
    await startCounting(page, place, called('Viewed count'));
    await page.getByRole('list', { name: 'Lines' }).getByRole('button').first().click();
    await press(page, '2');
    await expect(page.getByText('1 of 1 counted')).toBeVisible();

    const viewer = await personIn(browser, people.nurse);
    await viewer.goto(new URL(page.url()).pathname);
    await expect(viewer.getByText('1 of 1 counted. You’ll see the differences')).toBeVisible();
    await expect(viewer.getByText('the books')).toHaveCount(0);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(viewer.getByText('1 of 1 differs from recorded stock.')).toBeVisible();
    await may();
  },
);
