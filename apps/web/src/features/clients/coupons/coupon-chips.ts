import type { CouponState } from '@operatory/domain';
import { and, type BoolExp, isNull, or } from '@operatory/resource';
import type { ListChip } from '#kit/definition/list-definition.ts';

/**
 * The condition for each state of a coupon on a day. A list's filter cannot compare two columns, so the ids
 * of the used-up coupons are passed in; the order of the checks is that of `couponState`.
 */
export function couponStateFilters(
  today: string,
  usedUp: readonly string[],
): Readonly<Record<CouponState, BoolExp>> {
  const active: BoolExp = { status: { _eq: 'ACTIVE' } };
  const current = and(active, or(isNull('end_date'), { end_date: { _gte: today } }));
  const unused = and(current, { id: { _nin: [...usedUp] } });
  return {
    INACTIVE: { status: { _eq: 'INACTIVE' } },
    EXPIRED: and(active, { end_date: { _lt: today } }),
    USED_UP: and(current, { id: { _in: [...usedUp] } }),
    SCHEDULED: and(unused, { start_date: { _gt: today } }),
    ACTIVE: and(unused, or(isNull('start_date'), { start_date: { _lte: today } })),
  };
}

const chips: readonly (readonly [CouponState, Omit<ListChip, 'where'>])[] = [
  ['ACTIVE', { key: 'active', label: 'Active', dot: 'green' }],
  ['SCHEDULED', { key: 'scheduled', label: 'Scheduled', dot: 'blue' }],
  ['EXPIRED', { key: 'expired', label: 'Expired', dot: 'orange' }],
  ['USED_UP', { key: 'used-up', label: 'Used up', dot: 'violet' }],
  ['INACTIVE', { key: 'inactive', label: 'Inactive' }],
];

export function couponChips(today: string, usedUp: readonly string[]): readonly ListChip[] {
  const where = couponStateFilters(today, usedUp);
  return [
    { key: 'all', label: 'All', where: {} },
    ...chips.map(([state, chip]) => ({ ...chip, needs: 'status', where: where[state] })),
  ];
}
