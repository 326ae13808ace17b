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

function eventLines({ uid, title, date, start_time, end_time }: CalendarEvent, stamp: string): string[] {
  const times =
    start_time === null && end_time === null
      ? [`DTSTART;VALUE=DATE:${day(date)}`, `DTEND;VALUE=DATE:${day(addDays(date, 1))}`]
      : [
          `DTSTART:${moment(date, start_time ?? '00:00')}`,
          `DTEND:${end_time === null || /^00:00/.test(end_time) ? moment(addDays(date, 1), '00:00') : moment(date, end_time)}`,
        ];
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    ...times,
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
  ];
}

/** A calendar file (RFC 5545). Times are local where they are read, as a clinic's clock shows them. */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Operatory//Calendar//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
