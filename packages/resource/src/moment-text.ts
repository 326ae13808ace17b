import { readDay } from './day-text.ts';

/** A local day and time, `yyyy-mm-dd` and `HH:mm`. */
export interface WallMoment {
  readonly date: string;
  readonly time: string;
}

const twelveHours = /^(\d{1,2})(?:[:.](\d\d))?(?:[:.](\d\d)(?:\.\d+)?)? ?([ap])\.?m\.?$/;
const twentyFourHours = /^(\d{1,2})[:.](\d\d)(?::(\d\d)(?:\.\d+)?)?$/;

/** A time that a person or a spreadsheet wrote, as `HH:mm`, with seconds where they were written; null where it cannot be read. */
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

/** The time comes last, after a space, a comma, `at` or the T of an instant without a zone. */
const dayThenTime =
  /^(.*?\S)(?:,? at |[, ]+|(?<=\d)t(?=\d))((?:\d{1,2}(?:[:.]\d\d){0,2}(?:\.\d+)?(?: ?[ap]\.?m\.?)?)|noon|midday)$/;
/** Without a half of the day these hours may be either: nobody means three at night, nor is it said. */
const eitherHalf = /^[1-6](?!\d)(?!.*m\.?$)/;
/** An hour alone is one of the morning, or noon. */
const hourAlone = /^(?:[7-9]|0[7-9]|1[0-2])$/;

/**
 * The day and time that a person typed, or null where they cannot be read. Days come before months. A day without a year is
 * the one nearest to today.
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
  // The end of `25 Nov 10` is a year.
  if (isAlone && readDay(text) !== null) return null;
  const date = readDay(day) ?? nearestDay(day, today);
  const time = isAlone ? `${clock.padStart(2, '0')}:00` : readClock(clock)?.slice(0, 5);
  return date && time ? { date, time } : null;
}

/** `5/3` or `5 March`, of the year in which it is nearest to today. */
function nearestDay(day: string, today: string): string | null {
  const separator = /^\d{1,2} ?([/.-]) ?\d{1,2}$/.exec(day)?.[1] ?? ' ';
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((each) => readDay(`${day}${separator}${each}`) ?? []);
  const away = (found: string) => Math.abs(Date.parse(found) - Date.parse(today));
  return days.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

/** An instant as GraphQL and PostgreSQL write it. */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/i.test(value) &&
  !Number.isNaN(Date.parse(value));

/** The message that asks for a date and time. */
export const momentForm = 'Enter the date and time as 25/11/2026 2:30 pm';
