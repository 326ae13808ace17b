import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { storeOf } from './store.ts';

/** What is open over the screen, the uppermost last. */
const open = storeOf<readonly string[]>([]);

/** Whether this is above all other layers since it was shown: Escape closes only the top layer. */
export function useOnTop(): boolean {
  const id = useId();
  useLayoutEffect(() => {
    open.set([...open.get(), id]);
    return () => open.set(open.get().filter((each) => each !== id));
  }, [id]);
  return useSyncExternalStore(open.subscribe, () => open.get().at(-1) === id);
}
