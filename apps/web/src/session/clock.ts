import { useEffect, useState } from 'react';

let offset = 0;

/** Takes the server's clock, so that "overdue" means the same on both sides even when the clock is set. */
export function setServerNow(iso: string): void {
  const at = Date.parse(iso);
  if (Number.isFinite(at)) offset = at - Date.now();
}

/** The server's now. Use this, never `new Date()`, wherever a rule or a label depends on the time. */
export const now = (): Date => new Date(Date.now() + offset);

/** `now`, drawn again each minute. */
export function useNow(every = 60_000): Date {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return at;
}
