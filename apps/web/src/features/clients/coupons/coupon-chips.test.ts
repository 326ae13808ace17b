import { couponState, couponStates } from '@operatory/domain';
import { matches } from '@operatory/resource';
import { expect, test } from 'vitest';
import { couponChips, couponStateFilters } from './coupon-chips.ts';

const today = '2026-11-26';
const days = [null, '2026-11-05', '2026-11-25', today, '2026-11-27', '2026-12-31'];
const coupons = (['ACTIVE', 'INACTIVE'] as const).flatMap((status) =>
  days.flatMap((start_date) =>
    days.flatMap((end_date) =>
      [
        { no_of_coupon: null, used: 7 },
        { no_of_coupon: 5, used: 4 },
        { no_of_coupon: 5, used: 5 },
        { no_of_coupon: 0, used: 0 },
      ].map((uses) => ({
        id: JSON.stringify([status, start_date, end_date, uses]),
        ...{ status, start_date, end_date },
        ...uses,
      })),
    ),
  ),
);
const usedUp = coupons
  .filter(({ no_of_coupon, used }) => no_of_coupon !== null && used >= no_of_coupon)
  .map(({ id }) => id);

test('each coupon is listed by one chip, that of the state that its badge shows', () => {
  const where = couponStateFilters(today, usedUp);
  for (const coupon of coupons) {
    const state = couponState(coupon, today);
    const found = couponStates.map(({ value }) => value).filter((value) => matches(where[value], coupon));
    expect(found, coupon.id).toEqual([state]);
  }
});

test('a coupon that ended on 5 November is expired three weeks later, even if its status is active', () => {
  const winter = { status: 'ACTIVE', start_date: null, end_date: '2026-11-05', no_of_coupon: null, used: 1 };
  expect(couponState({ ...winter, status: 'ACTIVE' }, today)).toBe('EXPIRED');
});

test('there is a chip for each state, and one for all', () => {
  expect(couponChips(today, []).map(({ label }) => label)).toEqual([
    'All',
    'Active',
    'Scheduled',
    'Expired',
    'Used up',
    'Inactive',
  ]);
});
