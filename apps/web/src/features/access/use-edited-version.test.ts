import { expect, it } from 'vitest';
import { compareReadings } from './use-edited-version.ts';

const reading = (version: number, actions = 'ADD') => ({ version, actions });
const [first, second] = [reading(1), reading(2)];
const calm = { unsaved: false, left: null };
const unsaved = { unsaved: true, left: null };

it('what nobody changes here follows what is read', () => {
  expect(compareReadings(first, null, calm)).toBe('take');
  expect(compareReadings(first, first, calm)).toBe('same');
  expect(compareReadings(second, first, calm)).toBe('take');
  expect(compareReadings(null, first, calm)).toBe('same');
});

it('what is unsaved rests on what was read, and only what differs is newer', () => {
  expect(compareReadings(second, first, unsaved)).toBe('newer');
  expect(compareReadings(reading(1), first, unsaved)).toBe('same');
  // What counts at a clinic changes with all clinics' rows too: the version is the clinic's own.
  expect(compareReadings(reading(1, 'EDIT'), first, unsaved)).toBe('newer');
});

it('one’s own save is no news: an old reading that comes late is not taken, any later one is', () => {
  const saved = { unsaved: true, left: 1 };
  expect(compareReadings(reading(1), first, saved)).toBe('same');
  expect(compareReadings(second, first, saved)).toBe('take');
  expect(compareReadings(reading(3), first, saved)).toBe('take');
});
