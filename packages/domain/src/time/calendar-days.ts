import { weekdays } from '../choices.ts';
import { addDays } from './zoned-time.ts';

const millisOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** `date` is `yyyy-mm-dd`. */
export const weekdayOf = (date: string): (typeof weekdays)[number] =>
  weekdays[new Date(millisOf(date)).getUTCDay()] ?? 'SUNDAY';

/** Days since Monday, on which weeks of rosters and accruals begin. */
export const weekdayOffset = (date: string): number => (new Date(millisOf(date)).getUTCDay() + 6) % 7;

/** @returns The Monday of the date's week. */
export const weekOf = (date: string): string => addDays(date, -weekdayOffset(date));

/** Negative if `until` is earlier. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((millisOf(until) - millisOf(from)) / 86_400_000);
