import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test('bytes are told in the unit that fits', () => {
  expect([0, 1, 999, 1000, 3_440_000, 2_000_000_000].map(sizeText)).toEqual([
    '0 B',
    '1 B',
    '999 B',
    '1 kB',
    '3.4 MB',
    '2 GB',
  ]);
});
