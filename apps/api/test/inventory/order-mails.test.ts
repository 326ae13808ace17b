import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PersonMail, sendChatMail } from '../../src/notifications/order-chat-mails.ts';
import type { Person } from '../support/person.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';
import { linkMailed, mailsWith, Supplier } from '../support/supplier.ts';
import { noon } from '../support/supplier-world.ts';

type Row = Readonly<Record<string, unknown>>;
let server: TestServer;
let keeper: Person;
let keepertwo: Person;
let worker: Person;
let vendor: string;
let product: string;
let order: string;

const one = async (text: string, ...values: unknown[]): Promise<Row> =>
  (await server.root.query(text, values)).rows[0] ?? {};
const add = async (table: string, row: Row): Promise<string> => {
  const all = { client_id: north.client, clinic_id: north.clinics.one, ...row };
  const { id } = await one(
    `insert into ${table} (${Object.keys(all).map((name) => `"${name}"`)}) values (${Object.keys(all).map((_, index) => `$${index + 1}`)}) returning id`,
    ...Object.values(all),
  );
  return String(id);
};
const raised = async (): Promise<string> => {
  const { raise_order } = await keeper.must<{ raise_order: { id: string } }>(
    `mutation { raise_order(clinic_id: "${north.clinics.one}", vendor_id: "${vendor}", lines: [{clinic_im_product_id: "${product}", quantity: 6}]) { id } }`,
  );
  return raise_order.id;
};
const place = (id = order) => keeper.refusal('place_order', { id, by: 'EMAIL' });
const say = (message: string) =>
  keeper.refusal('send_order_message', { order_no: order, message, attachments: [] });

beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: noon });
  ({ keeper, keepertwo, worker } = await server.signInAll('north', 'keeper', 'keepertwo', 'worker'));
});

let send: typeof server.context.mail.send;
beforeEach(async () => {
  send = server.context.mail.send;
  vendor = await add('clinic_im_vendors', {
    name: `Depot ${randomUUID()}`,
    ordersEmails: ['orders@depot.example'],
  });
  product = await add('clinic_im_products', { name: `Gloves ${randomUUID()}`, purchase_price: '14.90' });
  order = await raised();
});
afterEach(() => {
  server.context.mail.send = send;
});

test('previews an order’s email without its link and passcode, and sends nothing', async () => {
  const preview = async (by = keeper, id = order) => {
    const { data, errors } = await by.ask(`{ order_email(id: "${id}") { to subject text } }`);
    return data?.order_email ?? errors?.[0]?.message;
  };
  const shown = await preview();
  expect(shown).toMatchObject({
    to: ['orders@depot.example'],
    text: expect.stringContaining('Your passcode: [a new passcode is made when you send]'),
  });
  expect(
    await one('select count(*)::int as links from order_links where clinic_im_product_order_id = $1', order),
  ).toEqual({ links: 0 });
  expect(await place()).toBeNull();
  const { link, passcode } = await linkMailed(server, order);
  const [mail] = await mailsWith(server, link);
  expect(shown).toEqual({
    to: mail?.to,
    subject: mail?.subject,
    text: mail?.text
      .trimEnd()
      .replace(link, '[made when you send]')
      .replace(passcode, '[a new passcode is made when you send]'),
  });
  // The email for a new link has the same text.
  expect(await preview()).toEqual(shown);
  expect(await preview(worker)).toBe('Not found');
  expect(await preview(keepertwo)).toBe('Not found');
  expect(await preview(keeper, 'x')).toBe('Not found');
  await server.root.query(`update clinic_im_vendors set "ordersEmails" = '{}' where id = $1`, [vendor]);
  expect(await preview(keeper, await raised())).toMatch(/^This supplier has no email address/);
});

test('emails a cancellation only to suppliers who were emailed the order', async () => {
  expect(await place()).toBeNull();
  await linkMailed(server, order);
  expect(await keeper.refusal('cancel_order', { id: order, reason: 'Closed for a month' })).toBeNull();
  const [mail] = await mailsWith(server, 'Closed for a month');
  expect(mail?.to).toEqual(['orders@depot.example']);
  const other = await raised();
  expect(await keeper.refusal('place_order', { id: other, by: 'PHONE' })).toBeNull();
  expect(await keeper.refusal('cancel_order', { id: other, reason: 'Said by phone' })).toBeNull();
  await eventually(
    () =>
      one("select relayed_at from outbox where event = 'order_cancelled' order by created_at desc limit 1"),
    ({ relayed_at }) => relayed_at !== null,
  );
  expect(await mailsWith(server, 'Said by phone', 0)).toEqual([]);
});

test('an address that rejects mail does not affect the others: they get one email, whose passcode still works', async () => {
  await server.root.query(
    `update clinic_im_vendors set "ordersEmails" = '{bad@depot.example,orders@depot.example}' where id = $1`,
    [vendor],
  );
  let refused = 0;
  server.context.mail.send = async (mail) => {
    if (mail.to !== 'bad@depot.example') return send(mail);
    refused += 1;
    throw new Error('no such mailbox');
  };
  expect(await place()).toBeNull();
  const mailed = await linkMailed(server, order);
  expect((await new Supplier(server.port, 'north').logIn(mailed)).status).toBe(200);
  // Only the failing address is retried.
  await server.root.query(
    "update jobs._private_jobs set run_at = now() where key like 'order:%bad@depot.example'",
  );
  await eventually(
    async () => refused,
    (times) => times > 1,
  );
  expect(await mailsWith(server, `order=${order}#`)).toHaveLength(1);
  expect((await new Supplier(server.port, 'north').logIn(mailed)).status).toBe(200);
  expect(
    await one(
      'select sent_at is not null as sent from order_links where clinic_im_product_order_id = $1',
      order,
    ),
  ).toEqual({ sent: true });
});

test('the supplier can be messaged as soon as the order is placed, also while a new link is being sent', async () => {
  expect(await place()).toBeNull();
  expect(await say('At once')).toBeNull();
  expect(await keeper.refusal('resend_order_link', { id: order })).toBeNull();
  expect(await say('One more thing')).toBeNull();
  expect(await keeper.refusal('resend_order_link', { id: order })).toBeNull();
});

test('refuses to send orders to inactive suppliers, and to delete suppliers or products with pending orders', async () => {
  const remove = (table: string, id: string) =>
    keeper.must<Record<string, unknown>>(`mutation { delete_${table}_by_pk(id: "${id}") { id } }`);
  expect(await remove('clinic_im_vendors', vendor)).toEqual({ delete_clinic_im_vendors_by_pk: null });
  expect(await remove('clinic_im_products', product)).toEqual({ delete_clinic_im_products_by_pk: null });
  await server.root.query("update clinic_im_vendors set status = 'INACTIVE' where id = $1", [vendor]);
  expect(await place()).toBe('Choose an active supplier');
  expect(await keeper.refusal('place_order', { id: order, by: 'PHONE' })).toBe('Choose an active supplier');
  expect(await keeper.refusal('cancel_order', { id: order, reason: 'Not needed' })).toBeNull();
  expect(await remove('clinic_im_products', product)).toMatchObject({
    delete_clinic_im_products_by_pk: { id: product },
  });
  expect(await remove('clinic_im_vendors', vendor)).toMatchObject({
    delete_clinic_im_vendors_by_pk: { id: vendor },
  });
});

test('a supplier’s reply during the recipient’s quiet hours is emailed later', async () => {
  expect(await place()).toBeNull();
  const supplier = new Supplier(server.port, 'north');
  await supplier.logIn(await linkMailed(server, order));
  expect(
    await supplier.refusal('send_order_message', { order_no: order, message: 'At night', attachments: [] }),
  ).toBeNull();
  const asked = async () => {
    const queued: PersonMail[] = [];
    await sendChatMail(
      server.context,
      { client_id: north.client, order_id: order, side: 'USER' },
      async (mail) => void queued.push(mail),
    );
    return queued;
  };
  const quiet = (from: string, to: string) =>
    server.root.query(
      `insert into user_preferences (client_id, user_id, key, value) values ($1, $2, 'quiet_hours', $3)
       on conflict (client_id, user_id, key) do update set value = excluded.value`,
      [north.client, north.users.keeper, JSON.stringify({ from, to })],
    );
  await quiet('00:00', '00:00');
  expect(await asked()).toMatchObject([{ after: null }]);
  await quiet('00:00', '23:59');
  expect(await asked()).toMatchObject([{ after: expect.any(Date), mail: { parts: ['“At night”'] } }]);
});
