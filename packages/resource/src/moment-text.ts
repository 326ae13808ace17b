import { readDay } from './day-text.ts';

/** The date is `yyyy-mm-dd` and the time `HH:mm`, both local. */
export interface WallMoment {
  readonly date: string;
  readonly time: string;
}

const twelveHours = /^(\d{1,2})(?:[:.](\d\d))?(?:[:.](\d\d)(?:\.\d+)?)? ?([ap])\.?m\.?$/;
const twentyFourHours = /^(\d{1,2})[:.](\d\d)(?::(\d\d)(?:\.\d+)?)?$/;

/**
 * Parses a time as people and spreadsheets write it.
 * @returns `HH:mm`, with seconds if they were given, or null if the text is not a time
 */
export function readClock(written: string): string | null {
  const text = written.trim().toLowerCase();
  if (text === 'noon' || text === 'midday') return '12:00';
  const [, hour, minute = '00', second, half] = twelveHours.exec(text) ?? twentyFourHours.exec(text) ?? [];
  if (hour === undefined || Number(minute) > 59 || Number(second ?? 0) > 59) return null;
  const whole = Number(hour);
  if (half === undefined ? whole > 23 : whole < 1 || whole > 12) return null;
  const hours = half === undefined ? whole : (whole % 12) + (half === 'p' ? 12 : 0);
  return [String(hours).padStart(2, '0'), minute, ...(second ? [second] : [])].join(':');
}

/** The time is at the end, after a space, a comma, `at`, or the T of a timestamp without a zone. */
const dayThenTime =
  /^(.*?\S)(?:,? at |[, ]+|(?<=\d)t(?=\d))((?:\d{1,2}(?:[:.]\d\d){0,2}(?:\.\d+)?(?: ?[ap]\.?m\.?)?)|noon|midday)$/;
/** Hours 1 to 6 without am or pm are ambiguous: they usually mean the afternoon, but not always. */
const eitherHalf = /^[1-6](?!\d)(?!.*m\.?$)/;
/** An hour alone is unambiguous only from 7 to 12: 7 to 11 mean the morning, 12 means noon. */
const hourAlone = /^(?:[7-9]|0[7-9]|1[0-2])$/;

/**
 * Parses a date and time. The day comes before the month, and a day without a year is the one nearest to
 * today.
 * @returns Null if the text cannot be parsed
 */
export function readMoment(written: string, today: string): WallMoment | null {
  const text = written
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  const [, day, clock] = dayThenTime.exec(text) ?? [];
  if (!day || !clock || eitherHalf.test(clock)) return null;
  const isAlone = hourAlone.test(clock);
  // In `25 Nov 10` the last number is a year, not an hour.
  if (isAlone && readDay(text) !== null) return null;
  const date = readDay(day) ?? nearestDay(day, today);
  const time = isAlone ? `${clock.padStart(2, '0')}:00` : readClock(clock)?.slice(0, 5);
  return date && time ? { date, time } : null;
}

/** A text such as `5/3` or `5 March` has the year that puts it nearest to today. */
function nearestDay(day: string, today: string): string | null {
  const separator = /^\d{1,2} ?([/.-]) ?\d{1,2}$/.exec(day)?.[1] ?? ' ';
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((each) => readDay(`${day}${separator}${each}`) ?? []);
  const away = (found: string) => Math.abs(Date.parse(found) - Date.parse(today));
  return days.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

/** GraphQL and PostgreSQL write timestamps in this form. */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/i.test(value) &&
  !Number.isNaN(Date.parse(value));

export const momentForm = 'Enter the date and time as 25/11/2026 2:30 pm';
