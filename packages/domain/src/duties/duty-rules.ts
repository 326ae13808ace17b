import { weekdayOf } from '../time/calendar-days.ts';
import { addDays } from '../time/zoned-time.ts';
import type { DutyFrequency } from './duty-choices.ts';

export interface DutyPlan {
  readonly frequency: DutyFrequency;
  /** Only for WEEKLY duties. */
  readonly weekdays: readonly string[];
  /** Only for MONTHLY duties. */
  readonly day_of_month: number | null;
  readonly start_date: string;
  readonly end_date: string | null;
}

/** `date` is `yyyy-mm-dd` at the clinic. */
export function isDutyDue(duty: DutyPlan, date: string): boolean {
  if (date < duty.start_date || (duty.end_date !== null && date > duty.end_date)) return false;
  switch (duty.frequency) {
    case 'DAILY':
      return true;
    case 'WEEKLY':
      return duty.weekdays.includes(weekdayOf(date));
    case 'MONTHLY':
      return Number(date.slice(8)) === Math.min(duty.day_of_month ?? 1, lastDayOf(date));
  }
}

function lastDayOf(date: string): number {
  const next = addDays(`${date.slice(0, 7)}-28`, 4);
  return Number(addDays(`${next.slice(0, 7)}-01`, -1).slice(8));
}
