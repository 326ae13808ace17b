import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  count,
  isGeoPoint,
  isTypable,
  money,
  normaliseText,
  percent,
  point,
  pointOf,
  pointParts,
  text,
  time,
  toText,
  validate,
} from '../src/index.ts';

describe('keystroke filters', () => {
  test.each([
    ['digits', /^\d*$/],
    ['letters and spaces', /^[\p{L} ]*$/u],
    ['no digits', /^\P{N}*$/u],
  ] as const)('the filter “%s” lets only text of that kind be typed, and all of it', (only, pattern) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(isTypable(only, typed)).toBe(pattern.test(typed));
      }),
    );
  });
});

describe('field rules', () => {
  test('accept a whole number as a count, and up to two decimals as money', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 999 }), (whole, thousandths) => {
        const digits = String(thousandths).padStart(3, '0');
        const fits = digits.endsWith('0');
        expect(validate('n', count(), String(whole))).toBeNull();
        expect(validate('n', money(), `${whole}.${digits}`) === null).toBe(fits);
        expect(validate('n', count(), `${whole}.${digits}`) === null).toBe(thousandths === 0);
      }),
    );
  });
  test('require a percentage to be between 0 and 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (share) => {
        expect(validate('n', percent(), share) === null).toBe(share >= 0 && share <= 100);
      }),
    );
  });
  test('treat a text of only spaces, tabs and line breaks as empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\n'), minLength: 1 }), (blank) => {
        expect(validate('n', text(), blank)).toBe("N can't be empty");
        expect(validate('n', text({ required: true }), blank)).toBe('N is required');
      }),
    );
  });
  test('trim text and reduce runs of spaces, and doing so again changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = normaliseText(typed);
        expect(once).toBe(once.trim());
        expect(once).not.toMatch(/ {2}/);
        expect(normaliseText(once)).toBe(once);
      }),
    );
  });
});

describe('a time that must be between two others', () => {
  const meal = time({ label: 'Meal', within: { from: 'start', to: 'end' } });
  test.each([
    ['09:00', '09:00:00', '17:00:00', null],
    ['17:01', '09:00', '17:00', 'Meal must be between 09:00 am and 05:00 pm'],
    ['23:59', '20:00', '04:00', null],
    ['04:00', '20:00', '04:00', null],
    ['04:01', '20:00', '04:00', 'Meal must be between 08:00 pm and 04:00 am'],
    ['04:01', '20:00', null, null],
  ])('%s, with the limits %s and %s, has the problem: %s', (at, start, end, problem) =>
    expect(validate('meal', meal, at, { start, end })).toBe(problem),
  );
});

describe('a geo point', () => {
  const at = (latitude: unknown, longitude: unknown) => ({
    type: 'Point',
    coordinates: [latitude, longitude],
  });
  test.each<[unknown, string | null]>([
    [at(-33.8688, 151.209296), null],
    [at(90, -180), null],
    [at(90.000001, 0), "Latitude can't be more than 90"],
    [at(0, -180.5), 'Longitude must be at least -180'],
    [at(-33.8688001, 151), 'Latitude can have up to 6 decimal places'],
    [at('-33', 151), "Place isn't a valid point"],
    [{ type: 'Point', coordinates: [1] }, "Place isn't a valid point"],
    ['Manly', "Place isn't a valid point"],
  ])('%j has the problem: %s', (value, problem) => expect(validate('place', point(), value)).toBe(problem));
  test('is the same after it is split into the form’s two fields and joined again', () => {
    const millionths = (most: number) =>
      fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6);
    fc.assert(
      fc.property(millionths(90), millionths(180), (latitude, longitude) => {
        const stored = { type: 'Point', coordinates: [latitude, longitude] } as const;
        expect(isGeoPoint(stored)).toBe(true);
        expect(validate('place', point(), stored)).toBeNull();
        expect(pointOf(pointParts(stored)).coordinates.map((n) => n + 0)).toEqual([
          latitude + 0,
          longitude + 0,
        ]);
      }),
    );
    expect(toText(point(), at(-33.8688, 151.209296))).toBe('-33.8688, 151.209296');
  });
});
