import { expect, test } from 'vitest';
import { shareStructure } from './structural-sharing.ts';

const rows = () => [
  { id: 'a', name: 'one', user: { id: 'u', name: 'Ann' }, tags: ['x'] },
  { id: 'b', name: 'two', user: { id: 'u', name: 'Ann' }, tags: [] },
];

test('returns the older object for an equal answer', () => {
  const older = { tasks: rows(), total: { count: 2 } };
  expect(shareStructure(older, { tasks: rows(), total: { count: 2 } })).toBe(older);
});

test('keeps the object of an unchanged row at another position, and creates a new one for a changed row', () => {
  const older = { tasks: rows() };
  const [first, second] = rows();
  const newer = shareStructure(older, { tasks: [{ ...second, name: 'too' }, first] });
  expect(newer).toEqual({ tasks: [{ ...second, name: 'too' }, first] });
  expect(newer.tasks[1]).toBe(older.tasks[0]);
  expect(newer.tasks[0]).not.toBe(older.tasks[1]);
  expect(newer.tasks[0]?.user).toBe(older.tasks[1]?.user);
});

test('returns the newer answer also with added and removed rows and keys, null, and lists without ids', () => {
  const older = { tasks: rows(), list: [1, 2], gone: 1, was: { a: 1 } as { a: number } | null };
  const made = { tasks: [...rows(), { id: 'c' }].slice(1), list: [1, 2, 3], was: null, fresh: undefined };
  const newer = shareStructure(older, made);
  expect(newer).toEqual(made);
  expect(Object.keys(newer)).toEqual(['tasks', 'list', 'was', 'fresh']);
  expect(newer.tasks[0]).toBe(older.tasks[1]);
  expect(shareStructure({ a: 1 }, { b: undefined })).toEqual({ b: undefined });
  expect(shareStructure(undefined, older)).toBe(older);
  expect(shareStructure([1], { a: 1 })).toEqual({ a: 1 });
});
