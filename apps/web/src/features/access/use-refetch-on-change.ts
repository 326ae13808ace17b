import { useEffect, useState } from 'react';

export function useRefetchOnChange(answer: unknown, refetch: () => void): void {
  const news = useChangeCount(answer);
  useEffect(() => {
    if (news > 0) refetch();
  }, [news, refetch]);
}

/** How often a live answer has changed since the first one. */
function useChangeCount(answer: unknown): number {
  const latest = answer === undefined ? undefined : JSON.stringify(answer);
  const [last, setLast] = useState<string>();
  const [count, setCount] = useState(0);
  if (latest !== undefined && latest !== last) {
    setLast(latest);
    if (last !== undefined) setCount(count + 1);
  }
  return count;
}
