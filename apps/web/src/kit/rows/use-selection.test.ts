import { expect, test } from 'vitest';
import { positionsIn, withRangeChanged } from './use-selection.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

test('finds the position of a row, and the rows between two positions', () => {
  const places = positionsIn(rows);
  expect(places.of('c')).toBe(2);
  expect(places.of('gone')).toBe(-1);
  expect(places.between(1, 3)).toEqual(['b', 'c', 'd']);
});

test('shrinking a range deselects only rows that it had selected', () => {
  const chosen = new Set(['a']);
  const wide = withRangeChanged(chosen, [], ['c', 'd', 'e']);
  expect([...wide]).toEqual(['a', 'c', 'd', 'e']);
  expect([...withRangeChanged(wide, ['c', 'd', 'e'], ['c', 'd'])]).toEqual(['a', 'c', 'd']);
  expect([...withRangeChanged(wide, ['c', 'd', 'e'], ['a', 'b', 'c'])].toSorted()).toEqual(['a', 'b', 'c']);
  expect([...chosen]).toEqual(['a']);
});
