import { expect, test } from 'vitest';
import {
  arrangedColumns,
  columnsWithoutRoom,
  plainLayout,
  readLayout,
  withMovedColumn,
} from './column-layout.ts';

const columns = ['name', 'state', 'phone', 'status'].map((key) => ({ key }));
const keys = (shown: readonly { key: string }[]) => shown.map(({ key }) => key);

test('the name stays first and is never hidden', () => {
  expect(
    keys(arrangedColumns(columns, { hidden: ['name', 'phone'], order: ['status', 'name', 'state'] })),
  ).toEqual(['name', 'status', 'state']);
});

test('puts a column that is newer than the saved order at the end', () => {
  expect(keys(arrangedColumns(columns, { hidden: [], order: ['status'] }))).toEqual([
    'name',
    'status',
    'state',
    'phone',
  ]);
});

test('a column moves by one position, but not past the ends', () => {
  expect(withMovedColumn(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(withMovedColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
});

test('reads an invalid saved layout as the default one, and keeps only the valid parts of others', () => {
  for (const value of [null, 'x', 7, []]) expect(readLayout(value)).toEqual(plainLayout);
  expect(readLayout({ hidden: [1, 'a'], widths: { a: 20, b: 90, c: 'x' }, compact: 1 })).toEqual({
    ...plainLayout,
    hidden: ['a'],
    widths: { b: 90 },
  });
});

test('moves columns without room to the menu, but never the name and the status', () => {
  const wide = ['name', 'phone', 'email', 'status'].map((key) => ({ key, width: 100 }));
  expect(columnsWithoutRoom(wide, 400)).toEqual([]);
  expect(columnsWithoutRoom(wide, 399)).toEqual(['email']);
  expect(columnsWithoutRoom(wide, 299)).toEqual(['phone', 'email']);
  expect(columnsWithoutRoom(wide, 0)).toEqual(['phone', 'email']);
  expect(columnsWithoutRoom([], 0)).toEqual([]);
});
