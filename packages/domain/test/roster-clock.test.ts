import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockIn, clockOut, endBreak, offlineNote, punchOf, startBreak } from '../src/rosters/clock-rules.ts';
import {
  type PunchShift,
  partsOfPunch,
  shiftOfClockIn,
  shiftOfClockOut,
} from '../src/rosters/punch-shift.ts';
import type { TakenBreak } from '../src/rosters/shift-minutes.ts';
import { shiftTimes } from '../src/rosters/shift-times.ts';
import { wallToInstant } from '../src/time/zoned-time.ts';

const zone = 'Australia/Sydney';
const at = (date: string, time: string) => wallToInstant(date, time, zone);
const [monday, tuesday] = ['2026-11-23', '2026-11-24'];
const shift = (
  date: string,
  start: string,
  end: string,
  clocked: { readonly in?: Date; readonly out?: Date } = {},
  published = true,
): PunchShift => {
  const times = shiftTimes({ date, start, end, zone });
  if (!times) throw new Error('no shift');
  return {
    id: `${date} ${start}`,
    starts_at: times.starts_at,
    ends_at: times.ends_at,
    published,
    clocked_in_at: clocked.in ?? null,
    clocked_out_at: clocked.out ?? null,
  };
};

const night = shift(monday, '18:00', '07:00', { in: at(monday, '17:55') });
const today = shift(tuesday, '09:00', '17:00');

describe('a clock-out belongs to', () => {
  test.each<[string, readonly PunchShift[], Date, string | null]>([
    [
      'the shift of last night, though today has a shift',
      [today, night],
      at(tuesday, '07:10'),
      '2026-11-23 18:00',
    ],
    [
      'the shift of last night, even after today’s has begun',
      [today, night],
      at(tuesday, '09:20'),
      '2026-11-23 18:00',
    ],
    [
      'today’s shift, if both it and last night’s were clocked into',
      [night, shift(tuesday, '09:00', '17:00', { in: at(tuesday, '08:58') })],
      at(tuesday, '17:05'),
      '2026-11-24 09:00',
    ],
    [
      'no shift, if the only one was already clocked out of',
      [shift(monday, '09:00', '17:00', { in: at(monday, '09:00'), out: at(monday, '17:00') })],
      at(monday, '17:01'),
      null,
    ],
    ['no shift, if it is before the clock-in', [night], at(monday, '17:54'), null],
    ['the shift that was clocked into in the same minute', [night], at(monday, '17:55'), '2026-11-23 18:00'],
  ])('%s', (_, shifts, time, expected) => {
    expect(shiftOfClockOut(shifts, time)?.id ?? null).toBe(expected);
    expect(shiftOfClockOut(shifts.toReversed(), time)?.id ?? null).toBe(expected);
  });
});

describe('a clock-in belongs to', () => {
  const morning = shift(monday, '09:00', '13:00');
  const evening = shift(monday, '13:00', '21:00');
  test.each<[string, readonly PunchShift[], Date, string | null]>([
    ['a shift from 30 minutes before its start', [morning], at(monday, '08:30'), '2026-11-23 09:00'],
    ['no shift 31 minutes before its start', [morning], at(monday, '08:29'), null],
    ['a shift in its last minute', [morning], at(monday, '12:59'), '2026-11-23 09:00'],
    ['no shift at the end of the only one', [morning], at(monday, '13:00'), null],
    [
      'the one of two shifts that starts nearest',
      [morning, evening],
      at(monday, '12:45'),
      '2026-11-23 13:00',
    ],
    [
      'the first of two shifts an hour after its start',
      [morning, evening],
      at(monday, '10:00'),
      '2026-11-23 09:00',
    ],
    ['no draft shift', [shift(monday, '09:00', '13:00', {}, false)], at(monday, '09:00'), null],
    ['no shift that was already clocked into', [night], at(monday, '18:00'), null],
    [
      'a shift that starts after midnight',
      [shift(tuesday, '00:15', '06:00')],
      at(monday, '23:50'),
      '2026-11-24 00:15',
    ],
    [
      'a night shift that began yesterday',
      [shift(monday, '22:00', '06:00')],
      at(tuesday, '01:00'),
      '2026-11-23 22:00',
    ],
  ])('%s', (_, shifts, time, expected) => {
    expect(shiftOfClockIn(shifts, time)?.id ?? null).toBe(expected);
    expect(shiftOfClockIn(shifts.toReversed(), time)?.id ?? null).toBe(expected);
  });
});

describe('clocking in', () => {
  const strict = { isUnrosteredAllowed: false };
  const open = { isUnrosteredAllowed: true };
  test.each<[string, readonly PunchShift[], Date, { isUnrosteredAllowed: boolean }, string | null]>([
    ['five minutes before a shift is accepted', [today], at(tuesday, '08:55'), strict, '2026-11-24 09:00'],
    [
      '40 minutes before a shift is refused as too early',
      [today],
      at(tuesday, '08:20'),
      strict,
      'clock_too_early',
    ],
    ['a day before the next shift is refused', [today], at(monday, '12:00'), strict, 'clock_no_shift'],
    [
      'after a shift that nobody clocked into is refused',
      [today],
      at(tuesday, '17:30'),
      strict,
      'clock_no_shift',
    ],
    ['without a shift is refused', [], at(tuesday, '08:20'), strict, 'clock_no_shift'],
    ['without a shift is accepted where unrostered work is allowed', [], at(tuesday, '08:20'), open, null],
    [
      'while clocked into another shift is refused',
      [night, today],
      at(tuesday, '08:40'),
      strict,
      'clock_already_in',
    ],
    [
      'four hours after a night shift without a clock-out is accepted for today’s shift',
      [night, today],
      at(tuesday, '11:01'),
      strict,
      '2026-11-24 09:00',
    ],
    [
      'again after the clock-out of a shift is refused',
      [shift(tuesday, '09:00', '17:00', { in: at(tuesday, '09:00'), out: at(tuesday, '12:00') })],
      at(tuesday, '12:30'),
      strict,
      'clock_already_out',
    ],
    [
      'at a time that was already worked is refused',
      [shift(tuesday, '09:00', '17:00', { in: at(tuesday, '09:00'), out: at(tuesday, '12:00') })],
      at(tuesday, '11:59'),
      { isUnrosteredAllowed: true },
      'clock_worked_already',
    ],
    [
      'at the start of a draft shift is refused',
      [shift(tuesday, '09:00', '17:00', {}, false)],
      at(tuesday, '09:00'),
      strict,
      'clock_no_shift',
    ],
    [
      'an hour before a draft shift is refused as without a shift',
      [shift(tuesday, '09:00', '17:00', {}, false)],
      at(tuesday, '08:00'),
      strict,
      'clock_no_shift',
    ],
  ])('%s', (_, shifts, time, allowed, expected) => {
    const result = clockIn(shifts, time, allowed);
    expect(result.ok ? result.value : result.code).toBe(expected);
  });
});

test('clocking out is possible until twelve hours after the end of the shift', () => {
  expect(clockOut([night], at(tuesday, '19:00'))).toEqual({ ok: true, value: night.id });
  const late = new Date(at(tuesday, '19:00').getTime() + 1);
  expect(clockOut([night], late)).toEqual({ ok: false, code: 'clock_out_late' });
});

test('clocking out requires an earlier clock-in', () => {
  expect(clockOut([today, night], at(tuesday, '07:10'))).toEqual({ ok: true, value: night.id });
  expect(clockOut([night], at(monday, '17:00'))).toEqual({ ok: false, code: 'clock_out_before_in' });
  expect(clockOut([today], at(tuesday, '09:00'))).toEqual({ ok: false, code: 'clock_not_in' });
});

describe('a punch that was made offline', () => {
  const [made, received] = [at(tuesday, '07:10'), at(tuesday, '07:22')];
  test('keeps the time of the device and notes when it was synced', () => {
    const punch = punchOf(received, made);
    expect(punch).toEqual({ at: made, synced_at: received });
    expect(offlineNote(received, zone)).toBe('offline, synced 07:22');
    expect(shiftOfClockOut([today, night], punch.at)?.id).toBe(night.id);
  });
  test('gets the time of the server if its own is in the future, as does a punch that was made online', () => {
    expect(punchOf(made, received)).toEqual({ at: made, synced_at: made });
    expect(punchOf(received, null)).toEqual({ at: received, synced_at: null });
  });
});

describe('breaks', () => {
  const clocked = { clocked_in_at: at(monday, '09:00'), clocked_out_at: null };
  const taken = (from: string, until: string | null): TakenBreak => ({
    break_type: 'MEAL',
    started_at: at(monday, from),
    ended_at: until === null ? null : at(monday, until),
  });
  const code = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? 'ok' : result.code);
  test('can be taken only one at a time, between clock-in and clock-out', () => {
    const noon = at(monday, '12:00');
    expect(code(startBreak(clocked, [], noon))).toBe('ok');
    expect(code(startBreak(clocked, [taken('11:00', '12:00')], noon))).toBe('ok');
    expect(code(startBreak(clocked, [taken('11:00', '12:01')], noon))).toBe('break_overlaps');
    expect(code(startBreak(clocked, [taken('11:00', null)], noon))).toBe('break_already_on');
    expect(code(startBreak(clocked, [], at(monday, '08:59')))).toBe('clock_not_in');
    expect(code(startBreak({ clocked_in_at: null, clocked_out_at: null }, [], noon))).toBe('clock_not_in');
    expect(code(startBreak({ ...clocked, clocked_out_at: noon }, [], noon))).toBe('clock_already_out');
  });
  test('must end after they start, and cannot end if none has begun', () => {
    const open = taken('12:00', null);
    expect(endBreak([taken('10:00', '10:10'), open], at(monday, '12:30'))).toEqual({ ok: true, value: open });
    expect(code(endBreak([open], at(monday, '12:00')))).toBe('break_ends_before_start');
    expect(code(endBreak([taken('10:00', '10:10')], at(monday, '12:30')))).toBe('break_not_on');
  });
});

describe('the time between two punches', () => {
  const parts = (from: Date, until: Date, shifts: readonly PunchShift[]) =>
    partsOfPunch(from, until, shifts).map(({ shift_id, minutes }) => [shift_id, minutes]);
  const morning = shift(monday, '09:00', '13:00');
  const evening = shift(monday, '14:00', '18:00');
  test.each<[string, Date, Date, readonly PunchShift[], readonly [string | null, number][]]>([
    [
      'belongs to a shift, with the minutes before and after it',
      at(monday, '08:50'),
      at(monday, '13:10'),
      [morning],
      [[morning.id, 260]],
    ],
    [
      'is divided between two shifts without a punch between them',
      at(monday, '08:50'),
      at(monday, '18:05'),
      [evening, morning],
      [
        [morning.id, 310],
        [evening.id, 245],
      ],
    ],
    [
      'belongs to last night’s shift until 07:10, not to today’s',
      at(monday, '17:55'),
      at(tuesday, '07:10'),
      [today, night],
      [[night.id, 795]],
    ],
    [
      'belongs to a shift if it is only shortly before it',
      at(monday, '08:40'),
      at(monday, '08:55'),
      [morning],
      [[morning.id, 15]],
    ],
    [
      'belongs to no shift if it is only after one',
      at(monday, '13:00'),
      at(monday, '13:20'),
      [morning],
      [[null, 20]],
    ],
    ['belongs to no shift if there is none', at(monday, '08:40'), at(monday, '10:00'), [], [[null, 80]]],
    [
      'is left out if it is less than a minute',
      at(monday, '09:00'),
      new Date(at(monday, '09:00').getTime() + 59_000),
      [morning],
      [],
    ],
  ])('%s', (_, from, until, shifts, expected) => {
    expect(parts(from, until, shifts)).toEqual(expected);
  });
  test('is divided so that each minute counts exactly once, for any shifts', () => {
    const start = at(monday, '00:00').getTime();
    const minutes = (count: number) => new Date(start + count * 60_000);
    const gaps = fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 600 })), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        gaps,
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 0, max: 59_999 }),
        (rows, from, length, seconds) => {
          let reached = 0;
          const shifts = rows.map(([gap, long], index) => {
            const starts_at = minutes(reached + gap);
            reached += gap + long;
            return { id: String(index), starts_at, ends_at: minutes(reached) };
          });
          const first = new Date(minutes(from).getTime() + seconds);
          const found = partsOfPunch(first, minutes(from + length), shifts.toReversed());
          expect(found.reduce((sum, part) => sum + part.minutes, 0)).toBe(length);
          expect(new Set(found.map(({ shift_id }) => shift_id)).size).toBe(found.length);
          found.forEach((part, index) => {
            expect(part.from).toEqual(index === 0 ? first : found[index - 1]?.until);
            const own = shifts.find(({ id }) => id === part.shift_id);
            // A part is outside the planned time of every other shift.
            for (const other of shifts)
              if (other !== own)
                expect(part.until <= other.starts_at || other.ends_at <= part.from).toBe(true);
          });
          if (length > 0) expect(found.at(-1)?.until).toEqual(minutes(from + length));
        },
      ),
    );
  });
});
