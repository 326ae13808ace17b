import { expect, test } from 'vitest';
import { bytes, isValueOf, sizeOf, sizeText, testOf, testsOf, toText, valueInWords } from '../src/index.ts';

test('shows bytes in the unit that fits', () => {
  expect([0, 1, 999, 1000, 3_440_000, 2_000_000_000].map((size) => sizeText(size))).toEqual([
    '0 B',
    '1 B',
    '999 B',
    '1 kB',
    '3.4 MB',
    '2 GB',
  ]);
});

test('shows a field in bytes as a readable size', () => {
  expect(toText(bytes(), 3_440_000)).toBe('3.4 MB');
  expect(toText(bytes(), '704')).toBe('704 B');
});

test('parses a size with or without a unit, and refuses other texts and excessive sizes', () => {
  const written = ['2 MB', '2mb', '1.5 GB', '1,5 g', '300', '300 B', ' 12 kB '];
  expect(written.map(sizeOf)).toEqual([2e6, 2e6, 1.5e9, 1.5e9, 300, 300, 12e3]);
  for (const no of ['', 'MB', '2 MBs', '-1 MB', '2 XB', '1.2.3', '999999999999 TB'])
    expect(sizeOf(no), no).toBeNull();
});

test('offers size conditions that accept a size with its unit, and displays the size with a unit', () => {
  const context = { dayBounds: () => ({ start: new Date(), end: new Date() }) };
  expect(testsOf(bytes()).map(({ name }) => name)).toEqual(['under', 'over', 'between', 'empty', 'filled']);
  expect(testOf(bytes(), 'over')?.where('size', ['2 MB'], context)).toEqual({ size: { _gt: 2_000_000 } });
  expect(isValueOf(bytes(), '2 MB')).toBe(true);
  expect(isValueOf(bytes(), 'large')).toBe(false);
  expect(valueInWords(bytes(), '2000k')).toBe('2 MB');
});
