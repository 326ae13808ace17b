import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { bubble, contextElsewhere, mailed, say, typed, wrong } from './supplier-support.ts';
import { accessible, at, enter, long } from './support.ts';

const path = (end: string) => at('harboursmiles', `/dashboard/clinic-im-product-orders/${end}`);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

/** Checks the preview of an email, which must not contain a working passcode, and sends it. */
async function sendPreviewed(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('region', { name: 'Email text' })).toContainText(
    'Your passcode: [a new passcode is made when you send]',
  );
  await accessible(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
}

/** Orders these amounts of low-stock products from a supplier by email. Returns the order's id. */
async function placedByMail(page: Page, supplier: RegExp, ...amounts: readonly string[]): Promise<string> {
  await page.goto(path('reorder'));
  const first = page.getByRole('region', { name: supplier }).first();
  await expect(first).toContainText('suggested');
  for (const input of await page.getByRole('textbox', { name: /^Quantity of/ }).all()) await input.fill('');
  for (const [index, amount] of amounts.entries()) await first.getByRole('textbox').nth(index).fill(amount);
  await page.getByRole('button', { name: 'Raise 1 order' }).click();
  await expect(page).toHaveURL(/show=RAISED/);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/);
  await page.getByRole('button', { name: 'Place by email' }).click();
  await sendPreviewed(page, 'Place by email');
  await expect(page.getByText('Order placed', { exact: true }).first()).toBeVisible();
  return /view\/([\w-]+)/.exec(page.url())?.[1] ?? '';
}

test('takes an order from low stock to the last box: raised, emailed, accepted without an account, discussed, received', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page, people.admin);
  const order = await placedByMail(page, /Depot.*Parramatta/, '10', '4');
  const { link, passcode } = await mailed(page, order, 'orders@australdepot.example');
  expect(link).toContain('#');

  const away = await contextElsewhere(browser);
  const supplier = await away.newPage();
  // The link does not work on the host of another organisation.
  await supplier.goto(link.replace('harboursmiles', 'brightbay'));
  await typed(supplier, passcode);
  await expect(supplier.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  await supplier.goto(link);
  await expect(supplier).not.toHaveURL(/#/);
  await accessible(supplier);
  await supplier.getByRole('button', { name: 'Login' }).click();
  await expect(supplier.getByText('Enter valid passcode')).toBeVisible();
  await typed(supplier, wrong(passcode));
  await expect(supplier.getByText('Please Enter Valid Passcode')).toBeVisible();
  await typed(supplier, passcode.toLowerCase());
  await expect(supplier.getByText('Login Successfully')).toBeVisible();
  // Two products, and a line with the total.
  await expect(supplier.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(3);
  await accessible(supplier);
  await supplier.getByRole('button', { name: 'Accept order' }).click();
  await expect(supplier.getByRole('heading', { name: 'Order Accepted Successfully' })).toBeVisible();
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await supplier.getByRole('link', { name: 'Open chat' }).click();
  await expect(supplier.getByText(/accepted the order/)).toBeVisible();

  // Clinic and supplier see each other's messages live, and can change only their own.
  await page.goto(at('harboursmiles', `/order-chat/${order}`));
  await accessible(page);
  await say(page, 'When will it come?');
  await expect(bubble(supplier, 'When will it come?')).toBeVisible();
  await supplier.getByRole('button', { name: 'Send' }).click();
  await expect(supplier.getByText('Please enter a message').first()).toBeVisible();
  await say(supplier, 'On Monday');
  await expect(bubble(page, 'On Monday')).toBeVisible();
  await expect(
    bubble(page, 'On Monday').getByRole('button', { name: 'Actions for this message' }),
  ).toHaveCount(0);
  await supplier.getByLabel('Message', { exact: true }).press('ArrowUp');
  await supplier.getByLabel('Message', { exact: true }).fill('On Tuesday');
  await supplier.getByRole('button', { name: 'Save' }).click();
  await expect(supplier.getByText('Message updated successfully')).toBeVisible();
  await expect(bubble(page, 'On Tuesday')).toContainText('edited');
  await supplier
    .getByLabel('Choose files')
    .setInputFiles([{ name: 'box.png', mimeType: 'image/png', buffer: png }]);
  await expect(supplier.getByRole('button', { name: 'View box.png' })).toBeVisible();
  await say(supplier, 'So it looks');
  await expect(bubble(page, 'So it looks').getByRole('button', { name: 'View box.png' })).toBeVisible();
  await expect(bubble(supplier, 'So it looks')).toContainText('Seen');
  await bubble(supplier, 'On Tuesday').getByRole('button', { name: 'Actions for this message' }).click();
  await supplier.getByRole('menuitem', { name: 'Delete' }).click();
  await supplier.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(supplier.getByText('Deleted Successfully')).toBeVisible();
  await expect(bubble(page, 'On Tuesday')).toHaveCount(0);
  await expect(bubble(supplier, 'On Tuesday')).toHaveCount(0);
  await expect(bubble(supplier, 'On Monday')).toHaveCount(0);
  await supplier.getByRole('button', { name: 'View Product Details' }).click();
  await expect(supplier.getByText('Placed by')).toBeVisible();
  // The supplier sees a file as soon as the clinic attaches it, and can download it.
  await page.goto(path(`view/${order}`));
  await page.getByRole('button', { name: 'Attach files' }).click();
  await page
    .getByLabel('Choose: Purchase order file')
    .setInputFiles([{ name: 'order.pdf', mimeType: 'application/pdf', buffer: pdf }]);
  await expect(page.getByRole('button', { name: 'View order.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'View order.pdf' })).toBeVisible();
  await expect(supplier.getByRole('button', { name: 'View order.pdf' })).toBeVisible();
  const [paper] = await Promise.all([
    supplier.waitForEvent('download'),
    supplier.getByRole('button', { name: 'Download order.pdf' }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe('order.pdf');
  await accessible(supplier);

  // The supplier's token gives access to this order only.
  const asked = await supplier.evaluate(async (order_id) => {
    const headers = { 'content-type': 'application/json', 'x-operatory': '1' };
    const { token } = await (
      await fetch('/api/v1/order-chat/refresh', {
        method: 'POST',
        headers,
        body: JSON.stringify({ order_id }),
      })
    ).json();
    const body = JSON.stringify({ query: '{ clinic_im_product_orders { id } }' });
    const ask = { method: 'POST', body, headers: { ...headers, authorization: `Bearer ${token}` } };
    return (await (await fetch('/v1/graphql', ask)).json()).data.clinic_im_product_orders;
  }, order);
  expect(asked).toEqual([{ id: order }]);

  // The link and the passcode also work on another device.
  const other = await contextElsewhere(browser, { width: 1024, height: 768 });
  const resumed = await other.newPage();
  await resumed.goto(link);
  await typed(resumed, passcode);
  await resumed.getByRole('link', { name: /^Open chat/ }).click();
  await expect(bubble(resumed, 'So it looks')).toBeVisible();

  // The list of chats marks unread messages.
  await page.goto(at('harboursmiles', '/dashboard/notifications'));
  await say(resumed, 'It left today');
  await page.goto(at('harboursmiles', '/order-lab-chats'));
  const chats = page.getByRole('navigation', { name: 'Chats with suppliers' });
  // Other chats may have unread messages as well.
  const own = chats.locator(`a[href*="${order}"]`);
  await expect(own).toContainText('1 unread');
  await own.click();
  await expect(bubble(page, 'It left today')).toBeVisible();
  await accessible(page);

  // The order is received in three lots; some of it is still outstanding.
  await page.goto(path(`receive/${order}`));
  const [ten, four] = [page.locator('[data-line]').first(), page.locator('[data-line]').nth(1)];
  await ten.getByRole('button', { name: /^Another lot/ }).click();
  await ten.getByRole('textbox', { name: /^Quantity, lot 1/ }).fill('3');
  await ten.getByRole('textbox', { name: /^Quantity, lot 2/ }).fill('3');
  await four.getByRole('textbox', { name: /^Quantity/ }).fill('4');
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(page.getByText('Partial received', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Receipts' }).getByRole('row')).toHaveCount(4);
  await resumed.goto(at('harboursmiles', `/orderConfrimation?order=${order}`));
  await expect(resumed.getByText('has received part of this order.')).toBeVisible();
  await page.getByRole('link', { name: 'Receive' }).click();
  await page.getByRole('button', { name: 'Receive everything' }).click();
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(page.getByText('Order received', { exact: true }).first()).toBeVisible();
  await expect(supplier.getByText('Order received', { exact: true }).first()).toBeVisible();
  await expect(resumed.getByText('has received everything in this order.')).toBeVisible();

  await away.close();
  await other.close();
});

test(
  'a new link ends the supplier’s session and replaces the old link and passcode',
  long(),
  async ({ page, browser }) => {
    await enter(page, people.admin);
    const order = await placedByMail(page, /Southern/, '2');
    const first = await mailed(page, order, 'orders@southerndental.example');
    const away = await contextElsewhere(browser);
    const supplier = await away.newPage();
    await supplier.goto(first.link);
    await typed(supplier, first.passcode);
    await supplier.getByRole('link', { name: 'Open chat' }).click();
    await expect(supplier.getByLabel('Message', { exact: true })).toBeVisible();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Email a new link' }).click();
    await sendPreviewed(page, 'Email a new link');
    await expect(supplier.getByRole('heading', { name: 'Your order' })).toBeVisible();
    await typed(supplier, first.passcode);
    await expect(supplier.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
    await expect
      .poll(async () => (await mailed(page, order, 'orders@southerndental.example')).link)
      .not.toBe(first.link);
    const second = await mailed(page, order, 'orders@southerndental.example');
    await supplier.goto(second.link);
    await typed(supplier, second.passcode);
    await expect(supplier.getByRole('link', { name: 'Open chat' })).toBeVisible();
    await accessible(supplier);
    await away.close();
  },
);
