import {
  breaksOfShift,
  newWarnings,
  type PlanShift,
  type PlanWarning,
  planWarnings,
} from '@operatory/domain';
import { personName, roomName } from '../grid/grid-words.ts';
import type { BreakColumns, ShiftValues, Week } from '../grid/week-types.ts';
import { durationInWords, weekdayInWords } from '../roster-words.ts';

type Planned = BreakColumns &
  Pick<ShiftValues, 'user_id' | 'clinic_roster_date' | 'start_time' | 'end_time' | 'roster_shift_type'> &
  Partial<Pick<ShiftValues, 'user_whom_id' | 'clinic_room_id'>>;

const planShift = (id: string, zone: string, shift: Planned): PlanShift => ({
  id,
  user_id: shift.user_id,
  user_whom_id: shift.user_whom_id ?? null,
  clinic_room_id: shift.clinic_room_id ?? null,
  roster_shift_type: shift.roster_shift_type,
  date: shift.clinic_roster_date,
  start: shift.start_time,
  end: shift.end_time,
  zone,
  breaks: breaksOfShift(shift),
});

/** The warnings that saving this shift would add to the roster. */
export function warningsOfShift(week: Week, id: string, values: ShiftValues): readonly PlanWarning[] {
  const here = week.shifts.map((shift) => planShift(shift.id, shift.zone, shift));
  const isHere = new Set(here.map((shift) => shift.id));
  const elsewhere = week.elsewhere
    .filter((shift) => !isHere.has(shift.id))
    .map((shift) => planShift(shift.id, shift.zone, shift));
  const people = new Map(
    week.people.map(({ user_id, max_hours_per_week, available_days }) => [
      user_id,
      { max_hours_per_week, available_days: available_days ?? [] },
    ]),
  );
  const facts = { people, leave: week.leave };
  const others = [...here, ...elsewhere].filter((shift) => shift.id !== id);
  const after = planWarnings([...others, planShift(id, week.zone, values)], facts);
  // Approved leave is left out, because it prevents saving the shift and is shown as a problem.
  return newWarnings(planWarnings([...here, ...elsewhere], facts), after).filter(
    ({ kind }) => kind !== 'on_leave',
  );
}

export function warningInWords(week: Week, warning: PlanWarning): string {
  switch (warning.kind) {
    case 'no_meal_break':
      return `${durationInWords(warning.minutes)} without a meal break. The limit is ${durationInWords(warning.limit)}.`;
    case 'meal_length':
      return `A meal break of ${warning.minutes} min. It should be ${warning.shortest} to ${warning.longest} min.`;
    case 'rest_breaks':
      return `${warning.minutes} min of rest breaks. This shift needs ${warning.needed} min.`;
    case 'ordinary_hours':
      return `${personName(week, warning.user_id)} has ${durationInWords(warning.minutes)} in the week of ${weekdayInWords(warning.week)}. Ordinary hours end at ${durationInWords(warning.limit)}.`;
    case 'max_hours':
      return `${personName(week, warning.user_id)} has ${durationInWords(warning.minutes)} in the week of ${weekdayInWords(warning.week)}, and works ${Number(warning.max_hours_per_week)} h at most.`;
    case 'short_rest':
      return `${personName(week, warning.user_id)} has ${durationInWords(warning.minutes)} of rest between two days. It should be ${durationInWords(warning.limit)}.`;
    case 'room_clash':
      return `${roomName(week, warning.clinic_room_id) ?? 'The room'} is taken for ${durationInWords(warning.minutes)} by another shift.`;
    case 'not_available':
      return `${personName(week, warning.user_id)} isn’t available on ${warning.weekday.charAt(0)}${warning.weekday.slice(1).toLowerCase()}s.`;
    case 'leave_requested':
      return `${personName(week, warning.user_id)} has asked for leave at this time.`;
    case 'on_leave':
      return `${personName(week, warning.user_id)} is on leave at this time.`;
  }
}
