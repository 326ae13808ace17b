import { describe, expect, test } from 'vitest';
import {
  type ClockShift,
  clockState,
  type WaitingPunch,
  withWaitingPunches,
} from '../src/rosters/clock-state.ts';
import { correctedPunches, wallAfter, wallNear } from '../src/rosters/punch-correction.ts';
import { wallToInstant } from '../src/time/zoned-time.ts';

const zone = 'Australia/Sydney';
const at = (time: string, date = '2026-11-24') => wallToInstant(date, time, zone);
const shift = (id: string, from: Date, until: Date, more: Partial<ClockShift> = {}): ClockShift => ({
  id,
  starts_at: from,
  ends_at: until,
  published: true,
  clocked_in_at: null,
  clocked_out_at: null,
  breaks: [],
  ...more,
});
const day = shift('day', at('09:00'), at('17:00'));
const tomorrow = shift('tomorrow', at('09:00', '2026-11-25'), at('17:00', '2026-11-25'));
const meal = { break_type: 'MEAL', started_at: at('12:00'), ended_at: null } as const;

describe('the state of a clock', () => {
  test.each<[string, readonly ClockShift[], Date, object]>([
    [
      'is out without a shift if none is planned',
      [],
      at('09:00'),
      { state: 'out', shift: null, opensAt: null },
    ],
    [
      'is out until 30 minutes before the next shift',
      [tomorrow, day],
      at('08:29'),
      { state: 'out', shift: day, opensAt: at('08:30') },
    ],
    [
      'allows a clock-in from 30 minutes before a shift',
      [tomorrow, day],
      at('08:30'),
      { shift: day, opensAt: null },
    ],
    [
      'allows a clock-in in the last minute of a shift',
      [tomorrow, day],
      at('16:59'),
      { shift: day, opensAt: null },
    ],
    ['names the next shift at the end of one', [tomorrow, day], at('17:00'), { shift: tomorrow }],
    ['ignores a draft shift', [{ ...day, published: false }], at('08:00'), { state: 'out', shift: null }],
    [
      'is in after a clock-in, with the shift that was clocked into',
      [tomorrow, { ...day, clocked_in_at: at('08:55') }],
      at('09:00'),
      { state: 'in', shift: { ...day, clocked_in_at: at('08:55') }, onBreak: null },
    ],
    [
      'is on a break',
      [{ ...day, clocked_in_at: at('08:55'), breaks: [meal] }],
      at('12:10'),
      { state: 'on_break', onBreak: meal },
    ],
    [
      'stays in until four hours after the end of a shift without a clock-out',
      [tomorrow, { ...day, clocked_in_at: at('08:55') }],
      at('21:00'),
      { state: 'in', forgotten: null },
    ],
    [
      'reports a shift as forgotten more than four hours after its end',
      [tomorrow, { ...day, clocked_in_at: at('08:55') }],
      at('21:01'),
      { state: 'out', shift: tomorrow, forgotten: { ...day, clocked_in_at: at('08:55') } },
    ],
    [
      'is out after a clock-out',
      [tomorrow, { ...day, clocked_in_at: at('08:55'), clocked_out_at: at('16:00') }],
      at('16:01'),
      { state: 'out', shift: tomorrow, forgotten: null },
    ],
  ])('%s', (_, shifts, now, expected) => {
    expect(clockState(shifts, now)).toMatchObject(expected);
  });
});

describe('offline punches', () => {
  const unrostered = (from: Date) => shift('unrostered', from, new Date(from.getTime() + 60_000));
  const punch = (action: WaitingPunch['action'], when: Date): WaitingPunch => ({
    action,
    at: when,
    break_type: action === 'start_break' ? 'MEAL' : null,
  });
  const after = (shifts: readonly ClockShift[], ...punches: WaitingPunch[]) =>
    withWaitingPunches(shifts, punches, unrostered);
  const into = punch('clock_in', at('08:58'));

  test('clock in to the shift at their own time', () => {
    expect(after([tomorrow, day], into)).toEqual([tomorrow, { ...day, clocked_in_at: at('08:58') }]);
  });
  test('create an unrostered shift if none is planned', () => {
    expect(after([], into)).toEqual([{ ...unrostered(at('08:58')), clocked_in_at: at('08:58') }]);
  });
  test('start a break and end it with the clock-out', () => {
    const breaks = [{ break_type: 'MEAL', started_at: at('12:00'), ended_at: null }];
    const started = after([day], into, punch('start_break', at('12:00')));
    expect(started[0]).toMatchObject({ clocked_in_at: at('08:58'), breaks });
    const [left] = after(started, punch('clock_out', at('12:20')));
    expect(left?.clocked_out_at).toEqual(at('12:20'));
    expect(left?.breaks).toEqual([{ ...breaks[0], ended_at: at('12:20') }]);
  });
  test('end a break', () => {
    const [back] = after([day], into, punch('start_break', at('12:00')), punch('end_break', at('12:30')));
    expect(back?.breaks).toEqual([{ break_type: 'MEAL', started_at: at('12:00'), ended_at: at('12:30') }]);
    expect(back?.clocked_out_at).toBeNull();
  });
  test.each<[string, WaitingPunch]>([
    ['a clock-out before the clock-in', punch('clock_out', at('08:00'))],
    ['a second clock-in', punch('clock_in', at('10:00'))],
    ['the end of no break', punch('end_break', at('10:00'))],
  ])('change nothing if they will be refused: %s', (_, refused) => {
    const before = after([day], into);
    expect(after(before, refused)).toEqual(before);
  });
});

describe('a corrected time', () => {
  test.each([
    ['09:10', at('09:00'), at('09:10')],
    ['23:50', at('00:00'), at('23:50', '2026-11-23')],
    ['00:10', at('23:55'), at('00:10', '2026-11-25')],
  ])('of %s is the one nearest to the recorded time', (time, near, expected) => {
    expect(wallNear(time, zone, near)).toEqual(expected);
  });
  test.each([
    ['17:30', at('09:00'), at('17:30')],
    ['06:45', at('22:00'), at('06:45', '2026-11-25')],
    ['09:00', at('09:00'), at('09:00', '2026-11-25')],
  ])('of %s is the first one after the clock-in', (time, after, expected) => {
    expect(wallAfter(time, zone, after)).toEqual(expected);
  });
  test('uses the zone of the shift, also in the night when the clocks change', () => {
    const night = {
      zone: 'Australia/Adelaide',
      starts_at: wallToInstant('2026-10-03', '22:00', 'Australia/Adelaide'),
      clocked_in_at: null,
    };
    expect(correctedPunches(night, { came: '21:55', left: '06:05' })).toEqual({
      clocked_in_at: new Date('2026-10-03T12:25:00Z'),
      clocked_out_at: new Date('2026-10-03T19:35:00Z'),
    });
  });
  test('is null where no time was given', () => {
    expect(
      correctedPunches(
        { zone, starts_at: at('09:00'), clocked_in_at: at('08:58') },
        { came: null, left: '17:20' },
      ),
    ).toEqual({
      clocked_in_at: null,
      clocked_out_at: at('17:20'),
    });
  });
});
