import { states, twelveHourOfTime } from '@operatory/domain';
import { leaveWeekdayInWords } from '../leave-words.ts';
import type { CalendarEntry } from './calendar-entries.ts';
import { entriesOn } from './calendar-entries.ts';
import type { Holiday, LeaveDay } from './calendar-queries.ts';

/** Formats `09:00:00` as `9:00 am`. */
function timeInWords(time: string): string {
  const { hour, minute, half } = twelveHourOfTime(time);
  return `${hour}:${minute} ${half.toLowerCase()}`;
}

/** `7.60 h` for a whole day, or `9:00 am to 11:00 am, 2.00 h` for part of one. */
export function hoursInWords({ start_time, end_time, hrs }: LeaveDay): string {
  const times = start_time && end_time ? `${timeInWords(start_time)} to ${timeInWords(end_time)}` : '';
  return [times, hrs ? `${hrs} h` : ''].filter(Boolean).join(', ');
}

/** `Christmas Eve (QLD), from 6:00 pm`. `withState` adds the state, for clinics in several states. */
export function holidayInWords({ name, state, start_time, end_time }: Holiday, withState: boolean): string {
  const short = withState ? states.find(({ value }) => value === state)?.short : undefined;
  const from = start_time ? `from ${timeInWords(start_time)}` : '';
  const until = end_time ? `until ${timeInWords(end_time)}` : '';
  const times = [from, until].filter(Boolean).join(' ');
  return [short ? `${name} (${short})` : name, times].filter(Boolean).join(', ');
}

/** The accessible name of a day: `Thu 3 Dec, 2 people away, Christmas Day`. */
export function dayInFull(
  day: string,
  entries: readonly CalendarEntry[],
  holidays: readonly string[],
): string {
  const count = new Set(entriesOn(entries, day).map(({ user_id }) => user_id)).size;
  const away = count === 0 ? 'nobody away' : `${count} ${count === 1 ? 'person' : 'people'} away`;
  return [leaveWeekdayInWords(day), away, ...holidays].join(', ');
}
