import { expect, test } from 'vitest';
import { bytes, sizeText, toText } from '../src/index.ts';

test('bytes are told in the unit that fits', () => {
  expect([0, 1, 999, 1000, 3_440_000, 2_000_000_000].map((size) => sizeText(size))).toEqual([
    '0 B',
    '1 B',
    '999 B',
    '1 kB',
    '3.4 MB',
    '2 GB',
  ]);
});

test('a field of bytes is read as a size', () => {
  expect(toText(bytes(), 3_440_000)).toBe('3.4 MB');
  expect(toText(bytes(), '704')).toBe('704 B');
});
