import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { todayAt, todaysOf } from '../src/time/todays.ts';
import {
  addDays,
  dayBounds,
  findWall,
  instantToWall,
  localDate,
  wallToInstant,
} from '../src/time/zoned-time.ts';
import { states, zoneOfState } from '../src/time/zones.ts';

const zones = [
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Hobart',
  'Australia/Brisbane',
  'Australia/Lindeman',
  'Australia/Adelaide',
  'Australia/Broken_Hill',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Eucla',
  'Australia/Lord_Howe',
];
const hour = 3_600_000;

/** All changes of a zone's offset from 2024 to 2028, to the minute. */
function transitions(zone: string): readonly { at: number; before: number; after: number }[] {
  const found: { at: number; before: number; after: number }[] = [];
  const offset = (millis: number) => instantToWall(new Date(millis), zone).offset;
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2029, 0, 1); at += 24 * hour)
    if (offset(at) !== offset(at + 24 * hour)) {
      let minute = at;
      while (offset(minute) === offset(at)) minute += 60_000;
      found.push({ at: minute, before: offset(at), after: offset(minute) });
    }
  return found;
}

describe.each(zones)('%s', (zone) => {
  const changes = transitions(zone);
  it('changes its offset twice a year or never', () => {
    const still = ['Brisbane', 'Lindeman', 'Darwin', 'Perth', 'Eucla'].some((place) => zone.endsWith(place));
    expect(changes.length).toBe(still ? 0 : 10);
  });
  it('detects skipped and repeated local times at each change', () => {
    for (const { at, before, after } of changes) {
      const shown = (offset: number, minutes: number) =>
        new Date(at + (offset + minutes) * 60_000).toISOString();
      const local = (text: string) => findWall(text.slice(0, 10), text.slice(11, 16), zone);
      if (after > before) {
        expect(local(shown(before, 10))).toEqual({ instant: new Date(at), note: 'skipped' });
        expect(local(shown(after, 0))).toEqual({ instant: new Date(at), note: 'once' });
      } else {
        expect(local(shown(after, 10)).note).toBe('twice');
        expect(local(shown(after, 10)).instant.getTime()).toBe(at + (after - before + 10) * 60_000);
        expect(local(shown(before, 0)).note).toBe('once');
      }
      expect(local(shown(before, -1))).toMatchObject({ instant: new Date(at - 60_000) });
      expect(local(shown(before, -1)).note === 'skipped').toBe(false);
    }
  });
  it('converts to local time and back to the same instant, or to the same local time if it occurs twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2029, 0, 1) / 60_000 }),
        (minutes) => {
          const instant = new Date(minutes * 60_000);
          const local = instantToWall(instant, zone);
          const found = findWall(local.date, local.time, zone);
          if (found.note === 'once') expect(found.instant).toEqual(instant);
          else
            expect(instantToWall(found.instant, zone)).toMatchObject({ date: local.date, time: local.time });
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('days and zones', () => {
  it('use the local date even when the UTC date differs', () => {
    expect(localDate('2026-11-20T13:30:00Z', 'Australia/Sydney')).toBe('2026-11-21');
    expect(localDate('2026-11-20T13:30:00Z', 'Australia/Perth')).toBe('2026-11-20');
  });
  it('days have 23 or 25 hours at a clock change', () => {
    const length = (date: string) => {
      const { start, end } = dayBounds(date, 'Australia/Sydney');
      return (end.getTime() - start.getTime()) / hour;
    };
    expect([length('2026-10-04'), length('2027-04-04'), length('2026-11-21')]).toEqual([23, 25, 24]);
  });
  it('02:30 in Sydney moves to 03:00 on 4 October 2026', () => {
    expect(
      instantToWall(wallToInstant('2026-10-04', '02:30', 'Australia/Sydney'), 'Australia/Sydney').time,
    ).toBe('03:00:00');
  });
  it('the zone follows the state, except in Broken Hill', () => {
    expect(zoneOfState('QUEENSLAND')).toBe('Australia/Brisbane');
    expect(zoneOfState('NEW_SOUTH_WALES', 'Broken Hill')).toBe('Australia/Broken_Hill');
    expect(states.length).toBe(8);
  });
  it('adds days across the end of a year and of a month', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});

describe('today at several clinics', () => {
  const clinics = [
    { id: 'manly', zone: 'Australia/Sydney' },
    { id: 'perth', zone: 'Australia/Perth' },
    { id: 'darwin', zone: 'Australia/Darwin' },
  ];
  it('differs after the first midnight and is the same again after the last', () => {
    const late = todaysOf(clinics, 'Australia/Sydney', '2026-11-21T13:30:00Z');
    expect(late).toEqual({
      usual: '2026-11-22',
      elsewhere: [{ today: '2026-11-21', clinic_ids: ['perth', 'darwin'] }],
    });
    expect([todayAt(late, 'perth'), todayAt(late, 'manly'), todayAt(late, 'unknown')]).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-22',
    ]);
    expect(todaysOf(clinics, 'Australia/Sydney', '2026-11-21T16:00:00Z')).toEqual({
      usual: '2026-11-22',
      elsewhere: [],
    });
  });
});
