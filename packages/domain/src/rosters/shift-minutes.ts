import type { Instant } from '../time/zoned-time.ts';
import { clockMinutes } from './clock-minutes.ts';
import type { RosterBreakType } from './roster-choices.ts';
import { isUnpaidBreak, type PlannedBreak, placeBreaks } from './shift-breaks.ts';
import { type ShiftPlan, shiftTimes } from './shift-times.ts';

export interface PlannedShift extends ShiftPlan {
  readonly breaks: readonly PlannedBreak[];
}
export interface RosteredMinutes {
  /** From start to end by the clock, and what really passes. */
  readonly rostered: number;
  readonly elapsed: number;
  /** Of meals. */
  readonly unpaid: number;
  readonly paid: number;
}

/** What a shift is planned and paid for; null when it is no shift. Breaks that do not fit do not count. */
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
  /** What really passed, without meals. */
  readonly worked: number;
  /** Of meals, as they really passed. */
  readonly meals: number;
  readonly paid: number;
  /** Each rule by which `paid` differs from `worked`, with its minutes; together they are the difference. */
  readonly adjustments: readonly { readonly rule: 'clock_change'; readonly minutes: number }[];
}

/** What was worked and what is paid of it: by the clock, without meals. Whole minutes, as a clock shows them. */
export function clockedMinutes(shift: ClockedShift): ClockedMinutes {
  const { zone } = shift;
  const whole = clockMinutes(shift.clocked_in_at, shift.clocked_out_at, zone);
  const meals = mealSpans(shift).map(({ from, until }) => clockMinutes(from, until, zone));
  const passed = meals.reduce((sum, each) => sum + each.passed, 0);
  const shown = meals.reduce((sum, each) => sum + each.shown, 0);
  const worked = whole.passed - passed;
  const paid = Math.max(0, whole.shown - shown);
  return {
    worked,
    meals: passed,
    paid,
    adjustments: paid === worked ? [] : [{ rule: 'clock_change', minutes: paid - worked }],
  };
}

/** Meals within the clocked time, apart from each other. */
function mealSpans({ clocked_in_at, clocked_out_at, breaks }: ClockedShift) {
  const spans: { readonly from: Date; readonly until: Date }[] = [];
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
    spans.push({ from, until });
    reached = until;
  }
  return spans;
}
