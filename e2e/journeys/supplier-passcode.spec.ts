import { expect, test } from '@playwright/test';
import { inDatabase } from './database.ts';
import {
  message,
  newerLink,
  placedOrder,
  say,
  supplierIn,
  supplierInChat,
  typed,
  wrong,
} from './supplier-support.ts';
import { accessible, at, long } from './support.ts';
import { called, says } from './tasks-support.ts';

const boxes = 'Your order';

test('a passcode can be pasted, or typed again after an error', async ({ page, browser }) => {
  const order = await placedOrder(page, called('SignedOutPage'));
  const supplier = await supplierIn(browser, order);
  const first = supplier.getByLabel('Character 1 of 4');
  await expect(first).toBeFocused();
  // The boxes take letters, and a phone can fill in the code from a message.
  await expect(first).toHaveAttribute('inputmode', 'text');
  await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(first).toHaveAttribute('autocapitalize', 'characters');
  await supplier.keyboard.type(wrong(order.passcode));
  await supplier.keyboard.press('Enter');
  await says(supplier, 'Please Enter Valid Passcode');
  await says(supplier, 'Enter valid passcode');
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('');
  // A failed connection does not clear the code.
  await first.fill(order.passcode.toLowerCase());
  await supplier.context().setOffline(true);
  await supplier.getByRole('button', { name: 'Login' }).click();
  await says(supplier, 'The server cannot be reached. Check your connection and try again.');
  await expect(first).toHaveValue(order.passcode[0] ?? '');
  await supplier.context().setOffline(false);
  await supplier.getByRole('button', { name: 'Login' }).click();
  await says(supplier, 'Login Successfully');
  await supplier.context().close();

  const other = await supplierIn(browser, order);
  await expect(other.getByLabel('Character 1 of 4')).toBeFocused();
  await other.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, ` ${order.passcode}\n`);
  await other.keyboard.press('Enter');
  await says(other, 'Login Successfully');
  await other.context().close();
});

test(
  'five wrong passcodes lock the link for 15 minutes, and ten disable it',
  long(),
  async ({ page, browser }) => {
    const order = await placedOrder(page, called('Guess'));
    const supplier = await supplierIn(browser, order);
    const guess = async () => {
      const answered = supplier.waitForResponse('**/order-chat/login');
      await typed(supplier, wrong(order.passcode));
      await answered;
      await expect(supplier.getByText('Enter valid passcode', { exact: true })).toBeVisible();
      await expect(supplier.getByLabel('Character 1 of 4')).toHaveValue('');
    };
    for (let time = 0; time < 5; time++) await guess();
    // After five wrong passcodes, the right one is refused too.
    await typed(supplier, order.passcode);
    await says(supplier, 'Too many wrong passcodes. Try again in 15 minutes.');
    await accessible(supplier);
    await inDatabase(
      "update order_links set locked_until = now() + interval '4 minutes' where clinic_im_product_order_id = $1",
      order.order,
    );
    await supplier.getByRole('button', { name: 'Login' }).click();
    await says(supplier, 'Too many wrong passcodes. Try again in 4 minutes.');
    await inDatabase(
      'update order_links set locked_until = now() where clinic_im_product_order_id = $1',
      order.order,
    );
    for (let time = 0; time < 5; time++) await guess();
    await typed(supplier, order.passcode);
    await expect(supplier.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
    await says(supplier, 'This link no longer works. Ask the clinic for a new one.');
    await accessible(supplier);
    await supplier.context().close();
  },
);

test('an unknown order, and pages of an order without a session, show that the order is not found', async ({
  page,
  browser,
}) => {
  const order = await placedOrder(page, called('Lost'));
  const unknown = '00000000-0000-7000-8000-000000000000';
  const supplier = await supplierIn(browser, { ...order, link: order.link.replace(order.order, unknown) });
  await typed(supplier, order.passcode);
  const nothing = supplier.getByRole('heading', { name: 'Order Not Found' });
  await expect(nothing).toBeVisible();
  for (const address of [
    '/orderConfrimation',
    '/orderConfrimation?order=7',
    `/orderChat/${order.order}`,
    '/order-chat/7',
  ]) {
    await supplier.goto(at('harboursmiles', address));
    await expect(nothing).toBeVisible();
  }
  await supplier.context().close();
});

test('a supplier whose session ends in an open chat gets a message, and the passcode opens the chat again', async ({
  page,
  browser,
}) => {
  const name = called('Ended');
  const order = await placedOrder(page, name);
  const supplier = await supplierInChat(browser, order);
  await message(supplier).fill('Half a sentence');
  // Makes twelve hours seem to have passed, and runs the check of the session that otherwise runs every
  // minute.
  await inDatabase(
    `with ended as (
       update supplier_sessions s set expires_at = now() from order_links l
       where l.id = s.order_link_id and l.clinic_im_product_order_id = $1 returning s.client_id)
     insert into app.session_versions as v (client_id, version) select distinct client_id, 1 from ended
     on conflict (client_id) do update set version = v.version + 1`,
    order.order,
  );
  await expect(supplier.getByRole('heading', { name: boxes })).toBeVisible();
  await expect(supplier.getByText(/^You are signed out. Either 12 hours have passed/)).toBeVisible();
  await accessible(supplier);
  await typed(supplier, order.passcode);
  await expect(message(supplier)).toHaveValue('Half a sentence');

  await supplier.getByRole('button', { name: 'Leave' }).click();
  await says(supplier, 'You are signed out of this order. Enter the passcode to open it again.');
  await supplier.reload();
  await expect(supplier.getByRole('heading', { name: boxes })).toBeVisible();
  await typed(supplier, order.passcode);
  await expect(message(supplier)).toBeVisible();

  // A new link replaces the old one, and works in the same tab.
  await order.api('mutation ($id: uuid!) { resend_order_link(id: $id) { id } }', { id: order.order });
  await expect(supplier.getByText(/^You are signed out\. Either .*newer link/)).toBeVisible();
  await typed(supplier, order.passcode);
  await expect(supplier.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  const newer = await newerLink(page, name, order);
  await supplier.goto(newer.link);
  await typed(supplier, newer.passcode);
  await supplier.getByRole('link', { name: /^Open chat/ }).click();
  await expect(message(supplier)).toBeVisible();

  await order.api('mutation ($id: uuid!) { cancel_order(id: $id, reason: "Ordered twice") { id } }', {
    id: order.order,
  });
  await expect(supplier.getByText(/^You are signed out\. Either .*cancelled the order/)).toBeVisible();
  await typed(supplier, newer.passcode);
  await expect(supplier.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  await supplier.context().close();
});

test(
  'the supplier’s chat shows that it is offline, and offers Refresh if nothing was loaded yet',
  long(),
  async ({ page, browser }) => {
    const order = await placedOrder(page, called('Line'));
    const supplier = await supplierInChat(browser, order);
    await supplier.context().setOffline(true);
    await expect(supplier.getByText(/^Offline — showing/)).toBeVisible();
    await say(supplier, 'It is on the van');
    await expect(
      supplier.getByText("Not sent: The server didn't respond. You may be offline. Try again."),
    ).toBeVisible();
    await accessible(supplier);
    await supplier.context().setOffline(false);
    await supplier.getByRole('button', { name: 'Try again' }).click();
    await expect(supplier.getByText('Sending…')).toHaveCount(0);
    await expect(supplier.getByText('It is on the van')).toHaveCount(1);

    // The server can be reached but does not answer.
    await supplier.clock.install();
    await supplier.routeWebSocket('**/v1/graphql', () => undefined);
    await supplier.reload();
    await expect(supplier.getByRole('status', { name: 'Loading' })).toBeVisible();
    await supplier.clock.fastForward(11_000);
    await says(supplier, 'Sorry Something Went Wrong');
    await supplier.getByRole('button', { name: 'Refresh' }).click();
    await expect(supplier.getByRole('status', { name: 'Loading' })).toBeVisible();
    await supplier.context().close();
  },
);
