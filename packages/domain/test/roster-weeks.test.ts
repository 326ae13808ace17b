import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyTemplate, copyWeek, templateOf } from '../src/rosters/copy-week.ts';
import { type WeekFacts, type WeekPlan, type WeekShift, weekSummary } from '../src/rosters/plan-week.ts';
import { type PlacedShift, shiftOverlaps } from '../src/rosters/shift-overlaps.ts';
import { shiftTimes, timeAfter } from '../src/rosters/shift-times.ts';
import { daysBetween } from '../src/time/calendar-days.ts';
import { addDays, wallToInstant } from '../src/time/zoned-time.ts';

const [sydney, brisbane] = ['Australia/Sydney', 'Australia/Brisbane'];
const shift = (
  id: string,
  date: string,
  start: string,
  end: string,
  other: Partial<WeekShift> = {},
): WeekShift => ({
  id,
  date,
  start,
  end,
  user_id: 'mia',
  user_whom_id: null,
  clinic_room_id: null,
  clinic_roster_shift_timing_id: null,
  roster_shift_type: 'ORDINARY',
  message: null,
  breaks: [],
  ...other,
});
const facts = (other: Partial<WeekFacts> = {}): WeekFacts => ({
  zone: sydney,
  existing: [],
  elsewhere: [],
  people: new Set(['mia', 'leo']),
  away: [],
  ...other,
});
const placed = (id: string, user_id: string, date: string, start: string, end: string, zone = sydney) => {
  const times = shiftTimes({ date, start, end, zone });
  if (!times) throw new Error('no shift');
  return { id, user_id, starts_at: times.starts_at, ends_at: times.ends_at };
};
const lines = ({ shifts, left_out }: WeekPlan) => [
  ...shifts.map(({ id, date, start, end }) => `${id} ${date} ${start} ${end}`),
  ...left_out.map(({ id, reason }) => `${id} ${reason}`),
];
const [monday, next] = ['2026-11-23', '2026-11-30'];

describe('copying a week', () => {
  test('keeps local times across a clock change', () => {
    const day = shift('a', '2026-10-02', '09:00', '17:00');
    const plan = copyWeek([day], '2026-10-02', '2026-10-09', facts());
    expect(lines(plan)).toEqual(['a 2026-10-09 09:00 17:00']);
    expect(plan.shifts[0]?.starts_at.toISOString()).toBe('2026-10-08T22:00:00.000Z');
    expect(wallToInstant('2026-10-02', '09:00', sydney).toISOString()).toBe('2026-10-01T23:00:00.000Z');
  });
  test.each<[string, readonly WeekShift[], Partial<WeekFacts>, readonly string[]]>([
    [
      'copies each shift of the week, and no other',
      [
        shift('a', monday, '09:00', '17:00'),
        shift('b', '2026-11-29', '22:00', '06:00'),
        shift('c', '2026-11-22', '09:00', '17:00'),
        shift('d', next, '09:00', '17:00'),
      ],
      {},
      ['a 2026-11-30 09:00 17:00', 'b 2026-12-06 22:00 06:00'],
    ],
    [
      'leaves out a shift that already exists in the target week',
      [shift('a', monday, '09:00', '17:00')],
      { existing: [shift('x', next, '09:00:00', '17:00:00')] },
      ['a exists'],
    ],
    [
      'leaves out a shift that overlaps another of the person at the clinic',
      [shift('a', monday, '09:00', '17:00')],
      { existing: [shift('x', next, '16:00', '20:00')] },
      ['a overlaps'],
    ],
    [
      'leaves out a shift that overlaps one at another clinic in another zone',
      [shift('a', monday, '12:30', '17:00')],
      { elsewhere: [placed('x', 'mia', next, '08:00', '12:00', brisbane)] },
      ['a overlaps'],
    ],
    [
      'adds a shift that ends when another starts',
      [shift('a', monday, '09:00', '17:00')],
      { existing: [shift('x', next, '17:00', '20:00')] },
      ['a 2026-11-30 09:00 17:00'],
    ],
    [
      'leaves out shifts of people who are on leave or no longer at the clinic',
      [
        shift('a', monday, '09:00', '17:00'),
        shift('b', monday, '10:00', '17:00', { user_id: 'tom' }),
        shift('c', monday, '09:00', '17:00', { user_id: 'leo' }),
      ],
      {
        away: [
          {
            user_id: 'mia',
            starts_at: wallToInstant(next, '13:00', sydney),
            ends_at: wallToInstant(next, '17:00', sydney),
          },
        ],
      },
      ['c 2026-11-30 09:00 17:00', 'a on_leave', 'b not_at_clinic'],
    ],
    [
      'adds a shift of somebody whose leave ends before it',
      [shift('a', monday, '09:00', '17:00')],
      {
        away: [
          {
            user_id: 'mia',
            starts_at: wallToInstant('2026-11-29', '00:00', sydney),
            ends_at: wallToInstant(next, '00:00', sydney),
          },
        ],
      },
      ['a 2026-11-30 09:00 17:00'],
    ],
    [
      'adds open shifts as often as they are missing',
      ['a', 'b', 'c'].map((id) => shift(id, monday, '09:00', '17:00', { user_id: null })),
      { existing: [shift('x', next, '09:00', '17:00', { user_id: null })] },
      ['b 2026-11-30 09:00 17:00', 'c 2026-11-30 09:00 17:00', 'a exists'],
    ],
    [
      'leaves out an open shift that is assigned to somebody in the target week',
      [shift('a', monday, '09:00', '17:00', { user_id: null })],
      { existing: [shift('x', next, '09:00', '17:00', { user_id: 'leo' })] },
      ['a exists'],
    ],
    [
      'adds an open shift if the only one at these hours is the copy of a person’s shift',
      [
        shift('a', monday, '09:00', '17:00', { user_id: null }),
        shift('b', monday, '09:00', '17:00', { user_id: 'leo' }),
      ],
      { existing: [shift('x', next, '09:00', '17:00', { user_id: 'leo' })] },
      ['a 2026-11-30 09:00 17:00', 'b exists'],
    ],
    [
      'adds a shift whose hours exist only in another room',
      [shift('a', monday, '09:00', '17:00', { user_id: null, clinic_room_id: 'one' })],
      { existing: [shift('x', next, '09:00', '17:00', { user_id: null, clinic_room_id: 'two' })] },
      ['a 2026-11-30 09:00 17:00'],
    ],
    [
      'leaves out unrostered shifts',
      [shift('a', monday, '09:00', '17:00', { roster_shift_type: 'UNROSTERED' })],
      {},
      ['a unrostered'],
    ],
  ])('%s', (_, shifts, other, expected) => {
    expect(lines(copyWeek(shifts, monday, next, facts(other)))).toEqual(expected);
  });
  test('moves times that the clocks skip, and leaves out shifts that cannot be moved', () => {
    const shifts = [
      shift('a', '2026-09-27', '02:30', '08:00'),
      shift('b', '2026-09-27', '02:10', '02:50', { user_id: 'leo' }),
      shift('c', '2026-09-27', '02:30', '10:00', {
        user_id: null,
        breaks: [{ type: 'REST', start: '02:40', length: 10 }],
      }),
    ];
    const plan = copyWeek(shifts, '2026-09-27', '2026-10-04', facts());
    expect(lines(plan)).toEqual(['a 2026-10-04 03:00 08:00', 'b no_such_time', 'c no_such_time']);
    expect(plan.shifts[0]?.moved).toBe(true);
    expect(weekSummary(plan)).toEqual({ added: 1, moved: 1, left_out: new Map([['no_such_time', 2]]) });
  });
  test('leaves out a shift in Tweed Heads in winter, when it overlaps one on the Gold Coast, but not in summer', () => {
    const tweed = [shift('a', monday, '08:00', '12:00')];
    const gold = (date: string) => ({ elsewhere: [placed('x', 'mia', date, '11:30', '15:00', brisbane)] });
    expect(lines(copyWeek(tweed, monday, next, facts(gold(next))))).toEqual(['a 2026-11-30 08:00 12:00']);
    expect(lines(copyWeek(tweed, monday, '2027-07-12', facts(gold('2027-07-12'))))).toEqual(['a overlaps']);
  });
  test('to itself adds nothing', () => {
    const shifts = [
      shift('a', monday, '09:00', '17:00'),
      shift('b', monday, '09:00', '17:00', { user_id: null }),
    ];
    expect(lines(copyWeek(shifts, monday, '2026-11-27', facts({ existing: shifts })))).toEqual([
      'a exists',
      'b exists',
    ]);
  });
});

describe('a template', () => {
  const line = (weekday: 'MONDAY' | 'SUNDAY', id: string, start = '09:00') => {
    const { date, ...rest } = shift(id, monday, start, '17:00');
    return { ...rest, weekday };
  };
  test('adds only the earlier of two overlapping shifts of one person', () => {
    const twice = [line('MONDAY', 'b', '10:00'), line('MONDAY', 'a')];
    expect(lines(applyTemplate(twice, next, facts()))).toEqual(['a 2026-11-30 09:00 17:00', 'b overlaps']);
  });
  test('places its shifts on their weekdays in the given week', () => {
    expect(lines(applyTemplate([line('SUNDAY', 'b'), line('MONDAY', 'a')], '2026-12-30', facts()))).toEqual([
      'a 2026-12-28 09:00 17:00',
      'b 2027-01-03 09:00 17:00',
    ]);
  });
  test('keeps meals and rests, and omits extra breaks and unrostered shifts', () => {
    const breaks = (['MEAL', 'REST', 'EXTRA_MEAL', 'EXTRA_REST'] as const).map((type) => ({
      type,
      start: null,
      length: 10,
    }));
    const rows = templateOf([
      shift('b', '2026-11-29', '09:00', '17:00', { roster_shift_type: 'UNROSTERED' }),
      shift('a', '2026-11-29', '09:00', '17:00', { breaks }),
    ]);
    expect(rows.map(({ id, weekday, breaks: kept }) => [id, weekday, kept.map(({ type }) => type)])).toEqual([
      ['a', 'SUNDAY', ['MEAL', 'REST']],
    ]);
  });
});

const row = fc.record({
  day: fc.integer({ min: 0, max: 6 }),
  start: fc.integer({ min: 0, max: 47 }).map((halves) => timeAfter('00:00', halves * 30)),
  length: fc.integer({ min: 1, max: 24 }),
  user_id: fc.constantFrom('mia', 'leo', 'tom', null),
  clinic_room_id: fc.constantFrom(null, 'one'),
  roster_shift_type: fc.constantFrom('ORDINARY' as const, 'UNROSTERED' as const, 'ON_CALL' as const),
});
/** Shifts of a week that the database accepts: those of one person do not overlap. */
const weekOfShifts = (prefix: string, week: string) =>
  fc.array(row, { maxLength: 14 }).map((rows) => {
    const kept: WeekShift[] = [];
    const spans: PlacedShift[] = [];
    rows.forEach(({ day, start, length, ...other }, index) => {
      const one = shift(`${prefix}${index}`, addDays(week, day), start, timeAfter(start, length * 30), other);
      const times = shiftTimes({ ...one, zone: sydney });
      if (!times) return;
      const span = { id: one.id, user_id: one.user_id, ...times };
      if (shiftOverlaps([...spans, span]).length > 0) return;
      kept.push({ ...one, start: times.start, end: times.end });
      spans.push(span);
    });
    return kept;
  });
const spansOf = (shifts: readonly WeekShift[]) =>
  shifts.flatMap(({ id, user_id, ...plan }) => {
    const times = shiftTimes({ ...plan, zone: sydney });
    return times ? [{ id, user_id, ...times }] : [];
  });

const target = fc.constantFrom('2026-09-28', '2027-03-29', '2026-12-28', next);
test('copying a week adds or leaves out each shift, keeps local times that exist, and adds nothing a second time', () => {
  fc.assert(
    fc.property(
      target.chain((to) => fc.tuple(fc.constant(to), weekOfShifts('s', monday), weekOfShifts('x', to))),
      fc.boolean(),
      ([to, source, existing], isAway) => {
        const known = facts({
          existing,
          elsewhere: [placed('other', 'leo', addDays(to, 2), '12:00', '18:00', brisbane)].filter(
            (other) => shiftOverlaps([...spansOf(existing), other]).length === 0,
          ),
          away: isAway
            ? [
                {
                  user_id: 'mia',
                  starts_at: wallToInstant(addDays(to, 1), '00:00', sydney),
                  ends_at: wallToInstant(addDays(to, 2), '00:00', sydney),
                },
              ]
            : [],
        });
        const plan = copyWeek(source, monday, to, known);
        const ids = [...plan.shifts, ...plan.left_out].map(({ id }) => id);
        expect(ids.toSorted()).toEqual(source.map(({ id }) => id).toSorted());
        const { added, left_out } = weekSummary(plan);
        expect(added + [...left_out.values()].reduce((sum, each) => sum + each, 0)).toBe(source.length);
        for (const one of plan.shifts) {
          const origin = source.find(({ id }) => id === one.id);
          expect(daysBetween(origin?.date ?? '', one.date)).toBe(daysBetween(monday, to));
          if (!one.moved) expect([one.start, one.end]).toEqual([origin?.start, origin?.end]);
        }
        const after = [...existing, ...plan.shifts.map((one) => ({ ...one, id: `new ${one.id}` }))];
        expect(shiftOverlaps([...spansOf(after), ...known.elsewhere])).toEqual([]);
        const again = copyWeek(source, monday, to, { ...known, existing: after });
        expect(again.shifts).toEqual([]);
        // Applying a template that was made from the week adds the same shifts as copying it.
        const byTemplate = applyTemplate(templateOf(source), to, known);
        expect(byTemplate.shifts).toEqual(plan.shifts);
      },
    ),
    { numRuns: 120 },
  );
});
