import { expect, test } from 'vitest';
import { containing, equalsAnyOf, folded, matches, testOf, text } from '../src/index.ts';
import { foundBy, notFoundBy } from './found-by.ts';

test.each(foundBy)('%j is found by %j', (name, typed) => {
  expect(matches({ name: containing(typed) }, { name })).toBe(true);
  expect(folded(name)).toContain(folded(typed.trim()));
});

test.each(notFoundBy)('%j is not found by %j', (name, typed) => {
  expect(matches({ name: containing(typed) }, { name })).toBe(false);
});

test.each([
  ['Müller', 'muller', 'whole', true],
  ["'t Hooft", 't hooft', 'whole', true],
  ['Zoe\u0308', 'zoë', 'whole', true],
  ['Müller & Co', 'muller', 'whole', false],
  ['Müller & Co', 'muller', 'start', true],
  ['Dr Müller', 'muller', 'start', false],
  ['Dr Müller', 'MULLER', 'end', true],
  ['Müller & Co', 'muller', 'end', false],
  ['Weißkopf', 'weiss', 'start', true],
  ['a.c', 'a.c', 'whole', true],
  ['abc', 'a.c', 'whole', false],
] as const)('%j has %j as its %s: %s', (name, typed, placed, has) => {
  expect(matches({ name: containing(typed, placed) }, { name })).toBe(has);
});

test('matches only the whole text of one of several values, not a text that contains one', () => {
  const where = { name: equalsAnyOf(['Mia Ngo', 'muller']) };
  expect(['Müller', 'mia ngo', 'Dr Müller', 'Mia Ngo 2'].map((name) => matches(where, { name }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['has', 'uller'],
  ['starts', 'mull'],
  ['ends', 'uller'],
  ['is', 'muller'],
])('the filter “%s” finds “Müller” by “%s”, and does not find “Moller”', (test, typed) => {
  const field = text();
  const where = testOf(field, test)?.where('name', [typed], {} as never) ?? {};
  expect(matches(where, { name: 'Müller' })).toBe(true);
  expect(matches(where, { name: 'Moller' })).toBe(false);
});

test('an empty search matches a text, and a search for “x” does not match a missing text', () => {
  expect(matches({ name: containing(' ') }, { name: 'x' })).toBe(true);
  expect(matches({ name: containing('x') }, { name: null })).toBe(false);
});
