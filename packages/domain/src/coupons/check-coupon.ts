import type { MessageCode } from '../messages.ts';
import { type Result, refuse } from '../refusal.ts';
import { monthsLater } from '../time/months.ts';
import { type Discount, type DiscountedPrice, discountedPrice, exactCents } from './discount.ts';

/** Dates are `yyyy-mm-dd` on the platform's calendar. */
export interface CouponFacts extends Discount {
  readonly id: string;
  readonly coupon_code: string;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly start_date: string | null;
  /** The last valid day. */
  readonly end_date: string | null;
  /** The number of clients that may use the coupon; null for any number. */
  readonly no_of_coupon: number | null;
  /** The number of other clients that use it. */
  readonly used_by_others: number;
  /** For how many months a client keeps the discount; null for every renewal. */
  readonly discount_months: number | null;
  /** The day on which this client first used it; null if never. */
  readonly used_on: string | null;
}

export interface CheckedCoupon<Coupon> extends DiscountedPrice {
  /** Null if no code was entered. */
  readonly coupon: Coupon | null;
}

/** Codes are compared without case and without surrounding spaces. */
export const couponCode = (code: string | null | undefined): string => (code ?? '').trim().toLowerCase();

/** @returns The first day without the discount; null if it never ends. */
export const discountEndsOn = (began: string, months: number | null): string | null =>
  months === null ? null : monthsLater(began, months);

/**
 * Checks a coupon code against a price; only the first problem is returned. Without a code the full price
 * applies. Of several coupons with the same code, the one with the largest discount counts. An inactive
 * coupon, or one that has not started, is treated as missing.
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
  if (wanted === '') return { ok: true, value: { ...discountedPrice(price, null), coupon: null } };
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
    .map(({ coupon }) => ({ coupon, ...discountedPrice(price, coupon) }))
    .sort((one, other) => Number(exactCents(one.total) - exactCents(other.total)));
  return best ? { ok: true, value: best } : refuse('coupon_not_found');
}

function problemOf(coupon: CouponFacts, price: string, today: string): MessageCode | null {
  const { no_of_coupon, used_by_others, used_on, discount_months } = coupon;
  if (no_of_coupon !== null && used_by_others >= no_of_coupon) return 'coupon_used_up';
  const until = used_on === null ? null : discountEndsOn(used_on, discount_months);
  // Without this, each renewal would restart the months of the discount.
  if (until !== null && today >= until) return 'coupon_months_over';
  if (coupon.type === 'FLAT' && exactCents(coupon.value) > exactCents(price)) return 'coupon_above_price';
  return null;
}
