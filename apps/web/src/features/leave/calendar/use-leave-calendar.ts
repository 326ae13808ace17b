import { useEffect, useRef } from 'react';
import { useLive, useQueryData } from '#data/hooks.ts';
import { liveLastChange, readCalendar } from './calendar-queries.ts';

/**
 * The days of the calendar, which reloads when a readable request changes. It also reloads when the page
 * becomes visible again, because a decision on a request that the user cannot read changes no row that they
 * can.
 */
export function useLeaveCalendar(from: string, until: string, clinic: string | null) {
  const answer = useQueryData(readCalendar, { from, until, clinic });
  const live = useLive(liveLastChange, { from, until });
  const { refetch } = answer;
  const [last] = live.data?.employee_leave_days ?? [];
  const stamp = live.data ? `${from} ${last?.id ?? ''} ${last?.updated_at ?? ''}` : null;
  const seen = useRef(stamp);
  useEffect(() => {
    const before = seen.current;
    seen.current = stamp;
    // The first live answer is as old as the calendar's own data, so it does not reload it.
    if (stamp !== null && before?.startsWith(from) && before !== stamp) refetch();
  }, [stamp, from, refetch]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
  return answer;
}
