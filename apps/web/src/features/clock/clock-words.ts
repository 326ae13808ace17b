import { instantToWall } from '@operatory/domain';
import { time, toText } from '@operatory/resource';

const clock = time();

/** Formats a wall time as `09:05 am`. */
export const clockTimeInWords = (wall: string): string => toText(clock, wall);

export const clockInWords = (instant: Date | string, zone: string): string =>
  clockTimeInWords(instantToWall(instant, zone).time);

/** Formats a calendar day as `Thu 26 Nov`. */
export const clockDayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(',', '');

/** `Perth time` for times that are not in the reader's zone; empty in their own. */
export const zoneNote = (zone: string, usual: string): string =>
  zone === usual ? '' : `${zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone} time`;

/** `09:00 am to 05:00 pm`, or `since 09:00 am` without an end. */
export const clockTimesInWords = (start: string, end: string | null): string =>
  end === null
    ? `since ${clockTimeInWords(start)}`
    : `${clockTimeInWords(start)} to ${clockTimeInWords(end)}`;

/** Formats milliseconds as `2 h 5 min` or `12 min`. */
export function clockDurationInWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
