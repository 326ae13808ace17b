import { expect, test } from 'vitest';
import { treeOf, within } from './tree.ts';

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

test('what lies in a row follows it; what lies in nothing that is there stands for itself', () => {
  expect(shown()).toEqual(['1 a true', '2 a1 true', '3 a11 null', '2 a2 null', '1 b null', '1 b1 null']);
});

test('a closed row hides what lies in it, however deep', () => {
  expect(shown('a')).toEqual(['1 a false', '1 b null', '1 b1 null']);
  expect(shown('a1', 'b')).toEqual(['1 a true', '2 a1 false', '2 a2 null', '1 b null', '1 b1 null']);
});

test('a row and all that lies in it', () => {
  expect(within(rows, parentOf, 'a')).toEqual(['a', 'a1', 'a11', 'a2']);
  expect(within(rows, parentOf, 'b')).toEqual(['b']);
});
