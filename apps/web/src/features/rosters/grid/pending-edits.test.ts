import { describe, expect, test } from 'vitest';
import { afterArrival, type Edit, inverseOf, stillPending, withEdits } from './pending-edits.ts';
import { valuesOf } from './shift-values.ts';
import { aShift, aValue } from './test-week.ts';

const zone = 'Australia/Brisbane';
const moved: Edit = { kind: 'save', id: 'one', values: aValue({ clinic_roster_date: '2026-11-24' }) };
const removed: Edit = { kind: 'remove', id: 'one' };
const pending = (edit: Edit, version: number | null = null) => ({ key: 1, edit, version, arrivals: 0 });

describe('rows with the user’s pending edits', () => {
  test('show a moved shift at its new position with its new instants', () => {
    const [shift] = withEdits([aShift('one', { published: true })], [moved], zone);
    expect(shift).toMatchObject({
      clinic_roster_date: '2026-11-24',
      starts_at: '2026-11-23T23:00:00.000Z',
      published: true,
      is_changed: true,
      paid_minutes: 480,
    });
  });
  test('show a new shift as a draft, and no longer show a removed one', () => {
    const added: Edit = { kind: 'save', id: 'two', values: aValue({ end_time: '13:00' }) };
    const shown = withEdits([aShift('one')], [added, removed], zone);
    expect(shown.map(({ id, published, paid_minutes }) => [id, published, paid_minutes])).toEqual([
      ['two', false, 240],
    ]);
  });
  test('do not show a shift whose time the clock change removes', () => {
    const skipped: Edit = {
      kind: 'save',
      id: 'two',
      values: aValue({ clinic_roster_date: '2026-10-04', start_time: '02:10', end_time: '02:50' }),
    };
    expect(withEdits([], [skipped], 'Australia/Sydney')).toEqual([]);
  });
  test('are the unchanged rows if there are no edits', () => {
    const rows = [aShift('one')];
    expect(withEdits(rows, [], zone)).toBe(rows);
  });
});

describe('an edit', () => {
  test.each([
    ['is pending without an answer', pending(moved), [aShift('one', { version: 9 })], 1],
    ['is pending while rows predate the answer', pending(moved, 2), [aShift('one', { version: 1 })], 1],
    ['is no longer pending when rows show the answer', pending(moved, 2), [aShift('one', { version: 2 })], 0],
    ['is pending while no row shows its new shift', pending(moved, 1), [], 1],
    [
      'is pending while older rows show its removed shift',
      pending(removed, 2),
      [aShift('one', { version: 1 })],
      1,
    ],
    ['is no longer pending when its removed shift is gone', pending(removed, 2), [], 0],
    [
      'is no longer pending when somebody brought its removed shift back',
      pending(removed, 2),
      [aShift('one', { version: 3 })],
      0,
    ],
  ])('%s', (_, edit, rows, left) => {
    expect(stillPending([edit], rows)).toHaveLength(left);
  });
  test('is pending until rows have arrived twice without its shift, because somebody else may have removed it', () => {
    const first = afterArrival([pending(moved, 2)], []);
    expect(first).toHaveLength(1);
    expect(afterArrival(first, [])).toHaveLength(0);
  });
});

test('the inverse of an edit restores the shift as it was, or removes it if it did not exist', () => {
  const shift = aShift('one');
  const back: Edit = { kind: 'save', id: 'one', values: valuesOf(shift) };
  expect(inverseOf(moved, [shift])).toEqual(back);
  expect(inverseOf(removed, [shift])).toEqual(back);
  expect(inverseOf(moved, [])).toEqual({ kind: 'remove', id: 'one' });
  expect(inverseOf(removed, [])).toBeNull();
});
