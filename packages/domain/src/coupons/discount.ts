import { dividedHalfUp, scaledInteger, textOf } from '../exact-decimal.ts';

export interface Discount {
  readonly type: 'PERCENTAGE' | 'FLAT';
  /** A decimal text, in percent or dollars depending on `type`. */
  readonly value: string;
}
/** Decimal texts in dollars. `discount` and `total` always add up to `original`. */
export interface DiscountedPrice {
  readonly original: string;
  readonly discount: string;
  readonly total: string;
}

/** Cents of a decimal text, with half cents rounded up. */
export const exactCents = (amount: string): bigint => scaledInteger(amount, 2);
export const dollarsOf = (cents: bigint): string => textOf(cents, 2);

/** The number of decimals of a coupon's value. */
const places = 2;
const hundredPercent = 100n * 10n ** BigInt(places);

/** Rounds the total, not the discount, to the nearest cent. The discount never exceeds the price. */
export function discountedPrice(price: string, coupon: Discount | null): DiscountedPrice {
  const original = exactCents(price);
  const total = totalOf(original, coupon);
  return {
    original: dollarsOf(original),
    discount: dollarsOf(original - total),
    total: dollarsOf(total),
  };
}

function totalOf(original: bigint, coupon: Discount | null): bigint {
  if (!coupon) return original;
  const value = scaledInteger(coupon.value, places);
  const total =
    coupon.type === 'FLAT'
      ? original - value
      : dividedHalfUp(original * (hundredPercent - value), hundredPercent);
  return total < 0n ? 0n : total;
}
