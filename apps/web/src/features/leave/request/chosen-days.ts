import { calculateLeave, type LeaveFacts, type TakenDays } from '@operatory/domain';
import { daysInWords } from '../leave-words.ts';
import { dayRows } from './day-rows.ts';

/**
 * The days that the calendar disables or lists. Part days of approved leave and part-day holidays are left
 * out, because they still have free hours.
 */
export function takenDays({ taken, holidays }: Pick<LeaveFacts, 'taken' | 'holidays'>): TakenDays {
  const days = (status: 'APPROVED' | 'PENDING') => [
    ...new Set(
      taken
        .filter((day) => day.status === status && (status === 'PENDING' || day.start_time === null))
        .map(({ date }) => date),
    ),
  ];
  return {
    approved: days('APPROVED'),
    pending: days('PENDING'),
    holidays: holidays.filter(({ start_time }) => start_time === null).map(({ date }) => date),
  };
}

const allDay = (from: string, until: string) => ({ leave_start_date: from, leave_end_date: until, days: [] });

/** The days of a period that count as leave, which are the calendar's initial selection. */
export function countedDays(facts: LeaveFacts, from: string, until: string): readonly string[] {
  const calculated = calculateLeave(facts, allDay(from, until));
  return calculated.ok
    ? calculated.value.days.filter(({ minutes }) => minutes > 0).map(({ date }) => date)
    : dayRows(facts, allDay(from, until)).flatMap(({ date, counts }) => (counts ? [date] : []));
}

/** Why the chosen days are not one period, as a request must be; null if they are. */
export function whyNotOnePeriod(facts: LeaveFacts, chosen: readonly string[]): string | null {
  const days = chosen.toSorted();
  const [from] = days;
  const until = days.at(-1);
  if (from === undefined || until === undefined) return null;
  const missing = countedDays(facts, from, until).filter((day) => !days.includes(day));
  if (missing.length === 0) return null;
  return `${daysInWords(missing)} ${missing.length === 1 ? 'is' : 'are'} not selected. Send a request for each period.`;
}
