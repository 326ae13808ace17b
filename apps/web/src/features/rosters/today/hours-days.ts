import { addDays, weekOf } from '@operatory/domain';
import { dayTotals } from '../grid/totals.ts';
import type { Week, WeekShift } from '../grid/week-types.ts';

export interface WorkedLine {
  readonly date: string;
  readonly worked_minutes: number;
  readonly cost_cents: number | null;
}
export interface HoursDay {
  readonly date: string;
  readonly planned: number;
  readonly worked: number;
  readonly plannedCents: number;
  readonly workedCents: number;
  /** The cost from the start of the week up to this day. */
  readonly plannedSoFar: number;
  readonly workedSoFar: number;
  /** The number of shifts and work days whose cost is unknown. */
  readonly unknown: number;
}

/**
 * Whether timesheets count the shift as planned. Unrostered time was never planned, and people on call need
 * not come.
 */
const isPlanned = ({ roster_shift_type }: WeekShift): boolean =>
  roster_shift_type !== 'UNROSTERED' && roster_shift_type !== 'ON_CALL';

/** The hours and costs of each day of the week that contains a date. */
export function hoursDays(week: Week, lines: readonly WorkedLine[], date: string): readonly HoursDay[] {
  const days = Array.from({ length: 7 }, (_, index) => addDays(weekOf(date), index));
  let [plannedSoFar, workedSoFar] = [0, 0];
  return dayTotals({ ...week, shifts: week.shifts.filter(isPlanned) }, days).map(
    ({ minutes, cents, unknown }, index) => {
      const day = days[index] ?? date;
      const ofDay = lines.filter((line) => line.date === day);
      const workedCents = ofDay.reduce((sum, line) => sum + (line.cost_cents ?? 0), 0);
      plannedSoFar += cents;
      workedSoFar += workedCents;
      return {
        date: day,
        planned: minutes,
        worked: ofDay.reduce((sum, line) => sum + line.worked_minutes, 0),
        plannedCents: cents,
        workedCents,
        plannedSoFar,
        workedSoFar,
        unknown: unknown + ofDay.filter((line) => line.cost_cents === null && line.worked_minutes > 0).length,
      };
    },
  );
}
