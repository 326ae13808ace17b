import { addDays, localDate } from '../time/zoned-time.ts';

/** Days before the end of a completion on which its learner is warned. */
export const expiryWarningDays = [30, 7] as const;

/** A completion ends at the begin of a day: the one before is the last on which it counts. */
export const lastValidDay = (expires: Date, zone: string): string =>
  localDate(new Date(expires.getTime() - 1), zone);

/** The day by which a course is to be completed that somebody takes from today; null: there is none. */
export const courseDue = (due_in_days: number | null, today: string): string | null =>
  due_in_days === null ? null : addDays(today, due_in_days);

/** Within these days a course is taken again that says nothing else. */
const usualDays = 30;
export const renewalDue = (due_in_days: number | null, today: string): string =>
  addDays(today, due_in_days ?? usualDays);
