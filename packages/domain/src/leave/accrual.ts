import { dividedHalfUp, scaledOf, textOf } from '../exact-decimal.ts';
import { daysBetween, weekOf } from '../time/calendar-days.ts';
import { addDays, laterDate } from '../time/zoned-time.ts';
import { hoursOf, shownHours } from './exact-hours.ts';

/** A rate is hours of leave for each ordinary hour, to ten decimals as its column has them. */
const rateDecimals = 10;
const weeksOfYear = 52n;
/** Full-time hours of a week, the maximum on which leave accrues. */
export const fullTimeMinutes = 38 * 60;

/** The minutes of a week on which leave accrues: worked time and paid leave, up to the person's weekly maximum. */
export const ordinaryMinutes = (
  { worked, paidLeave }: { readonly worked: number; readonly paidLeave: number },
  maxMinutes: number | null = null,
): number => Math.min(worked + paidLeave, maxMinutes ?? fullTimeMinutes);

/** Converts ordinary minutes to accrued leave, in millionths of an hour. */
export const accruedMicros = (minutes: number, rate: string): bigint =>
  dividedHalfUp(BigInt(minutes) * scaledOf(rate, rateDecimals), 600_000n);

/** The accrual of a year with these weekly minutes. */
export const yearlyMicros = (rate: string, weekMinutes: number = fullTimeMinutes): bigint =>
  accruedMicros(weekMinutes * Number(weeksOfYear), rate);

/** The rate of so many weeks of leave a year: 4 are 1/13. */
export const rateOfWeeks = (weeks: string): string =>
  textOf(dividedHalfUp(scaledOf(weeks, rateDecimals), weeksOfYear), rateDecimals);

/** The weeks a year of a rate, where they come out in quarters: `4`, `2.5`. */
export function weeksOfRate(rate: string): string | null {
  const quarters = dividedHalfUp(
    scaledOf(rate, rateDecimals) * weeksOfYear * 4n,
    10n ** BigInt(rateDecimals),
  );
  const weeks = textOf(quarters * 25n, 2).replace(/\.?0+$/, '');
  return scaledOf(rateOfWeeks(weeks), rateDecimals) === scaledOf(rate, rateDecimals) ? weeks : null;
}

/** A rate as people say it: `4 weeks a year: 152.00 h for 38 h a week`. */
export function accrualInWords(rate: string): string {
  if (scaledOf(rate, rateDecimals) === 0n) return 'Does not accrue';
  const weeks = weeksOfRate(rate);
  const year = `${shownHours(yearlyMicros(rate))} h a year for 38 h a week`;
  return weeks === null ? year : `${weeks} ${weeks === '1' ? 'week' : 'weeks'} a year: ${year}`;
}

/** Days that one line of the ledger is for, the last one included. */
export interface AccrualPeriod {
  readonly start: string;
  readonly end: string;
}

/** The number of past weeks that are accrued later if the job did not run. */
const weeksMadeUpFor = 4;

/**
 * The weeks that have ended and for which leave has not accrued yet. A week that accrued partly accrues the rest. For a person
 * without any accrual it is only the last week, because the opening balance includes the time before.
 */
export function weeksToAccrue(today: string, accruedUntil: string | null): readonly AccrualPeriod[] {
  const last = addDays(weekOf(today), -7);
  const next = accruedUntil === null ? last : addDays(accruedUntil, 1);
  const earliest = addDays(last, -7 * (weeksMadeUpFor - 1));
  const periods: AccrualPeriod[] = [];
  for (let monday = laterDate(weekOf(next), earliest); monday <= last; monday = addDays(monday, 7))
    periods.push({ start: laterDate(monday, next), end: addDays(monday, 6) });
  return periods;
}

/** A line of the ledger for accrued leave. */
export interface Accrual {
  readonly hrs: string;
  readonly period_start: string;
  readonly period_end: string;
}

/** The usual accrual of a week: the mean of past weeks; without any, the rate for the person's weekly hours. */
export function usualWeekMicros(
  accruals: readonly Accrual[],
  otherwise: { readonly rate: string; readonly weekMinutes: number },
): bigint {
  const whole = accruals.reduce(
    (sum, { period_start, period_end }) => sum + daysBetween(period_start, period_end) + 1,
    0,
  );
  if (whole === 0) return accruedMicros(otherwise.weekMinutes, otherwise.rate);
  const hrs = accruals.reduce((sum, accrual) => sum + scaledOf(accrual.hrs, 6), 0n);
  return dividedHalfUp(hrs * 7n, BigInt(whole));
}

/** The weeks that end after one date and not after another; each adds one line to the ledger. */
export function weeksEnding(after: string, until: string): number {
  const first = addDays(weekOf(addDays(after, 1)), 6);
  return until < first ? 0 : Math.floor(daysBetween(first, until) / 7) + 1;
}

export interface Forecast {
  /** The hours as decimal text, as in the ledger. */
  readonly today_hrs: string;
  readonly accrual_hrs: string;
  readonly leave_hrs: string;
  readonly forecast_hrs: string;
}

/** The expected balance on a day: today's balance plus the usual accrual until then, less requested and approved leave. */
export function forecastOf(facts: {
  /** The balance, from which all booked leave is already deducted, however late it is. */
  readonly remaining: bigint;
  /** The hours of leave until the day of the forecast, and after it. */
  readonly until: bigint;
  readonly later: bigint;
  readonly week: bigint;
  readonly weeks: number;
}): Forecast {
  const accrual = facts.week * BigInt(facts.weeks);
  const today = facts.remaining + facts.until + facts.later;
  return {
    today_hrs: hoursOf(today),
    accrual_hrs: hoursOf(accrual),
    leave_hrs: hoursOf(facts.until),
    forecast_hrs: hoursOf(today + accrual - facts.until),
  };
}
