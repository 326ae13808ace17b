import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortRestWarnings } from '../src/rosters/rest-between.ts';
import type { LimitedShift } from '../src/rosters/roster-limits.ts';
import type { PlannedBreak } from '../src/rosters/shift-breaks.ts';
import { shiftWarnings } from '../src/rosters/shift-limits.ts';
import { isOverHours, weekMinutes, weekWarnings } from '../src/rosters/week-limits.ts';
import { weekOf } from '../src/time/calendar-days.ts';
import { addDays } from '../src/time/zoned-time.ts';

const sydney = 'Australia/Sydney';
const meal = (start: string | null, length = 30): PlannedBreak => ({ type: 'MEAL', start, length });
const rest = (start: string | null, length = 10): PlannedBreak => ({ type: 'REST', start, length });
const shift = (
  date: string,
  start: string,
  end: string,
  breaks: readonly PlannedBreak[] = [],
  other: Partial<LimitedShift> = {},
): LimitedShift => ({
  id: `${date} ${start}`,
  user_id: 'mia',
  roster_shift_type: 'ORDINARY',
  zone: sydney,
  date,
  start,
  end,
  breaks,
  ...other,
});

describe('warnings about the meals and rests of a shift', () => {
  const monday = '2026-11-23';
  test.each<[string, LimitedShift, readonly string[]]>([
    [
      'none for a day with a meal and a rest',
      shift(monday, '09:00', '17:00', [meal('12:00'), rest('15:00')]),
      [],
    ],
    ['none for five hours without a meal', shift(monday, '09:00', '14:00', [rest('11:00')]), []],
    [
      'no meal in five hours and a minute',
      shift(monday, '09:00', '14:01', [rest('11:00')]),
      ['no_meal_break 301'],
    ],
    [
      'no meal and no rests in a day without breaks',
      shift(monday, '09:00', '17:00'),
      ['no_meal_break 480', 'rest_breaks 0 of 20'],
    ],
    [
      'no meal in time if it starts after five and a half hours',
      shift(monday, '09:00', '17:00', [meal('14:30'), rest('11:00')]),
      ['no_meal_break 330'],
    ],
    [
      'a meal of 20 minutes is too short, and does not count',
      shift(monday, '09:00', '17:00', [meal('12:00', 20), rest('15:00')]),
      ['no_meal_break 480', 'meal_length 20'],
    ],
    ['none for a meal of 60 minutes', shift(monday, '09:00', '17:00', [meal('12:00', 60), rest(null)]), []],
    [
      'a meal of 61 minutes is too long',
      shift(monday, '09:00', '17:30', [meal('12:00', 61), rest('15:00')]),
      ['meal_length 61'],
    ],
    [
      'no second meal in twelve hours',
      shift(monday, '08:00', '20:00', [meal('12:00'), rest(null, 20)]),
      ['no_meal_break 450'],
    ],
    [
      'none for twelve hours with two meals and two rests',
      shift(monday, '08:00', '20:00', [
        meal('12:00'),
        { type: 'EXTRA_MEAL', start: '16:30', length: 30 },
        rest('10:00'),
        { type: 'EXTRA_REST', start: '18:00', length: 10 },
      ]),
      [],
    ],
    [
      'none for a meal and a rest without a start',
      shift(monday, '09:00', '17:00', [meal(null), rest(null)]),
      [],
    ],
    [
      'too little rest in eight paid hours with only one',
      shift(monday, '09:00', '17:30', [meal('13:00'), rest('15:00')]),
      ['rest_breaks 10 of 20'],
    ],
    [
      'none for an on-call shift without breaks',
      shift(monday, '09:00', '21:00', [], { roster_shift_type: 'ON_CALL' }),
      [],
    ],
    [
      'no meal in time if an hour comes twice before it',
      shift('2027-04-03', '22:00', '06:00', [meal('03:00'), rest('00:00')]),
      ['no_meal_break 360'],
    ],
    [
      'none for a meal that is in time because an hour is skipped before it',
      shift('2026-10-03', '22:00', '06:00', [meal('03:30'), rest('00:00')]),
      [],
    ],
  ])('%s', (_, planned, expected) => {
    expect(
      shiftWarnings(planned).map((each) => {
        switch (each.kind) {
          case 'rest_breaks':
            return `${each.kind} ${each.minutes} of ${each.needed}`;
          default:
            return `${each.kind} ${each.minutes}`;
        }
      }),
    ).toEqual(expected);
  });
  test('include the start and end of the time without a meal', () => {
    expect(shiftWarnings(shift(monday, '20:00', '04:00', [meal('02:00'), rest('22:00')]))).toEqual([
      {
        kind: 'no_meal_break',
        shift_id: '2026-11-23 20:00',
        from: new Date('2026-11-23T09:00Z'),
        until: new Date('2026-11-23T15:00Z'),
        minutes: 360,
        limit: 300,
      },
    ]);
  });
});

describe('hours of a week', () => {
  const week = (days: number, end = '17:06') =>
    Array.from({ length: days }, (_, day) =>
      shift(addDays('2026-11-23', day), '09:00', end, [meal('12:00')]),
    );
  test('five days of 7.6 hours make 38, and one more minute exceeds the limit', () => {
    expect(weekWarnings(week(5), new Map())).toEqual([]);
    const over = [...week(4), shift('2026-11-27', '09:00', '17:07', [meal('12:00')])];
    expect(weekWarnings(over, new Map())).toEqual([
      { kind: 'ordinary_hours', user_id: 'mia', week: '2026-11-23', minutes: 2281, limit: 2280 },
    ]);
  });
  test('people can have their own limit, to the minute', () => {
    expect(weekWarnings(week(4), new Map([['mia', '30.40']]))).toEqual([]);
    expect(weekWarnings(week(4), new Map([['mia', '30.39']]))).toEqual([
      { kind: 'max_hours', user_id: 'mia', week: '2026-11-23', minutes: 1824, max_hours_per_week: '30.39' },
    ]);
    expect(weekWarnings(week(4), new Map([['mia', null]]))).toEqual([]);
    expect(isOverHours(457, '7.6')).toBe(true);
    expect(isOverHours(456, '7.6')).toBe(false);
  });
  test('overtime counts towards the personal limit only, and on-call and open shifts towards none', () => {
    const rows = [
      ...week(5),
      shift('2026-11-28', '09:00', '13:00', [], { roster_shift_type: 'OVERTIME' }),
      shift('2026-11-29', '09:00', '13:00', [], { roster_shift_type: 'ON_CALL' }),
      shift('2026-11-29', '14:00', '18:00', [], { user_id: null }),
    ];
    expect(weekMinutes(rows)).toEqual([
      { user_id: 'mia', week: '2026-11-23', ordinary: 2280, minutes: 2520 },
    ]);
    expect(weekWarnings(rows, new Map([['mia', '40.00']])).map(({ kind }) => kind)).toEqual(['max_hours']);
  });
  test('a night shift from Sunday counts in the week in which it starts', () => {
    expect(weekOf('2026-11-29')).toBe('2026-11-23');
    expect(weekOf('2026-11-30')).toBe('2026-11-30');
    expect(weekOf('2027-01-01')).toBe('2026-12-28');
    const rows = [shift('2026-11-29', '22:00', '06:00'), shift('2026-11-30', '22:00', '06:00')];
    expect(weekMinutes(rows).map(({ week: monday, minutes }) => [monday, minutes])).toEqual([
      ['2026-11-23', 480],
      ['2026-11-30', 480],
    ]);
  });
  test('the minutes of the weeks add up to those of all assigned shifts that are not on call, in any order', () => {
    const row = fc.record({
      day: fc.integer({ min: 0, max: 30 }),
      hours: fc.integer({ min: 1, max: 12 }),
      user_id: fc.constantFrom('mia', 'leo', null),
      roster_shift_type: fc.constantFrom('ORDINARY' as const, 'OVERTIME' as const, 'ON_CALL' as const),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const shifts = rows.map(({ day, hours, ...other }) =>
          shift(addDays('2026-11-23', day), '08:00', `${String(8 + hours).padStart(2, '0')}:00`, [], other),
        );
        const expected = rows
          .filter(({ user_id, roster_shift_type }) => user_id !== null && roster_shift_type !== 'ON_CALL')
          .reduce((sum, { hours }) => sum + hours * 60, 0);
        const weeks = weekMinutes(shifts);
        expect(weeks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(expected);
        expect(weekMinutes(shifts.toReversed())).toEqual(weeks);
        for (const { ordinary, minutes } of weeks) expect(ordinary).toBeLessThanOrEqual(minutes);
      }),
    );
  });
});

describe('rest between working days', () => {
  const perth = 'Australia/Perth';
  test.each<[string, readonly LimitedShift[], readonly number[]]>([
    [
      'is enough with ten hours',
      [shift('2026-11-23', '13:00', '21:00'), shift('2026-11-24', '07:00', '15:00')],
      [],
    ],
    [
      'is too short with a minute less than ten hours',
      [shift('2026-11-23', '13:00', '21:01'), shift('2026-11-24', '07:00', '15:00')],
      [599],
    ],
    [
      'is too short with eight hours after a night shift',
      [shift('2026-11-23', '22:00', '06:00'), shift('2026-11-24', '14:00', '18:00')],
      [480],
    ],
    [
      'is too short if it is a pause of four hours over midnight',
      [shift('2026-11-23', '22:00', '02:00'), shift('2026-11-24', '06:00', '10:00')],
      [240],
    ],
    [
      'is not a pause within a day',
      [shift('2026-11-23', '08:00', '12:00'), shift('2026-11-23', '13:00', '17:00')],
      [],
    ],
    [
      'is too short if it is a pause of five hours within fourteen',
      [shift('2026-11-23', '06:00', '10:00'), shift('2026-11-23', '15:00', '20:00')],
      [300],
    ],
    [
      'is too short with nine hours after a day with a pause',
      [
        shift('2026-11-23', '10:00', '14:00'),
        shift('2026-11-23', '16:00', '22:00'),
        shift('2026-11-24', '07:00', '12:00'),
      ],
      [540],
    ],
    [
      'is too short from 20:00 in Perth to 06:00 in Sydney, which is 03:00 in Perth',
      [shift('2026-11-23', '12:00', '20:00', [], { zone: perth }), shift('2026-11-24', '06:00', '10:00')],
      [420],
    ],
    [
      'is an hour shorter in the night when an hour is skipped',
      [shift('2026-10-03', '13:00', '21:00'), shift('2026-10-04', '07:00', '15:00')],
      [540],
    ],
    [
      'is an hour longer in the night when an hour comes twice',
      [shift('2027-04-03', '14:00', '22:00'), shift('2027-04-04', '07:00', '15:00')],
      [],
    ],
    [
      'includes time on call',
      [
        shift('2026-11-23', '09:00', '17:00'),
        shift('2026-11-23', '20:00', '04:00', [], { roster_shift_type: 'ON_CALL' }),
        shift('2026-11-24', '09:00', '17:00'),
      ],
      [],
    ],
    [
      'does not apply between shifts of two people',
      [shift('2026-11-23', '13:00', '21:00'), shift('2026-11-24', '06:00', '15:00', [], { user_id: 'leo' })],
      [],
    ],
    [
      'does not apply between overlapping shifts',
      [shift('2026-11-23', '22:00', '06:00'), shift('2026-11-24', '05:00', '09:00')],
      [],
    ],
  ])('%s', (_, shifts, expected) => {
    const found = shortRestWarnings(shifts);
    expect(found.map((each) => (each.kind === 'short_rest' ? each.minutes : each.kind))).toEqual(expected);
    expect(shortRestWarnings(shifts.toReversed())).toEqual(found);
  });
  test('is reported with the shifts before and after it if it is too short', () => {
    const rows = [
      shift('2026-11-23', '10:00', '14:00'),
      shift('2026-11-23', '16:00', '22:00'),
      shift('2026-11-24', '07:00', '12:00'),
    ];
    expect(shortRestWarnings(rows)).toMatchObject([
      { user_id: 'mia', earlier_id: '2026-11-23 16:00', later_id: '2026-11-24 07:00', limit: 600 },
    ]);
  });
});
