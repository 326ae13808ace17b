import { type AwardLabel, awardLabelOn } from '../awards/award-age.ts';
import { type DatedRate, rateOn } from '../awards/award-rates.ts';
import { centsOf } from '../client-masters/budget.ts';
import type { DayTimes } from '../leave/leave-facts.ts';
import {
  type CostDayType,
  type CostLevel,
  centsForMinutes,
  hourCents,
  isOvertimeType,
  ordinaryType,
  overtimeType,
} from './cost-rates.ts';
import { paidParts } from './paid-parts.ts';
import type { RosterShiftType } from './roster-choices.ts';
import { rosterLimits } from './roster-limits.ts';
import type { PlannedShift } from './shift-minutes.ts';

export interface CostSubLevel {
  readonly id: string;
  readonly pay_point: string | null;
  readonly age: string | null;
  readonly rates: readonly DatedRate[];
}
export interface PaidPerson {
  readonly date_of_birth: string | null;
  readonly is_casual: boolean;
  readonly level: CostLevel & {
    readonly is_age_required: boolean;
    readonly employee_award_sub_levels: readonly CostSubLevel[];
  };
  readonly sub_level_id: string | null;
}
export interface CostedShift extends PlannedShift {
  /**
   * The date on the roster, which decides the rate and the person's age. `date` is the date of the first
   * paid minute, which can be another one.
   */
  readonly roster_date: string;
  readonly roster_shift_type: RosterShiftType;
  /** Public holidays of the clinic's state. */
  readonly holidays: readonly DayTimes[];
}
export const overtimeRules = {
  ordinary_per_week: rosterLimits.ordinary_per_week,
  /** This many minutes of a shift's overtime are paid at the lower overtime rate. */
  first: 120,
} as const;
export type OvertimeRules = Readonly<Record<keyof typeof overtimeRules, number>>;

export interface CostLine {
  readonly day_type: CostDayType;
  readonly minutes: number;
  /** For an hour; null if the level has no percentage for it. */
  readonly rate_cents: number | null;
  readonly cents: number | null;
}
export type ShiftCost =
  | {
      readonly known: true;
      /** The person's age group on the shift's date. */
      readonly label: AwardLabel | null;
      readonly sub_level_id: string;
      readonly base_cents: number;
      readonly lines: readonly CostLine[];
      /** The sum of the lines whose rate is known. */
      readonly cents: number;
      readonly missing: readonly CostDayType[];
      /** Minutes that use up ordinary hours of the week. */
      readonly ordinary_minutes: number;
    }
  | { readonly known: false; readonly reason: 'no_birth_date' | 'no_sub_level' | 'no_rate' };

/**
 * @returns The person's sub-level on a date: their own, or if age counts, the one of the same pay point for
 * their age.
 */
export function subLevelOn(
  { level, sub_level_id }: Pick<PaidPerson, 'level' | 'sub_level_id'>,
  label: AwardLabel | null,
): CostSubLevel | undefined {
  const own = level.employee_award_sub_levels.find(({ id }) => id === sub_level_id);
  if (!level.is_age_required || own?.age === label) return own;
  return level.employee_award_sub_levels.find(
    ({ age, pay_point }) => age === label && pay_point === (own?.pay_point ?? null),
  );
}

/**
 * @returns The cost of a shift by wall time, without meals. It depends on the rate and age on the shift's
 * date, on the days that the shift covers, and on how many ordinary hours of the week are used. Waiting on
 * call costs nothing.
 */
export function shiftCost(
  shift: CostedShift,
  person: PaidPerson,
  ordinaryBefore: number,
  rules: OvertimeRules = overtimeRules,
): ShiftCost {
  const { level, is_casual } = person;
  const label = awardLabelOn(person.date_of_birth, shift.roster_date);
  if (level.is_age_required && label === null) return { known: false, reason: 'no_birth_date' };
  const subLevel = subLevelOn(person, label);
  if (!subLevel) return { known: false, reason: 'no_sub_level' };
  const rate = rateOn(subLevel.rates, shift.roster_date);
  if (!rate) return { known: false, reason: 'no_rate' };
  const base_cents = centsOf(rate.base_price);
  const minutesByType = minutesOfTypes(shift, person, ordinaryBefore, rules);
  const lines = [...minutesByType].map(([day_type, minutes]): CostLine => {
    const rate_cents = hourCents(level, day_type, is_casual, base_cents);
    const cents = rate_cents === null ? null : centsForMinutes(minutes, rate_cents);
    return { day_type, minutes, rate_cents, cents };
  });
  const sumOf = (some: readonly CostLine[], of: (line: CostLine) => number): number =>
    some.reduce((sum, line) => sum + of(line), 0);
  return {
    known: true,
    label,
    sub_level_id: subLevel.id,
    base_cents,
    lines,
    cents: sumOf(lines, ({ cents }) => cents ?? 0),
    missing: lines.filter(({ cents }) => cents === null).map(({ day_type }) => day_type),
    ordinary_minutes: sumOf(
      lines.filter(({ day_type }) => !isOvertimeType(day_type)),
      ({ minutes }) => minutes,
    ),
  };
}

/** Paid minutes by kind of pay, in the order in which they are worked. */
export function minutesOfTypes(
  shift: CostedShift,
  { level, is_casual }: { readonly level: CostLevel; readonly is_casual: boolean },
  ordinaryBefore: number,
  rules: OvertimeRules,
): ReadonlyMap<CostDayType, number> {
  const byType = new Map<CostDayType, number>();
  if (shift.roster_shift_type === 'ON_CALL') return byType;
  const add = (type: CostDayType, minutes: number) => {
    if (minutes > 0) byType.set(type, (byType.get(type) ?? 0) + minutes);
  };
  const isOvertime = shift.roster_shift_type === 'OVERTIME';
  let ordinaryLeft = isOvertime ? 0 : Math.max(0, rules.ordinary_per_week - ordinaryBefore);
  let firstLeft = rules.first;
  for (const { day, minutes } of paidParts(shift, shift.holidays)) {
    const type = ordinaryType(level, day, is_casual);
    // Sundays and holidays that count as overtime do not use up ordinary hours.
    const ordinary = isOvertimeType(type) ? 0 : Math.min(minutes, ordinaryLeft);
    add(type, ordinary);
    ordinaryLeft -= ordinary;
    const first = Math.min(minutes - ordinary, firstLeft);
    add(overtimeType(day, true), first);
    firstLeft -= first;
    add(overtimeType(day, false), minutes - ordinary - first);
  }
  return byType;
}
