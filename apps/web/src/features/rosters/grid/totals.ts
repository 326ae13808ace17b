import { centsOf } from '@operatory/domain';
import type { Week, WeekShift } from './week-types.ts';

export interface Totals {
  readonly minutes: number;
  /** The cost of all shifts whose cost is known. */
  readonly cents: number;
  readonly shifts: number;
  /** The number of shifts whose cost is unknown although they have a person. */
  readonly unknown: number;
}

export function shiftTotals(shifts: readonly WeekShift[]): Totals {
  let [minutes, cents, unknown] = [0, 0, 0];
  for (const shift of shifts) {
    minutes += shift.paid_minutes;
    cents += shift.cost_cents ?? 0;
    if (shift.cost_cents === null && shift.user_id !== null) unknown++;
  }
  return { minutes, cents, shifts: shifts.length, unknown };
}

export interface DayTotals extends Totals {
  /** The number of people who work that day. */
  readonly people: number;
  readonly open: number;
}

/** The totals of each day's assigned shifts; open shifts are only counted. */
export function dayTotals(week: Week, days: readonly string[]): readonly DayTotals[] {
  return days.map((date) => {
    const all = week.shifts.filter((shift) => shift.clinic_roster_date === date);
    const taken = all.filter(({ user_id }) => user_id !== null);
    return {
      ...shiftTotals(taken),
      people: new Set(taken.map(({ user_id }) => user_id)).size,
      open: all.length - taken.length,
    };
  });
}

export const totalOf = (days: readonly Totals[]): Totals =>
  days.reduce(
    (sum, day) => ({
      minutes: sum.minutes + day.minutes,
      cents: sum.cents + day.cents,
      shifts: sum.shifts + day.shifts,
      unknown: sum.unknown + day.unknown,
    }),
    { minutes: 0, cents: 0, shifts: 0, unknown: 0 },
  );

export interface BudgetUse {
  readonly budgetCents: number;
  /** Rounded to a whole percentage; more than 100 if the budget is exceeded. */
  readonly percent: number;
  readonly isOver: boolean;
}

/**
 * The cost compared with the budget of these days; null without a budget. Each day has a seventh of the
 * weekly budget.
 */
export function budgetUse(week: Week, cents: number, days: number): BudgetUse | null {
  if (week.weekly_budget === null) return null;
  const budgetCents = Math.floor((centsOf(week.weekly_budget) * days * 2 + 7) / 14);
  if (budgetCents <= 0) return null;
  return {
    budgetCents,
    percent: Math.floor((cents * 200 + budgetCents) / (budgetCents * 2)),
    isOver: cents > budgetCents,
  };
}

/** The hours with one decimal place: `29.0 h`. */
export function hoursInWords(minutes: number): string {
  const tenths = Math.floor((minutes + 3) / 6);
  return `${Math.floor(tenths / 10)}.${tenths % 10} h`;
}

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});
/** Rounds cents to whole dollars: `$3,770`. */
export const wholeDollars = (cents: number): string => dollars.format(Math.floor((cents + 50) / 100));
