const short: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };
const words = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-AU', how).format(new Date(`${day}T00:00:00Z`)).replaceAll(',', '');

export const leaveDayInWords = (day: string): string => words(day, short);

export const leaveWeekdayInWords = (day: string): string => words(day, { weekday: 'short', ...short });

/** Formats a day as `24 Dec 2026`. */
export const dateInWords = (day: string): string => words(day, { ...short, year: 'numeric' });

/** Formats a period for running text: `24 Dec to 4 Jan`. */
export const periodInWords = (from: string, until: string): string =>
  from === until ? leaveDayInWords(from) : `${leaveDayInWords(from)} to ${leaveDayInWords(until)}`;

/** Formats a period for tables: `2026-12-24 – 2027-01-04`. */
export const periodOf = (from: string, until: string): string =>
  from === until ? from : `${from} – ${until}`;

/** `25, 26 and 28 Dec`, `25, 28 Dec and 1 Jan`: consecutive days of one month share its name. */
export function daysInWords(days: readonly string[]): string {
  const said = days.map((day, at) => {
    const next = days[at + 1];
    return next?.slice(0, 7) === day.slice(0, 7) ? String(Number(day.slice(8))) : leaveDayInWords(day);
  });
  return listInWords(said);
}

export const listInWords = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Formats a number of days as `1 day` or `5 days`. */
export const countInWords = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}`;
