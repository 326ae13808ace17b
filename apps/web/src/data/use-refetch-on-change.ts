import { useEffect, useState } from 'react';

/**
 * Runs a query again whenever a live value has changed, for data that cannot be subscribed to. `value` is
 * compared as JSON; undefined means that it is not known yet.
 */
export function useRefetchOnChange(value: unknown, refetch: () => void): void {
  const changes = useChangeCount(value);
  useEffect(() => {
    if (changes > 0) refetch();
  }, [changes, refetch]);
}

/** How often the value has changed since it was first known. */
function useChangeCount(value: unknown): number {
  const latest = value === undefined ? undefined : JSON.stringify(value);
  const [last, setLast] = useState<string>();
  const [count, setCount] = useState(0);
  if (latest !== undefined && latest !== last) {
    setLast(latest);
    if (last !== undefined) setCount(count + 1);
  }
  return count;
}
