import { IconCloudUp, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { connection, useConnection } from '#data/connection.ts';
import { useQueuedWrites } from '#data/queued-writes.ts';
import classes from './connection-banner.module.css';

/** Milliseconds for which an interruption of the connection is not shown. */
const graceMs = 2_500;

/** Says that the displayed data is no longer live and since when, in the given zone. */
export function ConnectionBanner({ zone }: { zone: string }) {
  const state = useConnection();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (state === 'online') {
      setLate(false);
      return undefined;
    }
    const timer = setTimeout(() => setLate(true), graceMs);
    return () => clearTimeout(timer);
  }, [state]);
  const { length: waiting } = useQueuedWrites();
  if (state === 'online') return waiting > 0 ? <Sending count={waiting} /> : null;
  if (!late && waiting === 0) return null;
  const time = { hour: '2-digit', minute: '2-digit', hour12: true, timeZone: zone } as const;
  const since = new Intl.DateTimeFormat('en-AU', time).format(connection.lastOnline());
  return (
    <div className={classes.banner} role="status">
      <IconWifiOff size={16} aria-hidden />
      {state === 'offline' ? `Offline — showing ${since} data` : `Reconnecting — showing ${since} data`}
      {waiting > 0 ? ` · ${changes(waiting)} will be sent when you are online again` : ''}
    </div>
  );
}

const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/** Shown when the connection is back and queued writes are being sent. */
function Sending({ count }: { count: number }) {
  return (
    <div className={classes.banner} role="status">
      <IconCloudUp size={16} aria-hidden />
      Sending {changes(count)}…
    </div>
  );
}
