import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** What is open over the screen, the uppermost last. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]): void {
  open = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether what this opens lies over all else, from when it is seen on: only that is closed by Escape. */
export function useOnTop(): boolean {
  const id = useId();
  useLayoutEffect(() => {
    set([...open, id]);
    return () => set(open.filter((each) => each !== id));
  }, [id]);
  return useSyncExternalStore(subscribe, () => open.at(-1) === id);
}
