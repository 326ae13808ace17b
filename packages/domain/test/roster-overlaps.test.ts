import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlappingShifts, type PlacedShift, shiftOverlaps } from '../src/rosters/shift-overlaps.ts';
import { shiftTimes } from '../src/rosters/shift-times.ts';

const [tweed, gold, perth] = ['Australia/Sydney', 'Australia/Brisbane', 'Australia/Perth'];
const shift = (
  id: string,
  zone: string,
  date: string,
  start: string,
  end: string,
  user_id: string | null = 'mia',
) => {
  const times = shiftTimes({ date, start, end, zone });
  if (!times) throw new Error('no shift');
  return { id, user_id, starts_at: times.starts_at, ends_at: times.ends_at };
};

describe('two shifts', () => {
  test.each<[string, PlacedShift, PlacedShift, number]>([
    [
      'overlap: Gold Coast until 12:00, Tweed Heads from 12:30, which is 11:30 on the Gold Coast',
      shift('a', gold, '2026-11-23', '08:00', '12:00'),
      shift('b', tweed, '2026-11-23', '12:30', '17:00'),
      30,
    ],
    [
      'do not overlap: Tweed Heads until 12:00, Gold Coast from 11:30 in summer, which is 12:30 there',
      shift('a', tweed, '2026-11-23', '08:00', '12:00'),
      shift('b', gold, '2026-11-23', '11:30', '15:00'),
      0,
    ],
    [
      'overlap: Tweed Heads until 12:00, Gold Coast from 11:30 in winter, when both have the same time',
      shift('a', tweed, '2026-07-13', '08:00', '12:00'),
      shift('b', gold, '2026-07-13', '11:30', '15:00'),
      30,
    ],
    [
      'do not overlap: back to back',
      shift('a', tweed, '2026-11-23', '09:00', '17:00'),
      shift('b', tweed, '2026-11-23', '17:00', '21:00'),
      0,
    ],
    [
      'do not overlap: a night shift and the early morning of the same date',
      shift('a', tweed, '2026-11-23', '22:00', '04:00'),
      shift('b', tweed, '2026-11-23', '02:00', '08:00'),
      0,
    ],
    [
      'overlap: a night shift and the next early morning',
      shift('a', tweed, '2026-11-23', '22:00', '04:00'),
      shift('b', tweed, '2026-11-24', '02:00', '08:00'),
      120,
    ],
    [
      'overlap: across New Year',
      shift('a', tweed, '2026-12-31', '20:00', '02:00'),
      shift('b', tweed, '2027-01-01', '01:00', '05:00'),
      60,
    ],
    [
      'do not overlap: until midnight in Sydney, and from 21:00 in Perth, the same instant',
      shift('a', tweed, '2026-12-31', '18:00', '00:00'),
      shift('b', perth, '2026-12-31', '21:00', '23:00'),
      0,
    ],
    [
      'do not overlap: until an hour that occurs twice, and from after it',
      shift('a', tweed, '2027-04-04', '01:00', '02:30'),
      shift('b', tweed, '2027-04-04', '03:00', '06:00'),
      0,
    ],
    [
      'do not overlap: until a skipped time, which is moved to the clock change, and from the change',
      shift('a', tweed, '2026-10-03', '22:00', '02:30'),
      shift('b', tweed, '2026-10-04', '03:00', '06:00'),
      0,
    ],
    [
      'do not overlap: the same hours of two people',
      shift('a', tweed, '2026-11-23', '09:00', '17:00'),
      shift('b', tweed, '2026-11-23', '09:00', '17:00', 'leo'),
      0,
    ],
    [
      'do not overlap: the same hours of two open shifts',
      shift('a', tweed, '2026-11-23', '09:00', '17:00', null),
      shift('b', tweed, '2026-11-23', '09:00', '17:00', null),
      0,
    ],
  ])('%s', (_, one, other, minutes) => {
    const expected = minutes === 0 ? [] : [{ one_id: 'a', other_id: 'b', user_id: 'mia', minutes }];
    expect(shiftOverlaps([one, other])).toEqual(expected);
    expect(shiftOverlaps([other, one])).toEqual(expected);
    expect(overlappingShifts(one, [other]).length).toBe(expected.length);
    expect(overlappingShifts(other, [one]).length).toBe(expected.length);
  });
  test('do not overlap if one is an edit of the other, but do if it is a new shift', () => {
    const one = shift('a', tweed, '2026-11-23', '09:00', '17:00');
    expect(overlappingShifts({ ...one, ends_at: new Date(one.ends_at.getTime() + 60_000) }, [one])).toEqual(
      [],
    );
    expect(overlappingShifts({ ...one, id: null }, [one])).toEqual([one]);
  });
});

test('finds the same overlapping pairs as a comparison of each shift with each other one', () => {
  const start = Date.UTC(2026, 10, 23);
  const one = fc.record({
    user_id: fc.constantFrom('mia', 'leo', null),
    from: fc.integer({ min: 0, max: 300 }),
    length: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), (rows) => {
      const shifts = rows.map(({ user_id, from, length }, index) => ({
        id: String(index).padStart(3, '0'),
        user_id,
        starts_at: new Date(start + from * 60_000),
        ends_at: new Date(start + (from + length) * 60_000),
      }));
      const expected = rows.flatMap((a, i) =>
        rows.slice(i + 1).flatMap((b, j) => {
          const minutes = Math.min(a.from + a.length, b.from + b.length) - Math.max(a.from, b.from);
          return a.user_id !== null && a.user_id === b.user_id && minutes > 0
            ? [[i, i + 1 + j, minutes].join()]
            : [];
        }),
      );
      const found = shiftOverlaps(shifts).map(({ one_id, other_id, minutes }) =>
        [...[Number(one_id), Number(other_id)].sort((a, b) => a - b), minutes].join(),
      );
      expect(found.toSorted()).toEqual(expected.toSorted());
    }),
  );
});
