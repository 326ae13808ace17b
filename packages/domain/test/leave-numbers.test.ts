import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesWithin } from '../src/leave/day-spans.ts';
import { hoursOfDays, hoursText, minutesOfHours } from '../src/leave/hours-text.ts';
import { splitHours } from '../src/leave/split-hours.ts';
import { usableFrom, yearsLater } from '../src/leave/years-of-service.ts';
import { addDays } from '../src/time/zoned-time.ts';

test.each([
  [2280, '38.00'],
  [456 * 3, '22.80'],
  [0, '0.00'],
  [1, '0.02'],
  [20, '0.33'],
  [40, '0.67'],
  [3, '0.05'],
  [-456, '-7.60'],
  [9120, '152.00'],
])('%i minutes are %s hours', (minutes, text) => {
  expect(hoursText(minutes)).toBe(text);
});

test.each([
  ['7.6', 456],
  ['7.60', 456],
  ['30.4', 1824],
  ['152', 9120],
  ['152.000076', 9120],
  ['37.999999', 2280],
  ['0.004', 0],
  ['0.005', 0],
  ['0.01', 0],
  ['0.02', 1],
  ['0.03', 2],
  ['-3.5', 0],
])('%s hours have %i whole minutes', (hrs, minutes) => {
  expect(minutesOfHours(hrs)).toBe(minutes);
});
test('converts minutes to hours and back without loss, and never yields more than the given hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (number) => {
      expect(minutesOfHours(hoursText(number))).toBe(number);
      const hrs = (number / 100).toFixed(2);
      expect(Number(hoursText(minutesOfHours(hrs)))).toBeLessThanOrEqual(Number(hrs));
    }),
  );
});
test('text that is not a number of hours throws a RangeError', () => {
  expect(() => minutesOfHours('1e3')).toThrow(RangeError);
});

test('the rounded hours of several days add up to the rounded hours of their sum', () => {
  expect(hoursOfDays([20, 20, 20])).toEqual(['0.33', '0.34', '0.33']);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1440 }), { maxLength: 60 }), (minutes) => {
      const hundredths = hoursOfDays(minutes).map((text) => Number(text.replace('.', '')));
      const sum = minutes.reduce((total, each) => total + each, 0);
      expect(hundredths.reduce((total, each) => total + each, 0)).toBe(
        Number(hoursText(sum).replace('.', '')),
      );
      expect(hundredths.every((each) => each > 0)).toBe(true);
    }),
  );
});

test('splitting into paid and unpaid keeps the hours, and pays the earliest first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 480 }), { maxLength: 40 }),
      fc.integer({ min: -100, max: 9000 }),
      (minutes, remaining) => {
        const split = splitHours(minutes, remaining);
        const paid = split.reduce((sum, { paid_minutes }) => sum + paid_minutes, 0);
        const total = minutes.reduce((sum, each) => sum + each, 0);
        expect(split.map((each) => each.paid_minutes + each.unpaid_minutes)).toEqual(minutes);
        expect(paid).toBe(Math.min(total, Math.max(0, remaining)));
        const firstUnpaid = split.findIndex(({ unpaid_minutes }) => unpaid_minutes > 0);
        if (firstUnpaid >= 0)
          expect(split.slice(firstUnpaid + 1).every(({ paid_minutes }) => paid_minutes === 0)).toBe(true);
      },
    ),
  );
});

test('counts minutes inside overlapping spans once', () => {
  const spans = [
    { from: 1080, until: 1440 },
    { from: 1140, until: 1440 },
  ];
  expect(minutesWithin({ from: 840, until: 1200 }, spans)).toBe(120);
  expect(minutesWithin({ from: 0, until: 1080 }, spans)).toBe(0);
});

test.each([
  ['2019-11-30', 7, '2026-11-30'],
  ['2020-02-29', 7, '2027-03-01'],
  ['2020-02-29', 8, '2028-02-29'],
  ['2019-01-01', 10, '2029-01-01'],
])('seven or more years after the start date: %s plus %i years is %s', (joined, years, date) => {
  expect(yearsLater(joined, years)).toBe(date);
  expect(usableFrom(joined, years)).toBe(date);
});
test('a leave type without years, or an employee without a start date, has no waiting period', () => {
  expect(usableFrom('2019-11-30', 0)).toBeNull();
  expect(usableFrom(null, 7)).toBeNull();
});

test('adds days to a calendar date', () => {
  expect(addDays('2026-12-24', 0)).toBe('2026-12-24');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
