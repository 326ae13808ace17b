import { dividedHalfUp, scaledOf, textOf } from '../exact-decimal.ts';

/** The discount of a coupon. */
export interface Discount {
  readonly type: 'PERCENTAGE' | 'FLAT';
  /** Decimal text: percent, or dollars. */
  readonly value: string;
}
/** Decimal texts to the cent; `discount` and `total` always add up to `original`. */
export interface DiscountedPrice {
  readonly original: string;
  readonly discount: string;
  readonly total: string;
}

/** Dollars as cents, half up. */
export const exactCents = (amount: string): bigint => scaledOf(amount, 2);
export const dollarsOf = (cents: bigint): string => textOf(cents, 2);

/** Decimals of a coupon's value. */
const places = 2;
const hundredPercent = 100n * 10n ** BigInt(places);

/** The total is rounded, half up, and the discount is what is left of the price. A discount never exceeds the price. */
export function discounted(price: string, coupon: Discount | null): DiscountedPrice {
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
  const value = scaledOf(coupon.value, places);
  const total =
    coupon.type === 'FLAT'
      ? original - value
      : dividedHalfUp(original * (hundredPercent - value), hundredPercent);
  return total < 0n ? 0n : total;
}
