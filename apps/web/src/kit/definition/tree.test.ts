import { expect, test } from 'vitest';
import { idsWithDescendants, treeKeyAction, treeOf } from './tree.ts';

const rows = [
  { id: 'a', parent: null },
  { id: 'a1', parent: 'a' },
  { id: 'a11', parent: 'a1' },
  { id: 'b', parent: null },
  { id: 'b1', parent: 'gone' },
  { id: 'a2', parent: 'a' },
];
const parentOf = ({ parent }: { parent: string | null }) => parent;
const shown = (...closed: string[]) =>
  treeOf(rows, parentOf, new Set(closed)).map(({ row, level, opened }) => `${level} ${row.id} ${opened}`);

test('lists children after their parent, and a row without a known parent at the top level', () => {
  expect(shown()).toEqual(['1 a true', '2 a1 true', '3 a11 null', '2 a2 null', '1 b null', '1 b1 null']);
});

test('hides all descendants of a closed row', () => {
  expect(shown('a')).toEqual(['1 a false', '1 b null', '1 b1 null']);
  expect(shown('a1', 'b')).toEqual(['1 a true', '2 a1 false', '2 a2 null', '1 b null', '1 b1 null']);
});

test('lists a row and all its descendants', () => {
  expect(idsWithDescendants(rows, parentOf, 'a')).toEqual(['a', 'a1', 'a11', 'a2']);
  expect(idsWithDescendants(rows, parentOf, 'b')).toEqual(['b']);
});

test('the right arrow opens a row, then moves to its first child; the left closes it, then moves to its parent', () => {
  const turn = (id: string, key: 'ArrowLeft' | 'ArrowRight', ...closed: string[]) =>
    treeKeyAction(treeOf(rows, parentOf, new Set(closed)), id, key);
  expect(turn('a', 'ArrowRight', 'a')).toEqual({ open: true });
  expect(turn('a', 'ArrowRight')).toEqual({ to: 'a1' });
  expect(turn('a11', 'ArrowRight')).toBeNull();
  expect(turn('a11', 'ArrowLeft')).toEqual({ to: 'a1' });
  expect(turn('a1', 'ArrowLeft')).toEqual({ open: false });
  expect(turn('a1', 'ArrowLeft', 'a1')).toEqual({ to: 'a' });
  // The focus goes to the parent, not to the row above.
  expect(turn('a2', 'ArrowLeft')).toEqual({ to: 'a' });
  expect(turn('a', 'ArrowLeft', 'a')).toBeNull();
  expect(turn('b', 'ArrowLeft')).toBeNull();
  expect(turn('b1', 'ArrowRight')).toBeNull();
  // No row has this id.
  expect(turn('gone', 'ArrowLeft')).toBeNull();
});
