import { addDays, dayBounds } from '@operatory/domain';
import { useEffect, useRef } from 'react';
import { useLive, useQueryData } from '#data/hooks.ts';
import { liveHours, readTimesheetPeriod } from './timesheet-queries.ts';
import type { TimesheetRange } from './timesheet-range.ts';

/** The hours of a clinic's people, read again with each punch and approval. */
export function useTimesheetPeriod(clinic: string, zone: string, { from, until }: TimesheetRange) {
  const answer = useQueryData(readTimesheetPeriod, { clinic, from, until });
  const { data: changes } = useLive(liveHours, {
    clinic,
    from,
    until,
    since: dayBounds(from, zone).start.toISOString(),
    to: dayBounds(addDays(until, 1), zone).end.toISOString(),
  });
  const seen = useRef<unknown>(undefined);
  const { refetch } = answer;
  useEffect(() => {
    if (changes === undefined) return;
    if (seen.current !== undefined && seen.current !== changes) refetch();
    seen.current = changes;
  }, [changes, refetch]);
  return answer;
}
