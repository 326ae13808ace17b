import { describe, expect, test } from 'vitest';
import { afterArrival, type Edit, inverseOf, stillPending, withEdits } from './pending-edits.ts';
import { valuesOf } from './shift-values.ts';
import { aShift, aValue } from './test-week.ts';

const zone = 'Australia/Brisbane';
const moved: Edit = { kind: 'save', id: 'one', values: aValue({ clinic_roster_date: '2026-11-24' }) };
const removed: Edit = { kind: 'remove', id: 'one' };
const pending = (edit: Edit, version: number | null = null) => ({ key: 1, edit, version, arrivals: 0 });

describe('rows with own edits', () => {
  test('a moved shift is at its new place with its new instants', () => {
    const [shift] = withEdits([aShift('one', { published: true })], [moved], zone);
    expect(shift).toMatchObject({
      clinic_roster_date: '2026-11-24',
      starts_at: '2026-11-23T23:00:00.000Z',
      published: true,
      is_changed: true,
      paid_minutes: 480,
    });
  });
  test('a new shift is there as a draft, and a removed one is not', () => {
    const added: Edit = { kind: 'save', id: 'two', values: aValue({ end_time: '13:00' }) };
    const shown = withEdits([aShift('one')], [added, removed], zone);
    expect(shown.map(({ id, published, paid_minutes }) => [id, published, paid_minutes])).toEqual([
      ['two', false, 240],
    ]);
  });
  test('a shift that the clocks leave no time does not appear', () => {
    const skipped: Edit = {
      kind: 'save',
      id: 'two',
      values: aValue({ clinic_roster_date: '2026-10-04', start_time: '02:10', end_time: '02:50' }),
    };
    expect(withEdits([], [skipped], 'Australia/Sydney')).toEqual([]);
  });
  test('without edits the rows are the same object', () => {
    const rows = [aShift('one')];
    expect(withEdits(rows, [], zone)).toBe(rows);
  });
});

describe('what is still pending', () => {
  test.each([
    ['without an answer', pending(moved), [aShift('one', { version: 9 })], 1],
    ['while rows are older than the answer', pending(moved, 2), [aShift('one', { version: 1 })], 1],
    ['not when rows show the answer', pending(moved, 2), [aShift('one', { version: 2 })], 0],
    ['a new shift that no row shows yet', pending(moved, 1), [], 1],
    ['a removed shift that older rows still show', pending(removed, 2), [aShift('one', { version: 1 })], 1],
    ['not when it is gone', pending(removed, 2), [], 0],
    ['not when somebody brought it back', pending(removed, 2), [aShift('one', { version: 3 })], 0],
  ])('%s', (_, edit, rows, left) => {
    expect(stillPending([edit], rows)).toHaveLength(left);
  });
  test('a shift that somebody else removed since is shown no longer than two answers', () => {
    const first = afterArrival([pending(moved, 2)], []);
    expect(first).toHaveLength(1);
    expect(afterArrival(first, [])).toHaveLength(0);
  });
});

test('the inverse of a move puts the shift back, of a new one removes it, of a removal adds it again', () => {
  const shift = aShift('one');
  const back: Edit = { kind: 'save', id: 'one', values: valuesOf(shift) };
  expect(inverseOf(moved, [shift])).toEqual(back);
  expect(inverseOf(removed, [shift])).toEqual(back);
  expect(inverseOf(moved, [])).toEqual({ kind: 'remove', id: 'one' });
  expect(inverseOf(removed, [])).toBeNull();
});
