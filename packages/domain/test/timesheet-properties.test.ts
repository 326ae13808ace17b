import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidParts } from '../src/rosters/paid-parts.ts';
import { type TimesheetShift, timesheetOf } from '../src/rosters/timesheet.ts';
import { rosterCosts } from '../src/rosters/week-cost.ts';
import { workedParts } from '../src/rosters/worked-time.ts';
import { casual, permanent } from './roster-cost-examples.ts';
import { punched } from './timesheet-examples.ts';

const zone = fc.constantFrom(
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Australia/Brisbane',
);
/** Mondays of two weeks in which the clocks change, and of one in which they do not. */
const week = fc.constantFrom(
  Date.UTC(2026, 8, 27, 14),
  Date.UTC(2027, 2, 28, 13),
  Date.UTC(2026, 10, 22, 13),
);
const breaks = fc.array(
  fc.tuple(
    fc.constantFrom('MEAL' as const, 'REST' as const, 'EXTRA_MEAL' as const),
    fc.integer({ min: 0, max: 1200 }),
    fc.option(fc.integer({ min: 1, max: 90 })),
  ),
  { maxLength: 3 },
);
/** Shifts of a person in a week that do not overlap, some of them without punches. */
const shiftsOf = fc
  .tuple(
    zone,
    week,
    fc.array(
      fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 1200 }), breaks, fc.boolean()),
      { maxLength: 8 },
    ),
  )
  .map(([place, monday, drawn]) => {
    let reached = monday;
    return drawn.map(([pause, minutes, taken, isMissed], index): TimesheetShift => {
      const from = new Date(reached + pause * 60_000);
      reached = from.getTime() + Math.max(minutes, 30) * 60_000;
      const whole = punched(String(index), from, minutes, place, {
        taken: taken.map(([break_type, after, length]) => ({
          break_type,
          started_at: new Date(from.getTime() + after * 60_000),
          ended_at: length === null ? null : new Date(from.getTime() + (after + length) * 60_000),
        })),
      });
      return isMissed ? { ...whole, clocked_in_at: null, clocked_out_at: null, taken: [] } : whole;
    });
  });
const now = new Date(Date.UTC(2028, 0, 1));

test('the parts of a shift add up to its clocked minutes, and minutes by day type to the part’s paid minutes', () => {
  fc.assert(
    fc.property(shiftsOf, (shifts) => {
      const parts = workedParts(shifts);
      for (const { id, clocked_in_at, clocked_out_at } of shifts) {
        if (clocked_in_at === null || clocked_out_at === null) continue;
        const minutes = (clocked_out_at.getTime() - clocked_in_at.getTime()) / 60_000;
        const mine = parts.filter(({ punched_id }) => punched_id === id);
        expect(mine.reduce((sum, { worked, meals }) => sum + worked + meals, 0)).toBe(minutes);
      }
      for (const { costed, paid } of parts) {
        const payable = costed ? paidParts(costed, costed.holidays) : [];
        expect(payable.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(paid);
      }
    }),
  );
});
test('lines and pay add up to the totals of the timesheet, and paid minutes differ from worked ones by at most an hour', () => {
  fc.assert(
    fc.property(shiftsOf, (shifts) => {
      const sheet = timesheetOf({ shifts, elsewhere: [], person: permanent, now });
      const sum = (values: readonly (number | null)[]) =>
        values.reduce<number>((all, value) => all + (value ?? Number.NaN), 0);
      for (const key of ['planned_minutes', 'worked_minutes', 'paid_minutes', 'cost_cents'] as const)
        expect(sum(sheet.lines.map((line) => line[key]))).toBe(sheet[key]);
      expect(sum(sheet.pay.map(({ minutes }) => minutes))).toBe(sheet.paid_minutes);
      expect(sum(sheet.pay.map(({ cents }) => cents))).toBe(sheet.cost_cents);
      expect(Math.abs(sheet.paid_minutes - sheet.worked_minutes)).toBeLessThanOrEqual(60);
    }),
  );
});
test('without a clock change exactly the worked time is paid', () => {
  fc.assert(
    fc.property(shiftsOf, (shifts) => {
      const here = shifts.map((shift) => ({ ...shift, zone: 'Australia/Brisbane' }));
      const sheet = timesheetOf({ shifts: here, elsewhere: [], person: permanent, now });
      expect(sheet.paid_minutes).toBe(sheet.worked_minutes);
    }),
  );
});
test('a timesheet costs the same as a roster with the same times', () => {
  fc.assert(
    fc.property(shiftsOf, fc.constantFrom(permanent, casual), (shifts, person) => {
      const parts = workedParts(shifts);
      const roster = parts.flatMap(({ costed }, index) =>
        costed ? [{ ...costed, id: String(index).padStart(3, '0'), user_id: 'mia' }] : [],
      );
      // A part counts in the week of its shift, so weeks are left out in which a part has another date.
      fc.pre(
        parts.every(({ costed, shift_id }) => !costed || costed.date === shifts[Number(shift_id)]?.date),
      );
      const costs = rosterCosts(roster, new Map([['mia', person]]));
      const cents = [...costs.values()].reduce((sum, cost) => sum + (cost.known ? cost.cents : 0), 0);
      expect(timesheetOf({ shifts, elsewhere: [], person, now }).cost_cents).toBe(cents);
    }),
  );
});
