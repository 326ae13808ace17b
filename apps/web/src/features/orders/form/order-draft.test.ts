import type { ReorderProduct } from '@operatory/domain';
import { expect, test } from 'vitest';
import {
  draftLineOf,
  lineProblem,
  linesToSend,
  withoutLine,
  withProducts,
  withTypedQuantity,
} from './order-draft.ts';

const gloves: ReorderProduct = {
  id: 'g',
  name: 'Gloves',
  code: null,
  quantity_type: 'box',
  stock_in_hand: 16,
  minimum: null,
  maximum: 40,
  is_low_stock: true,
  purchase_price: '12.5',
  clinic_id: 'c',
  clinic: null,
  clinic_im_vendor: null,
  clinic_im_product_order_items: [{ remaining_quantity: '10' }],
};

test('starts an order line with the quantity missing to the product’s maximum, or empty without a maximum', () => {
  expect(draftLineOf(gloves)).toMatchObject({
    inHand: 16_000,
    onOrder: 10_000,
    suggested: 14_000,
    cents: 1250,
    text: '14',
  });
  expect(draftLineOf({ ...gloves, maximum: null }).text).toBe('');
});
test('an order can be sent only if it has lines, and a line needs a valid quantity above zero', () => {
  const line = draftLineOf(gloves);
  expect(linesToSend([line])).toEqual([{ clinic_im_product_id: 'g', quantity: 14 }]);
  expect(linesToSend([])).toBe('Please Select Clinic im product');
  expect(linesToSend([{ ...line, text: '' }])).toBe('Please Enter All Required Fields');
  expect(lineProblem({ text: '0' })).toBe('Quantity is required');
  expect(lineProblem({ text: 'x' })).toContain('amount');
});
test('adds looked-up products to the current lines, and keeps what was typed or removed since', () => {
  const begun = [gloves, { ...gloves, id: 'm' }].map(draftLineOf);
  const found = withProducts([gloves, { ...gloves, id: 'b' }]);
  const edited = withoutLine('m')(withTypedQuantity('g', '3')(begun));
  expect(found(edited).map(({ id, text }) => [id, text])).toEqual([
    ['g', '3'],
    ['b', '14'],
  ]);
});
