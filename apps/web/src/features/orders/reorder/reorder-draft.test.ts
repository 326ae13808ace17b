import type { ReorderGroup } from '@operatory/domain';
import { expect, test } from 'vitest';
import { asked, wantedOf } from './reorder-draft.ts';

const group: ReorderGroup = {
  key: 'c ',
  clinic_id: 'c',
  clinic_name: 'Manly',
  vendor: null,
  products: ['a', 'b', 'd'].map((id) => ({
    id,
    name: id,
    code: null,
    quantity_type: null,
    stock_in_hand: 2,
    minimum: null,
    maximum: id === 'd' ? null : 10,
    is_low_stock: true,
    clinic_id: 'c',
    clinic: null,
    clinic_im_vendor: null,
    clinic_im_product_order_items: [],
  })),
};

test('what is missing is asked for, unless another amount was typed; none of it is left out', () => {
  const typed = { quantities: { b: '' }, suppliers: { 'c ': 'v' } };
  expect(asked(wantedOf(group, typed))).toEqual({
    clinic_id: 'c',
    vendor_id: 'v',
    lines: [{ clinic_im_product_id: 'a', quantity: 8 }],
  });
  expect(asked(wantedOf(group, { ...typed, quantities: { a: '', b: '' } }))).toBeNull();
});
test('nobody is asked for what has no supplier', () => {
  expect(asked(wantedOf(group, { quantities: {}, suppliers: {} }))).toBeNull();
});
test('what is no amount is seen', () => {
  const { lines } = wantedOf(group, { quantities: { a: 'x' }, suppliers: {} });
  expect(lines.map(({ thousandths }) => thousandths)).toEqual([undefined, 8000, null]);
});
