import { dollarsOf, exactCents } from '../coupons/discount.ts';
import { dividedHalfUp } from '../exact-decimal.ts';
import { monthsOf, type PlanType } from './billing-period.ts';

/** @returns The GST that is contained in a price: an eleventh of it. */
export const gstOf = (total: string): string => dollarsOf(dividedHalfUp(exactCents(total), 11n));

/** @returns The share of an amount for the days that are left of a period. */
export const proRata = (amount: string, left: number, days: number): string =>
  days <= 0 || left <= 0
    ? '0.00'
    : dollarsOf(dividedHalfUp(exactCents(amount) * BigInt(Math.min(left, days)), BigInt(days)));

export const addMoney = (...amounts: readonly string[]): string =>
  dollarsOf(amounts.reduce((sum, amount) => sum + exactCents(amount), 0n));
export const multiplyMoney = (amount: string, times: number): string =>
  dollarsOf(exactCents(amount) * BigInt(times));
/** Never negative. */
export function subtractMoney(amount: string, other: string): string {
  const cents = exactCents(amount) - exactCents(other);
  return dollarsOf(cents < 0n ? 0n : cents);
}

/** @returns The monthly revenue of these subscriptions. `total` is the price of a whole period. */
export function monthlyRevenue(
  plans: readonly { readonly total: string; readonly plan_type: PlanType }[],
): string {
  const twelfths = plans.reduce(
    (sum, { total, plan_type }) => sum + exactCents(total) * BigInt(12 / monthsOf(plan_type)),
    0n,
  );
  return dollarsOf(dividedHalfUp(twelfths, 12n));
}
