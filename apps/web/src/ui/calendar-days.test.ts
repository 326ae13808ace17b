import { addDays, weekOf } from '@operatory/domain';
import { describe, expect, test } from 'vitest';
import { addMonths, daysOf, shiftedDate, titleOf } from './calendar-days.ts';

describe('daysOf', () => {
  test('a month consists of whole weeks from Monday', () => {
    const days = daysOf('month', '2026-11-21');
    expect(days[0]).toBe('2026-10-26');
    expect(days.at(-1)).toBe('2026-12-06');
    expect(days.length % 7).toBe(0);
  });
  test('February 2027 begins on a Monday and needs four weeks', () => {
    expect(daysOf('month', '2027-02-10')).toHaveLength(28);
  });
  test('shows a week or a day', () => {
    expect(daysOf('week', '2026-11-22')).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(daysOf('day', '2026-11-22')).toEqual(['2026-11-22']);
  });
  test('daylight saving does not shift a day', () => {
    expect(daysOf('week', '2026-10-04')).toHaveLength(7);
    expect(addDays('2026-10-03', 1)).toBe('2026-10-04');
    expect(weekOf('2026-10-04')).toBe('2026-09-28');
  });
});

test('a month later keeps the day of the month, or uses the last one', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(shiftedDate('month', '2026-03-31', -1)).toBe('2026-02-28');
  expect(shiftedDate('week', '2026-11-21', 1)).toBe('2026-11-28');
});

test('shows the month, or the days of the week, as the title', () => {
  expect(titleOf('month', '2026-11-21')).toBe('November 2026');
  expect(titleOf('week', '2026-11-21')).toBe('16 – 22 November 2026');
});
