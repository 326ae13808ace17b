import { inDollars, minutesOf, timeAfter } from '@operatory/domain';
import { time, toText } from '@operatory/resource';

const clock = time();

/** Formats a wall time as `08:00 am`. */
export const timeInWords = (wall: string): string => toText(clock, wall);

/** Formats a period as `08:00 am – 05:00 pm`. */
export const timesInWords = (start: string, end: string): string =>
  `${timeInWords(start)} – ${timeInWords(end)}`;

/** Whether a shift with these wall times ends on the next day. */
export const endsNextDay = (start: string, end: string): boolean => minutesOf(end) <= minutesOf(start);

/** `7 h 30 min`, or `8 h` or `45 min` without the part that is zero. */
export function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** `12:00 pm – 12:30 pm` of a break. */
export const breakInWords = (start: string, length: number): string =>
  timesInWords(start, timeAfter(start, length));

/** `$1,268.40`, or a dash if the cost is unknown. */
export const costInWords = (cents: number | null): string => (cents === null ? '–' : inDollars(cents));

// Created once, because creating a format is slow.
const calendarDay = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const calendarWeekday = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const inWords = (format: Intl.DateTimeFormat, day: string): string =>
  format.format(new Date(`${day}T00:00:00Z`)).replaceAll(',', '');

/** Formats a calendar day as `Wed 23 Dec`. */
export const weekdayInWords = (day: string): string => inWords(calendarWeekday, day);

/** Formats a calendar day as `23 Dec`. */
export const dayInWords = (day: string): string => inWords(calendarDay, day);

/** Formats a range of days as `21 Dec to 27 Dec`. */
export const daysInWords = (from: string, until: string): string =>
  from === until ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(until)}`;

/** `1 shift` or `5 shifts`. */
export const rosterCountInWords = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}`;
