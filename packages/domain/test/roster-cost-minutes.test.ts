import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourCents } from '../src/rosters/cost-rates.ts';
import { paidParts } from '../src/rosters/paid-parts.ts';
import type { CostedShift } from '../src/rosters/shift-cost.ts';
import { rosteredMinutes } from '../src/rosters/shift-minutes.ts';
import { timeAfter } from '../src/rosters/shift-times.ts';
import { addDays } from '../src/time/zoned-time.ts';
import {
  brisbane,
  casual,
  known,
  level,
  meal,
  overtimeDays,
  permanent,
  shift,
} from './roster-cost-examples.ts';

const anyShift = fc
  .record({
    date: fc.integer({ min: 0, max: 500 }).map((days) => addDays('2026-07-01', days)),
    start: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1439 }),
    meal: fc.option(fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 60 }))),
    holiday: fc.option(
      fc.tuple(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 1, max: 59 })),
    ),
  })
  .map(({ date, start, length, meal: planned, holiday }) => {
    const time = timeAfter('00:00', start);
    return shift(
      date,
      time,
      timeAfter(time, length),
      planned ? [meal(timeAfter(time, planned[0]), planned[1])] : [],
      {
        zone: brisbane,
        holidays: holiday
          ? [
              {
                date: addDays(date, holiday[0]),
                start_time: timeAfter('00:00', holiday[1]),
                end_time: timeAfter('00:00', holiday[1] + holiday[2]),
              },
            ]
          : [],
      },
    );
  });
/**
 * Counts the paid minutes of a shift by looking at each minute on its own, to compare with the faster
 * calculation.
 */
const minuteByMinute = (costed: CostedShift): Record<string, number> => {
  const count: Record<string, number> = {};
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const first = minutes(costed.start);
  const length = (minutes(costed.end) - first + 1440) % 1440;
  const [planned] = costed.breaks;
  const mealFrom = planned?.start ? (minutes(planned.start) - first + 1440) % 1440 : 0;
  const mealUntil = planned && mealFrom + planned.length <= length ? mealFrom + planned.length : 0;
  for (let passed = 0; passed < length; passed += 1) {
    if (passed >= mealFrom && passed < mealUntil) continue;
    const date = first + passed < 1440 ? costed.date : addDays(costed.date, 1);
    const minute = (first + passed) % 1440;
    const isHoliday = costed.holidays.some(
      (holiday) =>
        holiday.date === date &&
        minute >= minutes(holiday.start_time ?? '') &&
        minute < minutes(holiday.end_time ?? ''),
    );
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const kind = isHoliday
      ? 'PUBLIC_HOLIDAY'
      : weekday === 0
        ? 'SUNDAY'
        : weekday === 6
          ? 'SATURDAY'
          : 'WEEKDAY';
    count[kind] = (count[kind] ?? 0) + 1;
  }
  return count;
};
test('counts every paid minute as of a weekday, Saturday, Sunday or public holiday', () => {
  fc.assert(
    fc.property(anyShift, (costed) => {
      const found: Record<string, number> = {};
      for (const { day: kind, minutes } of paidParts(costed, costed.holidays))
        found[kind] = (found[kind] ?? 0) + minutes;
      expect(found).toEqual(minuteByMinute(costed));
    }),
    { numRuns: 300 },
  );
});
test('the lines of a shift’s cost cover all paid minutes and add up to the total, each within half a cent', () => {
  const before = fc.integer({ min: 0, max: 2500 });
  fc.assert(
    fc.property(
      anyShift,
      before,
      fc.constantFrom(permanent, casual, overtimeDays),
      (costed, worked, person) => {
        const cost = known(costed, person, worked);
        const paid = rosteredMinutes(costed)?.paid ?? 0;
        expect(cost.lines.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(paid);
        expect(cost.lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(cost.cents);
        expect(cost.ordinary_minutes).toBeLessThanOrEqual(Math.max(0, 2280 - worked));
        expect(new Set(cost.lines.map(({ day_type }) => day_type)).size).toBe(cost.lines.length);
        for (const { minutes, rate_cents, cents } of cost.lines) {
          const exact = BigInt(minutes) * BigInt(rate_cents ?? 0) * 2n;
          const shown = BigInt(cents ?? 0) * 120n;
          expect(exact >= shown - 60n && exact < shown + 60n).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
test('the hourly rate of a casual’s double overtime is within half a cent of the exact result', () => {
  const thousandths = fc.integer({ min: 0, max: 300_000 });
  const text = (value: number) => `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}`;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      thousandths,
      thousandths,
      (base, onCasual, onTop) => {
        const some = {
          ...level,
          casual_rate_percentage: text(onCasual),
          overtime_double_time_percentage: text(onTop),
        };
        const cents = BigInt(hourCents(some, 'OVERTIME_DOUBLE', true, base) ?? -1);
        const exact = BigInt(base) * BigInt(100_000 + onCasual) * BigInt(100_000 + onTop) * 2n;
        const one = 10_000_000_000n;
        expect(exact >= cents * 2n * one - one && exact < cents * 2n * one + one).toBe(true);
      },
    ),
    { numRuns: 5000 },
  );
});
