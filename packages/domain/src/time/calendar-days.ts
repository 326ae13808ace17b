import { weekdays } from '../choices.ts';
import { addDays } from './zoned-time.ts';

const millisOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** SUNDAY to SATURDAY of a calendar day, `yyyy-mm-dd`. */
export const weekdayOf = (date: string): (typeof weekdays)[number] =>
  weekdays[new Date(millisOf(date)).getUTCDay()] ?? 'SUNDAY';

/** Days since Monday: weeks of rosters and accruals begin on Monday. */
export const weekdayOffset = (date: string): number => (new Date(millisOf(date)).getUTCDay() + 6) % 7;

/** The Monday of a date's week. */
export const weekOf = (date: string): string => addDays(date, -weekdayOffset(date));

/** Calendar days from one date to another. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((millisOf(until) - millisOf(from)) / 86_400_000);
