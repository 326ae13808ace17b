import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CouponFacts,
  checkCoupon,
  couponState,
  discountedPrice,
  discountTermsOf,
  exactCents,
  messages,
  planDay,
} from '../src/index.ts';

const coupon = (more: Partial<CouponFacts> = {}): CouponFacts => ({
  id: 'a',
  coupon_code: 'WINTER25',
  type: 'PERCENTAGE',
  value: '25.00',
  status: 'ACTIVE',
  start_date: null,
  end_date: null,
  no_of_coupon: null,
  used_by_others: 0,
  discount_months: null,
  used_on: null,
  ...more,
});
const today = '2026-11-26';
const check = (
  coupons: readonly CouponFacts[],
  more: { code?: string | null; price?: string; today?: string } = {},
) => {
  const { code = 'WINTER25', price = '249.00', today: day = today } = more;
  const result = checkCoupon({ code, price, today: day, coupons });
  return result.ok ? result.value.total : messages[result.code];
};

describe('prices', () => {
  test.each([
    ['249.00', 'PERCENTAGE', '15', '211.65', '37.35'],
    ['79.95', 'PERCENTAGE', '10', '71.96', '7.99'],
    ['19.99', 'PERCENTAGE', '50', '10.00', '9.99'],
    ['149.95', 'PERCENTAGE', '33.33', '99.97', '49.98'],
    ['99.99', 'PERCENTAGE', '12.5', '87.49', '12.50'],
    ['0.01', 'PERCENTAGE', '50', '0.01', '0.00'],
    ['249.00', 'PERCENTAGE', '100', '0.00', '249.00'],
    ['99.00', 'FLAT', '99.00', '0.00', '99.00'],
    ['99.00', 'FLAT', '0', '99.00', '0.00'],
    ['79.95', 'FLAT', '99.01', '0.00', '79.95'],
  ] as const)('%s with %s %s costs %s', (price, type, value, total, discount) => {
    expect(discountedPrice(price, { type, value })).toEqual({ original: price, discount, total });
  });

  test('discount and total add up to the price, and neither is negative', () => {
    const amount = fc
      .bigInt({ min: 0n, max: 10n ** 9n })
      .map((cents) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
    const percent = fc.integer({ min: 0, max: 10_000 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(
        amount,
        fc.oneof(
          percent.map((value) => ({ type: 'PERCENTAGE' as const, value })),
          amount.map((value) => ({ type: 'FLAT' as const, value })),
        ),
        (price, by) => {
          const { original, discount, total } = discountedPrice(price, by);
          expect(exactCents(discount) + exactCents(total)).toBe(exactCents(original));
          expect(exactCents(discount) >= 0n && exactCents(total) >= 0n).toBe(true);
          expect(original).toBe(price);
        },
      ),
    );
  });
});

describe('the checks of a coupon code', () => {
  test('an empty code leaves the full price, without any check', () => {
    for (const code of ['', '   ', null])
      expect(check([coupon({ status: 'INACTIVE' })], { code })).toBe('249.00');
  });

  test.each([
    ['that differs in case and spaces is accepted', [coupon({ coupon_code: ' Winter25 ' })], '186.75'],
    ['of no coupon is not found', [], 'No coupon code found'],
    ['of an inactive coupon is not found', [coupon({ status: 'INACTIVE' })], 'No coupon code found'],
    [
      'of a coupon that begins tomorrow is not found',
      [coupon({ start_date: '2026-11-27' })],
      'No coupon code found',
    ],
    ['of a coupon that begins today is accepted', [coupon({ start_date: today })], '186.75'],
    ['of a coupon that ends today is accepted', [coupon({ end_date: today })], '186.75'],
    [
      'of a used-up coupon that ended is refused as expired',
      [coupon({ end_date: '2026-11-25', no_of_coupon: 0 })],
      'Coupon code has expired',
    ],
    [
      'of two coupons, one ended and one not begun, is refused as expired',
      [coupon({ end_date: '2026-11-25' }), coupon({ start_date: '2026-11-27' })],
      'Coupon code has expired',
    ],
    [
      'of two coupons, one ended and one valid, is accepted',
      [coupon({ end_date: '2026-11-25' }), coupon({ value: '10' })],
      '224.10',
    ],
    [
      'of two coupons, one used up and one valid, is accepted',
      [coupon({ no_of_coupon: 1, used_by_others: 1 }), coupon({ value: '10' })],
      '224.10',
    ],
    [
      'of three valid coupons gives the best discount',
      [coupon({ value: '10' }), coupon({ value: '20' }), coupon({ value: '5' })],
      '199.20',
    ],
    [
      'of a coupon with the limit zero is refused as used up',
      [coupon({ no_of_coupon: 0 })],
      messages.coupon_used_up,
    ],
    [
      'of a coupon with its last use left is accepted',
      [coupon({ no_of_coupon: 5, used_by_others: 4 })],
      '186.75',
    ],
    [
      'of a used-up coupon above the price is refused as used up',
      [coupon({ no_of_coupon: 5, used_by_others: 5, type: 'FLAT', value: '300' })],
      messages.coupon_used_up,
    ],
    [
      'of a coupon without a limit is accepted',
      [coupon({ no_of_coupon: null, used_by_others: 999 })],
      '186.75',
    ],
    [
      'of a flat discount that equals the price is accepted',
      [coupon({ type: 'FLAT', value: '249.00' })],
      '0.00',
    ],
    [
      'of a flat discount above the price is refused',
      [coupon({ type: 'FLAT', value: '249.01' })],
      'PlanCode value cannot be greater than package price',
    ],
  ] as const)('a code %s', (_what, coupons, answer) => {
    expect(check(coupons)).toBe(answer);
  });

  test('using the same coupon again does not restart its discounted months', () => {
    const used = coupon({ used_on: '2026-08-31', discount_months: 3 });
    expect(check([used], { today: '2026-11-29' })).toBe('186.75');
    expect(check([used], { today: '2026-11-30' })).toBe(messages.coupon_months_over);
    expect(check([{ ...used, discount_months: null }], { today: '2030-01-01' })).toBe('186.75');
  });

  test.each([
    ['2026-12-31', '2026-12-31T12:59:59Z', '186.75'],
    ['2026-12-31', '2026-12-31T13:00:00Z', 'Coupon code has expired'],
    ['2026-06-30', '2026-06-30T13:59:59Z', '186.75'],
    ['2026-06-30', '2026-06-30T14:00:00Z', 'Coupon code has expired'],
  ])('a coupon that ends on %s, used at %s: %s', (end_date, now, answer) => {
    expect(check([coupon({ end_date })], { today: planDay(now) })).toBe(answer);
  });

  test('a code is accepted exactly if one of its coupons has a use left, and takes such a coupon', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            no_of_coupon: fc.nat(5),
            used_by_others: fc.nat(8),
            value: fc.constantFrom('0', '10', '100'),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        (rows) => {
          const coupons = rows.map((row, index) => coupon({ ...row, id: String(index) }));
          const result = checkCoupon({ code: 'winter25', price: '10.00', today, coupons });
          const free = rows.some((row) => row.used_by_others < row.no_of_coupon);
          expect(result.ok).toBe(free);
          if (result.ok) {
            const chosen = rows[Number(result.value.coupon?.id)];
            expect(chosen && chosen.used_by_others < chosen.no_of_coupon).toBe(true);
          }
        },
      ),
    );
  });
});

test.each([
  [{}, 'ACTIVE'],
  [{ status: 'INACTIVE', end_date: '2020-01-01' }, 'INACTIVE'],
  [{ end_date: '2026-11-25', used: 5, no_of_coupon: 5 }, 'EXPIRED'],
  [{ end_date: today }, 'ACTIVE'],
  [{ start_date: '2026-11-27' }, 'SCHEDULED'],
  [{ start_date: today }, 'ACTIVE'],
  [{ used: 5, no_of_coupon: 5 }, 'USED_UP'],
  [{ used: 4, no_of_coupon: 5 }, 'ACTIVE'],
] as const)('a coupon with %j is %s', (more, state) => {
  expect(couponState({ ...coupon(), used: 0, ...more }, today)).toBe(state);
});

test('describes for how long a discount applies', () => {
  expect([null, 1, 3].map(discountTermsOf)).toEqual(['Every renewal', '1 month', '3 months']);
});
