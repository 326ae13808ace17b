import { amountOf, centsOf } from '../client-masters/budget.ts';
import { dividedHalfUp, textOf } from '../exact-decimal.ts';

const whole = 100_000n;

/**
 * Thousandths of a percent: `87.5` gives 87500. Null for a text that is not such a number, or has more than
 * three decimals.
 */
export function thousandthsOfPercent(text: string | null | undefined): bigint | null {
  const [, units, decimals = ''] = /^\s*(\d{1,6})(?:\.(\d*))?\s*$/.exec(text ?? '') ?? [];
  if (units === undefined || decimals.replace(/0+$/, '').length > 3) return null;
  return BigInt(units) * 1000n + BigInt(decimals.slice(0, 3).padEnd(3, '0'));
}

/** @returns The base plus a percentage of it, in cents, with half cents rounded up. */
export const payCents = (baseCents: number | bigint, thousandths: bigint): bigint =>
  dividedHalfUp(BigInt(baseCents) * (whole + thousandths), whole);

/** For example, a base of 25.74 with 25 % gives `32.18`. Null if `percentage` is missing or invalid. */
export function payOf(base: string, percentage: string | null | undefined): string | null {
  const thousandths = thousandthsOfPercent(percentage);
  return thousandths === null ? null : amountOf(payCents(centsOf(base), thousandths));
}

/** Converts a percentage on top of the base to percent of the base: 25 gives `125`, 87.5 gives `187.5`. */
export function percentOfBase(percentage: string | null | undefined): string | null {
  const thousandths = thousandthsOfPercent(percentage);
  if (thousandths === null) return null;
  return textOf(whole + thousandths, 3).replace(/\.?0+$/, '');
}

/**
 * @returns True if somebody probably entered the award's "125 %" where 25 is expected. It would pay a casual
 * more than double.
 */
export const mayBePercentOfBase = (percentage: string | null | undefined): boolean =>
  (thousandthsOfPercent(percentage) ?? 0n) >= whole;
