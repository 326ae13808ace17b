import { expect, test } from 'vitest';
import { resizedColumns } from './column-widths.ts';

test('resizing moves width between two columns, and neither goes below 50 pixels', () => {
  expect(resizedColumns([100, 100, 100], 0, 20)).toEqual([120, 80, 100]);
  expect(resizedColumns([100, 100, 100], 0, 500)).toEqual([150, 50, 100]);
  expect(resizedColumns([100, 100, 100], 1, -500)).toEqual([100, 50, 150]);
});

test('the last border cannot be moved', () => expect(resizedColumns([100, 100], 1, 30)).toEqual([100, 100]));
