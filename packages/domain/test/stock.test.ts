import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjustment,
  byExpiry,
  correctionOf,
  fitsQuantity,
  isUsable,
  type LotFacts,
  mayApprove,
  mayCancelTake,
  mayDispose,
  mayFinish,
  mayUndoUse,
  mayUndoUseOfLots,
  quantityOf,
  type Role,
  type StockViewer,
  takeFrom,
  takeFromChosen,
  thousandthsOf,
  transferAmount,
  usableStock,
} from '../src/index.ts';

const today = '2026-11-21';
const lot = (
  id: string,
  amount: number,
  expiry_date: string | null = null,
  more: Partial<LotFacts> = {},
) => ({
  id,
  left: amount * 1000,
  expiry_date,
  received_at: '2026-10-01T00:00:00Z',
  is_disposed: false,
  ...more,
});
const outcome = (result: { ok: boolean; code?: string; value?: unknown }) =>
  result.ok ? result.value : result.code;

// The specification's example: A 10 until December, B 5 until the end of November, C 8 without expiry, D 4
// expired, E disposed of.
const shelf = [
  lot('A', 10, '2026-12-31'),
  lot('B', 5, '2026-11-30'),
  lot('C', 8),
  lot('D', 4, '2026-11-20'),
  lot('E', 0, null, { is_disposed: true }),
];
const taking = (amount: number, lots = shelf) => outcome(takeFrom(lots, amount * 1000, today));
const choosing = (id: string, amount: number, reason: string | null = null, lots = shelf) =>
  outcome(takeFromChosen(lots, lots.find((one) => one.id === id) as LotFacts, amount * 1000, today, reason));

describe('using stock', () => {
  test('takes the lot that expires first, lots without expiry last, and all of the amount or nothing', () => {
    expect(usableStock(shelf, today)).toBe(23_000);
    expect(taking(7)).toEqual([
      { id: 'B', amount: 5000 },
      { id: 'A', amount: 2000 },
    ]);
    expect(taking(23)).toEqual([
      { id: 'B', amount: 5000 },
      { id: 'A', amount: 10_000 },
      { id: 'C', amount: 8000 },
    ]);
    expect(taking(25)).toBe('only_in_stock');
    expect(taking(23.001)).toBe('only_in_stock');
  });
  test('takes from a lot on its last day, after which the lot is not usable', () => {
    const last = lot('F', 2, '2026-11-21');
    expect([isUsable(last, '2026-11-21'), isUsable(last, '2026-11-22')]).toEqual([true, false]);
    expect(taking(2, [last])).toEqual([{ id: 'F', amount: 2000 }]);
  });
  test('of lots that expire on the same day, takes the oldest first', () => {
    const young = lot('A', 1, '2026-12-31', { received_at: '2026-11-02T00:00:00Z' });
    const old = lot('B', 1, '2026-12-31', { received_at: '2026-11-01T00:00:00Z' });
    expect(taking(1, [young, old])).toEqual([{ id: 'B', amount: 1000 }]);
    expect([lot('B', 1), lot('A', 1)].sort(byExpiry).map(({ id }) => id)).toEqual(['A', 'B']);
  });
  test.each([
    ['that expires first can be used without a reason', 'B', 5, null, [{ id: 'B', amount: 5000 }]],
    ['that does not expire first needs a reason', 'C', 1, null, 'lot_reason_needed'],
    ['that does not expire first can be used with a reason', 'C', 1, 'Scanned', [{ id: 'C', amount: 1000 }]],
    ['with less than the amount is refused', 'B', 6, null, 'only_in_lot'],
    ['that has expired is refused', 'D', 1, 'All the same', 'lot_expired'],
    ['that was disposed of is refused', 'E', 1, 'All the same', 'lot_disposed'],
  ] as const)('a chosen lot %s', (_what, id, amount, reason, expected) => {
    expect(choosing(id, amount, reason)).toEqual(expected);
  });
  test('needs no reason to choose among lots without an expiry date', () => {
    const lots = [lot('A', 1), lot('B', 1)];
    expect(choosing('B', 1, null, lots)).toEqual([{ id: 'B', amount: 1000 }]);
  });
});

const days = fc.constantFrom(null, '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-12-31');
const anyLots = fc
  .array(
    fc.record({
      left: fc.nat({ max: 5000 }),
      expiry_date: days,
      is_disposed: fc.boolean(),
      received_at: fc.constantFrom('2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z'),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map((one, n): LotFacts => ({ ...one, id: `lot ${n}`, left: one.is_disposed ? 0 : one.left })),
  );

test('takes exactly the requested amount in order, never twice and never from unusable lots, for any stock', () => {
  fc.assert(
    fc.property(anyLots, fc.integer({ min: 1, max: 30_000 }), (lots, wanted) => {
      const result = takeFrom(lots, wanted, today);
      expect(result.ok).toBe(wanted <= usableStock(lots, today));
      if (!result.ok) return;
      const taken = result.value;
      const lotOf = (id: string) => lots.find((one) => one.id === id) as LotFacts;
      expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBe(wanted);
      expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
      for (const { id, amount } of taken) {
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(lotOf(id).left);
        expect(isUsable(lotOf(id), today)).toBe(true);
      }
      // All lots that expire before the last one taken are used up.
      const last = lotOf(taken.at(-1)?.id ?? '');
      for (const one of lots.filter((each) => isUsable(each, today) && byExpiry(each, last) < 0))
        expect(taken.find(({ id }) => id === one.id)?.amount).toBe(one.left);
    }),
  );
});

test('keeps amounts exact to the thousandth', () => {
  expect(['10', '2.5', '0.1', '12.345', '-3.000', '0'].map(thousandthsOf)).toEqual([
    10_000, 2500, 100, 12_345, -3000, 0,
  ]);
  expect([thousandthsOf(0.1 + 0.2), thousandthsOf(999_999_999.999)]).toEqual([300, 999_999_999_999]);
  expect([8000, 2500, -300, 0].map(quantityOf)).toEqual(['8', '2.5', '-0.3', '0']);
  expect([1, 0.125, 0.1 + 0.2, 0.0001, 1e9].map(fitsQuantity)).toEqual([true, true, true, false, false]);
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (amount) => {
      expect(thousandthsOf(quantityOf(amount))).toBe(amount);
      expect(fitsQuantity(Number(quantityOf(amount)))).toBe(true);
    }),
  );
});

test('accepts whole thousandths within the error of a float, and refuses other amounts instead of rounding them', () => {
  expect([9e-8, 1e-9, 1.00000005, 999_999_999.9994, 2.0000001, -9e-8].map(fitsQuantity)).toEqual(
    Array(6).fill(false),
  );
  expect([0, 0.001, 0.7 + 0.1, 10.3 - 10.2].map(fitsQuantity)).toEqual(Array(4).fill(true));
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (amount) => {
      if (!fitsQuantity(amount)) return;
      expect(Math.abs(thousandthsOf(amount) / 1000 - amount)).toBeLessThan(1e-8);
      expect(thousandthsOf(amount) > 0).toBe(amount > 0);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 9 }), (amount, part) => {
      expect(fitsQuantity((amount * 1000 + part / 10) / 1000)).toBe(false);
    }),
  );
});

test('adjusts a lot only if the user saw its current amount, and not while it is counted or once it is disposed of', () => {
  const ten = lot('A', 10);
  expect(outcome(adjustment(ten, 10_000, 7000, false))).toBe(-3000);
  expect(outcome(adjustment(ten, 9000, 7000, false))).toBe('stock_is_newer');
  expect(outcome(adjustment(ten, 10_000, 7000, true))).toBe('lot_is_counted');
  expect(outcome(adjustment({ ...ten, is_disposed: true }, 10_000, 7000, false))).toBe('lot_disposed');
});

test('disposes of a lot once, while something is left, and undoes no use of a lot that is disposed of or gone', () => {
  expect(outcome(mayDispose(lot('A', 1)))).toBeUndefined();
  expect(outcome(mayDispose(lot('A', 0)))).toBe('lot_empty');
  expect(outcome(mayDispose(lot('A', 0, null, { is_disposed: true })))).toBe('lot_disposed');
  expect(outcome(mayUndoUseOfLots([lot('A', 1), lot('E', 0, null, { is_disposed: true })]))).toBe(
    'use_not_returned',
  );
  expect(outcome(mayUndoUseOfLots([lot('A', 1), undefined]))).toBe('use_lot_gone');
});

test('moves a lot, or part of it, to another location', () => {
  const here = { ...lot('A', 10), clinic_storage_location_id: 'here' };
  expect(outcome(transferAmount(here, 'there', null))).toBe(10_000);
  expect(outcome(transferAmount(here, 'there', 4000))).toBe(4000);
  expect(outcome(transferAmount(here, 'there', 11_000))).toBe('only_in_lot');
  expect(outcome(transferAmount(here, 'here', null))).toBe('lies_there');
  expect(outcome(transferAmount({ ...here, left: 0 }, 'there', null))).toBe('lot_empty');
});

const viewer = (user_id: string, ...actions: string[]): StockViewer => ({
  user_id,
  role: 'client_employee' as Role,
  clinic_ids: ['here'],
  grants: new Set(
    ['product-usages', 'stock-takes'].flatMap((each) => actions.map((one) => `${each}:${one}`)),
  ) as never,
});
test('users can undo their own use, and users with EDIT anybody’s', () => {
  expect(outcome(mayUndoUse(viewer('me', 'VIEW'), { user_id: 'me' }))).toBeUndefined();
  expect(outcome(mayUndoUse(viewer('me', 'VIEW'), { user_id: 'other' }))).toBe('no_permission');
  expect(outcome(mayUndoUse(viewer('me', 'VIEW', 'EDIT'), { user_id: 'other' }))).toBeUndefined();
});

describe('a stock-take', () => {
  const take = (
    status: 'COUNTING' | 'COUNTED' | 'APPROVED' | 'CANCELLED',
    created_by_user_id = 'starter',
  ) => ({
    status,
    created_by_user_id,
  });
  const boss = viewer('me', 'VIEW', 'EDIT');
  test('can be finished when everything is counted or the rest is skipped', () => {
    expect(outcome(mayFinish(take('COUNTING'), 0, false))).toBeUndefined();
    expect(outcome(mayFinish(take('COUNTING'), 2, false))).toBe('take_lines_left');
    expect(outcome(mayFinish(take('COUNTING'), 2, true))).toBeUndefined();
    expect(outcome(mayFinish(take('COUNTED'), 0, false))).toBe('take_not_counting');
  });
  test.each([
    [
      'is possible for a user with EDIT if others counted',
      take('COUNTED'),
      boss,
      ['other'],
      false,
      undefined,
    ],
    ['is refused without EDIT', take('COUNTED'), viewer('me', 'VIEW', 'ADD'), [], false, 'no_permission'],
    [
      'is refused to somebody who counted some of it',
      take('COUNTED'),
      boss,
      ['other', 'me'],
      false,
      'take_own',
    ],
    ['is refused to the person who started it', take('COUNTED', 'me'), boss, ['other'], false, 'take_own'],
    [
      'is possible for the person who started it if nobody else may',
      take('COUNTED', 'me'),
      boss,
      ['me'],
      true,
      undefined,
    ],
    ['is refused while it is being counted', take('COUNTING'), boss, [], false, 'take_counting'],
    ['is refused a second time', take('APPROVED'), boss, [], false, 'take_closed'],
    ['is refused if it was cancelled', take('CANCELLED'), boss, [], false, 'take_closed'],
  ] as const)('approval of a stock-take %s', (_what, facts, who, counters, isAlone, expected) => {
    expect(outcome(mayApprove(facts, who, counters, isAlone))).toBe(expected);
  });
  test('can be cancelled by its creator or users with EDIT until it is approved', () => {
    expect(outcome(mayCancelTake(take('COUNTING', 'me'), viewer('me', 'VIEW', 'ADD')))).toBeUndefined();
    expect(outcome(mayCancelTake(take('COUNTED'), viewer('me', 'VIEW', 'ADD')))).toBe('no_permission');
    expect(outcome(mayCancelTake(take('COUNTED'), boss))).toBeUndefined();
    expect(outcome(mayCancelTake(take('APPROVED'), boss))).toBe('take_closed');
  });
  test.each([
    [
      'two fewer than expected are subtracted',
      { counted: 8, expected: 10, left: 10, is_disposed: false },
      -2,
    ],
    [
      'two fewer than expected are subtracted, though some were used since',
      { counted: 8, expected: 10, left: 5, is_disposed: false },
      -2,
    ],
    ['two more than expected are added', { counted: 12, expected: 10, left: 10, is_disposed: false }, 2],
    ['no more is subtracted than is left', { counted: 0, expected: 10, left: 7, is_disposed: false }, -7],
    [
      'nothing if as many as expected were counted',
      { counted: 10, expected: 10, left: 3, is_disposed: false },
      0,
    ],
    ['nothing if the lot was not counted', { counted: null, expected: 0, left: 3, is_disposed: false }, 0],
    ['nothing if the lot was disposed of since', { counted: 8, expected: 10, left: 0, is_disposed: true }, 0],
  ])('the correction of a lot after a count: %s', (_what, counted, by) => {
    expect(correctionOf(counted)).toBe(by);
  });
});
