import { expect, test } from 'vitest';
import { isReversedRange, valueHint } from './filter-value-hint.ts';

const stock = { kind: 'number', decimals: 0 } as const;
const price = { kind: 'money' } as const;
const size = { kind: 'number', decimals: 0, unit: 'bytes' } as const;
const day = { kind: 'date' } as const;

test('describes a valid value if the entered one is invalid, and nothing if it is empty', () => {
  expect(valueHint(stock, '1.5')).toBe('A whole number');
  expect(valueHint(price, 'ten')).toBe('A number, such as 12.50');
  expect(valueHint(size, 'large')).toBe('A size, such as 2 MB');
  expect(valueHint(size, '2 MB')).toBeNull();
  expect(valueHint({ kind: 'time' }, '25:00')).toBe('A time, such as 14:30');
  for (const value of ['', '-3', '0', '120']) expect(valueHint(stock, value), value).toBeNull();
  expect(valueHint(price, '12.50')).toBeNull();
});

test('reports ranges that end before they begin; equal ends are valid', () => {
  expect(isReversedRange(price, '9', '10')).toBe(false);
  expect(isReversedRange(price, '10', '9')).toBe(true);
  expect(isReversedRange(price, '9', '9')).toBe(false);
  expect(isReversedRange(day, '2026-02-01', '2026-01-31')).toBe(true);
  expect(isReversedRange(day, '2026-02-01', '')).toBe(false);
  expect(isReversedRange(size, '900 kB', '2 MB')).toBe(false);
  expect(isReversedRange(size, '3 MB', '2 MB')).toBe(true);
  expect(isReversedRange(price, '10', 'x')).toBe(false);
});
