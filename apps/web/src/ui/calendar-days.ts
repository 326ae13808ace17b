import { addDays, weekOf } from '@operatory/domain';

// Calendar arithmetic on `yyyy-MM-dd` texts. It calculates in UTC, so that no time zone can shift a day.

export type CalendarView = 'month' | 'week' | 'day';

const toDate = (date: string) => new Date(`${date}T00:00:00Z`);
const toText = (date: Date) => date.toISOString().slice(0, 10);

export function addMonths(date: string, months: number): string {
  const from = toDate(date);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return toText(first);
}

export const sameMonth = (a: string, b: string): boolean => a.slice(0, 7) === b.slice(0, 7);

/**
 * The days that a view shows: for a month all weeks from Monday that contain its days, for a week seven days,
 * for a day one.
 */
export function daysOf(view: CalendarView, date: string): readonly string[] {
  if (view === 'day') return [date];
  if (view === 'week') return Array.from({ length: 7 }, (_, index) => addDays(weekOf(date), index));
  const start = weekOf(`${date.slice(0, 7)}-01`);
  const lastOfMonth = addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1);
  const days: string[] = [];
  for (let at = start; at <= lastOfMonth || days.length % 7 !== 0; at = addDays(at, 1)) days.push(at);
  return days;
}

/** The date to which a calendar's Previous (-1) or Next (1) button goes. */
export function shiftedDate(view: CalendarView, date: string, by: -1 | 1): string {
  if (view === 'month') return addMonths(date, by);
  return addDays(date, view === 'week' ? by * 7 : by);
}

/** "November 2026", "16 – 22 November 2026" or "Monday, 16 November 2026". */
export function titleOf(view: CalendarView, date: string): string {
  const format = (text: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' }).format(toDate(text));
  if (view === 'month') return format(date, { month: 'long', year: 'numeric' });
  if (view === 'day')
    return format(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const from = weekOf(date);
  const to = addDays(from, 6);
  const first = format(from, sameMonth(from, to) ? { day: 'numeric' } : { day: 'numeric', month: 'short' });
  return `${first} – ${format(to, { day: 'numeric', month: 'long', year: 'numeric' })}`;
}

// Created only once, because creating a format is slow.
const weekdays = {
  short: new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' }),
};
export const weekdayOf = (date: string, length: 'short' | 'long' = 'short'): string =>
  weekdays[length].format(toDate(date));

export const dayNumber = (date: string): number => Number(date.slice(8));
