import { addDays, localDate } from '../time/zoned-time.ts';

/** Days before the end of a completion on which its learner is warned. */
export const expiryWarningDays = [30, 7] as const;

/** A completion ends at the begin of a day: the one before is the last on which it counts. */
export const lastValidDay = (expires: Date, zone: string): string =>
  localDate(new Date(expires.getTime() - 1), zone);

/** The due date of a course that somebody takes from today; null if it has none. */
export const courseDue = (due_in_days: number | null, today: string): string | null =>
  due_in_days === null ? null : addDays(today, due_in_days);

/** The days for a renewal of a course without its own number. */
const usualDays = 30;
export const renewalDue = (due_in_days: number | null, today: string): string =>
  addDays(today, due_in_days ?? usualDays);
