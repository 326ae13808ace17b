import { endOfBreak, placeBreaks, type ShiftTimes, shiftTimes } from '@operatory/domain';
import { assertRule, refused } from '../refuse.ts';
import { type PlannedColumn, type PlannedRow, planOf } from './planned-shifts.ts';
import type { SaveShiftInput } from './save-shift-input.ts';

/** The planned columns as JSON values. */
export interface PlannedValues extends Omit<Pick<PlannedRow, PlannedColumn>, 'starts_at' | 'ends_at'> {
  readonly starts_at: string;
  readonly ends_at: string;
}
export interface WantedShift {
  readonly values: PlannedValues;
  readonly times: ShiftTimes;
}

export const timeWithSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time);

/** Undefined keeps the old value; null clears it. */
const kept = <Value>(given: Value | null | undefined, was: Value | null | undefined): Value | null =>
  given === undefined ? (was ?? null) : given;

interface Break {
  readonly length: number | null;
  readonly start: string | null;
  readonly end: string | null;
}
/** A break without a length does not exist. A break without a start can be taken at any time. */
export function breakOf(length: number | null, start: string | null): Break {
  if (length === null || start === null) return { length, start: null, end: null };
  return { length, start: timeWithSeconds(start), end: timeWithSeconds(endOfBreak({ start, length })) };
}

/** The shift that results from the input and the stored shift, if there is one. @throws Refusal */
export function wantedShift(input: SaveShiftInput, was: PlannedRow | null, zone: string): WantedShift {
  const meal = breakOf(
    kept(input.meal_break_duration, was?.meal_break_duration),
    kept(input.meal_break_start_time, was?.meal_break_start_time),
  );
  const rest = breakOf(
    kept(input.rest_break_duration, was?.rest_break_duration),
    kept(input.rest_break_start_time, was?.rest_break_start_time),
  );
  const extraMeal = breakOf(
    kept(input.extra_meal_break_duration, was?.extra_meal_break_duration),
    kept(input.extra_meal_break_start_time, was?.extra_meal_break_start_time),
  );
  const extraRest = breakOf(
    kept(input.extra_rest_break_duration, was?.extra_rest_break_duration),
    kept(input.extra_rest_break_start_time, was?.extra_rest_break_start_time),
  );
  const { clinic_roster_date, start_time, end_time } = input;
  const breaks = {
    meal_break_duration: meal.length,
    meal_break_start_time: meal.start,
    meal_break_end_time: meal.end,
    rest_break_duration: rest.length,
    rest_break_start_time: rest.start,
    rest_break_end_time: rest.end,
    extra_meal_break_duration: extraMeal.length,
    extra_meal_break_start_time: extraMeal.start,
    extra_meal_break_end_time: extraMeal.end,
    extra_rest_break_duration: extraRest.length,
    extra_rest_break_start_time: extraRest.start,
    extra_rest_break_end_time: extraRest.end,
  };
  const plan = planOf({ clinic_roster_date, start_time, end_time, zone, ...breaks });
  const times = shiftTimes(plan);
  if (!times) throw refused('shift_times_invalid');
  assertRule(placeBreaks(times, plan.breaks).problems.length === 0, 'shift_breaks_invalid');
  return {
    times,
    values: {
      user_id: kept(input.user_id, was?.user_id),
      user_whom_id: kept(input.user_whom_id, was?.user_whom_id),
      clinic_room_id: kept(input.clinic_room_id, was?.clinic_room_id),
      clinic_roster_shift_timing_id: kept(
        input.clinic_roster_shift_timing_id,
        was?.clinic_roster_shift_timing_id,
      ),
      roster_shift_type: kept(input.roster_shift_type, was?.roster_shift_type) ?? 'ORDINARY',
      clinic_roster_date,
      start_time: timeWithSeconds(times.start),
      end_time: timeWithSeconds(times.end),
      starts_at: times.starts_at.toISOString(),
      ends_at: times.ends_at.toISOString(),
      ...breaks,
      message: kept(input.message, was?.message) || null,
    },
  };
}

const asJson = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));
type Part = Readonly<Record<string, unknown>>;

export function plannedChanges(
  was: Pick<PlannedRow, PlannedColumn>,
  values: PlannedValues,
): { readonly from: Part; readonly to: Part } {
  const old: Part = { ...was };
  const changed = Object.entries(values).filter(([column, value]) => asJson(old[column]) !== value);
  return {
    from: Object.fromEntries(changed.map(([column]) => [column, asJson(old[column])])),
    to: Object.fromEntries(changed),
  };
}
