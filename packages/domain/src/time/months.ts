/** `month` may be above 12 or below 1. */
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * @returns The day `anchor` of a later month, or the month's last day if it is shorter:
 * `monthsLater('2027-02-28', 1, 31)` is `2027-03-31`.
 */
export function monthsLater(date: string, months: number, anchor = Number(date.slice(8, 10))): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) + months];
  const day = Math.min(anchor, lastDay(year, month));
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
