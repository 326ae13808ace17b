import { useEffect, useState } from 'react';

let offset = 0;
const listeners = new Set<() => void>();
/** A change of the offset of up to this many milliseconds may just be the time that a response took. */
const onTheWay = 5_000;

/**
 * Sets the offset to the server's clock, so that "overdue" means the same in browser and server, even if one
 * of the clocks is wrong.
 */
export function setServerNow(iso: string): void {
  const at = Date.parse(iso);
  if (!Number.isFinite(at)) return;
  const before = offset;
  offset = at - Date.now();
  if (Math.abs(offset - before) > onTheWay) for (const listener of listeners) listener();
}

/** The server's time. Use it instead of `new Date()` wherever a rule or a label depends on the time. */
export const now = (): Date => new Date(Date.now() + offset);

/** The server's time, updated every minute (or `every` milliseconds) and when the server's clock was set. */
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
