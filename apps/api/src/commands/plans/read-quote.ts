import type { Tx } from '@operatory/db';
import {
  addDays,
  type CheckedCoupon,
  type CouponFacts,
  checkCoupon,
  discountEndsOn,
  type PlanChoice,
  type PlanQuote,
  planDay,
  quotePlan,
  type Result,
} from '@operatory/domain';
import { couponsOfCode } from './coupons-of-code.ts';
import { priceOf, type StoredPlan, seatsOfTeam } from './plan-rows.ts';

export interface CheckedQuote extends PlanQuote {
  readonly wanted: PlanChoice;
  readonly checked: Result<CheckedCoupon<CouponFacts>>;
  /** The coupon, if it is valid. */
  readonly coupon: CouponFacts | null;
  /**
   * The first and last day of the coupon's discount. `coupon_until` is null without a coupon or without an
   * end.
   */
  readonly coupon_from: string;
  readonly coupon_until: string | null;
  readonly seats: { readonly size: number | null; readonly taken: number };
}

export interface QuoteRequest {
  readonly package_id: number;
  readonly team_id: number;
  readonly coupon_code?: string | null | undefined;
}

/** Calculates a quote. `hold` also locks the coupons. Null if the plan is not sold for that team. */
export async function readQuote(
  db: Tx,
  plan: StoredPlan,
  { package_id, team_id, coupon_code }: QuoteRequest,
  { now, hold }: { readonly now: Date; readonly hold: boolean },
): Promise<CheckedQuote | null> {
  const wanted = await priceOf(db, package_id, team_id);
  if (!wanted) return null;
  const today = planDay(now);
  const seats = await seatsOfTeam(db, plan.client.id, team_id);
  const coupons = await couponsOfCode(db, coupon_code, hold);
  const checked = checkCoupon({ code: coupon_code, price: wanted.price, today, coupons });
  const coupon = checked.ok ? checked.value.coupon : null;
  const coupon_from = coupon?.used_on ?? today;
  const ends = coupon ? discountEndsOn(coupon_from, coupon.discount_months) : null;
  const coupon_until = ends === null ? null : addDays(ends, -1);
  const quote = quotePlan({
    now,
    plan,
    wanted,
    seats,
    coupon: checked,
    couponUntil: coupon_until,
    kept: plan.kept,
  });
  return { ...quote, wanted, checked, coupon, coupon_from, coupon_until, seats };
}
