import { addDays, weekOf } from '@operatory/domain';
import { daysOf, shiftedDate, titleOf } from '#ui/calendar-days.ts';
import type { RosterView } from './roster-search.ts';

const fourWeeks = 28;

export function shownDays(view: RosterView, date: string): readonly string[] {
  if (view !== 'weeks') return daysOf(view, date);
  return Array.from({ length: fourWeeks }, (_, index) => addDays(weekOf(date), index));
}

/**
 * The days to read. For a single day it is the whole week, so that other days of the week open without
 * loading and people's hours are those of the week.
 */
export function readDays(view: RosterView, date: string): { readonly from: string; readonly until: string } {
  if (view === 'day') return { from: weekOf(date), until: addDays(weekOf(date), 6) };
  const days = shownDays(view, date);
  return { from: days[0] ?? date, until: days.at(-1) ?? date };
}

/**
 * The title of the displayed days: `16 Nov – 13 December 2026` for four weeks, otherwise as in a calendar.
 */
export function rangeTitle(view: RosterView, date: string): string {
  if (view !== 'weeks') return titleOf(view, date);
  const days = shownDays(view, date);
  const [first = date, last = date] = [days[0], days.at(-1)];
  const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return `${inWords(first, { day: 'numeric', month: 'short' })} – ${inWords(last, { day: 'numeric', month: 'long', year: 'numeric' })}`;
}

/** A day of the period before or after the displayed one. */
export const neighbour = (view: RosterView, date: string, by: -1 | 1): string =>
  view === 'weeks' ? addDays(date, by * fourWeeks) : shiftedDate(view, date, by);
