import { instantToWall, localDate } from '@operatory/domain';
import { durationInWords, timeInWords, timesInWords, weekdayInWords } from '../roster-words.ts';
import type { EditProblem, OtherShift } from './edit-problems.ts';
import type { RosterView } from './roster-search.ts';
import { budgetUse, type Totals, totalOf, wholeDollars } from './totals.ts';
import type { Week, WeekLeave, WeekShift } from './week-types.ts';

export const personName = ({ people }: Pick<Week, 'people'>, id: string | null): string =>
  people.find(({ user_id }) => user_id === id)?.display_name ?? (id ? 'Somebody' : 'Open shift');

export const roomName = ({ rooms }: Pick<Week, 'rooms'>, id: string | null): string | null =>
  rooms.find((room) => room.id === id)?.name ?? null;

export const whoseShift = (week: Week, userId: string | null): string =>
  userId === null ? 'the open shift' : `${personName(week, userId)}'s shift`;

/** The accessible name of a shift: `Mia Chen, Mon 23 Nov, 09:00 am – 05:00 pm, Surgery 1, draft`. */
export function gridShiftInWords(week: Pick<Week, 'people' | 'rooms'>, shift: WeekShift): string {
  const state = shift.clocked_out_at
    ? 'worked'
    : shift.clocked_in_at
      ? shift.is_on_break
        ? 'on a break'
        : 'clocked in'
      : !shift.published
        ? 'draft'
        : shift.is_changed
          ? 'changed, not published'
          : 'published';
  return [
    personName(week, shift.user_id),
    weekdayInWords(shift.clinic_roster_date),
    timesInWords(shift.start_time, shift.end_time),
    roomName(week, shift.clinic_room_id),
    state,
    shift.has_pending_request ? 'change requested' : null,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `Annual leave` or `Leave requested`, with the times if it is only part of a day. */
export function leaveInWords({ leave_name, status, is_all_day, start_time, end_time }: WeekLeave): string {
  const name = status === 'PENDING' ? 'Leave requested' : leave_name;
  return is_all_day || !start_time || !end_time ? name : `${name}, ${timesInWords(start_time, end_time)}`;
}

/** The start or end of the other shift. If it is another time at this clinic, both times are given. */
function timeOfOther(week: Week, other: OtherShift, edge: 'start' | 'end'): string {
  const [time, at] = edge === 'start' ? [other.start_time, other.starts_at] : [other.end_time, other.ends_at];
  const here = instantToWall(at, week.zone).time;
  return here.slice(0, 5) === time.slice(0, 5)
    ? timeInWords(time)
    : `${timeInWords(time)} there (${timeInWords(here)} here)`;
}

/** `Surgery 1 ends 04:00 pm, Sterilisation starts 03:00 pm.` */
export function overlapInWords(week: Week, { shift, other }: EditProblem & { kind: 'overlap' }): string {
  const ownRoom = roomName(week, shift.clinic_room_id);
  const otherRoom = roomName(week, other.clinic_room_id);
  const isNamed = ownRoom !== null && ownRoom !== otherRoom;
  const own = isNamed ? ownRoom : 'this shift';
  const there =
    other.clinic_name === null
      ? (otherRoom !== ownRoom && otherRoom) || 'the other shift'
      : `the shift at ${other.clinic_name}`;
  const isOwnFirst = new Date(shift.starts_at) < other.starts_at;
  const sentence = isOwnFirst
    ? `${own} ends ${timeInWords(shift.end_time)}, ${there} starts ${timeOfOther(week, other, 'start')}.`
    : `${there} ends ${timeOfOther(week, other, 'end')}, ${own} starts ${timeInWords(shift.start_time)}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const overlapTitle = (minutes: number): string => `Shifts overlap by ${durationInWords(minutes)}`;

export function problemInWords(week: Week, problem: EditProblem): string {
  if (problem.kind === 'overlap') return overlapInWords(week, problem);
  if (problem.kind === 'clocked')
    return 'Somebody has clocked in. The times of this shift can be corrected, but it stays where it is.';
  if (problem.kind === 'no_such_time')
    return 'The clocks change then, and nothing is left of this shift. Choose another time.';
  const { shift, leave } = problem;
  return `${personName(week, shift.user_id)} is on ${leave.leave_name.toLowerCase()} on ${weekdayInWords(leave.date)}.`;
}

/** `All times Brisbane (AEST), yours is Sydney (AEDT)`; the second part only if the clocks differ. */
export function zoneInWords(zone: string, own: string, at: Date): string {
  const short = (name: string) =>
    new Intl.DateTimeFormat('en-AU', { timeZone: name, timeZoneName: 'short' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const city = (name: string) => (name.split('/').at(-1) ?? name).replaceAll('_', ' ');
  const wall = (name: string) =>
    `${localDate(at, name)} ${new Intl.DateTimeFormat('en-AU', { timeZone: name, timeStyle: 'short' }).format(at)}`;
  const named = (name: string) => `${city(name)} (${short(name)})`;
  const there = `All times ${named(zone)}`;
  return wall(zone) === wall(own) ? there : `${there}, yours is ${named(own)}`;
}

/**
 * `Week cost $10,266 of $12,000 budget`, with the percentage. A single day has no budget, because days
 * differ.
 */
export function budgetInWords(week: Week, totals: readonly Totals[], view: RosterView) {
  const { cents } = totalOf(totals);
  const use = view === 'day' ? null : budgetUse(week, cents, totals.length);
  const name = { day: 'Day', week: 'Week', weeks: '4 weeks', month: 'Month' }[view];
  const words = `${name} cost ${wholeDollars(cents)}`;
  return use
    ? {
        words: `${words} of ${wholeDollars(use.budgetCents)} budget`,
        percent: use.percent,
        isOver: use.isOver,
      }
    : { words, percent: null, isOver: false };
}
