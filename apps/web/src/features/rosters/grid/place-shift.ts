import { breaksOfShift, minutesUntil, placeBreaks, timeAfter } from '@operatory/domain';
import { breakColumnNames } from './break-columns.ts';
import type { BreakColumns, ShiftValues } from './week-types.ts';

/** The step, in minutes, in which the times of a shift are changed in the grid; also its minimum length. */
export const stepMinutes = 15;

/** Where a shift is moved to; values that are left out do not change. */
export interface MoveTarget {
  readonly date?: string;
  readonly user_id?: string | null;
  readonly clinic_room_id?: string | null;
  /** The new start as a wall time. The shift keeps its length, and its breaks move along. */
  readonly start?: string;
}

const starts = [
  'meal_break_start_time',
  'rest_break_start_time',
  'extra_meal_break_start_time',
  'extra_rest_break_start_time',
] as const satisfies readonly (keyof BreakColumns)[];

/** The shift on another day, for another person, in another room or at another time. */
export function movedShift(values: ShiftValues, { start, date, ...place }: MoveTarget): ShiftValues {
  const by = start === undefined ? 0 : minutesUntil(values.start_time, start);
  const at = (time: string | null) => (time === null || by === 0 ? time : timeAfter(time, by));
  const breaks = Object.fromEntries(starts.map((column) => [column, at(values[column])]));
  const isOtherTime = by !== 0;
  return {
    ...values,
    ...(breaks as Pick<BreakColumns, (typeof starts)[number]>),
    ...place,
    clinic_roster_date: date ?? values.clinic_roster_date,
    start_time: isOtherTime ? timeAfter(values.start_time, by) : values.start_time,
    end_time: isOtherTime ? timeAfter(values.end_time, by) : values.end_time,
    // Nobody can be the colleague of their own shift.
    user_whom_id: place.user_id && place.user_id === values.user_whom_id ? null : values.user_whom_id,
    clinic_roster_shift_timing_id: isOtherTime ? null : values.clinic_roster_shift_timing_id,
  };
}

/** Whether a target would not change the shift. */
export const isSamePlace = (values: ShiftValues, target: MoveTarget): boolean =>
  (target.date ?? values.clinic_roster_date) === values.clinic_roster_date &&
  (target.user_id === undefined || target.user_id === values.user_id) &&
  (target.clinic_room_id === undefined || target.clinic_room_id === values.clinic_room_id) &&
  (target.start === undefined || minutesUntil(values.start_time, target.start) === 0);

export type ShiftEdge = 'start' | 'end';

/**
 * The shift with another start or end; unchanged if it would be shorter than one step. A break that no
 * longer fits loses its start time or, if it is still too long, is removed.
 */
export function resizedShift(values: ShiftValues, edge: ShiftEdge, time: string): ShiftValues {
  const [start, end] = edge === 'start' ? [time, values.end_time] : [values.start_time, time];
  if (minutesUntil(start, end) < stepMinutes) return values;
  return withFittingBreaks({
    ...values,
    start_time: start,
    end_time: end,
    clinic_roster_shift_timing_id: null,
  });
}

/**
 * Moves the start or end by these minutes; returns the same values if the shift would be shorter than a step
 * or reach 24 hours.
 */
export function resizedTimes(values: ShiftValues, edge: ShiftEdge, minutes: number): ShiftValues {
  const length = minutesUntil(values.start_time, values.end_time);
  const next = edge === 'end' ? length + minutes : length - minutes;
  if (next < stepMinutes || next >= 1440) return values;
  return resizedShift(values, edge, timeAfter(edge === 'end' ? values.end_time : values.start_time, minutes));
}

function withFittingBreaks(values: ShiftValues): ShiftValues {
  const problems = (each: ShiftValues) =>
    placeBreaks({ start: each.start_time, end: each.end_time }, breaksOfShift(each)).problems;
  let next = values;
  for (const { type } of problems(next)) next = { ...next, [breakColumnNames[type][0]]: null };
  for (const { type } of problems(next))
    next = { ...next, [breakColumnNames[type][0]]: null, [breakColumnNames[type][1]]: null };
  return next;
}
