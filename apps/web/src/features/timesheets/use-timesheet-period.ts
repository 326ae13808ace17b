import { useQueryData } from '#data/hooks.ts';
import { readTimesheetPeriod } from './timesheet-queries.ts';
import type { TimesheetRange } from './timesheet-range.ts';
import { useHoursChanged } from './use-hours-changed.ts';

/** The hours of a clinic's people, read again when a shift, break or approval changes. */
export function useTimesheetPeriod(clinic: string, zone: string, range: TimesheetRange) {
  const answer = useQueryData(readTimesheetPeriod, { clinic, from: range.from, until: range.until });
  useHoursChanged(clinic, zone, range, answer.refetch);
  return answer;
}
