import { expect, test } from 'vitest';
import { containing, folded, matches } from '../src/index.ts';
import { foundBy, notFoundBy } from './found-by.ts';

test.each(foundBy)('%j is found by %j', (name, typed) => {
  expect(matches({ name: containing(typed) }, { name })).toBe(true);
  expect(folded(name)).toContain(folded(typed.trim()));
});

test.each(notFoundBy)('%j is not found by %j', (name, typed) => {
  expect(matches({ name: containing(typed) }, { name })).toBe(false);
});

test('nothing typed is anywhere, but for where nothing is said', () => {
  expect(matches({ name: containing(' ') }, { name: 'x' })).toBe(true);
  expect(matches({ name: containing('x') }, { name: null })).toBe(false);
});
