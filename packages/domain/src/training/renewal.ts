import { addDays, localDate } from '../time/zoned-time.ts';

/** Learners are warned this many days before their completion expires. */
export const expiryWarningDays = [30, 7] as const;

/** @returns The last day on which a completion is valid; it expires at the start of the next one. */
export const lastValidDay = (expires: Date, zone: string): string =>
  localDate(new Date(expires.getTime() - 1), zone);

/** @returns The due date of a course that somebody starts today; null if the course has none. */
export const courseDue = (due_in_days: number | null, today: string): string | null =>
  due_in_days === null ? null : addDays(today, due_in_days);

/** Days to renew a course that has no number of days itself. */
const usualDays = 30;
export const renewalDue = (due_in_days: number | null, today: string): string =>
  addDays(today, due_in_days ?? usualDays);
