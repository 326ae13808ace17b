import { useEffect, useState } from 'react';

let offset = 0;
const listeners = new Set<() => void>();
/** An answer takes its time on the way. */
const onTheWay = 5_000;

/** Takes the server's clock, so that "overdue" means the same on both sides even when the clock is set. */
export function setServerNow(iso: string): void {
  const at = Date.parse(iso);
  if (!Number.isFinite(at)) return;
  const before = offset;
  offset = at - Date.now();
  if (Math.abs(offset - before) > onTheWay) for (const listener of listeners) listener();
}

/** The server's time. Use this, never `new Date()`, if a rule or a label depends on the time. */
export const now = (): Date => new Date(Date.now() + offset);

/** `now`, drawn again each minute, and when the clock was set. */
export function useNow(every = 60_000): Date {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const draw = () => setAt(now());
    const timer = setInterval(draw, every);
    listeners.add(draw);
    return () => {
      clearInterval(timer);
      listeners.delete(draw);
    };
  }, [every]);
  return at;
}
