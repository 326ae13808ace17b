import { daysBetween } from '@operatory/domain';
import { warningInWords, warningsOfShift } from '../shift-form/shift-warnings.ts';
import type { Edit } from './pending-edits.ts';
import type { ShiftValues, Week } from './week-types.ts';

/**
 * How many days before and after a shift can affect its warnings: its week, and the rest period on both
 * sides.
 */
const reach = 8;

/**
 * The part of a week that can cause warnings for a shift: shifts and leave of its people on the days around
 * it, and shifts in its room. Looking at less is faster.
 */
function around(week: Week, id: string, values: ShiftValues): Week {
  const before = week.shifts.find((shift) => shift.id === id);
  const dates = [values.clinic_roster_date, before?.clinic_roster_date ?? values.clinic_roster_date];
  const people = new Set([values.user_id, before?.user_id].filter((user) => user !== null));
  const isNear = (date: string, days: number) =>
    dates.some((each) => Math.abs(daysBetween(each, date)) <= days);
  return {
    ...week,
    shifts: week.shifts.filter(
      (shift) =>
        shift.id === id ||
        (people.has(shift.user_id ?? '') && isNear(shift.clinic_roster_date, reach)) ||
        (shift.clinic_room_id !== null &&
          shift.clinic_room_id === values.clinic_room_id &&
          isNear(shift.clinic_roster_date, 1)),
    ),
    elsewhere: week.elsewhere.filter(
      (shift) => people.has(shift.user_id) && isNear(shift.clinic_roster_date, reach),
    ),
    leave: week.leave.filter((leave) => people.has(leave.user_id)),
  };
}

export const warningsOf = (week: Week, edits: readonly Edit[]): readonly string[] => [
  ...new Set(
    edits.flatMap((edit) => {
      if (edit.kind === 'remove') return [];
      const near = around(week, edit.id, edit.values);
      return warningsOfShift(near, edit.id, edit.values).map((warning) => warningInWords(week, warning));
    }),
  ),
];
