import { type AwardDayType, type AwardPercentages, percentageOf } from '../awards/award-day-types.ts';
import { thousandthsOfPercent } from '../awards/award-pay.ts';
import { dividedHalfUp } from '../exact-decimal.ts';
import type { PayDay } from './paid-parts.ts';

/** Kinds of pay: those of the award, and weekend and holiday rates for people who are not casuals. */
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

/**
 * @returns The kind of pay of ordinary hours on a day. For people who are not casuals, Sundays and holidays
 * may count as overtime.
 */
export function ordinaryType(level: CostLevel, day: PayDay, is_casual: boolean): CostDayType {
  if (is_casual) return casualTypes[day];
  if (day === 'SUNDAY' && level.is_overtime_sunday) return 'OVERTIME_SUNDAY';
  if (day === 'PUBLIC_HOLIDAY' && level.is_overtime_public_holidays) return 'OVERTIME_PUBLIC_HOLIDAY';
  return day === 'WEEKDAY' ? 'ORDINARY' : day;
}

/**
 * @returns The kind of pay of overtime on a day. `isFirst`: within the first hours of overtime, which are
 * paid at the lower rate.
 */
export function overtimeType(day: PayDay, isFirst: boolean): AwardDayType {
  if (day === 'PUBLIC_HOLIDAY') return 'OVERTIME_PUBLIC_HOLIDAY';
  if (day === 'SUNDAY') return 'OVERTIME_SUNDAY';
  return isFirst ? 'OVERTIME' : 'OVERTIME_DOUBLE';
}

export const isOvertimeType = (type: CostDayType): boolean => type.startsWith('OVERTIME');

/** 100 % in thousandths of a percent. */
const whole = 100_000n;
/** Rates are fractions with this denominator, so that a percentage of a percentage is exact. */
const denominator = whole * whole;

/**
 * @returns The part of the base rate that is paid, in units of `denominator`; null if the level has no
 * percentage for it.
 */
function factorOf(level: CostLevel, type: CostDayType, is_casual: boolean): bigint | null {
  const onTop = (dayType: AwardDayType): bigint | null => thousandthsOfPercent(percentageOf(level, dayType));
  const casual = onTop('CASUAL');
  if (type === 'SATURDAY' || type === 'SUNDAY' || type === 'PUBLIC_HOLIDAY') {
    // Awards list only casual rates for these days. The penalty is the part above the casual loading.
    const listed = onTop(casualTypes[type]);
    if (listed === null || casual === null) return null;
    return (whole + (listed > casual ? listed - casual : 0n)) * whole;
  }
  const listed = onTop(type);
  if (listed === null) return null;
  if (!is_casual || !isOvertimeType(type)) return (whole + listed) * whole;
  // A casual's overtime is calculated on the casual rate: 150 % of 125 % is 187.5 %.
  return casual === null ? null : (whole + listed) * (whole + casual);
}

/** Cents for an hour, with half cents rounded up; null if the level has no percentage for it. */
export function hourCents(
  level: CostLevel,
  type: CostDayType,
  is_casual: boolean,
  baseCents: number,
): number | null {
  const factor = factorOf(level, type, is_casual);
  return factor === null ? null : Number(dividedHalfUp(BigInt(baseCents) * factor, denominator));
}

/** Cents for some minutes at an hourly rate, with half cents rounded up. */
export const centsForMinutes = (minutes: number, rate_cents: number): number =>
  Math.floor((minutes * rate_cents + 30) / 60);
