import { expect, test } from 'vitest';
import { moved, neighbourOf } from './order.ts';

const ids = ['a', 'b', 'c', 'd'];

test('a row takes the position of another, upwards and downwards', () => {
  expect(moved(ids, 'd', 'b').join('')).toBe('adbc');
  expect(moved(ids, 'a', 'c').join('')).toBe('bcad');
  expect(moved(ids, 'a', 'd').join('')).toBe('bcda');
  expect(moved(ids, 'b', 'b')).toBe(ids);
  expect(moved(ids, 'b', 'x')).toBe(ids);
  expect(moved(ids, 'x', 'b')).toBe(ids);
});

test('finds the row before another', () => {
  expect(neighbourOf(ids, 'c')).toBe('b');
  expect(neighbourOf(ids, 'a')).toBeNull();
});
