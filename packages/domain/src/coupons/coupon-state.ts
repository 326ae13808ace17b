import type { CouponFacts } from './check-coupon.ts';

export const couponStates = [
  { value: 'ACTIVE', label: 'Active', colour: 'green' },
  { value: 'SCHEDULED', label: 'Scheduled', colour: 'blue' },
  { value: 'EXPIRED', label: 'Expired', colour: 'orange' },
  { value: 'USED_UP', label: 'Used up', colour: 'violet' },
  { value: 'INACTIVE', label: 'Inactive', colour: 'gray' },
] as const;
export type CouponState = (typeof couponStates)[number]['value'];

type Shown = Pick<CouponFacts, 'status' | 'start_date' | 'end_date' | 'no_of_coupon'> & {
  /** The number of clients that use it. */
  readonly used: number;
};

/** `today` is on the platform's calendar. */
export function couponState(coupon: Shown, today: string): CouponState {
  const { status, start_date, end_date, no_of_coupon, used } = coupon;
  if (status === 'INACTIVE') return 'INACTIVE';
  if (end_date !== null && end_date < today) return 'EXPIRED';
  if (no_of_coupon !== null && used >= no_of_coupon) return 'USED_UP';
  return start_date !== null && start_date > today ? 'SCHEDULED' : 'ACTIVE';
}
