import { addDays } from './zoned-time.ts';

/** A day, or some hours of it, in a calendar file. */
export interface CalendarEvent {
  /** The same whenever the file is made, so that a calendar updates the event instead of adding another. */
  readonly uid: string;
  readonly title: string;
  readonly date: string;
  /** Wall times, `HH:mm` or `HH:mm:ss`. Null means from or until midnight. */
  readonly start_time: string | null;
  readonly end_time: string | null;
  /** Only if the event ends on another day. */
  readonly end_date?: string;
  /** The IANA zone of the times. Without it, they are read in the reader's own zone. */
  readonly zone?: string;
  readonly place?: string;
  readonly text?: string;
}

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (each) => `\\${each}`).replace(/\r?\n/g, '\\n');
const day = (date: string): string => date.replaceAll('-', '');
const moment = (date: string, time: string): string =>
  `${day(date)}T${time.replaceAll(':', '').padEnd(6, '0')}`;

/** iCalendar lines have at most 75 bytes. Their continuations begin with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 75) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const { uid, title, date, start_time, end_time, end_date = date, zone, place, text } = event;
  const at = zone ? `;TZID=${zone}` : '';
  const times =
    start_time === null && end_time === null
      ? [`DTSTART;VALUE=DATE:${day(date)}`, `DTEND;VALUE=DATE:${day(addDays(end_date, 1))}`]
      : [
          `DTSTART${at}:${moment(date, start_time ?? '00:00')}`,
          `DTEND${at}:${end_time === null ? moment(addDays(end_date, 1), '00:00') : endOf(event)}`,
        ];
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    ...times,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    'END:VEVENT',
  ];
}

/** An end of midnight without an own date means the end of the day. */
const endOf = ({ date, end_date, end_time }: CalendarEvent): string =>
  end_date === undefined && /^00:00/.test(end_time ?? '')
    ? moment(addDays(date, 1), '00:00')
    : moment(end_date ?? date, end_time ?? '00:00');

/** A calendar file (RFC 5545). `zones` are VTIMEZONE components of the zones that its events name. */
export function calendarFile(
  name: string,
  events: readonly CalendarEvent[],
  now: Date,
  zones: readonly string[] = [],
): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Operatory//Calendar//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...zones.flatMap((zone) => zone.trim().split(/\r?\n/)),
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
