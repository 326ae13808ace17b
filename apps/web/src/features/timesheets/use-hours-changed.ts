import { addDays, dayBounds } from '@operatory/domain';
import { useEffect, useRef } from 'react';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import type { TimesheetRange } from './timesheet-range.ts';

const liveShifts = graphql(`
  subscription hours_shifts($clinic: uuid!, $from: date!, $until: date!) {
    clinic_rosters_aggregate(
      where: { clinic_id: { _eq: $clinic }, clinic_roster_date: { _gte: $from, _lte: $until } }
    ) { aggregate { count max { updated_at } } }
  }
`);
const liveBreaks = graphql(`
  subscription hours_breaks($clinic: uuid!, $since: timestamptz!, $to: timestamptz!) {
    clinic_roster_breaks_aggregate(
      where: { clinic_id: { _eq: $clinic }, started_at: { _gte: $since, _lt: $to } }
    ) { aggregate { count max { updated_at } } }
  }
`);
const liveSheets = graphql(`
  subscription hours_sheets($clinic: uuid!, $from: date!) {
    timesheets_aggregate(where: { clinic_id: { _eq: $clinic }, until_date: { _gte: $from } }) {
      aggregate { count max { updated_at } }
    }
  }
`);

/** Calls `onChange` when a shift, break or approval of these days at a clinic changes. */
export function useHoursChanged(
  clinic: string,
  zone: string,
  { from, until }: TimesheetRange,
  onChange: () => void,
): void {
  const { data: shifts } = useLive(liveShifts, { clinic, from, until });
  const { data: breaks } = useLive(liveBreaks, {
    clinic,
    since: dayBounds(from, zone).start.toISOString(),
    to: dayBounds(addDays(until, 1), zone).end.toISOString(),
  });
  const { data: sheets } = useLive(liveSheets, { clinic, from });
  const asked = `${clinic} ${from} ${until}`;
  const seen = useRef<readonly unknown[]>([]);
  useEffect(() => {
    const now = [asked, shifts, breaks, sheets];
    const before = seen.current;
    seen.current = now;
    // The first answers for these days are not changes.
    const isChange = now.some(
      (each, index) => index > 0 && before[index] !== undefined && before[index] !== each,
    );
    if (before[0] === asked && isChange) onChange();
  }, [asked, shifts, breaks, sheets, onChange]);
}
