import { useEffect } from 'react';
import { useClient } from 'urql';
import { graphql } from '#data/graphql.ts';

/** Milliseconds between two heartbeats. */
export const heartbeat = 60_000;
const awayAfter = 5 * heartbeat;

type Online = 'ONLINE' | 'AWAY' | 'OFFLINE';
const setOnlineStatus = graphql(`
  mutation setOnlineStatus($status: online_status!) { set_online_status(online_status: $status) { affected_rows } }
`);

/**
 * Reports every minute whether the user is online, or away because the page has been hidden for five
 * minutes.
 */
export function useHeartbeat(): void {
  const client = useClient();
  useEffect(() => {
    let seenAt = Date.now();
    const beat = () => {
      if (!document.hidden) seenAt = Date.now();
      const status: Online = Date.now() - seenAt < awayAfter ? 'ONLINE' : 'AWAY';
      void client.mutation(setOnlineStatus, { status }).toPromise();
    };
    const onSight = () => {
      if (!document.hidden) beat();
    };
    beat();
    const timer = setInterval(beat, heartbeat);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [client]);
}
