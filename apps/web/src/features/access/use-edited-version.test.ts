import { expect, it } from 'vitest';
import { compareReadings } from './use-edited-version.ts';

const reading = (version: number, actions = 'ADD') => ({ version, actions });
const [first, second] = [reading(1), reading(2)];
const calm = { unsaved: false, left: null };
const unsaved = { unsaved: true, left: null };

it('without unsaved changes, takes each newer version', () => {
  expect(compareReadings(first, null, calm)).toBe('take');
  expect(compareReadings(first, first, calm)).toBe('same');
  expect(compareReadings(second, first, calm)).toBe('take');
  expect(compareReadings(null, first, calm)).toBe('same');
});

it('with unsaved changes, reports a reading as newer only if its version or its actions differ', () => {
  expect(compareReadings(second, first, unsaved)).toBe('newer');
  expect(compareReadings(reading(1), first, unsaved)).toBe('same');
  // The access at a clinic also depends on the rows for all clinics, whose changes do not increase the
  // clinic's version.
  expect(compareReadings(reading(1, 'EDIT'), first, unsaved)).toBe('newer');
});

it('after a save, ignores a late reading of the old version and accepts any later one', () => {
  const saved = { unsaved: true, left: 1 };
  expect(compareReadings(reading(1), first, saved)).toBe('same');
  expect(compareReadings(second, first, saved)).toBe('take');
  expect(compareReadings(reading(3), first, saved)).toBe('take');
});
