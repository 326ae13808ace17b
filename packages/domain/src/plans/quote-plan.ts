import type { CheckedCoupon, CouponFacts } from '../coupons/check-coupon.ts';
import { type Discount, discountedPrice } from '../coupons/discount.ts';
import type { MessageCode } from '../messages.ts';
import type { Result } from '../refusal.ts';
import { daysBetween } from '../time/calendar-days.ts';
import { monthsLater } from '../time/months.ts';
import { firstPeriod, monthsOf, type PlanType, planDay, renewedPeriod } from './billing-period.ts';
import { addMoney, gstOf, multiplyMoney, proRata, subtractMoney } from './money.ts';
import { isSamePlan, type PlanChoice, planChangeOf } from './plan-change.ts';
import { isRunning, type OwnPlan, planOfNextPeriod, type SubscriptionFacts } from './subscription-facts.ts';

/** A client's running discount, with the values from when its coupon was used. */
export interface KeptDiscount extends Discount {
  /** The last day with the discount; null if it never ends. */
  readonly until: string | null;
}
/** A stored period with its plan's monthly list price. */
export type PricedSubscription = SubscriptionFacts & { readonly price: string };

export interface QuoteInput<Coupon> {
  readonly now: Date;
  readonly plan: OwnPlan<PricedSubscription>;
  readonly wanted: PlanChoice;
  /** The seats of the chosen team (null for no limit), and the seats that the client uses. */
  readonly seats: { readonly size: number | null; readonly taken: number };
  /** The result of checking the coupon code; without a code, there is no coupon. */
  readonly coupon: Result<CheckedCoupon<Coupon>>;
  /** The last day with the coupon's discount; null if it never ends. */
  readonly couponUntil: string | null;
  readonly kept: KeptDiscount | null;
}

export type QuoteKind = 'PURCHASE' | 'UPGRADE' | 'DOWNGRADE' | 'SAME' | 'RENEWAL';
export interface PlanQuote {
  readonly kind: QuoteKind;
  /** Why the plan cannot be bought; null if it can. */
  readonly problem: MessageCode | null;
  readonly original: string;
  readonly discount: string;
  readonly total: string;
  readonly gst: string;
  /** What each later month costs. */
  readonly recurring: string;
  /** The price of a whole period without and with the discount, as the subscription stores it. */
  readonly period_original: string;
  readonly period_total: string;
  readonly starts_at: Date;
  readonly expires_at: Date;
  readonly anchor_day: number;
  readonly plan_type: PlanType;
}

/**
 * Calculates what a plan costs this client, as a purchase, renewal or change. Previews and commands use the
 * same calculation.
 */
export function quotePlan<Coupon extends CouponFacts>(input: QuoteInput<Coupon>): PlanQuote {
  const { now, plan, wanted, seats, coupon } = input;
  const kind = kindOf(plan, wanted, now);
  const last = plan.next ?? plan.current;
  const plan_type = last?.plan_type === 'YEARLY' ? 'YEARLY' : 'MONTHLY';
  const isNew = kind === 'PURCHASE' || kind === 'RENEWAL';
  const isChange = kind === 'UPGRADE' || kind === 'SAME';
  const bought = last ? renewedPeriod({ ...last, plan_type }, now) : firstPeriod(now, plan_type);
  const from = planDay(isNew || kind === 'DOWNGRADE' ? bought.start_at : now);
  const months = monthsOf(plan_type);
  const begins = (month: number): string =>
    monthsLater(from, month, isChange ? undefined : bought.anchor_day);
  const costs = costsOf(
    input,
    Array.from({ length: months }, (_, month) => begins(month)),
    {
      later: isChange && last ? planDay(last.expire_at) : begins(months),
    },
  );
  const problem =
    seats.size !== null && seats.taken > seats.size ? 'team_too_small' : coupon.ok ? null : coupon.code;
  const [original, total] = isNew
    ? [costs.original, costs.total]
    : kind === 'UPGRADE'
      ? upgradeOf(plan, costs, now)
      : ['0.00', '0.00'];
  const runs =
    isNew || kind === 'DOWNGRADE' || !last
      ? bought
      : { ...last, anchor_day: last.anchor_day ?? bought.anchor_day };
  return {
    kind,
    problem,
    original,
    discount: subtractMoney(original, total),
    total,
    gst: gstOf(total),
    recurring: costs.recurring,
    period_original: costs.original,
    period_total: costs.total,
    starts_at: kind === 'UPGRADE' ? now : runs.start_at,
    expires_at: runs.expire_at,
    anchor_day: runs.anchor_day,
    plan_type,
  };
}

function kindOf({ current, next }: OwnPlan<PricedSubscription>, wanted: PlanChoice, now: Date): QuoteKind {
  const last = next ?? current;
  if (!current || !last) return 'PURCHASE';
  const isPlanned = isSamePlan(wanted, planOfNextPeriod(last));
  if (!isRunning(last, now)) return isPlanned ? 'RENEWAL' : 'PURCHASE';
  if (isPlanned) return next ? 'SAME' : 'RENEWAL';
  return planChangeOf(current, wanted);
}

interface Costs {
  /** For a whole period. */
  readonly original: string;
  readonly total: string;
  readonly recurring: string;
}

/** A month costs less if it begins while the discount lasts. */
function costsOf<Coupon extends CouponFacts>(
  { wanted, coupon, couponUntil, kept }: QuoteInput<Coupon>,
  months: readonly string[],
  { later }: { readonly later: string },
): Costs {
  const used = coupon.ok ? coupon.value.coupon : null;
  const discount = used ? { ...used, until: couponUntil } : kept;
  const less = discountedPrice(wanted.price, discount).total;
  const ofMonth = (begins: string): string =>
    discount && (discount.until === null || begins <= discount.until) ? less : wanted.price;
  return {
    original: multiplyMoney(wanted.price, months.length),
    total: addMoney(...months.map(ofMonth)),
    recurring: ofMonth(later),
  };
}

/**
 * An upgrade costs the difference for the remaining days, and all of the difference for a period that was
 * bought in advance.
 */
function upgradeOf(
  { current, next }: OwnPlan<PricedSubscription>,
  costs: Costs,
  now: Date,
): [string, string] {
  const parts = (whole: string): string[] => [
    ...(current ? [proRata(subtractMoney(whole, current.total_amount), ...daysOf(current, now))] : []),
    ...(next ? [subtractMoney(whole, next.total_amount)] : []),
  ];
  return [addMoney(...parts(costs.original)), addMoney(...parts(costs.total))];
}

const daysOf = ({ start_at, expire_at }: SubscriptionFacts, now: Date): [left: number, days: number] => {
  const end = planDay(expire_at);
  return [daysBetween(planDay(now), end), daysBetween(planDay(start_at), end)];
};
