import { isDate } from './is-date.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

// Both separators must be equal: `1-2/2026` is a typo, not a date.
const yearFirst = /^(\d{4})([/.\- ])(\d{1,2})\2(\d{1,2})$/;
const dayFirst = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4}|\d\d)$/;
const digitsOnly = /^(\d\d)(\d\d)(\d{4}|\d\d)$/;
const dayAndName = /^(\d{1,2})(?:st|nd|rd|th)?[/.\- ]*([a-z]+)[/., -]*(\d{4}|\d\d)$/;
const nameAndDay = /^([a-z]+)[. -]*(\d{1,2})(?:st|nd|rd|th)?[, -]+(\d{4}|\d\d)$/;
/** Spreadsheets write a date without a time as midnight. */
const midnight = /(?<=\d)[t ]+(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?am)$/;

/**
 * @returns The day as `yyyy-mm-dd`, or null if the text cannot be parsed. The day comes before the month,
 * as in Australia: 3/4/2027 is the third of April. Two-digit years are 1950 to 2049.
 */
export function readDay(written: string): string | null {
  const text = written
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .toLowerCase()
    .replace(/ ?([/.-]) ?/g, '$1')
    .replace(midnight, '');
  const [, year, , month, day] = yearFirst.exec(text) ?? [];
  if (year) return dayOf(day, month, year);
  const numeric = dayFirst.exec(text);
  if (numeric) return dayOf(numeric[1], numeric[3], numeric[4]);
  const run = digitsOnly.exec(text);
  if (run) return dayOf(run[1], run[2], run[3]);
  const named = dayAndName.exec(text);
  if (named) return dayOf(named[1], monthOf(named[2]), named[3]);
  const american = nameAndDay.exec(text);
  return american ? dayOf(american[2], monthOf(american[1]), american[3]) : null;
}

/** A month may be written by its name or by at least its first three letters. */
function monthOf(name = ''): string {
  return name.length < 3 ? '' : String(months.findIndex((month) => month.startsWith(name)) + 1);
}

function dayOf(day = '', month = '', year = ''): string | null {
  const whole = year.length === 2 ? `${Number(year) < 50 ? '20' : '19'}${year}` : year;
  const found = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(found) && whole >= '1900' && whole < '2200' ? found : null;
}

/** If the year is complete, further typing cannot move the day to another century. */
export const hasWholeYear = (text: string): boolean => /(^|\D)\d{4}(\D|$)|^\s*\d{8}\s*$/.test(text);

export const dayForm = 'Enter the date as 25/11/2026';

/** @returns The message for an invalid date, or one that is too early or too late; null if it is valid. */
export function dayProblem(
  value: string | null | undefined,
  { from, to }: { from?: string | null | undefined; to?: string | null | undefined } = {},
): string | null {
  if (!value) return null;
  if (!isDate(value)) return dayForm;
  if (from && value < from) return `The date can’t be before ${from}`;
  return to && value > to ? `The date can’t be after ${to}` : null;
}
