import { addDays } from './zoned-time.ts';

/** A day, or some hours of it, as other calendars read it. */
export interface CalendarEvent {
  /** The same each time that the file is made. */
  readonly uid: string;
  readonly title: string;
  readonly date: string;
  /** Wall times, `HH:mm` or `HH:mm:ss`; null: from midnight, until midnight. */
  readonly start_time: string | null;
  readonly end_time: string | null;
  /** The day of the end, if it is another. */
  readonly end_date?: string;
  /** The IANA zone of the times; without it they are local where they are read. */
  readonly zone?: string;
  readonly place?: string;
  readonly text?: string;
}

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (each) => `\\${each}`).replace(/\r?\n/g, '\\n');
const day = (date: string): string => date.replaceAll('-', '');
const moment = (date: string, time: string): string =>
  `${day(date)}T${time.replaceAll(':', '').padEnd(6, '0')}`;

/** Lines of at most 75 bytes, the rest of each on lines that begin with a space. */
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

/** Midnight as an end means the end of its day; with its own date, it means the start of that date. */
const endOf = ({ date, end_date, end_time }: CalendarEvent): string =>
  end_date === undefined && /^00:00/.test(end_time ?? '')
    ? moment(addDays(date, 1), '00:00')
    : moment(end_date ?? date, end_time ?? '00:00');

/** A calendar file (RFC 5545). `zones`: the components (VTIMEZONE) of the zones that its events name. */
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
