import type { Instant } from '../time/zoned-time.ts';
import { clockMinutes } from './clock-minutes.ts';
import type { RosterBreakType } from './roster-choices.ts';
import { isUnpaidBreak, type PlannedBreak, placeBreaks } from './shift-breaks.ts';
import { type ShiftPlan, shiftTimes } from './shift-times.ts';

export interface PlannedShift extends ShiftPlan {
  readonly breaks: readonly PlannedBreak[];
}
export interface RosteredMinutes {
  /** From start to end: `rostered` in wall time, `elapsed` in real time. */
  readonly rostered: number;
  readonly elapsed: number;
  readonly unpaid: number;
  readonly paid: number;
}

/**
 * Planned minutes of a shift; null if its times are impossible. Breaks that do not fit into the shift are
 * ignored.
 */
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
  /** Null while the person is on the break. */
  readonly ended_at: Instant | null;
}
export interface ClockedShift {
  readonly zone: string;
  readonly clocked_in_at: Instant;
  readonly clocked_out_at: Instant;
  readonly breaks: readonly TakenBreak[];
}
export interface ClockedMinutes {
  /** Real time without meals. */
  readonly worked: number;
  /** Real time of meals. */
  readonly meals: number;
  readonly paid: number;
  /** Why `paid` differs from `worked`; the minutes add up to the difference. */
  readonly adjustments: readonly { readonly rule: 'clock_change'; readonly minutes: number }[];
}

/**
 * Worked and paid minutes of a shift, both without meals. Worked minutes are the time that passed, paid
 * minutes the difference of the local times, so they differ when summer time begins or ends during the shift.
 */
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

export interface MealTaken {
  /**
   * `after` is the wall time from the clock-in to the meal. `shown` and `passed` are the meal's length in
   * wall time and in real time.
   */
  readonly after: number;
  readonly shown: number;
  readonly passed: number;
}

/**
 * @returns The meals within the clocked time, without overlaps. They are measured in wall time since the
 * clock-in, so that a meal in an hour that occurs twice never deducts a minute that was not paid.
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
