import { usualBreaks } from '@operatory/domain';
import { breakColumns } from './break-columns.ts';
import type { ShiftValues, Week } from './week-types.ts';

/** The cell, or the hours in it, where a shift is added. */
export interface QuickPlace {
  readonly date: string;
  readonly user_id: string | null;
  /** Null for no room; undefined for the room in which the person usually works. */
  readonly clinic_room_id?: string | null;
  /** The drawn times. Without them, those of a shift timing are used. */
  readonly times?: Pick<ShiftValues, 'start_time' | 'end_time'> | undefined;
}

const usualTimes = { start_time: '09:00', end_time: '17:00' };

/** The room of the person's last shift up to this day, or else of their first shift in view. */
function usualRoom({ shifts, rooms }: Week, user_id: string | null, date: string): string | null {
  if (user_id === null) return null;
  const own = shifts
    .filter((shift) => shift.user_id === user_id && rooms.some(({ id }) => id === shift.clinic_room_id))
    .toSorted((one, other) => one.clinic_roster_date.localeCompare(other.clinic_roster_date));
  const before = own.findLast(({ clinic_roster_date }) => clinic_roster_date <= date);
  return (before ?? own[0])?.clinic_room_id ?? null;
}

/**
 * A new shift with the usual breaks and the times of the timing used last, or else of the clinic's first
 * timing.
 */
export function quickShift(
  week: Week,
  { date, user_id, clinic_room_id, times }: QuickPlace,
  lastTimingId: string | null,
): ShiftValues {
  const timings = week.shift_timings;
  const timing = times ? undefined : (timings.find(({ id }) => id === lastTimingId) ?? timings[0]);
  const { start_time, end_time } = times ?? timing ?? usualTimes;
  return {
    clinic_roster_date: date,
    start_time,
    end_time,
    user_id,
    user_whom_id: null,
    clinic_room_id: clinic_room_id === undefined ? usualRoom(week, user_id, date) : clinic_room_id,
    clinic_roster_shift_timing_id: timing?.id ?? null,
    roster_shift_type: 'ORDINARY',
    message: null,
    ...breakColumns(usualBreaks({ start: start_time, end: end_time })),
  };
}
