import { addDays, weekOf } from '@operatory/domain';
import type { ClinicGroup } from './by-clinic.ts';
import type { CalendarEntry } from './calendar-entries.ts';

/** The props that all views of the calendar share. */
export interface CalendarView {
  readonly days: readonly string[];
  /** A day of the month or week that is shown. */
  readonly date: string;
  readonly today: string;
  readonly entries: readonly CalendarEntry[];
  readonly groups: readonly ClinicGroup[];
  readonly holidaysOf: (day: string) => readonly string[];
  readonly isWaiting: boolean;
  readonly onDay: (day: string) => void;
}

/** Where a day is within its request: whether the days before and after it belong to the same one. */
export function positionInRequest(
  { days }: CalendarEntry,
  day: string,
): 'alone' | 'first' | 'middle' | 'last' {
  const before = days.has(addDays(day, -1));
  if (days.has(addDays(day, 1))) return before ? 'middle' : 'first';
  return before ? 'last' : 'alone';
}

/** A bar shows its name on its first day, and again at the start of each week. */
export const showsNameOn = (entry: CalendarEntry, day: string): boolean =>
  day === weekOf(day) || !entry.days.has(addDays(day, -1));
