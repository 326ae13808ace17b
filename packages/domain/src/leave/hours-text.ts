import { dividedHalfUp, scaledOf, textOf } from '../exact-decimal.ts';

/** Hours are integer minutes in memory, and decimal text with two places where they are shown, sent and stored. */

/** Converts minutes to hundredths of an hour. */
const hundredthsOf = (minutes: number): bigint => dividedHalfUp(BigInt(minutes) * 100n, 60n);

/** Formats minutes as hours, rounding half up: 2280 becomes `38.00`. */
export const hoursText = (minutes: number): string => textOf(hundredthsOf(minutes), 2);

/**
 * Converts decimal hours to whole minutes: the most minutes that need no more than the two shown decimals. So a rounded accrual
 * of `37.999999` gives the 38 hours that people read, and minutes that were converted to text come back unchanged. A negative
 * balance gives 0.
 */
export function minutesOfHours(hrs: string): number {
  const hundredths = scaledOf(hrs, 2);
  return hundredths <= 0n ? 0 : Number((hundredths * 60n + 30n) / 100n);
}

/**
 * The hours of a request's days with two places, so that they add up to the hours of their minutes' sum: three days of
 * 20 minutes are 0.33, 0.34 and 0.33, which is 1.00.
 */
export function hoursOfDays(minutes: readonly number[]): readonly string[] {
  let sum = 0;
  return minutes.map((each) => {
    const before = hundredthsOf(sum);
    sum += each;
    return textOf(hundredthsOf(sum) - before, 2);
  });
}
