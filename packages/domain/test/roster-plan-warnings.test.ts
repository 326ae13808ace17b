import { describe, expect, test } from 'vitest';
import {
  newWarnings,
  type PlanShift,
  type PlanWarning,
  planWarnings,
  type RosterFacts,
} from '../src/rosters/plan-warnings.ts';
import { wallToInstant } from '../src/time/zoned-time.ts';

const zone = 'Australia/Sydney';
const monday = '2026-11-23';
const breaks = [
  { type: 'MEAL', start: '12:00', length: 30 },
  { type: 'REST', start: '10:00', length: 10 },
] as const;
const shift = (id: string, other: Partial<PlanShift> = {}): PlanShift => ({
  id,
  user_id: 'mia',
  user_whom_id: null,
  clinic_room_id: null,
  roster_shift_type: 'ORDINARY',
  date: monday,
  start: '09:00',
  end: '17:00',
  zone,
  breaks,
  ...other,
});
const facts = (other: Partial<RosterFacts> = {}): RosterFacts => ({ people: new Map(), leave: [], ...other });
const leave = (user_id: string, from: string, until: string, status = 'PENDING', id = 'leave') => ({
  employee_leave_id: id,
  user_id,
  status,
  starts_at: wallToInstant(monday, from, zone),
  ends_at: wallToInstant(monday, until, zone),
});
const kinds = (warnings: readonly PlanWarning[]) => warnings.map(({ kind }) => kind);
const inRoom = (id: string, user_id: string | null, other: Partial<PlanShift> = {}) =>
  shift(id, { user_id, clinic_room_id: 'surgery', ...other });

describe('the warnings of a plan', () => {
  test('are empty for a usual day', () => {
    expect(planWarnings([shift('a')], facts())).toEqual([]);
  });
  test('include those of single shifts, of weeks and of rest between days', () => {
    const long = shift('a', { start: '08:00', end: '23:30', breaks: [] });
    const next = shift('b', { date: '2026-11-24', start: '07:00', end: '14:00' });
    const people = new Map([['mia', { max_hours_per_week: '20.00', available_days: [] }]]);
    expect(kinds(planWarnings([long, next], facts({ people })))).toEqual([
      'no_meal_break',
      'rest_breaks',
      'max_hours',
      'short_rest',
    ]);
  });
  test.each<[string, readonly string[], readonly string[]]>([
    ['one on a day when the person is not available', ['TUESDAY'], ['not_available']],
    ['none on a day when the person is available', ['MONDAY', 'TUESDAY'], []],
    ['none for a person without chosen days', [], []],
  ])('about availability: %s', (_what, available_days, expected) => {
    const people = new Map([['mia', { max_hours_per_week: null, available_days }]]);
    expect(kinds(planWarnings([shift('a')], facts({ people })))).toEqual(expected);
  });
  test.each<[string, RosterFacts['leave'], readonly string[]]>([
    [
      'one for leave requested in the last minute of the shift',
      [leave('mia', '16:59', '18:00')],
      ['leave_requested'],
    ],
    ['one for approved leave', [leave('mia', '09:00', '10:00', 'APPROVED')], ['on_leave']],
    ['none for leave that ends as the shift starts', [leave('mia', '08:00', '09:00')], []],
    ['none for leave of somebody else', [leave('leo', '09:00', '17:00')], []],
    [
      'only one for two parts of one request',
      [leave('mia', '09:00', '10:00'), leave('mia', '15:00', '16:00')],
      ['leave_requested'],
    ],
  ])('about leave: %s', (_what, days, expected) => {
    expect(kinds(planWarnings([shift('a')], facts({ leave: days })))).toEqual(expected);
    expect(planWarnings([shift('a', { user_id: null })], facts({ leave: days }))).toEqual([]);
  });
  test.each<[string, readonly PlanShift[], readonly number[]]>([
    [
      'one for two people who do not work together',
      [inRoom('a', 'mia'), inRoom('b', 'leo', { start: '16:00', end: '20:00', breaks: [] })],
      [60],
    ],
    [
      'none if one works with the other',
      [inRoom('a', 'mia'), inRoom('b', 'leo', { user_whom_id: 'mia' })],
      [],
    ],
    [
      'none if both work with the same dentist',
      [inRoom('a', 'mia', { user_whom_id: 'zoe' }), inRoom('b', 'leo', { user_whom_id: 'zoe' })],
      [],
    ],
    [
      'none if one follows the other',
      [inRoom('a', 'mia', { end: '13:00', breaks: [] }), inRoom('b', 'leo', { start: '13:00', breaks: [] })],
      [],
    ],
    ['none for an open shift', [inRoom('a', 'mia'), inRoom('b', null)], []],
    ['none in another room', [inRoom('a', 'mia'), inRoom('b', 'leo', { clinic_room_id: 'desk' })], []],
    ['none for overlapping shifts of one person', [inRoom('a', 'mia'), inRoom('b', 'mia')], []],
  ])('about a room in use: %s', (_what, shifts, expected) => {
    const clashes = planWarnings(shifts, facts()).filter(({ kind }) => kind === 'room_clash');
    expect(clashes.map((clash) => (clash.kind === 'room_clash' ? clash.minutes : 0))).toEqual(expected);
  });
});

describe('new warnings', () => {
  const week = (days: number, end = '17:00') =>
    Array.from({ length: days }, (_, day) => shift(`s${day}`, { date: `2026-11-${23 + day}`, end }));
  const of = (shifts: readonly PlanShift[]) => planWarnings(shifts, facts());
  test('are those that the plan did not have before', () => {
    expect(kinds(newWarnings(of(week(5)), of(week(6))))).toEqual(['ordinary_hours']);
    expect(newWarnings([], [])).toEqual([]);
  });
  test('include limits exceeded by more than before, and not those that stay the same or improve', () => {
    expect(newWarnings(of(week(6)), of(week(6)))).toEqual([]);
    expect(kinds(newWarnings(of(week(6)), of(week(7))))).toEqual(['ordinary_hours']);
    expect(newWarnings(of(week(7)), of(week(6)))).toEqual([]);
  });
  test('include a short rest between days only if it became shorter', () => {
    const nights = (start: string) =>
      of([
        shift('a', { start: '12:00', end: '22:00', breaks: [{ type: 'MEAL', start: '16:00', length: 30 }] }),
        shift('b', {
          date: '2026-11-24',
          start,
          end: '15:00',
          breaks: [{ type: 'MEAL', start: '11:00', length: 30 }],
        }),
      ]);
    expect(kinds(newWarnings(nights('07:30'), nights('07:00')))).toContain('short_rest');
    expect(kinds(newWarnings(nights('07:00'), nights('07:30')))).not.toContain('short_rest');
  });
});
