import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallIds } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { asTenant, type Row } from './as-tenant.ts';

let database: TestDatabase;
let api: pg.Pool;
const { north } = smallIds;
const clinic_id = north.clinics.one;
const user_id = north.users.worker;
const { said, insert } = asTenant(() => api, north.client);

beforeAll(async () => {
  database = await createTestDatabase();
  api = new pg.Pool({ connectionString: database.apiUrl, max: 20 });
});
afterAll(async () => {
  await api.end();
  await database.drop();
});

let vendor: string;
let order: string;
let gloves: Line;
let masks: Line;
interface Line {
  readonly product: string;
  readonly item: string;
}
async function lineOf(name: string, new_stock: number): Promise<Line> {
  const product = await insert('clinic_im_products', { clinic_id, name: `${name} ${randomUUID()}` });
  const item = await insert('clinic_im_product_order_items', {
    clinic_im_product_order_id: order,
    clinic_im_product_id: product,
    product_name: name,
    price: '3.335',
    new_stock,
    // The trigger ignores this quantity and status.
    remaining_quantity: 0,
    status: 'RECEIVED',
  });
  return { product, item };
}
beforeEach(async () => {
  vendor = await insert('clinic_im_vendors', { clinic_id, name: randomUUID() });
  order = await insert('clinic_im_product_orders', {
    clinic_id,
    vendor_id: vendor,
    raised_by_user_id: user_id,
  });
  gloves = await lineOf('Gloves', 10);
  masks = await lineOf('Masks', 4);
  await said(
    "update clinic_im_product_orders set status = 'ORDER_PLACED', placed_at = app.now(), purchase_order_id = $2, submit_via = 'PHONE' where id = $1",
    [order, randomUUID()],
  );
});

async function received({ product, item }: Line, quantity: number, more: Row = {}): Promise<string> {
  const lot = await insert('clinic_im_product_stocks', { clinic_id, clinic_im_product_id: product });
  return insert('clinic_im_product_order_receipts', {
    clinic_im_product_order_id: order,
    clinic_im_product_order_item_id: item,
    clinic_im_product_stock_id: lot,
    idempotency_key: randomUUID(),
    line_number: 1,
    quantity,
    received_by_user_id: user_id,
    ...more,
  });
}
const line = ({ item }: Line) =>
  said(
    'select quantity_received::float as received, remaining_quantity::float as remaining, status from clinic_im_product_order_items where id = $1',
    [item],
  );
const stock = async ({ product }: Line) =>
  said('select stock_in_hand::float as stock from clinic_im_products where id = $1', [product]);
const cancel = () =>
  said(
    "update clinic_im_product_orders set status = 'CANCEL', cancelled_at = app.now(), cancel_reason = 'Too late' where id = $1 returning status",
    [order],
  );

test('the receipts determine the state of a line and the stock of its product', async () => {
  expect(await line(gloves)).toEqual([{ received: 0, remaining: 10, status: 'PENDING' }]);
  await received(gloves, 3);
  await received(gloves, 3);
  expect(await line(gloves)).toEqual([{ received: 6, remaining: 4, status: 'PARTIAL' }]);
  expect(await stock(gloves)).toEqual([{ stock: 6 }]);
  await received(gloves, 4);
  expect(await line(gloves)).toEqual([{ received: 10, remaining: 0, status: 'RECEIVED' }]);
  expect(await line(masks)).toEqual([{ received: 0, remaining: 4, status: 'PENDING' }]);
  const total = 'select total_amount::text as total from clinic_im_product_orders where id = $1';
  // Each unit costs 3.34, because prices are in whole cents.
  expect(await said(total, [order])).toEqual([{ total: '46.76' }]);
  await said('update clinic_im_product_orders set total_amount = 1, has_passcode = true where id = $1', [
    order,
  ]);
  expect(await said(`${total} and not has_passcode`, [order])).toEqual([{ total: '46.76' }]);
});

test('more than was ordered can be received only with a note, and then the remainder is zero', async () => {
  expect(await received(masks, 5)).toBe('clinic_im_product_order_receipts_over');
  expect(await line(masks)).toEqual([{ received: 0, remaining: 4, status: 'PENDING' }]);
  await received(masks, 5, { over_receipt_note: 'A free box' });
  expect(await line(masks)).toEqual([{ received: 5, remaining: 0, status: 'RECEIVED' }]);
});

test('of two concurrent receipts of the last four units, one succeeds', async () => {
  const answers = await Promise.all([received(masks, 4), received(masks, 4)]);
  expect(answers.filter((answer) => answer === 'clinic_im_product_order_receipts_over')).toHaveLength(1);
  expect(await stock(masks)).toEqual([{ stock: 4 }]);
});

test('a receipt that is repeated with the same idempotency key is refused and adds no stock', async () => {
  const key = { idempotency_key: 'the same' };
  await received(masks, 2, key);
  expect(await received(masks, 2, key)).toMatch(/idempotency|_key$/);
  expect(await stock(masks)).toEqual([{ stock: 2 }]);
});

test('a line closed short takes no receipts, an order with a receipt cannot be cancelled, and cancelling is final', async () => {
  const close =
    "update clinic_im_product_order_items set closed_at = app.now(), close_reason = 'Out of stock' where id = $1";
  await said(close, [masks.item]);
  expect(await line(masks)).toEqual([{ received: 0, remaining: 4, status: 'SHORT' }]);
  expect(await received(masks, 1)).toBe('clinic_im_product_order_receipts_closed');
  const receipt = await received(gloves, 1);
  expect(await cancel()).toBe('clinic_im_product_orders_received');
  const reverse =
    'update clinic_im_product_order_receipts set reversed_at = app.now(), reversed_by_user_id = $2 where id = $1';
  await said(reverse, [receipt, user_id]);
  expect(await stock(gloves)).toEqual([{ stock: 0 }]);
  expect(await cancel()).toEqual([{ status: 'CANCEL' }]);
  expect(await received(gloves, 1)).toBe('clinic_im_product_order_receipts_placed');
  expect(
    await said("update clinic_im_product_orders set status = 'RAISED', cancelled_at = null where id = $1", [
      order,
    ]),
  ).toBe('clinic_im_product_orders_cancelled');
});

test('a receipt can be reversed once if all uses of its lot are undone, and cannot be changed', async () => {
  const receipt = await received(gloves, 6);
  const reverse = () =>
    said(
      "update clinic_im_product_order_receipts set reversed_at = app.now() + random() * interval '1 s', reversed_by_user_id = $2 where id = $1",
      [receipt, user_id],
    );
  expect(
    await said('update clinic_im_product_order_receipts set quantity = 1 where id = $1', [receipt]),
  ).toBe('clinic_im_product_order_receipts_unchanged');
  const [lot] = (await said(
    'select clinic_im_product_stock_id as id from clinic_im_product_order_receipts where id = $1',
    [receipt],
  )) as Row[];
  const use = await insert('clinic_im_product_usages', {
    clinic_id,
    clinic_im_product_id: gloves.product,
    product_lot_id: lot?.id,
    user_id,
    used_stock: 1,
  });
  expect(await reverse()).toBe('stock_movements_untouched');
  await said(
    'update clinic_im_product_usages set undone_at = app.now(), undone_by_user_id = $2 where id = $1',
    [use, user_id],
  );
  expect(await reverse()).toEqual([]);
  expect(await line(gloves)).toEqual([{ received: 0, remaining: 10, status: 'PENDING' }]);
  expect(await reverse()).toBe('clinic_im_product_order_receipts_unchanged');
});

test('an order placed by email has a passcode until it is cancelled, and only one link', async () => {
  const link = () =>
    insert('order_links', {
      clinic_im_product_order_id: order,
      link_hash: randomUUID(),
      passcode_hash: randomUUID(),
      sent_to: 'orders@supplier.example',
    });
  const has = () => said('select has_passcode as has from clinic_im_product_orders where id = $1', [order]);
  const stands = (to: string) => said(`update clinic_im_product_orders set ${to} where id = $1`, [order]);
  expect(await has()).toEqual([{ has: false }]);
  const answers = await Promise.all([link(), link()]);
  expect(answers).toContain('order_links_living_unique');
  await stands("status = 'ORDER_PLACED', submit_via = 'PHONE', has_passcode = true");
  expect(await has()).toEqual([{ has: false }]);
  await stands("submit_via = 'EMAIL'");
  expect(await has()).toEqual([{ has: true }]);
  // The order has a passcode while a new link is being sent, too.
  await said('update order_links set voided_at = app.now() where clinic_im_product_order_id = $1', [order]);
  expect(await has()).toEqual([{ has: true }]);
  await stands("status = 'CANCEL', cancelled_at = app.now(), cancel_reason = 'Not needed'");
  expect(await has()).toEqual([{ has: false }]);
});
