import { useCallback, useEffect, useRef } from 'react';
import { useLive } from '#data/hooks.ts';
import { liveLastShift } from './roster-queries.ts';

/**
 * Reads the roster again when one of its shifts changes. It is also read when the page becomes visible
 * again, because leave and shifts at other clinics change without any of these shifts changing. Several
 * requests during one read cause only one more.
 */
export function useRosterRefetch(
  range: { readonly clinic: string; readonly from: string; readonly until: string },
  { fetching, refetch }: { readonly fetching: boolean; readonly refetch: () => void },
): () => void {
  const isAsked = useRef(false);
  const isRunning = useRef(fetching);
  isRunning.current = fetching;
  const ask = useCallback(() => {
    if (isRunning.current) isAsked.current = true;
    else {
      isRunning.current = true;
      refetch();
    }
  }, [refetch]);
  useEffect(() => {
    if (fetching || !isAsked.current) return;
    isAsked.current = false;
    ask();
  }, [fetching, ask]);

  const live = useLive(liveLastShift, { ...range });
  const key = `${range.clinic} ${range.from} ${range.until}`;
  const { aggregate } = live.data?.clinic_rosters_aggregate ?? {};
  const stamp = aggregate ? `${key} ${aggregate.count} ${aggregate.max?.updated_at ?? ''}` : null;
  const seen = useRef(stamp);
  useEffect(() => {
    const before = seen.current;
    seen.current = stamp;
    // The first live answer is as old as the roster's own data, so it causes no read.
    if (stamp !== null && before?.startsWith(key) && before !== stamp) ask();
  }, [stamp, key, ask]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ask]);
  return ask;
}
