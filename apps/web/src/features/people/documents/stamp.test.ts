import { expect, test } from 'vitest';
import { stamp } from './stamp.ts';

test('a paper’s moment is told to the second, by the clinic’s clock', () => {
  expect(stamp('2026-11-21T13:05:09.500Z', 'Australia/Sydney')).toBe('2026-11-22 12:05:09 am');
  expect(stamp('2026-06-30T02:00:00Z', 'Australia/Sydney')).toBe('2026-06-30 12:00:00 pm');
  expect(stamp('2026-06-30T09:41:00Z', 'Australia/Brisbane')).toBe('2026-06-30 07:41:00 pm');
});
