import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdays } from '../src/choices.ts';
import { lastRepeatDate, repeatDates } from '../src/rosters/repeat-dates.ts';
import { daysBetween, weekdayOf } from '../src/time/calendar-days.ts';
import { addDays } from '../src/time/zoned-time.ts';

type Weekday = (typeof weekdays)[number];

describe('the dates of a shift that repeats', () => {
  test.each<[string, string, readonly Weekday[], string, readonly string[]]>([
    [
      'are each Monday and Thursday up to the last date',
      '2026-11-30',
      ['MONDAY', 'THURSDAY'],
      '2026-12-10',
      ['2026-11-30', '2026-12-03', '2026-12-07', '2026-12-10'],
    ],
    [
      'include the day of the shift, whatever weekday is chosen',
      '2026-12-01',
      ['FRIDAY'],
      '2026-12-04',
      ['2026-12-01', '2026-12-04'],
    ],
    ['are only the day of the shift without a weekday', '2026-12-01', [], '2026-12-31', ['2026-12-01']],
    [
      'are only the day of the shift if it repeats until that day',
      '2026-12-01',
      ['TUESDAY'],
      '2026-12-01',
      ['2026-12-01'],
    ],
    [
      'are only the day of the shift if it repeats until an earlier day',
      '2026-12-01',
      ['TUESDAY'],
      '2026-11-01',
      ['2026-12-01'],
    ],
    [
      'continue over the end of a leap year’s February',
      '2028-02-22',
      ['TUESDAY'],
      '2028-03-07',
      ['2028-02-22', '2028-02-29', '2028-03-07'],
    ],
  ])('%s', (_, date, on, until, dates) => {
    expect(repeatDates(date, on, until)).toEqual(dates);
  });

  test('end after 12 weeks', () => {
    const dates = repeatDates('2026-11-30', ['MONDAY'], '2027-12-31');
    expect(dates).toHaveLength(12);
    expect(dates.at(-1)).toBe('2027-02-15');
    expect(lastRepeatDate('2026-11-30')).toBe('2027-02-21');
  });

  test('are in order, each once, on the chosen weekdays after the first', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        fc.subarray([...weekdays]),
        fc.integer({ min: -10, max: 200 }),
        (start, on, length) => {
          const date = addDays('2024-01-01', start);
          const dates = repeatDates(date, on, addDays(date, length));
          expect(dates[0]).toBe(date);
          for (const [at, each] of dates.slice(1).entries()) {
            expect(daysBetween(dates[at] ?? '', each)).toBeGreaterThan(0);
            expect(on).toContain(weekdayOf(each));
            expect(daysBetween(date, each)).toBeLessThan(84);
          }
          const chosen = on.filter((day) => day !== weekdayOf(date)).length;
          if (length >= 83) expect(dates.length).toBe(chosen * 12 + (on.includes(weekdayOf(date)) ? 12 : 1));
        },
      ),
    );
  });
});
