import { useEffect, useRef } from 'react';
import { useLive, useQueryData } from '#data/hooks.ts';
import { liveLastChange, readCalendar } from './calendar-queries.ts';

/**
 * The calendar's days. They are read again when a request changes that one reads, and when the window is looked at again:
 * that a colleague's leave was approved reaches others by no row of theirs.
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
    // The first answer is as old as the calendar's own.
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
