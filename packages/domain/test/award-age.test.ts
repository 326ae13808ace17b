import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, ageOn, awardLabelOn, birthdayBetween, changesLabel, localDate } from '../src/index.ts';

test.each([
  ['2005-11-21', '2026-11-20', 'AGE20'],
  ['2005-11-21', '2026-11-21', 'ADULT'],
  ['2008-11-21', '2026-11-20', 'AGE17'],
  ['2008-11-21', '2026-11-21', 'AGE18'],
  ['2009-11-21', '2026-11-21', 'AGE17'],
  ['2009-11-22', '2026-11-21', 'UNDER17'],
  // For somebody born on 29 February, the birthday in a common year is 1 March.
  ['2008-02-29', '2025-02-28', 'UNDER17'],
  ['2008-02-29', '2025-03-01', 'AGE17'],
  ['2008-02-29', '2028-02-28', 'AGE19'],
  ['2008-02-29', '2028-02-29', 'AGE20'],
  ['2008-02-29', '2029-02-28', 'AGE20'],
  ['2008-02-29', '2029-03-01', 'ADULT'],
  // 1900 was not a leap year.
  ['1896-02-29', '1900-02-28', 'UNDER17'],
  ['1950-01-01', '2026-11-21', 'ADULT'],
  [null, '2026-11-21', null],
  // A person who is born after the date has no age.
  ['2026-11-22', '2026-11-21', null],
])('somebody born on %s has, on %s, the award age %s', (birth, date, label) =>
  expect(awardLabelOn(birth, date)).toBe(label),
);

test('the award age at an instant depends on the date in the time zone', () => {
  const at = '2026-11-20T13:30:00Z';
  expect(awardLabelOn('2005-11-21', localDate(at, 'Australia/Sydney'))).toBe('ADULT');
  expect(awardLabelOn('2005-11-21', localDate(at, 'Australia/Perth'))).toBe('AGE20');
});

const day = fc.integer({ min: -40_000, max: 40_000 }).map((days) => addDays('2000-01-01', days));

test('age increases by one only on a birthday', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 30_000 }), (birth, days) => {
      const date = addDays(birth, days);
      const step = ageOn(birth, addDays(date, 1)) - ageOn(birth, date);
      expect([0, 1]).toContain(step);
      expect(step === 1).toBe(birthdayBetween(birth, addDays(date, 1), addDays(date, 1)) !== null);
    }),
    { numRuns: 2_000 },
  );
});

describe('birthdays in the next days', () => {
  test.each([
    ['2005-12-10', { date: '2026-12-10', age: 21, from: 'AGE20', to: 'ADULT' }, true],
    ['2005-11-21', { date: '2026-11-21', age: 21, from: 'AGE20', to: 'ADULT' }, true],
    ['2005-12-21', { date: '2026-12-21', age: 21, from: 'AGE20', to: 'ADULT' }, true],
    ['2009-12-01', { date: '2026-12-01', age: 17, from: 'UNDER17', to: 'AGE17' }, true],
    ['1990-12-01', { date: '2026-12-01', age: 36, from: 'ADULT', to: 'ADULT' }, false],
  ] as const)('finds the next birthday of somebody born on %s', (birth, birthday, changes) => {
    expect(birthdayBetween(birth, '2026-11-21', '2026-12-21')).toEqual(birthday);
    expect(changesLabel(birthday)).toBe(changes);
  });
  test.each(['2005-11-20', '2005-12-22', '2026-12-01'])('excludes somebody born on %s', (birth) =>
    expect(birthdayBetween(birth, '2026-11-21', '2026-12-21')).toBeNull(),
  );
  test('finds a birthday after the turn of the year, and that of 29 February on 1 March', () => {
    expect(birthdayBetween('2006-01-05', '2026-12-20', '2027-01-19')?.date).toBe('2027-01-05');
    expect(birthdayBetween('2008-02-29', '2029-02-10', '2029-03-12')?.date).toBe('2029-03-01');
  });
});
