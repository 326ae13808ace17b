import type { weekdays } from '../choices.ts';
import { daysBetween, weekdayOf } from '../time/calendar-days.ts';
import { addDays } from '../time/zoned-time.ts';

/** A shift repeats in this many weeks at most. */
export const maxRepeatDays = 12;

/** The last date until which a shift of this date can repeat. */
export const lastRepeatDate = (date: string): string => addDays(date, maxRepeatDays * 7 - 1);

/**
 * The dates of a shift that repeats each week on some weekdays, in order. They always include its own date, and end at the last
 * date or after the maximum number of weeks.
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
