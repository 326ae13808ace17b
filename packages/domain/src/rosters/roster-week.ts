import { addDays } from '../time/zoned-time.ts';

/** A roster's week begins on Monday. */
export const weekdayOffset = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The Monday of a date's week. */
export const weekOf = (date: string): string => addDays(date, -weekdayOffset(date));

/** Calendar days from one date to another. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
