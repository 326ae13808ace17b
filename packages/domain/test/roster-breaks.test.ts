import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BreakProblem,
  breaksOfShift,
  breakWindow,
  type PlannedBreak,
  placeBreaks,
} from '../src/rosters/shift-breaks.ts';
import { breaksFit, endOfBreak, minutesUntil, timeAfter } from '../src/rosters/shift-times.ts';

const day = { start: '09:00', end: '17:00' };
const meal = (start: string | null, length = 30): PlannedBreak => ({ type: 'MEAL', start, length });
const rest = (start: string | null, length = 10): PlannedBreak => ({ type: 'REST', start, length });

describe('breaks of a shift', () => {
  test.each<[string, { start: string; end: string }, readonly PlannedBreak[], readonly BreakProblem[]]>([
    ['that cross midnight in a night shift fit', { start: '20:00', end: '04:00' }, [meal('23:45')], []],
    ['that end after the shift are reported as outside', day, [rest('16:55')], ['outside']],
    ['that end with the shift fit', day, [rest('16:50')], []],
    ['that start with the shift fit', day, [rest('09:00')], []],
    ['that start before the shift are reported as outside', day, [rest('08:50')], ['outside']],
    ['that touch each other fit', day, [rest('12:30'), meal('12:00')], []],
    ['that overlap partly are reported as overlapping', day, [meal('12:00'), rest('12:20')], ['overlaps']],
    [
      'that lie within one another are reported as overlapping',
      day,
      [meal('12:00', 60), rest('12:20')],
      ['overlaps'],
    ],
    ['of no length are reported', day, [meal('12:00', 0)], ['no_length']],
    ['without a start fit', day, [meal(null), rest(null)], []],
    [
      'without a start but longer than the shift are reported as outside',
      { start: '09:00', end: '09:20' },
      [meal(null)],
      ['outside'],
    ],
    [
      'that end a minute after a night shift are reported as outside',
      { start: '22:00', end: '06:00' },
      [rest('05:51')],
      ['outside'],
    ],
  ])('%s', (_, shift, breaks, problems) => {
    expect(placeBreaks(shift, breaks).problems.map(({ problem }) => problem)).toEqual(problems);
  });
  test('a break of 30 minutes from 23:45 ends at 00:15, past midnight', () => {
    expect(endOfBreak({ start: '23:45', length: 30 })).toBe('00:15');
    expect(placeBreaks({ start: '20:00', end: '04:00' }, [meal('23:45')]).spans).toEqual([
      { type: 'MEAL', from: 225, until: 255 },
    ]);
  });
  test('a break without a start is placed in the middle of the longest time without a break', () => {
    expect(placeBreaks(day, [rest(null), meal(null)]).spans).toEqual([
      { type: 'REST', from: 107, until: 117 },
      { type: 'MEAL', from: 225, until: 255 },
    ]);
  });
  test('a break can start from the start of the shift until its own length before the end', () => {
    expect(breakWindow(day, 10)).toEqual({ first: '09:00', last: '16:50' });
    expect(breakWindow({ start: '20:00', end: '04:00' }, 30)).toEqual({ first: '20:00', last: '03:30' });
    expect(breakWindow(day, 480)).toEqual({ first: '09:00', last: '09:00' });
    expect(breakWindow(day, 481)).toBeNull();
    expect(breakWindow(day, 0)).toBeNull();
  });
  test('breaks are read from the columns of the shift, except one without a length', () => {
    expect(
      breaksOfShift({
        meal_break_start_time: '12:00:00',
        meal_break_duration: 30,
        rest_break_duration: 10,
        extra_meal_break_start_time: '15:00',
        extra_rest_break_start_time: '16:00',
        extra_rest_break_duration: 5,
      }),
    ).toEqual([
      { type: 'MEAL', start: '12:00:00', length: 30 },
      { type: 'REST', start: null, length: 10 },
      { type: 'EXTRA_REST', start: '16:00', length: 5 },
    ]);
  });
});

const minute = fc.integer({ min: 0, max: 1439 }).map((minutes) => timeAfter('00:00', minutes));
const shiftOf = fc.tuple(minute, fc.integer({ min: 1, max: 1439 })).map(([start, length]) => ({
  start,
  end: timeAfter(start, length),
}));
const planned = fc.record({
  type: fc.constantFrom('MEAL' as const, 'REST' as const, 'EXTRA_MEAL' as const, 'EXTRA_REST' as const),
  start: minute,
  length: fc.integer({ min: 0, max: 90 }),
});

test('placeBreaks reports no problem exactly if breaksFit accepts the breaks', () => {
  fc.assert(
    fc.property(shiftOf, fc.array(planned, { maxLength: 4 }), (shift, breaks) => {
      expect(placeBreaks(shift, breaks).problems.length === 0).toBe(breaksFit(shift, breaks));
    }),
  );
});
test('placed breaks are inside the shift, do not overlap, and have planned lengths', () => {
  fc.assert(
    fc.property(shiftOf, fc.array(fc.tuple(planned, fc.boolean()), { maxLength: 4 }), (shift, breaks) => {
      const all = breaks.map(([each, floats]) => (floats ? { ...each, start: null } : each));
      const { spans, problems } = placeBreaks(shift, all);
      expect(spans.length + problems.length).toBe(all.length);
      const whole = minutesUntil(shift.start, shift.end);
      spans.forEach(({ from, until }, index) => {
        expect(from).toBeGreaterThanOrEqual(index === 0 ? 0 : (spans[index - 1]?.until ?? 0));
        expect(until).toBeLessThanOrEqual(whole);
      });
      const lengths = all.map(({ length }) => length);
      for (const { from, until } of spans) expect(lengths).toContain(until - from);
    }),
  );
});
test('a break that starts at the end of its window fits in the shift, and one a minute later does not', () => {
  fc.assert(
    fc.property(shiftOf, fc.integer({ min: 1, max: 240 }), (shift, length) => {
      const window = breakWindow(shift, length);
      fc.pre(window !== null);
      if (!window) return;
      expect(placeBreaks(shift, [rest(window.last, length)]).problems).toEqual([]);
      const later = placeBreaks(shift, [rest(timeAfter(window.last, 1), length)]);
      expect(later.problems.length).toBe(1);
    }),
  );
});
