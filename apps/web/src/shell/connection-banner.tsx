import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { connection, useConnection } from '#data/connection.ts';
import { useClinic } from '#session/clinic.ts';
import classes from './shell.module.css';

/** A blink of the line is not worth a word. */
const patience = 2_500;

/** Says that what is shown is no longer live, and from when it is. */
export function ConnectionBanner() {
  const state = useConnection();
  const { zone } = useClinic();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (state === 'online') {
      setLate(false);
      return undefined;
    }
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'online' || !late) return null;
  const time = { hour: '2-digit', minute: '2-digit', hour12: true, timeZone: zone } as const;
  const since = new Intl.DateTimeFormat('en-AU', time).format(connection.lastOnline());
  return (
    <div className={classes.banner} role="status">
      <IconWifiOff size={16} aria-hidden />
      {state === 'offline' ? `Offline — showing ${since} data` : `Reconnecting — showing ${since} data`}
    </div>
  );
}
