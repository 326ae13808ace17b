import { expect, test } from 'vitest';
import { amountOf, lineCents, totalOf } from '../src/index.ts';

test.each([
  // The columns: thousandths, cents for one unit, total cents.
  [1000, 1999, 1999n],
  [2500, 1999, 4998n],
  [500, 1, 1n],
  [499, 1, 0n],
  [333, 100, 33n],
  [999_999_999_999, 999_999_999, 999_999_998_999_000_000n],
])('%i thousandths at %i cents are %s cents', (thousandths, cents, whole) =>
  expect(lineCents(thousandths, cents)).toBe(whole),
);

test('a total omits lines without a price, and reports them as missing unless they have no amount', () => {
  const priced = { thousandths: 3000, cents: 1250 };
  expect(totalOf([priced, { thousandths: 500, cents: 99 }])).toEqual({ cents: 3800n, misses: false });
  expect(totalOf([priced, { thousandths: 1000, cents: null }])).toEqual({ cents: 3750n, misses: true });
  expect(totalOf([priced, { thousandths: null, cents: null }])).toEqual({ cents: 3750n, misses: false });
  expect(totalOf([])).toEqual({ cents: 0n, misses: false });
});

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [1250, '12.50'],
  [999_999_998_999_000_000n, '9999999989990000.00'],
])('%s cents are %s', (cents, dollars) => expect(amountOf(cents)).toBe(dollars));
