/** Hours are integer minutes in memory, and decimal text with two places where they are shown, sent and stored. */

/** Half up on the decimal value, for a fraction of non-negative integers. */
const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

const centsText = (hundredths: bigint): string =>
  `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;

/** Hundredths of an hour of these minutes. */
const hundredthsOf = (minutes: number): bigint => halfUp(BigInt(minutes) * 100n, 60n);

/** `38.00` for 2280 minutes; half up. */
export const hoursText = (minutes: number): string =>
  minutes < 0 ? `-${centsText(hundredthsOf(-minutes))}` : centsText(hundredthsOf(minutes));

/** Decimal text of hours (`30.4`, `152.000076`) in hundredths, half up; what is shown of it. */
function hundredthsOfText(hrs: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(hrs.trim()) ?? [];
  if (whole === '') throw new RangeError(`not hours: ${hrs}`);
  const scale = 10n ** BigInt(fraction.length);
  const hundredths = halfUp(BigInt(whole + fraction) * 100n, scale);
  return sign === '-' ? -hundredths : hundredths;
}

/**
 * The whole minutes in decimal hours: as many as take no more than the two places that are shown. An accrual that was
 * rounded at its sixth place (`37.999999`) so gives the 38 hours that people read, and minutes that became text come
 * back as they were. Nothing is left of a negative balance.
 */
export function minutesOfHours(hrs: string): number {
  const hundredths = hundredthsOfText(hrs);
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
    return centsText(hundredthsOf(sum) - before);
  });
}
