import { addDays, weekOf } from '@operatory/domain';

export type TimesheetSpan = 'week' | 'fortnight';
export interface TimesheetRange {
  readonly from: string;
  readonly until: string;
}
export const weeksOf = (span: TimesheetSpan): number => (span === 'fortnight' ? 2 : 1);

/** The whole weeks of a span, from the Monday on or before a date. */
export function rangeFrom(date: string, span: TimesheetSpan): TimesheetRange {
  const from = weekOf(date);
  return { from, until: addDays(from, weeksOf(span) * 7 - 1) };
}

/** The latest whole weeks that have ended. */
export const lastRange = (today: string, span: TimesheetSpan): TimesheetRange =>
  rangeFrom(addDays(weekOf(today), -7 * weeksOf(span)), span);

const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Formats a range as `16 Nov – 22 November 2026`. */
export const rangeInWords = ({ from, until }: TimesheetRange): string =>
  `${inWords(from, { day: 'numeric', month: 'short' })} – ${inWords(until, { day: 'numeric', month: 'long', year: 'numeric' })}`;

export const timesheetDayInWords = (day: string): string =>
  inWords(day, { weekday: 'short', day: 'numeric', month: 'short' }).replaceAll(',', '');
