import { useEffect, useRef, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Must be called when the same person has signed in again on the same page: it restarts everything that
 * stopped with the session.
 */
export function sessionResumed(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** Runs `restart` each time the session is resumed. */
export function useOnResumed(restart: () => void): void {
  const resumed = useSyncExternalStore(subscribe, () => count);
  const seen = useRef(resumed);
  const latest = useRef(restart);
  latest.current = restart;
  useEffect(() => {
    if (seen.current === resumed) return;
    seen.current = resumed;
    latest.current();
  }, [resumed]);
}
