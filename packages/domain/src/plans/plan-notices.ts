import { graceDays } from './billing-period.ts';

/** A client is reminded this many days before its plan ends. */
export const reminderDays = [14, 7, 1] as const;

/**
 * Notices after the end are numbered by the (negative) days left: one the day after the last day, one the day
 * after the grace period.
 */
export const expiredNotice = -1;
export const closedNotice = -1 - graceDays;
const notices = [...reminderDays, expiredNotice, closedNotice];

/**
 * @returns The notice to send with this many days left; null if there is none or it was sent. `noticed` is
 * the last one that was sent. Missed notices are skipped.
 */
export function dueNotice(left: number, noticed: number | null): number | null {
  const due = notices.filter((days) => left <= days).at(-1);
  return due === undefined || (noticed !== null && noticed <= due) ? null : due;
}
