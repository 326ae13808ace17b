import { expect, test } from 'vitest';
import { dayMonthYear, isoDay, timeOf } from './dates.ts';

test('shows the day that a time has in the given zone', () => {
  expect(dayMonthYear('2026-12-23T13:30:00Z', 'Australia/Sydney')).toBe('24-12-2026');
  expect(dayMonthYear('2026-12-23T13:30:00Z', 'Australia/Perth')).toBe('23-12-2026');
  expect(isoDay('2026-12-23T13:30:00Z', 'Australia/Sydney')).toBe('2026-12-24');
});

test('shows times in twelve hours with am and pm', () => {
  expect(timeOf('2026-11-20T13:30:00Z', 'Australia/Sydney')).toBe('12:30 am');
  expect(timeOf('2026-11-20T01:05:00Z', 'Australia/Sydney')).toBe('12:05 pm');
  expect(timeOf('2026-11-20T04:05:00Z', 'Australia/Sydney')).toBe('03:05 pm');
});
