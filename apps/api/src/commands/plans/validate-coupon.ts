import type { Tx } from '@operatory/db';
import { checkCoupon, discountedPrice, messages, planDay } from '@operatory/domain';
import { couponsOfCode } from './coupons-of-code.ts';
import { priceOf } from './plan-rows.ts';

export interface ValidatedCoupon {
  readonly ok: boolean;
  readonly message: string;
  readonly original: string;
  readonly discount: string;
  readonly total: string;
}

/**
 * @returns The discount of a coupon for the transaction's tenant. For an invalid coupon, a message and the
 * undiscounted price.
 */
export async function validateCoupon(
  db: Pick<Tx, '$queryRaw'>,
  asked: { readonly code: string; readonly package_id: number; readonly team_id: number },
  now: Date,
): Promise<ValidatedCoupon> {
  const plan = await priceOf(db, asked.package_id, asked.team_id);
  if (!plan) return { ok: false, message: messages.plan_not_sold, ...discountedPrice('0.00', null) };
  const coupons = await couponsOfCode(db, asked.code, false);
  const checked = checkCoupon({ code: asked.code, price: plan.price, today: planDay(now), coupons });
  if (!checked.ok)
    return { ok: false, message: messages[checked.code], ...discountedPrice(plan.price, null) };
  const { original, discount, total, coupon } = checked.value;
  return { ok: true, message: coupon ? messages.coupon_valid : '', original, discount, total };
}
