import { calculateLeave, type LeaveFacts, messageOf, type RequestedLeave } from '@operatory/domain';
import { datesOfPeriod } from './dates-of-period.ts';

export interface DayRow {
  readonly date: string;
  /** Whether the day counts, or would count with other times. */
  readonly counts: boolean;
  readonly minutes: number;
  /** The reason why the day does not count; null if it does. */
  readonly why: string | null;
  /** The problem with the day's times; null if there is none. */
  readonly problem: string | null;
}

/** Calculates each day on its own, so that a problem on one day does not hide the others. */
export function dayRows(facts: LeaveFacts, asked: RequestedLeave): readonly DayRow[] {
  const byDate = new Map(asked.days.map((day) => [day.date, day]));
  const alone = { ...facts, usable_from: null };
  return datesOfPeriod(asked.leave_start_date, asked.leave_end_date).map((date): DayRow => {
    const day = byDate.get(date);
    const calculated = calculateLeave(alone, {
      leave_start_date: date,
      leave_end_date: date,
      days: day ? [day] : [],
    });
    const row = { date, counts: true, minutes: 0, why: null, problem: null };
    if (calculated.ok) return { ...row, minutes: calculated.value.days[0]?.minutes ?? 0 };
    const { code } = calculated;
    if (code === 'no_leave_hours') {
      const holiday = facts.holidays.find((each) => each.date === date && each.start_time === null);
      // If only the chosen hours are in a holiday, the user can choose other hours, so the day stays.
      if (day && !holiday) return { ...row, problem: messageOf(code) };
      return { ...row, counts: false, why: holiday?.name ?? 'Not a working day' };
    }
    const isTaken = facts.taken.some(
      (each) => each.date === date && each.status === 'APPROVED' && each.start_time === null,
    );
    if (code === 'leave_overlaps_approved' && isTaken)
      return { ...row, counts: false, why: 'Leave that is already approved' };
    return { ...row, problem: messageOf(code) };
  });
}
