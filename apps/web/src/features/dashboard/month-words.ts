const words = new Intl.DateTimeFormat('en-AU', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `Nov 2026` for `2026-11`, or for a day of that month. */
export const monthInWords = (month: string): string =>
  words.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
