import { expect, test } from 'vitest';
import { movedRow, neighbourOf } from './order.ts';

const ids = ['a', 'b', 'c', 'd'];

test('a row takes the position of another, upwards and downwards', () => {
  expect(movedRow(ids, 'd', 'b').join('')).toBe('adbc');
  expect(movedRow(ids, 'a', 'c').join('')).toBe('bcad');
  expect(movedRow(ids, 'a', 'd').join('')).toBe('bcda');
  expect(movedRow(ids, 'b', 'b')).toBe(ids);
  expect(movedRow(ids, 'b', 'x')).toBe(ids);
  expect(movedRow(ids, 'x', 'b')).toBe(ids);
});

test('finds the row before another', () => {
  expect(neighbourOf(ids, 'c')).toBe('b');
  expect(neighbourOf(ids, 'a')).toBeNull();
});
