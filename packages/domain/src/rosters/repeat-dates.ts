import type { weekdays } from '../choices.ts';
import { daysBetween, weekdayOf } from '../time/calendar-days.ts';
import { addDays } from '../time/zoned-time.ts';

export const maxRepeatWeeks = 12;

export const lastRepeatDate = (date: string): string => addDays(date, maxRepeatWeeks * 7 - 1);

/**
 * @returns The dates, in order, of a shift that is repeated on some weekdays. They include its own date, and
 * none is later than `until` or the maximum number of weeks.
 */
export function repeatDates(
  date: string,
  on: readonly (typeof weekdays)[number][],
  until: string,
): readonly string[] {
  const last = until < lastRepeatDate(date) ? until : lastRepeatDate(date);
  return Array.from({ length: Math.max(0, daysBetween(date, last)) + 1 }, (_, days) =>
    addDays(date, days),
  ).filter((each) => each === date || on.includes(weekdayOf(each)));
}
