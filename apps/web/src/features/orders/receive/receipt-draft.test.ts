import { expect, test } from 'vitest';
import {
  allOutstanding,
  linesOver,
  lotsToSend,
  newLot,
  type OutstandingLine,
  problemsOf,
  withScannedLot,
} from './receipt-draft.ts';

const line: OutstandingLine = {
  id: 'l',
  clinic_im_product_id: 'p',
  product_name: 'Gloves',
  product_code: null,
  quantity_type: null,
  price: null,
  new_stock: 10,
  quantity_received: 4,
  remaining_quantity: '6.5',
  closed_at: null,
};

test('fills in the outstanding quantity less the quantities typed for other lots', () => {
  const [first, second] = [newLot('l'), { ...newLot('l'), quantity: '2' }];
  expect(allOutstanding([line], [first, second]).map(({ quantity }) => quantity)).toEqual(['4.5', '2']);
});
test('sends only lots with a quantity', () => {
  const lots = [
    { ...newLot('l'), quantity: '2.5', lot_number: ' A1 ', expiry_date: '2027-03-31', price: '14.90' },
    newLot('l'),
    { ...newLot('l'), quantity: '0' },
  ];
  expect(lotsToSend(lots)).toEqual([
    { order_item_id: 'l', quantity: 2.5, lot_number: 'A1', expiry_date: '2027-03-31', price: 14.9 },
  ]);
});
test('finds the lines whose lots add up to more than is outstanding', () => {
  const lots = [
    { ...newLot('l'), quantity: '6.5' },
    { ...newLot('l'), quantity: '0.001' },
  ];
  expect(linesOver([line], lotsToSend(lots.slice(0, 1)))).toEqual([]);
  expect(linesOver([line], lotsToSend(lots))).toEqual([line]);
});
test('reports an invalid quantity, price and expiry date', () => {
  expect(problemsOf({ quantity: 'x', price: '1.234', expiry_date: '31/2/2027' })).toEqual({
    expiry: 'Enter the date as 25/11/2026',
    quantity: 'Enter an amount with up to three decimal places',
    price: 'Unit price can have up to 2 decimal places',
  });
  // The highest price that can be stored is valid, as in all price fields.
  const priceOf = (price: string) => problemsOf({ quantity: '1', price, expiry_date: '' }).price;
  expect(
    [' 9999999.99 ', '9999999.999', '10000000', '-1', 'x'].map((each) => priceOf(each) === null),
  ).toEqual([true, false, false, false, false]);
  expect(problemsOf({ quantity: '', price: '', expiry_date: '' })).toEqual({
    quantity: null,
    expiry: null,
    price: null,
  });
});

test('fills a scanned lot and its expiry into the line once, and another lot into a new row', () => {
  const first = { lot: 'ABC123', expiry: '2027-03-31' };
  const filled = withScannedLot([newLot('a'), newLot('b')], 'a', first);
  expect(filled.map((each) => [each.line, each.lot_number, each.expiry_date])).toEqual([
    ['a', 'ABC123', '2027-03-31'],
    ['b', '', ''],
  ]);
  expect(withScannedLot(filled, 'a', first)).toBe(filled);
  expect(withScannedLot(filled, 'a', { lot: 'X', expiry: null }).map((each) => each.lot_number)).toEqual([
    'ABC123',
    '',
    'X',
  ]);
  expect(withScannedLot(filled, 'a', { lot: null, expiry: null })).toBe(filled);
});
