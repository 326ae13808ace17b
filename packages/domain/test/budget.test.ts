import { expect, test } from 'vitest';
import { addMonths, amountOf, centsOf, monthBudget, sharesOf } from '../src/index.ts';

test.each([
  ['1234.5', 123450],
  ['0.07', 7],
  ['19.99', 1999],
  ['12', 1200],
  ['-3.10', -310],
])('%s is %i cents', (amount, cents) => expect(centsOf(amount)).toBe(cents));
test('converts cents to an amount', () => {
  expect(amountOf(123450)).toBe('1234.50');
  expect(amountOf(-5)).toBe('-0.05');
});

test.each([
  // 700 a week is 100 a day.
  ['700', '2026-11', 300000],
  ['700', '2026-02', 280000],
  ['700', '2028-02', 290000],
  // 1000.00 × 31 / 7 = 4428.571…
  ['1000', '2026-12', 442857],
  // 0.35 × 29 / 7 = 1.45
  ['0.35', '2028-02', 145],
  ['0', '2026-12', 0],
])('%s a week is, in %s, %i cents', (weekly, month, cents) => expect(monthBudget(weekly, month)).toBe(cents));

test('addMonths crosses the year boundary in both directions', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('adds up expense types with the same name, and lists the largest amount first', () => {
  const share = (name: string, cents: number) => ({ id: name, name, colour: null, cents });
  expect(
    sharesOf([share('Rent', 5), share('Linen', 3), share('linen', 4), share('Coffee', 5)]).map(
      ({ name, cents }) => `${name} ${cents}`,
    ),
  ).toEqual(['Linen 7', 'Coffee 5', 'Rent 5']);
});
