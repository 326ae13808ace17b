import { expect, type Page, test } from '@playwright/test';
import { nodePerson } from './node-person.ts';
import { people } from './people.ts';
import { addPlace, addProduct, receive } from './stock-support.ts';
import { at, enter } from './support.ts';
import { apiOf, called, says } from './tasks-support.ts';

const offline = "The server didn't respond. You may be offline. Try again.";

/**
 * Lets the server execute the first operation that contains these words, but drops its response. Returns a
 * function that returns whether that has happened.
 */
async function loseAnswer(page: Page, email: string, words: string): Promise<() => boolean> {
  const { endpoint, headers, fetch } = await nodePerson(email, 'harboursmiles');
  let lost = false;
  await page.route('**/v1/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (lost || !body.includes(words)) return route.fallback();
    lost = true;
    await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    return route.abort();
  });
  return () => lost;
}

test('after a lost response, saving the same form again adds no second record, and a changed form adds another', async ({
  page,
}) => {
  const name = called('Recovery');
  const api = await apiOf(people.admin);
  const rooms = async () =>
    (
      await api<{ clinic_rooms: { name: string }[] }>(
        'query ($name: String!) { clinic_rooms(where: {name: {_like: $name}}, order_by: {name: asc}) { name } }',
        { name: `${name}%` },
      )
    ).clinic_rooms.map((room) => room.name);
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/clinic-rooms/list'));
  await page.getByRole('button', { name: 'Add room' }).click();
  const form = page.getByRole('dialog', { name: 'Add room' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  const isLost = await loseAnswer(page, people.admin, 'insert_clinic_rooms_one');
  await page.keyboard.press('Control+Enter');
  await says(page, offline);
  expect(isLost()).toBe(true);
  expect(await rooms()).toEqual([name]);
  await expect(form).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(form).toHaveCount(0);
  expect(await rooms()).toEqual([name]);
  await page.getByRole('dialog', { name, exact: true }).getByRole('button', { name: 'Close' }).click();

  // A room with another name is another room, and so is added too.
  await page.getByRole('button', { name: 'Add room' }).click();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} a`);
  await page.unrouteAll({ behavior: 'wait' });
  await loseAnswer(page, people.admin, 'insert_clinic_rooms_one');
  await form.getByRole('button', { name: 'Save' }).click();
  await says(page, offline);
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} b`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  expect(await rooms()).toEqual([name, `${name} a`, `${name} b`]);
});

test('a transfer of stock that is repeated after a lost response is executed only once', async ({ page }) => {
  const [cupboard, surgery] = [called('Lost cupboard'), called('Lost surgery')];
  const place = await addPlace(cupboard);
  await addPlace(surgery);
  const id = await addProduct(called('Lost needles'));
  await receive(id, 10, { lot: 'L1', place });
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', `/dashboard/clinic-im-products/view/${id}`));
  await page.getByRole('button', { name: 'Actions for Lot L1' }).click();
  await page.getByRole('menuitem', { name: 'Transfer…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer' });
  await dialog.getByLabel('To').fill(surgery);
  await page.getByRole('option', { name: surgery }).click();
  await dialog.getByLabel('Quantity').fill('3');
  await loseAnswer(page, people.manager, 'transfer_lot');
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await says(page, offline);
  // The list below the dialog already shows the transferred lot, although the response was lost.
  const lots = page.getByRole('list', { name: 'Lots' }).getByRole('listitem');
  await expect(lots).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(dialog).toHaveCount(0);
  const api = await apiOf(people.manager);
  const { lots: left } = await api<{ lots: { current_quantity: number }[] }>(
    'query ($id: uuid!) { lots: clinic_im_product_stocks(where: {clinic_im_product_id: {_eq: $id}}) { current_quantity } }',
    { id },
  );
  expect(left.map(({ current_quantity }) => Number(current_quantity)).sort()).toEqual([3, 7]);
});
