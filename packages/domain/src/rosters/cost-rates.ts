import { type AwardDayType, type AwardPercentages, percentageOf } from '../awards/award-day-types.ts';
import { thousandthsOfPercent } from '../awards/award-pay.ts';
import { dividedHalfUp } from '../exact-decimal.ts';
import type { PayDay } from './paid-parts.ts';

/**
 * The kinds of pay for an hour of a shift: the award's kinds of day, and weekend and holiday rates for people who are not
 * casuals.
 */
export type CostDayType = AwardDayType | 'SATURDAY' | 'SUNDAY' | 'PUBLIC_HOLIDAY';
export interface CostLevel extends AwardPercentages {
  readonly is_overtime_sunday: boolean;
  readonly is_overtime_public_holidays: boolean;
}

const casualTypes = {
  WEEKDAY: 'CASUAL',
  SATURDAY: 'SATURDAY_CASUAL',
  SUNDAY: 'SUNDAY_CASUAL',
  PUBLIC_HOLIDAY: 'PUBLIC_HOLIDAY_CASUAL',
} as const satisfies Readonly<Record<PayDay, AwardDayType>>;

/** The kind of pay for ordinary hours on a day. Sundays and holidays may be overtime for people who are not casuals. */
export function ordinaryType(level: CostLevel, day: PayDay, is_casual: boolean): CostDayType {
  if (is_casual) return casualTypes[day];
  if (day === 'SUNDAY' && level.is_overtime_sunday) return 'OVERTIME_SUNDAY';
  if (day === 'PUBLIC_HOLIDAY' && level.is_overtime_public_holidays) return 'OVERTIME_PUBLIC_HOLIDAY';
  return day === 'WEEKDAY' ? 'ORDINARY' : day;
}

/** The kind of pay for overtime on a day, in its first hours or after them. */
export function overtimeType(day: PayDay, isFirst: boolean): AwardDayType {
  if (day === 'PUBLIC_HOLIDAY') return 'OVERTIME_PUBLIC_HOLIDAY';
  if (day === 'SUNDAY') return 'OVERTIME_SUNDAY';
  return isFirst ? 'OVERTIME' : 'OVERTIME_DOUBLE';
}

export const isOvertimeType = (type: CostDayType): boolean => type.startsWith('OVERTIME');

/** Hundred thousandths of the base, all of it: 125 % is 125,000. */
const whole = 100_000n;
/** A rate is a fraction of the base with this denominator, so that one percentage on another stays exact. */
const denominator = whole * whole;

/** The share of the base that a kind of day pays, in parts of `denominator`; null if the level has no percentage. */
function factorOf(level: CostLevel, type: CostDayType, is_casual: boolean): bigint | null {
  const onTop = (dayType: AwardDayType): bigint | null => thousandthsOfPercent(percentageOf(level, dayType));
  const casual = onTop('CASUAL');
  if (type === 'SATURDAY' || type === 'SUNDAY' || type === 'PUBLIC_HOLIDAY') {
    // Awards list casual rates of these days; the penalty in them is what exceeds the casual loading.
    const listed = onTop(casualTypes[type]);
    if (listed === null || casual === null) return null;
    return (whole + (listed > casual ? listed - casual : 0n)) * whole;
  }
  const listed = onTop(type);
  if (listed === null) return null;
  if (!is_casual || !isOvertimeType(type)) return (whole + listed) * whole;
  // A casual's overtime is on top of the casual rate: 150 % of 125 % is 187.5 %.
  return casual === null ? null : (whole + listed) * (whole + casual);
}

/** Cents for an hour, half a cent up; null where the level does not say. */
export function hourCents(
  level: CostLevel,
  type: CostDayType,
  is_casual: boolean,
  baseCents: number,
): number | null {
  const factor = factorOf(level, type, is_casual);
  return factor === null ? null : Number(dividedHalfUp(BigInt(baseCents) * factor, denominator));
}

/** Cents for minutes at a rate for an hour, half a cent up. */
export const centsForMinutes = (minutes: number, rate_cents: number): number =>
  Math.floor((minutes * rate_cents + 30) / 60);
