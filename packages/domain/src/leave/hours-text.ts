import { dividedHalfUp, scaledInteger, textOf } from '../exact-decimal.ts';

/**
 * Hours of a leave request are whole minutes in calculations, and texts with two decimals where they are
 * shown, sent and stored. The ledger has six decimals.
 */

const hundredthsOf = (minutes: number): bigint => dividedHalfUp(BigInt(minutes) * 100n, 60n);

/** For example, 2280 minutes give `38.00`. Rounds half up. */
export const hoursText = (minutes: number): string => textOf(hundredthsOf(minutes), 2);

/**
 * Whole minutes of decimal hours. The hours are first rounded to the two decimals that people see, so that an
 * accrual of `37.999999` gives 38 hours, and a text made from minutes gives the same minutes again. Negative
 * hours give 0.
 */
export function minutesOfHours(hrs: string): number {
  const hundredths = scaledInteger(hrs, 2);
  return hundredths <= 0n ? 0 : Number((hundredths * 60n + 30n) / 100n);
}

/**
 * Rounds the hours of each day so that they add up to the rounded total: three days of 20 minutes give 0.33,
 * 0.34 and 0.33, in total 1.00.
 */
export function hoursOfDays(minutes: readonly number[]): readonly string[] {
  let sum = 0;
  return minutes.map((each) => {
    const before = hundredthsOf(sum);
    sum += each;
    return textOf(hundredthsOf(sum) - before, 2);
  });
}
