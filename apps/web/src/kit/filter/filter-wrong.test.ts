import { expect, test } from 'vitest';
import { isBackwards, wrongWords } from './filter-wrong.ts';

const stock = { kind: 'number', decimals: 0 } as const;
const price = { kind: 'money' } as const;
const size = { kind: 'number', decimals: 0, unit: 'bytes' } as const;
const day = { kind: 'date' } as const;

test('describes a valid value if the entered one is invalid, and nothing if it is empty', () => {
  expect(wrongWords(stock, '1.5')).toBe('A whole number');
  expect(wrongWords(price, 'ten')).toBe('A number, such as 12.50');
  expect(wrongWords(size, 'large')).toBe('A size, such as 2 MB');
  expect(wrongWords(size, '2 MB')).toBeNull();
  expect(wrongWords({ kind: 'time' }, '25:00')).toBe('A time, such as 14:30');
  for (const value of ['', '-3', '0', '120']) expect(wrongWords(stock, value), value).toBeNull();
  expect(wrongWords(price, '12.50')).toBeNull();
});

test('reports ranges that end before they begin; equal ends are valid', () => {
  expect(isBackwards(price, '9', '10')).toBe(false);
  expect(isBackwards(price, '10', '9')).toBe(true);
  expect(isBackwards(price, '9', '9')).toBe(false);
  expect(isBackwards(day, '2026-02-01', '2026-01-31')).toBe(true);
  expect(isBackwards(day, '2026-02-01', '')).toBe(false);
  expect(isBackwards(size, '900 kB', '2 MB')).toBe(false);
  expect(isBackwards(size, '3 MB', '2 MB')).toBe(true);
  expect(isBackwards(price, '10', 'x')).toBe(false);
});
