import { weekOf } from '../time/calendar-days.ts';
import { type CostDayType, isOvertimeType } from './cost-rates.ts';
import {
  type CostedShift,
  minutesOfTypes,
  type OvertimeRules,
  overtimeRules,
  type PaidPerson,
  shiftCost,
} from './shift-cost.ts';
import type { PayType } from './timesheet-choices.ts';

/** Why the cost is unknown. */
export type CostUnknown = 'no_award' | 'no_birth_date' | 'no_sub_level' | 'no_rate' | 'no_percentage';

export interface PayLine {
  readonly pay_type: PayType;
  readonly minutes: number;
  /** Null if the cost is unknown. */
  readonly cents: number | null;
}
export interface WorkedPay {
  readonly lines: readonly PayLine[];
  readonly unknown: CostUnknown | null;
}
/** Paid worked time. `date` is the date of its shift, which decides the week. */
export interface PayablePart {
  readonly date: string;
  readonly costed: CostedShift | null;
}

/** Used for people without an award, whose hours have kinds of pay but no cost. */
const withoutAward = {
  is_casual: false,
  level: {
    casual_rate_percentage: null,
    saturday_casual_rate_percentage: null,
    sunday_casual_rate_percentage: null,
    public_holidays_casual_rate_percentage: null,
    overtime_time_and_half_percentage: null,
    overtime_double_time_percentage: null,
    overtime_sundays_percentage: null,
    overtime_public_holidays_percentage: null,
    is_overtime_sunday: false,
    is_overtime_public_holidays: false,
  },
} as const;

export function payTypeOf(type: CostDayType): PayType {
  if (isOvertimeType(type)) return 'OVERTIME';
  if (type.startsWith('SATURDAY')) return 'SATURDAY';
  if (type.startsWith('SUNDAY')) return 'SUNDAY';
  return type.startsWith('PUBLIC_HOLIDAY') ? 'PUBLIC_HOLIDAY' : 'ORDINARY';
}

/**
 * @returns The pay of each part of a person's worked time. Pass the parts of all clinics in order of time,
 * because a week's ordinary hours are used up in that order.
 */
export function workedPay(
  parts: readonly PayablePart[],
  person: PaidPerson | null,
  rules: OvertimeRules = overtimeRules,
): readonly WorkedPay[] {
  const ordinary = new Map<string, number>();
  return parts.map(({ date, costed }): WorkedPay => {
    if (costed === null) return { lines: [], unknown: null };
    const week = weekOf(date);
    const before = ordinary.get(week) ?? 0;
    const minutes = minutesOfTypes(costed, person ?? withoutAward, before, rules);
    for (const [type, length] of minutes)
      if (!isOvertimeType(type)) ordinary.set(week, (ordinary.get(week) ?? 0) + length);
    const cost = person && shiftCost(costed, person, before, rules);
    const centsOf = (type: CostDayType): number | null =>
      cost?.known ? (cost.lines.find(({ day_type }) => day_type === type)?.cents ?? null) : null;
    const lines = [...minutes].map(
      ([type, length]): PayLine => ({
        pay_type: payTypeOf(type),
        minutes: length,
        cents: centsOf(type),
      }),
    );
    return { lines: sumOfLines(lines), unknown: lines.length === 0 ? null : unknownOf(cost) };
  });
}

function unknownOf(cost: ReturnType<typeof shiftCost> | null): CostUnknown | null {
  if (cost === null) return 'no_award';
  if (!cost.known) return cost.reason;
  return cost.missing.length > 0 ? 'no_percentage' : null;
}

/** Adds up lines of the same kind of pay. The sum is unknown if one of them is. */
export function sumOfLines(lines: readonly PayLine[]): readonly PayLine[] {
  const sums = new Map<PayType, PayLine>();
  for (const { pay_type, minutes, cents } of lines) {
    const known = sums.get(pay_type);
    sums.set(
      pay_type,
      known
        ? {
            pay_type,
            minutes: known.minutes + minutes,
            cents: known.cents === null || cents === null ? null : known.cents + cents,
          }
        : { pay_type, minutes, cents },
    );
  }
  return [...sums.values()];
}

/** Null if the cents of one line are unknown. */
export const centsOfLines = (lines: readonly PayLine[]): number | null =>
  lines.reduce<number | null>((sum, { cents }) => (sum === null || cents === null ? null : sum + cents), 0);
