import { expect, test } from 'vitest';
import {
  bySupplier,
  onOrder,
  openOrderStatuses,
  type ReorderProduct,
  reorderVariables,
  shoppingLine,
  suggestedQuantity,
} from '../src/index.ts';

const product = (more: Partial<ReorderProduct> = {}): ReorderProduct => ({
  id: 'p',
  name: 'Gloves',
  code: 'G-1',
  quantity_type: 'box',
  stock_in_hand: 16,
  minimum: null,
  maximum: 40,
  is_low_stock: true,
  clinic_id: 'c',
  clinic: { id: 'c', name: 'Manly' },
  clinic_im_vendor: { id: 'v', name: 'Supplier', status: 'ACTIVE' },
  purchase_price: null,
  clinic_im_product_order_items: [],
  ...more,
});
const lines = (...amounts: readonly (number | string)[]) =>
  amounts.map((remaining_quantity) => ({ remaining_quantity }));

test('suggests the maximum minus stock and open orders, or zero if that is negative or there is no maximum', () => {
  // The specification's example: maximum 40, 16 in stock, 10 outstanding on an open order.
  expect(suggestedQuantity(product({ clinic_im_product_order_items: lines(10) }))).toBe(14_000);
  expect(suggestedQuantity(product())).toBe(24_000);
  expect(suggestedQuantity(product({ clinic_im_product_order_items: lines('20.5', '3.499') }))).toBe(1);
  expect(suggestedQuantity(product({ clinic_im_product_order_items: lines(20, 5) }))).toBe(0);
  expect(suggestedQuantity(product({ maximum: null }))).toBe(0);
  expect(suggestedQuantity(product({ stock_in_hand: '0.1', maximum: '0.3' }))).toBe(200);
  expect(onOrder(product({ clinic_im_product_order_items: lines(1, '0.001') }))).toBe(1001);
});

test('lists four open order statuses, and asks only for order lines that are not closed', () => {
  expect(openOrderStatuses).toEqual(['RAISED', 'ORDER_PLACED', 'ACCEPTED', 'PARTIAL_ORDER_RECEIVED']);
  expect(reorderVariables({}).open).toMatchObject({ closed_at: { _is_null: true } });
});

test('groups products by clinic and supplier, and puts those without an active supplier last in their clinic', () => {
  const mosman = { clinic_id: 'd', clinic: { id: 'd', name: 'Mosman' } };
  const groups = bySupplier([
    product({ id: '1', clinic_im_vendor: null }),
    product({ id: '2', ...mosman }),
    product({ id: '3', clinic_im_vendor: { id: 'w', name: 'Old', status: 'INACTIVE' } }),
    product({ id: '4' }),
    product({ id: '5', clinic_im_vendor: { id: 'a', name: 'Austral', status: 'ACTIVE' } }),
    product({ id: '6' }),
  ]);
  expect(
    groups.map(({ clinic_name, vendor, products }) => [
      clinic_name,
      vendor?.name ?? null,
      products.map(({ id }) => id).join(''),
    ]),
  ).toEqual([
    ['Manly', 'Austral', '5'],
    ['Manly', 'Supplier', '46'],
    ['Manly', null, '13'],
    ['Mosman', 'Supplier', '2'],
  ]);
});

test('formats a line of the shopping list', () => {
  expect(shoppingLine(product(), 4500)).toBe('4.5 × box Gloves (G-1)');
  expect(shoppingLine(product({ code: null, quantity_type: null }), 4000)).toBe('4 Gloves');
});
