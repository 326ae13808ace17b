import type { MessageCode } from '../messages.ts';
import { type Result, refuse } from '../refusal.ts';
import { monthsLater } from '../time/months.ts';
import { type Discount, type DiscountedPrice, discounted, exactCents } from './discount.ts';

/** The facts about a coupon from which it is checked. Dates are days of the platform's calendar, `yyyy-mm-dd`. */
export interface CouponFacts extends Discount {
  readonly id: string;
  readonly coupon_code: string;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly start_date: string | null;
  /** The last day on which the coupon is valid. */
  readonly end_date: string | null;
  /** The maximum number of clients; null for any number. */
  readonly no_of_coupon: number | null;
  /** The number of other clients that use it. */
  readonly used_by_others: number;
  /** The number of months for which a client keeps the discount; null for every renewal. */
  readonly discount_months: number | null;
  /** The day on which this client used it first; null if it has not. */
  readonly used_on: string | null;
}

export interface CheckedCoupon<Coupon> extends DiscountedPrice {
  /** Null if no code was entered. */
  readonly coupon: Coupon | null;
}

/** Codes are compared without spaces at their ends and without case. */
export const couponCode = (code: string | null | undefined): string => (code ?? '').trim().toLowerCase();

/** The first day without the discount that started on the given day; null if the discount never ends. */
export const discountEndsOn = (began: string, months: number | null): string | null =>
  months === null ? null : monthsLater(began, months);

/**
 * Checks a code against a price in the specified order. An empty code means the full price. If several coupons have the code, the
 * one with the largest discount counts; one that has not started is not found.
 */
export function checkCoupon<Coupon extends CouponFacts>({
  code,
  price,
  today,
  coupons,
}: {
  readonly code: string | null | undefined;
  readonly price: string;
  readonly today: string;
  readonly coupons: readonly Coupon[];
}): Result<CheckedCoupon<Coupon>> {
  const wanted = couponCode(code);
  if (wanted === '') return { ok: true, value: { ...discounted(price, null), coupon: null } };
  const found = coupons.filter(
    ({ coupon_code, status, start_date }) =>
      couponCode(coupon_code) === wanted &&
      status === 'ACTIVE' &&
      (start_date === null || start_date <= today),
  );
  if (found.length === 0) return refuse('coupon_not_found');
  const valid = found.filter(({ end_date }) => end_date === null || end_date >= today);
  if (valid.length === 0) return refuse('coupon_expired');
  const judged = valid.map((coupon) => ({ coupon, problem: problemOf(coupon, price, today) }));
  const usable = judged.filter(({ problem }) => problem === null);
  if (usable.length === 0) return refuse(judged[0]?.problem ?? 'coupon_not_found');
  const [best] = usable
    .map(({ coupon }) => ({ coupon, ...discounted(price, coupon) }))
    .sort((one, other) => Number(exactCents(one.total) - exactCents(other.total)));
  return best ? { ok: true, value: best } : refuse('coupon_not_found');
}

function problemOf(coupon: CouponFacts, price: string, today: string): MessageCode | null {
  const { no_of_coupon, used_by_others, used_on, discount_months } = coupon;
  if (no_of_coupon !== null && used_by_others >= no_of_coupon) return 'coupon_used_up';
  const until = used_on === null ? null : discountEndsOn(used_on, discount_months);
  // Otherwise a client could restart the months with each renewal.
  if (until !== null && today >= until) return 'coupon_months_over';
  if (coupon.type === 'FLAT' && exactCents(coupon.value) > exactCents(price)) return 'coupon_above_price';
  return null;
}
