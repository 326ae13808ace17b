import { expect, test } from 'vitest';
import type { DayCount, Instrument } from './day-data.ts';
import { traysOfDay } from './day-trays.ts';

const item = (id: string, more: Partial<Instrument> = {}): Instrument => ({
  id,
  name: id,
  code: null,
  status: 'ACTIVE',
  expected_quantity: 5,
  ...more,
});
const tray = (...instrument_count_items: Instrument[]) => [
  { id: 't', name: 'Tray', status: 'ACTIVE' as const, instrument_count_items },
];
const count = (...ids: string[]): DayCount => ({
  id: 'day',
  version: 1,
  status: 'OPEN',
  finished_by_user: null,
  instrument_count_lines: ids.map((id) => ({
    instrument_count_item_id: id,
    quantity: 3,
    expected_quantity: 3,
  })),
});
const shown = (items: Instrument[], of?: DayCount) =>
  traysOfDay(tray(...items), of).flatMap(({ instrument_count_items }) =>
    instrument_count_items.map(({ id, expected_quantity }) => [id, expected_quantity]),
  );

test('a day shows counted instruments with the quantity expected then, even if they are inactive now', () => {
  expect(shown([item('a'), item('b'), item('old', { status: 'INACTIVE' })], count('a', 'old'))).toEqual([
    ['a', 3],
    ['b', 5],
    ['old', 3],
  ]);
});

test('leaves out inactive instruments that were not counted', () => {
  expect(shown([item('in'), item('out', { status: 'INACTIVE' })])).toEqual([['in', 5]]);
});
