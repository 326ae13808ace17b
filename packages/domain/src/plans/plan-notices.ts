import { graceDays } from './billing-period.ts';

/** Days before the end of a plan on which its client is reminded. */
export const reminderDays = [14, 7, 1] as const;

/** A notice of a plan's end, by the days that are left at the earliest: the day after its last one, and the day after the grace. */
export const expiredNotice = -1;
export const closedNotice = -1 - graceDays;
const notices = [...reminderDays, expiredNotice, closedNotice];

/** The notice that is due with this many days left, or null. `noticed` is the last one that was sent; missed ones are skipped. */
export function dueNotice(left: number, noticed: number | null): number | null {
  const due = notices.filter((days) => left <= days).at(-1);
  return due === undefined || (noticed !== null && noticed <= due) ? null : due;
}
