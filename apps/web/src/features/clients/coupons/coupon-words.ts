import { dollars } from '#ui/dollars.ts';

/** A discount in words: `15%` or `$99.00`. */
export const valueInWords = (type: string, value: string): string =>
  type === 'FLAT' ? dollars(value) : `${Number(value)}%`;

/** The number of uses of a coupon: `3 of 5`, `3` without a limit. */
export const usesInWords = (used: number, limit: number | null): string =>
  limit === null ? String(used) : `${used} of ${limit}`;

const longDay = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * `Until 31 Dec 2026 (Sydney time)`: names the zone, because in Perth that day ends two or three hours later.
 */
export const untilInWords = (day: string): string =>
  `Until ${longDay.format(new Date(`${day}T00:00:00Z`))} (Sydney time)`;
