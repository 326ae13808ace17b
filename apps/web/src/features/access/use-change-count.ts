import { useState } from 'react';

/** How often a live answer has become another since the first one. */
export function useChangeCount(answer: unknown): number {
  const told = answer === undefined ? undefined : JSON.stringify(answer);
  const [last, setLast] = useState<string>();
  const [count, setCount] = useState(0);
  if (told !== undefined && told !== last) {
    setLast(told);
    if (last !== undefined) setCount(count + 1);
  }
  return count;
}
