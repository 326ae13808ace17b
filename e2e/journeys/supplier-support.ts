import { type Browser, expect, type Page, test } from '@playwright/test';
import { mailTo } from './inbox.ts';
import { people } from './people.ts';
import { addProduct, clinicOf } from './stock-support.ts';
import { at } from './support.ts';
import { type Api, apiOf } from './tasks-support.ts';

/** The contents of the email that a supplier gets about an order. */
export interface Mailed {
  readonly order: string;
  readonly link: string;
  readonly passcode: string;
}

/** The latest email to the supplier of an order. */
export async function mailed(page: Page, order: string, address: string): Promise<Mailed> {
  const text = await mailTo(page, address, `order=${order}#`);
  return {
    order,
    link: /https?:\/\/\S+orderConfrimation\S+/.exec(text)?.[0] ?? '',
    passcode: /Your passcode: (\w{4})/.exec(text)?.[1] ?? '',
  };
}

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@journeys.example`;

/** Orders two products from a new supplier by email, for the manager's clinic. */
export async function placedOrder(page: Page, supplier: string): Promise<Mailed & { readonly api: Api }> {
  const api = await apiOf(people.manager);
  const clinic_id = await clinicOf(api);
  const { vendor } = await api<{ vendor: { id: string } }>(
    'mutation ($object: clinic_im_vendors_insert_input!) { vendor: insert_clinic_im_vendors_one(object: $object) { id } }',
    { object: { clinic_id, name: supplier, ordersEmails: [addressOf(supplier)] } },
  );
  const lines = [
    { clinic_im_product_id: await addProduct(`${supplier} masks`), quantity: 6 },
    { clinic_im_product_id: await addProduct(`${supplier} bonds`), quantity: 2 },
  ];
  const { order } = await api<{ order: { id: string } }>(
    `mutation ($clinic: uuid!, $vendor: uuid!, $lines: [raise_order_lines_input!]!) {
      order: raise_order(clinic_id: $clinic, vendor_id: $vendor, lines: $lines) { id }
    }`,
    { clinic: clinic_id, vendor: vendor.id, lines },
  );
  await api('mutation ($id: uuid!) { place_order(id: $id, by: "EMAIL") { id } }', { id: order.id });
  return { api, ...(await mailed(page, order.id, addressOf(supplier))) };
}
/** Waits for a newer link than the old one. */
export async function newerLink(page: Page, supplier: string, old: Mailed): Promise<Mailed> {
  const read = () => mailed(page, old.order, addressOf(supplier));
  await expect.poll(async () => (await read()).link).not.toBe(old.link);
  return read();
}

export async function typed(page: Page, passcode: string): Promise<void> {
  await page.getByLabel('Character 1 of 4').focus();
  await page.keyboard.type(passcode);
  await page.getByRole('button', { name: 'Login' }).click();
}
/** A passcode that is valid but not the right one. */
export const wrong = (passcode: string) => (passcode === 'ABCD' ? 'DCBA' : 'ABCD');

let elsewhere = 0;
/** A browser with an IP address of its own, because attempts are counted for each link and address. */
export const contextElsewhere = (browser: Browser, viewport = { width: 390, height: 844 }) => {
  elsewhere += 1;
  const from = `198.51.${test.info().workerIndex % 256}.${elsewhere % 256}`;
  return browser.newContext({ viewport, extraHTTPHeaders: { 'x-forwarded-for': from } });
};
/** Opens the passcode page of an order in the supplier's browser. */
export async function supplierIn(browser: Browser, { link }: Mailed): Promise<Page> {
  const page = await (await contextElsewhere(browser)).newPage();
  await page.goto(link);
  return page;
}
/** Returns a list that from now on collects the errors of the page, its console and its requests. */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    else if (response.url().endsWith('/v1/graphql'))
      void response.text().then(
        (text) => text.startsWith('{"errors"') && faults.push(text),
        () => undefined,
      );
  });
  return faults;
}
export async function supplierInChat(browser: Browser, order: Mailed): Promise<Page> {
  const page = await supplierIn(browser, order);
  await typed(page, order.passcode);
  await page.getByRole('link', { name: /^Open chat/ }).click();
  await expect(message(page)).toBeVisible();
  return page;
}
export const chatOf = ({ order }: Mailed) => at('harboursmiles', `/order-chat/${order}`);

export const message = (page: Page) => page.getByLabel('Message', { exact: true });
export async function say(page: Page, words: string) {
  await message(page).fill(words);
  await message(page).press('Enter');
}
export const bubble = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
/** Chooses an entry in the menu of a message. */
export async function act(page: Page, words: string, item: string) {
  await bubble(page, words).getByRole('button', { name: 'Actions for this message' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
