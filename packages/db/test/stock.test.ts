import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallIds } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { asTenant, type Row } from './as-tenant.ts';

let database: TestDatabase;
let api: pg.Pool;
const { north } = smallIds;
const client_id = north.client;
const clinic_id = north.clinics.one;
const user_id = north.users.worker;

beforeAll(async () => {
  database = await createTestDatabase();
  api = new pg.Pool({ connectionString: database.apiUrl, max: 20 });
});
afterAll(async () => {
  await api.end();
  await database.drop();
});

const { said, insert } = asTenant(() => api, client_id);

let product: string;
beforeEach(async () => {
  product = await insert('clinic_im_products', {
    clinic_id,
    name: `Gloves ${randomUUID()}`,
    alert_stock_number: 16,
  });
});
const lotOf = (expiry_date: string | null = null, more: Row = {}) =>
  insert('clinic_im_product_stocks', { clinic_id, clinic_im_product_id: product, expiry_date, ...more });
const moved = (lot: string, kind: string, quantity: number, more: Row = {}) =>
  insert('stock_movements', {
    clinic_id,
    clinic_im_product_id: product,
    clinic_im_product_stock_id: lot,
    kind,
    quantity,
    user_id,
    ...more,
  });
async function filled(quantity: number, expiry?: string | null): Promise<string> {
  const lot = await lotOf(expiry);
  await moved(lot, 'RECEIVED', quantity);
  return lot;
}
const used = (lot: string, used_stock: number) =>
  insert('clinic_im_product_usages', {
    clinic_id,
    clinic_im_product_id: product,
    product_lot_id: lot,
    user_id,
    used_stock,
  });
const stock = (day?: string) =>
  said(
    `select stock_in_hand::float, stock_in_hand_total::float as total, is_low_stock as low, next_expiry_date::text as next, expired_lots as expired
     from clinic_im_products where id = $1`,
    [product],
    day,
  );

test('the stock in hand of a product is the sum of its lots that have not expired, and cannot be written directly', async () => {
  const [a, b] = [await filled(10, '2026-12-31'), await filled(5, '2026-11-30')];
  await filled(8);
  await filled(4, '2026-11-20');
  const e = await filled(3);
  await moved(e, 'DISPOSED', -3, { reason: 'Torn' });
  expect(await stock()).toEqual([
    { stock_in_hand: 23, total: 27, low: false, next: '2026-11-30', expired: 1 },
  ]);
  await used(b, 5);
  await used(a, 2);
  expect(await stock()).toEqual([
    { stock_in_hand: 16, total: 20, low: true, next: '2026-12-31', expired: 1 },
  ]);
  // The nightly job updates products with expired lots, and their sums are then computed again without them.
  await said(
    'update clinic_im_products set note = null where next_expiry_date < $1',
    ['2027-01-01'],
    '2027-01-01',
  );
  expect(await stock()).toEqual([{ stock_in_hand: 8, total: 20, low: true, next: null, expired: 2 }]);
  // The sums cannot be written directly.
  await said(
    'update clinic_im_products set stock_in_hand = 99, quantity = 99, is_low_stock = false where id = $1',
    [product],
  );
  expect(await stock()).toEqual([
    { stock_in_hand: 16, total: 20, low: true, next: '2026-12-31', expired: 1 },
  ]);
});

test('low stock can be marked as alerted once, and again after stock was above the alert level', async () => {
  const lot = await filled(16);
  const takeLow = () =>
    said(
      'update clinic_im_products set low_stock_alerted_at = app.now() where id = $1 and is_low_stock and low_stock_alerted_at is null returning id',
      [product],
    );
  expect(await takeLow()).toHaveLength(1);
  await used(lot, 1);
  expect(await takeLow()).toHaveLength(0);
  await moved(lot, 'RECEIVED', 10);
  await used(lot, 9);
  expect(await takeLow()).toHaveLength(1);
});

test('no lot falls below zero: of two concurrent uses of 12 from 20, one succeeds', async () => {
  const lot = await filled(20);
  const answers = await Promise.all([used(lot, 12), used(lot, 12)]);
  expect(answers.filter((answer) => answer === 'clinic_im_product_stocks_quantity_check')).toHaveLength(1);
  expect(await stock()).toMatchObject([{ stock_in_hand: 8 }]);
});

test('concurrent uses of several lots leave the product with the correct sum', async () => {
  const lots = await Promise.all(Array.from({ length: 6 }, () => filled(10)));
  await Promise.all(lots.flatMap((lot) => [used(lot, 1), used(lot, 2), moved(lot, 'RECEIVED', 5)]));
  expect(await stock()).toMatchObject([{ stock_in_hand: 72 }]);
  expect(
    await said('select sum(quantity)::float as sum from stock_movements where clinic_im_product_id = $1', [
      product,
    ]),
  ).toEqual([{ sum: 72 }]);
});

test('only movements change the quantity of a lot, and the ledger cannot be rewritten', async () => {
  expect(await lotOf(null, { quantity: 5, current_quantity: 5 })).toBe('clinic_im_product_stocks_movements');
  const lot = await filled(5);
  expect(await said('update clinic_im_product_stocks set current_quantity = 9 where id = $1', [lot])).toBe(
    'clinic_im_product_stocks_movements',
  );
  expect(
    await said('update stock_movements set quantity = 9 where clinic_im_product_stock_id = $1', [lot]),
  ).toBe('42501');
  expect(await said('delete from stock_movements where clinic_im_product_stock_id = $1', [lot])).toBe(
    '42501',
  );
  expect(await moved(lot, 'USED', -1)).toBe('stock_movements_cause_check');
  expect(await moved(lot, 'RECEIVED', -1)).toBe('stock_movements_sign_check');
  expect(await said('update clinic_im_products set deleted_at = app.now() where id = $1', [product])).toBe(
    'clinic_im_products_deleted_check',
  );
});

test('a use can be undone once, an expired lot cannot be used, and a disposed lot takes nothing back', async () => {
  const lot = await filled(5);
  const use = await used(lot, 2);
  const undo = (id: string) =>
    said('update clinic_im_product_usages set undone_at = app.now(), undone_by_user_id = $2 where id = $1', [
      id,
      user_id,
    ]);
  expect(await undo(use)).toEqual([]);
  expect(await stock()).toMatchObject([{ stock_in_hand: 5 }]);
  expect(await undo(use)).toEqual([]);
  expect(await stock()).toMatchObject([{ stock_in_hand: 5 }]);
  expect(await said('update clinic_im_product_usages set used_stock = 1 where id = $1', [use])).toBe(
    'clinic_im_product_usages_unchanged',
  );
  const again = await used(lot, 2);
  expect(await moved(lot, 'DISPOSED', -1, { reason: 'Torn' })).toBe('stock_movements_remainder');
  await moved(lot, 'DISPOSED', -3, { reason: 'Torn' });
  expect(await undo(again)).toBe('stock_movements_gone');
  expect(await used(await filled(2, '2026-11-21'), 1)).toMatch(/-/);
  expect(await used(await filled(2, '2026-11-20'), 1)).toBe('stock_movements_expired');
});

test('a product must be in its supplier’s clinic and stay there, and storage locations cannot contain each other', async () => {
  const elsewhere = north.clinics.two;
  const vendor = await insert('clinic_im_vendors', { clinic_id: elsewhere, name: randomUUID() });
  expect(await insert('clinic_im_products', { clinic_id, name: 'Far', clinic_im_vendor_id: vendor })).toBe(
    'clinic_im_products_clinic_im_vendor_id',
  );
  expect(await said('update clinic_im_products set clinic_id = $2 where id = $1', [product, elsewhere])).toBe(
    'clinic_im_products_clinic_id',
  );
  const cupboard = await insert('clinic_storage_locations', { clinic_id, name: 'Cupboard' });
  const shelf = await insert('clinic_storage_locations', {
    clinic_id,
    name: 'Shelf 1',
    parent_storage_id: cupboard,
  });
  expect(
    await said('update clinic_storage_locations set parent_storage_id = $2 where id = $1', [cupboard, shelf]),
  ).toBe('clinic_storage_locations_parent_storage_id');
});

test('a clinic has one open instrument count per day, and a resolved report of an instrument is final', async () => {
  const open = () =>
    insert('instrument_counts', { clinic_id, count_date: '2026-11-21', created_by_user_id: user_id });
  const answers = await Promise.all([open(), open(), open()]);
  expect(answers.filter((answer) => answer === 'instrument_counts_open_unique')).toHaveLength(2);
  const tray = await insert('instrument_trays', { clinic_id, name: 'Examination' });
  const mirror = await insert('instrument_count_items', {
    clinic_id,
    instrument_tray_id: tray,
    name: 'Mirror',
  });
  const reported = await insert('instrument_history_items', {
    clinic_id,
    instrument_count_id: answers.find((answer) => answer.includes('-')),
    instrument_count_item_id: mirror,
    reported_as: 'Missing',
    status: 'Missing',
    created_by_user_id: user_id,
  });
  const resolve = (status: string) =>
    said(
      'update instrument_history_items set status = $2::instrument_history_status, resolved_at = app.now(), resolved_by_user_id = $3 where id = $1',
      [reported, status, user_id],
    );
  expect(await resolve('REPLACED')).toEqual([]);
  expect(await resolve('REVERSED')).toBe('instrument_history_items_final');
});
