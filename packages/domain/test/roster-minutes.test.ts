import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockMinutes } from '../src/rosters/clock-minutes.ts';
import type { PlannedBreak } from '../src/rosters/shift-breaks.ts';
import { clockedMinutes, rosteredMinutes, type TakenBreak } from '../src/rosters/shift-minutes.ts';
import { shiftTimes } from '../src/rosters/shift-times.ts';
import { instantToWall } from '../src/time/zoned-time.ts';

const sydney = 'Australia/Sydney';
const planned = (type: PlannedBreak['type'], start: string | null, length: number): PlannedBreak => ({
  type,
  start,
  length,
});

describe('paid minutes of a planned shift', () => {
  const meal = planned('MEAL', '12:00', 30);
  const rest = planned('REST', '15:00', 10);
  test.each<[string, string, string, string, readonly PlannedBreak[], number, number]>([
    ['of a day exclude the meal but not the rest', '2026-11-23', '09:00', '17:00', [meal, rest], 450, 480],
    ['of a day without breaks are all its minutes', '2026-11-23', '09:00', '17:00', [], 480, 480],
    ['exclude a meal without a start', '2026-11-23', '09:00', '17:00', [planned('MEAL', null, 30)], 450, 480],
    [
      'exclude two meals but not an extra rest',
      '2026-11-23',
      '09:00',
      '21:00',
      [meal, planned('EXTRA_MEAL', '18:00', 45), planned('EXTRA_REST', '20:00', 15)],
      645,
      720,
    ],
    [
      'of a night exclude a meal across midnight',
      '2026-11-23',
      '20:00',
      '04:00',
      [planned('MEAL', '23:45', 30)],
      450,
      480,
    ],
    [
      'go by the clock in the night when summer time begins',
      '2026-10-03',
      '22:00',
      '06:00',
      [planned('MEAL', '01:00', 30)],
      450,
      420,
    ],
    [
      'go by the clock in the night when summer time ends',
      '2027-04-03',
      '22:00',
      '06:00',
      [planned('MEAL', '01:00', 30)],
      450,
      540,
    ],
    ['are not reduced by a meal that does not fit', '2026-11-23', '09:00', '09:20', [meal], 20, 20],
  ])('%s', (_, date, start, end, breaks, paid, elapsed) => {
    expect(rosteredMinutes({ date, start, end, zone: sydney, breaks })).toMatchObject({ paid, elapsed });
  });
  test('are null for a shift that ends when it starts', () => {
    const shift = { date: '2026-11-23', start: '09:00', end: '09:00', zone: sydney, breaks: [] };
    expect(rosteredMinutes(shift)).toBeNull();
  });
});

const taken = (
  break_type: TakenBreak['break_type'],
  started_at: string,
  ended_at: string | null,
): TakenBreak => ({
  break_type,
  started_at,
  ended_at,
});
const worked = (clocked_in_at: string, clocked_out_at: string, breaks: readonly TakenBreak[] = []) =>
  clockedMinutes({ zone: sydney, clocked_in_at, clocked_out_at, breaks });

describe('paid minutes of a worked shift', () => {
  test('are the minutes by the clock, without meals', () => {
    // From 09:00:40 to 17:02:10 in Sydney, with a meal break of 31 minutes and a rest break.
    expect(
      worked('2026-11-22T22:00:40Z', '2026-11-23T06:02:10Z', [
        taken('MEAL', '2026-11-23T01:00:00Z', '2026-11-23T01:31:05Z'),
        taken('REST', '2026-11-23T04:00:00Z', '2026-11-23T04:10:00Z'),
      ]),
    ).toEqual({ worked: 451, meals: 31, paid: 451, adjustments: [] });
  });
  test('exclude a meal without an end until the clock-out', () => {
    expect(
      worked('2026-11-22T22:00:00Z', '2026-11-23T06:00:00Z', [taken('MEAL', '2026-11-23T05:00:00Z', null)]),
    ).toMatchObject({ worked: 420, paid: 420 });
  });
  test('exclude overlapping meals once, and meals only between the punches', () => {
    expect(
      worked('2026-11-22T22:00:00Z', '2026-11-23T06:00:00Z', [
        taken('EXTRA_MEAL', '2026-11-23T05:30:00Z', '2026-11-23T06:30:00Z'),
        taken('MEAL', '2026-11-22T21:00:00Z', '2026-11-22T22:20:00Z'),
        taken('MEAL', '2026-11-22T22:10:00Z', '2026-11-22T22:40:00Z'),
      ]),
    ).toMatchObject({ worked: 410, meals: 70, paid: 410 });
  });
  test('follow the clock on both nights when the clocks change', () => {
    const began = worked('2026-10-03T12:00:00Z', '2026-10-03T19:00:00Z');
    expect(began).toMatchObject({ worked: 420, paid: 480 });
    expect(began.adjustments).toEqual([{ rule: 'clock_change', minutes: 60 }]);
    const ended = worked('2027-04-03T11:00:00Z', '2027-04-03T20:00:00Z');
    expect(ended).toMatchObject({ worked: 540, paid: 480 });
    expect(ended.adjustments).toEqual([{ rule: 'clock_change', minutes: -60 }]);
  });
  test('are zero, not negative, if meals cover both occurrences of a repeated time', () => {
    expect(
      worked('2027-04-03T15:50Z', '2027-04-03T16:10Z', [
        taken('MEAL', '2027-04-03T15:50Z', '2027-04-03T16:00Z'),
        taken('EXTRA_MEAL', '2027-04-03T16:00Z', '2027-04-03T16:10Z'),
      ]),
    ).toMatchObject({ worked: 0, paid: 0 });
  });
  test('are zero if both punches are in the same minute or in the wrong order', () => {
    expect(worked('2026-11-22T22:00:05Z', '2026-11-22T22:00:55Z')).toMatchObject({ worked: 0, paid: 0 });
    expect(worked('2026-11-22T22:00:00Z', '2026-11-22T21:00:00Z')).toMatchObject({ worked: 0, paid: 0 });
  });
});

describe('minutes by the clock', () => {
  test.each([
    ['count the first time of an hour that occurs twice', '2027-04-03T11:00Z', '2027-04-03T15:59Z', 299, 299],
    ['up to the clock change are those that passed', '2027-04-03T11:00Z', '2027-04-03T16:00Z', 300, 300],
    [
      'do not increase in the second time of a repeated hour',
      '2027-04-03T11:00Z',
      '2027-04-03T16:10Z',
      310,
      300,
    ],
    ['count a repeated hour once up to its end', '2027-04-03T11:00Z', '2027-04-03T17:00Z', 360, 300],
    ['increase again after a repeated hour', '2027-04-03T11:00Z', '2027-04-03T17:01Z', 361, 301],
    [
      'from the first time of 02:30 in a repeated hour are those planned from 02:30',
      '2027-04-03T15:30Z',
      '2027-04-03T22:00Z',
      390,
      330,
    ],
    [
      'from the second time of a repeated hour are those that passed',
      '2027-04-03T16:30Z',
      '2027-04-03T22:00Z',
      330,
      330,
    ],
    [
      'from the first to the second time of a repeated hour end at the clock change',
      '2027-04-03T15:50Z',
      '2027-04-03T16:10Z',
      20,
      10,
    ],
    ['include a skipped hour', '2026-10-03T15:50Z', '2026-10-03T16:10Z', 20, 80],
  ])('%s', (_, from, until, passed, shown) => {
    expect(clockMinutes(from, until, sydney)).toEqual({ passed, shown });
  });
});

const zone = fc.constantFrom(
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Australia/Brisbane',
);
/** Instants near the clock changes of October 2026 and April 2027, at New Year and in July. */
const base = fc.constantFrom(
  Date.UTC(2026, 9, 3, 15),
  Date.UTC(2027, 3, 3, 15),
  Date.UTC(2026, 11, 31, 13),
  Date.UTC(2026, 6, 1),
);
const around = fc.tuple(base, fc.integer({ min: -900, max: 900 }), fc.integer({ min: 0, max: 1400 }));
const at = (start: number, minutes: number) => new Date(start + minutes * 60_000);
const breaksOf = fc.array(
  fc.tuple(
    fc.constantFrom('MEAL' as const, 'REST' as const, 'EXTRA_MEAL' as const, 'EXTRA_REST' as const),
    fc.integer({ min: -60, max: 1400 }),
    fc.option(fc.integer({ min: 1, max: 120 })),
  ),
  { maxLength: 4 },
);

test('paid minutes differ from worked minutes by at most the clock change', () => {
  fc.assert(
    fc.property(zone, around, breaksOf, (place, [start, from, length], breaks) => {
      const clocked_in_at = at(start, from);
      const clocked_out_at = at(start, from + length);
      const result = clockedMinutes({
        zone: place,
        clocked_in_at,
        clocked_out_at,
        breaks: breaks.map(([break_type, after, minutes]) => ({
          break_type,
          started_at: at(start, from + after),
          ended_at: minutes === null ? null : at(start, from + after + minutes),
        })),
      });
      const change = instantToWall(clocked_out_at, place).offset - instantToWall(clocked_in_at, place).offset;
      const difference = result.paid - result.worked;
      expect(result.worked + result.meals).toBe(length);
      expect(result.paid).toBeGreaterThanOrEqual(0);
      expect(difference).toBeGreaterThanOrEqual(Math.min(0, change));
      expect(difference).toBeLessThanOrEqual(Math.max(0, change));
      expect(result.adjustments.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(difference);
    }),
  );
});
test('staying longer never results in fewer minutes by the clock', () => {
  fc.assert(
    fc.property(zone, around, fc.integer({ min: 1, max: 90 }), (place, [start, from, length], more) => {
      const until = clockMinutes(at(start, from), at(start, from + length), place).shown;
      const longer = clockMinutes(at(start, from), at(start, from + length + more), place).shown;
      expect(longer).toBeGreaterThanOrEqual(until);
    }),
  );
});
test('a shift without breaks that is worked exactly as planned is paid as planned', () => {
  const date = fc.constantFrom('2026-10-03', '2026-10-04', '2027-04-03', '2027-04-04', '2026-12-31');
  const wall = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
  fc.assert(
    fc.property(zone, date, wall, wall, (place, day, start, end) => {
      const shift = { date: day, start, end, zone: place };
      const [times, plan] = [shiftTimes(shift), rosteredMinutes({ ...shift, breaks: [] })];
      fc.pre(times !== null);
      if (!times) return;
      expect(
        clockedMinutes({
          zone: place,
          clocked_in_at: times.starts_at,
          clocked_out_at: times.ends_at,
          breaks: [],
        }),
      ).toMatchObject({ worked: plan?.elapsed, paid: plan?.paid });
    }),
  );
});
