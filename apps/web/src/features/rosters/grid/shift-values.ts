import { breaksOfShift, rosteredMinutes, shiftTimes } from '@operatory/domain';
import type { ShiftValues, WeekShift } from './week-types.ts';

const columns = [
  'clinic_roster_date',
  'start_time',
  'end_time',
  'user_id',
  'user_whom_id',
  'clinic_room_id',
  'clinic_roster_shift_timing_id',
  'roster_shift_type',
  'message',
  'meal_break_duration',
  'meal_break_start_time',
  'rest_break_duration',
  'rest_break_start_time',
  'extra_meal_break_duration',
  'extra_meal_break_start_time',
  'extra_rest_break_duration',
  'extra_rest_break_start_time',
] as const satisfies readonly (keyof ShiftValues)[];

/** The values of a shift that the user can plan, without the server's own columns. */
export const valuesOf = (shift: ShiftValues): ShiftValues => {
  const {
    clinic_roster_date,
    start_time,
    end_time,
    user_id,
    user_whom_id,
    clinic_room_id,
    clinic_roster_shift_timing_id,
    roster_shift_type,
    message,
  } = shift;
  return {
    clinic_roster_date,
    start_time,
    end_time,
    user_id,
    user_whom_id,
    clinic_room_id,
    clinic_roster_shift_timing_id,
    roster_shift_type,
    message,
    meal_break_duration: shift.meal_break_duration,
    meal_break_start_time: shift.meal_break_start_time,
    rest_break_duration: shift.rest_break_duration,
    rest_break_start_time: shift.rest_break_start_time,
    extra_meal_break_duration: shift.extra_meal_break_duration,
    extra_meal_break_start_time: shift.extra_meal_break_start_time,
    extra_rest_break_duration: shift.extra_rest_break_duration,
    extra_rest_break_start_time: shift.extra_rest_break_start_time,
  };
};

/** Removes seconds, because `09:00` and `09:00:00` are the same time. */
const comparable = (value: unknown): unknown =>
  typeof value === 'string' && /^\d\d:\d\d:\d\d$/.test(value) ? value.slice(0, 5) : value;

export const areSameValues = (one: ShiftValues, other: ShiftValues): boolean =>
  columns.every((column) => comparable(one[column]) === comparable(other[column]));

/** A shift as the domain's rules take it. */
export const planOf = (values: ShiftValues, zone: string) => ({
  date: values.clinic_roster_date,
  start: values.start_time,
  end: values.end_time,
  zone,
  breaks: breaksOfShift(values),
});

/**
 * A shift as the grid shows it before the server has answered: its hours are new, but its cost is still the
 * old one. Null if the shift would be entirely within the hour that a clock change skips.
 */
export function shiftOf(
  id: string,
  values: ShiftValues,
  zone: string,
  before: WeekShift | undefined,
): WeekShift | null {
  const plan = planOf(values, zone);
  const times = shiftTimes(plan);
  if (!times) return null;
  const isPublished = before?.published ?? false;
  return {
    ...valuesOf(values),
    id,
    version: before?.version ?? 0,
    starts_at: times.starts_at.toISOString(),
    ends_at: times.ends_at.toISOString(),
    zone,
    published: isPublished,
    is_changed: isPublished && (before?.is_changed || !before || !areSameValues(before, values)),
    was: before?.was ?? null,
    clocked_in_at: before?.clocked_in_at ?? null,
    clocked_out_at: before?.clocked_out_at ?? null,
    is_on_break: before?.is_on_break ?? false,
    has_pending_request: before?.has_pending_request ?? false,
    paid_minutes: rosteredMinutes(plan)?.paid ?? 0,
    cost_cents: before?.cost_cents ?? null,
    cost_unknown: before?.cost_unknown ?? null,
  };
}
