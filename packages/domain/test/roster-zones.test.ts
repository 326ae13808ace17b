import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockMinutes } from '../src/rosters/clock-minutes.ts';
import { shiftTimes } from '../src/rosters/shift-times.ts';
import { clockChange, localDate } from '../src/time/zoned-time.ts';
import { zones } from '../src/time/zones.ts';

/**
 * The place, the date, the start and end on the clock, the instants of both, and the minutes by the clock and
 * as elapsed.
 */
type Row = readonly [string, string, string, string, string, string, number, number];

describe('the instants of a shift', () => {
  test.each<Row>([
    // Nights in which summer time starts.
    ['Sydney', '2026-10-03', '22:00', '06:00', '2026-10-03T12:00Z', '2026-10-03T19:00Z', 480, 420],
    ['Melbourne', '2026-10-03', '22:00', '06:00', '2026-10-03T12:00Z', '2026-10-03T19:00Z', 480, 420],
    ['Hobart', '2026-10-03', '22:00', '06:00', '2026-10-03T12:00Z', '2026-10-03T19:00Z', 480, 420],
    ['Adelaide', '2026-10-03', '22:00', '06:00', '2026-10-03T12:30Z', '2026-10-03T19:30Z', 480, 420],
    ['Adelaide', '2027-10-02', '22:00', '06:00', '2027-10-02T12:30Z', '2027-10-02T19:30Z', 480, 420],
    ['Broken_Hill', '2026-10-03', '22:00', '06:00', '2026-10-03T12:30Z', '2026-10-03T19:30Z', 480, 420],
    ['Lord_Howe', '2026-10-03', '22:00', '06:00', '2026-10-03T11:30Z', '2026-10-03T19:00Z', 480, 450],
    ['Brisbane', '2026-10-03', '22:00', '06:00', '2026-10-03T12:00Z', '2026-10-03T20:00Z', 480, 480],
    ['Lindeman', '2026-10-03', '22:00', '06:00', '2026-10-03T12:00Z', '2026-10-03T20:00Z', 480, 480],
    ['Darwin', '2026-10-03', '22:00', '06:00', '2026-10-03T12:30Z', '2026-10-03T20:30Z', 480, 480],
    ['Perth', '2026-10-03', '22:00', '06:00', '2026-10-03T14:00Z', '2026-10-03T22:00Z', 480, 480],
    ['Eucla', '2026-10-03', '22:00', '06:00', '2026-10-03T13:15Z', '2026-10-03T21:15Z', 480, 480],
    // Nights in which summer time ends.
    ['Sydney', '2027-04-03', '22:00', '06:00', '2027-04-03T11:00Z', '2027-04-03T20:00Z', 480, 540],
    ['Adelaide', '2027-04-03', '22:00', '06:00', '2027-04-03T11:30Z', '2027-04-03T20:30Z', 480, 540],
    ['Lord_Howe', '2027-04-03', '22:00', '06:00', '2027-04-03T11:00Z', '2027-04-03T19:30Z', 480, 510],
    ['Brisbane', '2027-04-03', '22:00', '06:00', '2027-04-03T12:00Z', '2027-04-03T20:00Z', 480, 480],
    ['Perth', '2027-04-03', '22:00', '06:00', '2027-04-03T14:00Z', '2027-04-03T22:00Z', 480, 480],
    // Of a time that occurs twice, the earlier one counts.
    ['Sydney', '2027-04-04', '02:30', '08:00', '2027-04-03T15:30Z', '2027-04-03T22:00Z', 330, 390],
    ['Sydney', '2027-04-03', '22:00', '02:30', '2027-04-03T11:00Z', '2027-04-03T15:30Z', 270, 270],
    ['Adelaide', '2027-04-04', '02:30', '08:00', '2027-04-03T16:00Z', '2027-04-03T22:30Z', 330, 390],
    ['Lord_Howe', '2027-04-04', '01:45', '08:00', '2027-04-03T14:45Z', '2027-04-03T21:30Z', 375, 405],
    // A shift after the clock change has its usual length.
    ['Sydney', '2026-10-04', '09:00', '17:00', '2026-10-03T22:00Z', '2026-10-04T06:00Z', 480, 480],
    ['Lord_Howe', '2027-04-04', '09:00', '17:00', '2027-04-03T22:30Z', '2027-04-04T06:30Z', 480, 480],
    // Shifts over New Year, and over the end of February.
    ['Sydney', '2026-12-31', '20:00', '04:00', '2026-12-31T09:00Z', '2026-12-31T17:00Z', 480, 480],
    ['Perth', '2026-12-31', '20:00', '04:00', '2026-12-31T12:00Z', '2026-12-31T20:00Z', 480, 480],
    ['Sydney', '2026-12-31', '18:00', '00:00', '2026-12-31T07:00Z', '2026-12-31T13:00Z', 360, 360],
    ['Sydney', '2028-02-28', '22:00', '06:00', '2028-02-28T11:00Z', '2028-02-28T19:00Z', 480, 480],
    // Queensland and New South Wales are an hour apart in December, but not in July.
    ['Brisbane', '2026-12-07', '09:00', '17:00', '2026-12-06T23:00Z', '2026-12-07T07:00Z', 480, 480],
    ['Sydney', '2026-12-07', '09:00', '17:00', '2026-12-06T22:00Z', '2026-12-07T06:00Z', 480, 480],
    ['Brisbane', '2026-07-13', '09:00', '17:00', '2026-07-12T23:00Z', '2026-07-13T07:00Z', 480, 480],
    ['Sydney', '2026-07-13', '09:00', '17:00', '2026-07-12T23:00Z', '2026-07-13T07:00Z', 480, 480],
  ])('in %s on %s from %s to %s', (place, date, start, end, starts_at, ends_at, minutes, elapsed) => {
    expect(shiftTimes({ date, start, end, zone: `Australia/${place}` })).toEqual({
      start,
      end,
      starts_at: new Date(starts_at),
      ends_at: new Date(ends_at),
      minutes,
      elapsed,
      moved: false,
    });
  });
});

describe('a time that the clocks skip is moved to the clock change', () => {
  test.each([
    ['Sydney', '02:30', '08:00', '03:00', '08:00', '2026-10-03T16:00Z', 300, 300],
    ['Adelaide', '02:00', '08:00', '03:00', '08:00', '2026-10-03T16:30Z', 300, 300],
    ['Lord_Howe', '02:15', '08:00', '02:30', '08:00', '2026-10-03T15:30Z', 330, 330],
    ['Sydney', '01:00', '02:30', '01:00', '03:00', '2026-10-03T15:00Z', 120, 60],
  ])('in %s: %s to %s becomes %s to %s', (place, start, end, first, last, starts_at, minutes, elapsed) => {
    expect(shiftTimes({ date: '2026-10-04', start, end, zone: `Australia/${place}` })).toMatchObject({
      start: first,
      end: last,
      starts_at: new Date(starts_at),
      minutes,
      elapsed,
      moved: true,
    });
  });
  test('unless the shift is entirely within the skipped time, and so does not exist', () => {
    const lost = { date: '2026-10-04', start: '02:10', end: '02:50' };
    expect(shiftTimes({ ...lost, zone: 'Australia/Sydney' })).toBeNull();
    expect(shiftTimes({ ...lost, zone: 'Australia/Brisbane' })).toMatchObject({ minutes: 40 });
    expect(shiftTimes({ ...lost, zone: 'Australia/Lord_Howe' })).toMatchObject({
      start: '02:30',
      minutes: 20,
    });
  });
  test('unless the shift would then last 24 hours or more by the clock, and so does not exist', () => {
    const long = { date: '2026-10-03', zone: 'Australia/Sydney', end: '02:00' };
    expect(shiftTimes({ ...long, start: '02:01' })).toBeNull();
    expect(shiftTimes({ ...long, start: '03:00' })).toBeNull();
    expect(shiftTimes({ ...long, start: '03:01' })).toMatchObject({ end: '03:00', minutes: 1439 });
    expect(shiftTimes({ ...long, start: '02:01', date: '2026-10-10' })).toMatchObject({ minutes: 1439 });
  });
});

test.each([
  ['Australia/Sydney', '2026-10-03T16:00:00.000Z', '2027-04-03T16:00:00.000Z'],
  ['Australia/Adelaide', '2026-10-03T16:30:00.000Z', '2027-04-03T16:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00.000Z', '2027-04-03T15:00:00.000Z'],
  ['Australia/Brisbane', undefined, undefined],
])('the clocks of %s change at %s and %s', (zone, begins, ends) => {
  expect(clockChange('2026-10-03T00:00Z', '2026-10-04T00:00Z', zone)?.toISOString()).toBe(begins);
  expect(clockChange('2027-04-03T00:00Z', '2027-04-04T00:00Z', zone)?.toISOString()).toBe(ends);
});

test('a shift starts on its local date, and its length is right by the clock and in elapsed time', () => {
  const wall = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
  fc.assert(
    fc.property(
      fc.constantFrom(...zones.map(({ value }) => value)),
      fc.constantFrom('2026-10-03', '2026-10-04', '2027-04-03', '2027-04-04', '2026-12-31', '2028-02-28'),
      wall,
      wall,
      (zone, date, start, end) => {
        const times = shiftTimes({ date, start, end, zone });
        fc.pre(times !== null);
        if (!times) return;
        expect(localDate(times.starts_at, zone)).toBe(date);
        expect(times.ends_at.getTime() - times.starts_at.getTime()).toBe(times.elapsed * 60_000);
        expect(clockMinutes(times.starts_at, times.ends_at, zone)).toEqual({
          passed: times.elapsed,
          shown: times.minutes,
        });
      },
    ),
    { numRuns: 400 },
  );
});
