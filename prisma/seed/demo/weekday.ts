import { addDays } from '../../../packages/domain/src/index.ts';

/** @returns The day itself, or else the next weekday; with `step` -1, the last one. */
export function weekday(date: string, step = 1): string {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day === 0 || day === 6 ? weekday(addDays(date, step), step) : date;
}
