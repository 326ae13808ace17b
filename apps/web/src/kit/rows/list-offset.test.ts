import { expect, test } from 'vitest';
import { pageAt } from './list-offset.ts';

test('shows the page of the first visible row, and at the end the last page', () => {
  expect(pageAt({ first: 0, last: 14 }, 100_000)).toBe(1);
  expect(pageAt({ first: 49, last: 63 }, 100_000)).toBe(1);
  expect(pageAt({ first: 50, last: 64 }, 100_000)).toBe(2);
  // The 51st of 60 rows can never be at the top, so the last page counts once its end is visible.
  expect(pageAt({ first: 45, last: 59 }, 60)).toBe(2);
  expect(pageAt({ first: 0, last: 54 }, 55)).toBe(1);
});
