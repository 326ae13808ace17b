import { dividedHalfUp, scaledInteger, textOf } from '../exact-decimal.ts';
import { daysBetween, weekOf } from '../time/calendar-days.ts';
import { addDays, laterDate } from '../time/zoned-time.ts';
import { hoursOf, shownHours } from './exact-hours.ts';

/** A rate is hours of leave for each ordinary hour, stored with ten decimals. */
const rateDecimals = 10;
const weeksOfYear = 52n;
/** Leave accrues on at most this many minutes a week: full-time hours. */
export const fullTimeMinutes = 38 * 60;

/**
 * @returns The minutes of a week on which leave accrues: work and paid leave, up to `maxMinutes` or full-time
 * hours.
 */
export const ordinaryMinutes = (
  { worked, paidLeave }: { readonly worked: number; readonly paidLeave: number },
  maxMinutes: number | null = null,
): number => Math.min(worked + paidLeave, maxMinutes ?? fullTimeMinutes);

/** Leave that accrues on these minutes, in millionths of an hour. */
export const accruedMicros = (minutes: number, rate: string): bigint =>
  dividedHalfUp(BigInt(minutes) * scaledInteger(rate, rateDecimals), 600_000n);

/** Leave that accrues in a year, in millionths of an hour. */
export const yearlyMicros = (rate: string, weekMinutes: number = fullTimeMinutes): bigint =>
  accruedMicros(weekMinutes * Number(weeksOfYear), rate);

/** @returns The rate for a number of weeks of leave a year: 4 weeks give 1/13. */
export const rateOfWeeks = (weeks: string): string =>
  textOf(dividedHalfUp(scaledInteger(weeks, rateDecimals), weeksOfYear), rateDecimals);

/**
 * @returns The weeks of leave a year for a rate, if they are whole quarters, such as `4` or `2.5`; otherwise
 * null.
 */
export function weeksOfRate(rate: string): string | null {
  const quarters = dividedHalfUp(
    scaledInteger(rate, rateDecimals) * weeksOfYear * 4n,
    10n ** BigInt(rateDecimals),
  );
  const weeks = textOf(quarters * 25n, 2).replace(/\.?0+$/, '');
  return scaledInteger(rateOfWeeks(weeks), rateDecimals) === scaledInteger(rate, rateDecimals) ? weeks : null;
}

/** Like `4 weeks a year: 152.00 h a year for 38 h a week`. */
export function accrualInWords(rate: string): string {
  if (scaledInteger(rate, rateDecimals) === 0n) return 'Does not accrue';
  const weeks = weeksOfRate(rate);
  const year = `${shownHours(yearlyMicros(rate))} h a year for 38 h a week`;
  return weeks === null ? year : `${weeks} ${weeks === '1' ? 'week' : 'weeks'} a year: ${year}`;
}

/** The days that one ledger line covers, including the last one. */
export interface AccrualPeriod {
  readonly start: string;
  readonly end: string;
}

/** If the job did not run, it adds the leave of at most this many past weeks. */
const weeksMadeUpFor = 4;

/**
 * @returns The ended weeks for which leave has not accrued yet. Of a week that accrued in part, only the rest
 * is returned. For a person without any accrual, only the last week is returned, because the opening balance
 * covers the time before.
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

export interface Accrual {
  readonly hrs: string;
  readonly period_start: string;
  readonly period_end: string;
}

/**
 * What usually accrues in a week: the average of past accruals, or without any, the rate for the person's
 * weekly hours. In millionths of an hour.
 */
export function usualWeekMicros(
  accruals: readonly Accrual[],
  otherwise: { readonly rate: string; readonly weekMinutes: number },
): bigint {
  const whole = accruals.reduce(
    (sum, { period_start, period_end }) => sum + daysBetween(period_start, period_end) + 1,
    0,
  );
  if (whole === 0) return accruedMicros(otherwise.weekMinutes, otherwise.rate);
  const hrs = accruals.reduce((sum, accrual) => sum + scaledInteger(accrual.hrs, 6), 0n);
  return dividedHalfUp(hrs * 7n, BigInt(whole));
}

/** @returns The number of weeks that end after `after` and not after `until`; each adds one ledger line. */
export function weeksEnding(after: string, until: string): number {
  const first = addDays(weekOf(addDays(after, 1)), 6);
  return until < first ? 0 : Math.floor(daysBetween(first, until) / 7) + 1;
}

export interface Forecast {
  /** Decimal texts, as in the ledger. */
  readonly today_hrs: string;
  readonly accrual_hrs: string;
  readonly leave_hrs: string;
  readonly forecast_hrs: string;
}

/**
 * @returns The expected balance on a day: today's balance plus the usual accrual until then, minus requested
 * and approved leave until then.
 */
export function forecastOf(facts: {
  /** The current balance. All booked leave is already deducted, even leave after the forecast's day. */
  readonly remaining: bigint;
  /** Hours of booked leave until the forecast's day, and after it. */
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
