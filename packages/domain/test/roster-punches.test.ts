import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkedPunch } from '../src/rosters/offline-punch.ts';
import { type ChangedShift, rosterChange } from '../src/rosters/roster-change.ts';
import { shiftTimes } from '../src/rosters/shift-times.ts';
import { unrosteredTimes } from '../src/rosters/unrostered-times.ts';

describe('an unplanned shift', () => {
  test.each<[string, string, string | null, string | null, string]>([
    ['Australia/Sydney', '2026-11-23T10:07:40+11:00', null, null, '2026-11-23 10:07-10:08'],
    [
      'Australia/Sydney',
      '2026-11-23T10:07:40+11:00',
      '2026-11-23T15:40:20+11:00',
      null,
      '2026-11-23 10:07-15:40',
    ],
    [
      'Australia/Sydney',
      '2026-11-23T10:07:10+11:00',
      '2026-11-23T10:07:50+11:00',
      null,
      '2026-11-23 10:07-10:08',
    ],
    [
      'Australia/Sydney',
      '2026-12-31T21:30:00+11:00',
      '2027-01-01T02:15:00+11:00',
      null,
      '2026-12-31 21:30-02:15',
    ],
    [
      'Australia/Sydney',
      '2026-11-23T10:00:00+11:00',
      '2026-11-23T16:00:00+11:00',
      '2026-11-23T14:00:00+11:00',
      '2026-11-23 10:00-14:00',
    ],
    // The person has not clocked out for days, but a shift is shorter than a day.
    [
      'Australia/Sydney',
      '2026-11-23T10:00:00+11:00',
      '2026-11-27T16:00:00+11:00',
      null,
      '2026-11-23 10:00-09:59',
    ],
    [
      'Australia/Sydney',
      '2026-10-03T22:00:00+10:00',
      '2026-10-04T06:00:00+11:00',
      null,
      '2026-10-03 22:00-06:00',
    ],
    [
      'Australia/Sydney',
      '2027-04-04T02:50:00+11:00',
      '2027-04-04T02:10:00+10:00',
      null,
      '2027-04-04 02:50-03:00',
    ],
    [
      'Australia/Lord_Howe',
      '2027-04-04T01:50:00+11:00',
      '2027-04-04T01:40:00+10:30',
      null,
      '2027-04-04 01:50-02:00',
    ],
  ])(
    'in %s from %s until %s, with a next shift at %s, is planned as %s',
    (zone, from, until, next, expected) => {
      const times = unrosteredTimes(
        { clocked_in_at: new Date(from), clocked_out_at: until === null ? null : new Date(until) },
        zone,
        next === null ? null : new Date(next),
      );
      expect(`${times.date} ${times.start}-${times.end}`).toBe(expected);
    },
  );

  test('always has a length that a shift may have, and starts in the minute of its clock-in', () => {
    const zone = fc.constantFrom('Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Perth');
    const start = fc.date({
      min: new Date('2026-09-30T00:00:00Z'),
      max: new Date('2027-04-10T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zone, start, fc.integer({ min: 0, max: 200_000_000 }), (place, clocked_in_at, length) => {
        const times = unrosteredTimes(
          { clocked_in_at, clocked_out_at: new Date(clocked_in_at.getTime() + length) },
          place,
        );
        expect(times.start).not.toBe(times.end);
        const lasted = times.ends_at.getTime() - times.starts_at.getTime();
        expect(lasted).toBeGreaterThanOrEqual(60_000);
        expect(lasted).toBeLessThan(86_400_000);
        expect(clocked_in_at.getTime() - times.starts_at.getTime()).toBeLessThan(60_000);
      }),
    );
  });
});

test('an offline punch may be at most five minutes ahead and 36 hours old', () => {
  const now = new Date('2026-11-24T12:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const code = (at: Date) => {
    const punch = checkedPunch(now, at);
    return punch.ok ? punch.value : punch.code;
  };
  expect(checkedPunch(now, null)).toEqual({ ok: true, value: { at: now, synced_at: null } });
  expect(code(ago(2160))).toEqual({ at: ago(2160), synced_at: now });
  expect(code(ago(2161))).toBe('clock_time_old');
  expect(code(ago(-5))).toEqual({ at: now, synced_at: now });
  expect(code(ago(-6))).toBe('clock_time_ahead');
});

describe('a request to change the times of a shift', () => {
  const zone = 'Australia/Sydney';
  const times = shiftTimes({ date: '2026-11-23', start: '09:00', end: '17:00', zone });
  if (!times) throw new Error('no shift');
  const wall = (time: string) => new Date(`2026-11-23T${time}:00+11:00`);
  const shift: ChangedShift = {
    clinic_roster_date: '2026-11-23',
    start_time: '09:00:00',
    end_time: '17:00:00',
    starts_at: times.starts_at,
    ends_at: times.ends_at,
    zone,
    clocked_in_at: wall('08:55'),
    clocked_out_at: wall('17:05'),
    meal_break_start_time: '12:00:00',
    meal_break_duration: 30,
    taken: [{ break_type: 'MEAL', started_at: wall('12:00'), ended_at: wall('12:30') }],
  };
  const none = {
    new_start_time: null,
    new_end_time: null,
    new_clocked_in_at: null,
    new_clocked_out_at: null,
  };
  const code = (change: object, of: object = {}, now = wall('18:00')) => {
    const result = rosterChange({ ...shift, ...of }, { ...none, ...change }, now);
    return result.ok ? 'ok' : result.code;
  };
  test.each<[string, object, object, string]>([
    ['is refused if it changes nothing', {}, {}, 'roster_change_empty'],
    ['can change the start', { new_start_time: '08:30' }, {}, 'ok'],
    [
      'cannot move the start to the end of the shift',
      { new_start_time: '17:00' },
      {},
      'roster_change_no_length',
    ],
    ['cannot move the start into the planned break', { new_start_time: '12:15' }, {}, 'roster_change_breaks'],
    ['can change the clock-in', { new_clocked_in_at: wall('08:40') }, {}, 'ok'],
    [
      'cannot move the clock-out before the clock-in',
      { new_clocked_out_at: wall('08:00') },
      {},
      'clock_out_before_in',
    ],
    [
      'cannot set a clock-out without a clock-in',
      { new_clocked_out_at: wall('17:00') },
      { clocked_in_at: null, clocked_out_at: null, taken: [] },
      'clock_out_before_in',
    ],
    [
      'cannot move the clock-out into the future',
      { new_clocked_out_at: wall('18:01') },
      {},
      'roster_change_future',
    ],
    [
      'cannot move the clock-in to another day',
      { new_clocked_in_at: new Date('2026-11-22T08:00:00+11:00') },
      {},
      'roster_change_far',
    ],
    [
      'cannot move the clock-in into a break',
      { new_clocked_in_at: wall('12:10') },
      {},
      'roster_change_taken_breaks',
    ],
    [
      'cannot move the clock-out into a break',
      { new_clocked_out_at: wall('12:10') },
      {},
      'roster_change_taken_breaks',
    ],
    [
      'can set a clock-out after an open break has started',
      { new_clocked_out_at: wall('17:00') },
      { clocked_out_at: null, taken: [{ break_type: 'REST', started_at: wall('16:50'), ended_at: null }] },
      'ok',
    ],
    [
      'cannot set a clock-out at the start of an open break',
      { new_clocked_out_at: wall('16:50') },
      { clocked_out_at: null, taken: [{ break_type: 'REST', started_at: wall('16:50'), ended_at: null }] },
      'roster_change_taken_breaks',
    ],
  ])('%s', (_, change, of, expected) => {
    expect(code(change, of)).toBe(expected);
  });
  test('keeps the local times on a night when the clocks change', () => {
    const night = rosterChange(
      { ...shift, clinic_roster_date: '2026-10-03', taken: [], meal_break_duration: null },
      { ...none, new_start_time: '22:00', new_end_time: '06:00' },
      wall('18:00'),
    );
    expect(night.ok && night.value.planned?.ends_at.toISOString()).toBe('2026-10-03T19:00:00.000Z');
  });
});
