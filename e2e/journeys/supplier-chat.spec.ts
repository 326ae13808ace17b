import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { inDatabase } from './database.ts';
import { people } from './people.ts';
import {
  act,
  bubble,
  chatOf,
  faultsOf,
  message,
  placedOrder,
  say,
  supplierInChat,
} from './supplier-support.ts';
import { accessible, accessibleInBoth, at, enter, long } from './support.ts';
import { called, says } from './tasks-support.ts';

const pdf = (words: string) =>
  Buffer.from(`%PDF-1.4\n% ${words}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

async function attach(page: Page, name: string, words: string) {
  await page
    .getByLabel('Choose files')
    .setInputFiles([{ name, mimeType: 'application/pdf', buffer: pdf(words) }]);
  await expect(page.getByRole('button', { name: `View ${name}` })).toBeVisible();
  // Send is fully visible, on a phone too.
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Send' }).click();
}
async function download(page: Page, name: string, words: string) {
  await page.getByRole('button', { name: `View ${name}` }).click();
  const viewer = page.getByRole('dialog', { name: `View File (${name})` });
  const coming = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Download' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(name);
  expect(readFileSync(await file.path(), 'utf8')).toContain(words);
  await accessible(page);
  await viewer.getByRole('button', { name: 'Close' }).click();
}

test('clinic and supplier send each other files, and the supplier sees what the clinic edits and deletes', async ({
  page,
  browser,
}) => {
  const order = await placedOrder(page, called('Paper'));
  const supplier = await supplierInChat(browser, order);
  const faults = faultsOf(supplier);
  await expect(supplier.getByText('another organisation')).toHaveCount(0);
  await enter(page, people.manager);
  await page.goto(chatOf(order));
  await attach(page, 'price-list-of-november-2026.pdf', 'as agreed');
  await download(supplier, 'price-list-of-november-2026.pdf', 'as agreed');
  await attach(supplier, 'delivery-note-2026-11-23.pdf', 'two boxes');
  await download(page, 'delivery-note-2026-11-23.pdf', 'two boxes');
  // A message that is only a file cannot be edited.
  await bubble(page, 'price-list').getByRole('button', { name: 'Actions for this message' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await say(page, 'Please ring at two');
  await expect(bubble(supplier, 'Please ring at two')).toBeVisible();
  await act(page, 'Please ring at two', 'Edit');
  await message(page).fill('Please ring at three');
  await message(page).press('Enter');
  await says(page, 'Message updated successfully');
  await expect(bubble(supplier, 'Please ring at three')).toContainText('edited');
  await expect(
    bubble(supplier, 'Please ring').getByRole('button', { name: 'Actions for this message' }),
  ).toHaveCount(0);
  await act(page, 'Please ring at three', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Deleted Successfully');
  await expect(bubble(supplier, 'Please ring')).toHaveCount(0);
  expect(faults).toEqual([]);
  await supplier.context().close();
});

test('new messages are counted at the supplier’s link to the chat and marked in the chat', async ({
  page,
  browser,
}) => {
  const order = await placedOrder(page, called('Unread'));
  const supplier = await supplierInChat(browser, order);
  await say(supplier, 'We have both');
  await supplier.goto(at('harboursmiles', `/orderConfrimation?order=${order.order}`));
  await expect(supplier.getByRole('link', { name: 'Open chat', exact: true })).toBeVisible();
  await enter(page, people.manager);
  await page.goto(chatOf(order));
  await expect(page.getByText('New', { exact: true })).toBeVisible();
  await say(page, 'Send them');
  await say(page, 'And a catalogue');
  await supplier.getByRole('link', { name: 'Open chat, 2 new' }).click();
  const lines = supplier.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(lines.filter({ hasText: /^New$/ })).toBeVisible();
  await expect(bubble(page, 'And a catalogue')).toContainText('Seen');
  await supplier.goBack();
  await expect(supplier.getByRole('link', { name: 'Open chat', exact: true })).toBeVisible();
  await supplier.context().close();
});

test('a message whose live update arrives before its response is shown only once', async ({
  page,
  browser,
}) => {
  const order = await placedOrder(page, called('Once'));
  const supplier = await supplierInChat(browser, order);
  // Responses to requests are delayed, but live updates are not.
  await supplier.evaluate(() => {
    const ask = window.fetch;
    const held = new Promise<void>((resolve) => addEventListener('answers', () => resolve(), { once: true }));
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      await held;
      return answer;
    };
  });
  await say(supplier, 'It is on the van');
  await expect(bubble(supplier, 'It is on the van').getByText('Sending…')).toHaveCount(0);
  await expect(bubble(supplier, 'It is on the van')).toHaveCount(1);
  await supplier.evaluate(() => dispatchEvent(new Event('answers')));
  await say(supplier, 'With the masks');
  await expect(bubble(supplier, 'With the masks').getByRole('button')).toBeVisible();
  await expect(supplier.getByText('Sending…')).toHaveCount(0);
  await supplier.context().close();
});

test(
  'more than fourteen days after the order was received, its chat is read-only',
  long(),
  async ({ page, browser }) => {
    const order = await placedOrder(page, called('Closed'));
    const supplier = await supplierInChat(browser, order);
    await say(supplier, 'Thank you for the order');
    // The server has stored the message.
    await expect(bubble(supplier, 'Thank you').getByRole('button')).toBeVisible();
    await inDatabase(
      `update clinic_im_product_orders set status = 'ORDER_RECEIVED', received_at = now() - interval '14 days 1 minute' where id = $1`,
      order.order,
    );
    const sentence = 'This chat is closed because the order was received more than 14 days ago';
    await expect(supplier.getByText(sentence)).toBeVisible();
    await expect(message(supplier)).toHaveCount(0);
    await expect(bubble(supplier, 'Thank you').getByRole('button')).toHaveCount(0);
    // When the supplier can no longer write, a phone number is shown instead.
    await expect(supplier.getByRole('link', { name: /^\(0\d/ })).toHaveAttribute('href', /^tel:0\d+$/);
    await accessibleInBoth(supplier);
    await enter(page, people.manager);
    await page.goto(chatOf(order));
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(bubble(page, 'Thank you')).toBeVisible();
    await expect(message(page)).toHaveCount(0);
    await supplier.context().close();
  },
);
