import { expect, test } from 'vitest';
import { nextPlace, placeOfShift } from './grid-moves.ts';
import { gridRows } from './grid-rows.ts';
import { aShift, aWeek } from './test-week.ts';

const rows = gridRows(
  aWeek({
    shifts: [aShift('one', { end_time: '12:00:00' }), aShift('two', { start_time: '12:00:00' })],
  }),
  ['2026-11-23', '2026-11-24'],
  'employee',
);
const at = (row: number, column: number, item = 0) => ({ row, column, item });

test.each([
  ['ArrowRight', at(0, 0), at(0, 1)],
  ['ArrowLeft', at(0, 0), null],
  ['ArrowRight', at(0, 1), null],
  ['End', at(0, 0, 1), at(0, 1)],
  ['Home', at(1, 1), at(1, 0)],
  ['Home', at(1, 0), null],
  ['ArrowDown', at(0, 0), at(0, 0, 1)],
  ['ArrowDown', at(0, 0, 1), at(1, 0)],
  ['ArrowDown', at(2, 0), null],
  ['ArrowUp', at(1, 0), at(0, 0, 1)],
  ['ArrowUp', at(0, 0, 1), at(0, 0)],
  ['ArrowUp', at(0, 0), null],
  ['Enter', at(0, 0), null],
])('the key %s leads from %j to %j', (key, from, to) => expect(nextPlace(rows, from, key)).toEqual(to));

test('finds a shift in its row and day', () => {
  expect(placeOfShift(rows, 'two')).toEqual(at(0, 0, 1));
  expect(placeOfShift(rows, 'gone')).toBeNull();
});
