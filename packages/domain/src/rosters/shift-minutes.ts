import type { Instant } from '../time/zoned-time.ts';
import { clockMinutes } from './clock-minutes.ts';
import type { RosterBreakType } from './roster-choices.ts';
import { isUnpaidBreak, type PlannedBreak, placeBreaks } from './shift-breaks.ts';
import { type ShiftPlan, shiftTimes } from './shift-times.ts';

export interface PlannedShift extends ShiftPlan {
  readonly breaks: readonly PlannedBreak[];
}
export interface RosteredMinutes {
  /** From start to end: by the clock, and elapsed. */
  readonly rostered: number;
  readonly elapsed: number;
  /** The unpaid minutes of meals. */
  readonly unpaid: number;
  readonly paid: number;
}

/** The planned and paid minutes of a shift; null if its times are invalid. Breaks that do not fit do not count. */
export function rosteredMinutes(shift: PlannedShift): RosteredMinutes | null {
  const times = shiftTimes(shift);
  if (!times) return null;
  const unpaid = placeBreaks(times, shift.breaks).spans.reduce(
    (sum, { type, from, until }) => sum + (isUnpaidBreak(type) ? until - from : 0),
    0,
  );
  return { rostered: times.minutes, elapsed: times.elapsed, unpaid, paid: times.minutes - unpaid };
}

export interface TakenBreak {
  readonly break_type: RosterBreakType;
  readonly started_at: Instant;
  /** Null: the person is still on it, and the clock-out ends it. */
  readonly ended_at: Instant | null;
}
export interface ClockedShift {
  readonly zone: string;
  readonly clocked_in_at: Instant;
  readonly clocked_out_at: Instant;
  readonly breaks: readonly TakenBreak[];
}
export interface ClockedMinutes {
  /** The elapsed time, without meals. */
  readonly worked: number;
  /** The elapsed time of meals. */
  readonly meals: number;
  readonly paid: number;
  /** Each rule by which `paid` differs from `worked`, with its minutes; together they are the difference. */
  readonly adjustments: readonly { readonly rule: 'clock_change'; readonly minutes: number }[];
}

/** The worked and the paid minutes of a shift: by the clock, without meals, in whole minutes as a clock shows them. */
export function clockedMinutes(shift: ClockedShift): ClockedMinutes {
  const whole = clockMinutes(shift.clocked_in_at, shift.clocked_out_at, shift.zone);
  const meals = mealsTaken(shift);
  const passed = meals.reduce((sum, each) => sum + each.passed, 0);
  const paid = whole.shown - meals.reduce((sum, each) => sum + each.shown, 0);
  const worked = whole.passed - passed;
  return {
    worked,
    meals: passed,
    paid,
    adjustments: paid === worked ? [] : [{ rule: 'clock_change', minutes: paid - worked }],
  };
}

/** A meal within the clocked time. */
export interface MealTaken {
  /** Minutes by the clock after the clock-in, and the minutes that the clock showed and that passed. */
  readonly after: number;
  readonly shown: number;
  readonly passed: number;
}

/**
 * The meals within the clocked time, without overlaps. Minutes are counted by the clock from the clock-in on, so that a meal in an
 * hour that occurs twice deducts no minute that was not counted.
 */
export function mealsTaken({
  clocked_in_at,
  clocked_out_at,
  breaks,
  zone,
}: ClockedShift): readonly MealTaken[] {
  const taken: MealTaken[] = [];
  const last = new Date(clocked_out_at);
  let reached = new Date(clocked_in_at);
  const meals = breaks
    .filter(({ break_type }) => isUnpaidBreak(break_type))
    .map(({ started_at, ended_at }) => ({ from: new Date(started_at), until: new Date(ended_at ?? last) }))
    .sort((one, other) => one.from.getTime() - other.from.getTime());
  for (const meal of meals) {
    const from = meal.from > reached ? meal.from : reached;
    const until = meal.until < last ? meal.until : last;
    if (from >= until) continue;
    const before = clockMinutes(clocked_in_at, from, zone);
    const after = clockMinutes(clocked_in_at, until, zone);
    taken.push({
      after: before.shown,
      shown: after.shown - before.shown,
      passed: after.passed - before.passed,
    });
    reached = until;
  }
  return taken;
}
