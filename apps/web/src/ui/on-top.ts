import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { storeOf } from './store.ts';

/** The ids of the open overlays, the topmost last. */
const open = storeOf<readonly string[]>([]);

/** Whether this overlay is the topmost, because Escape must close only that one. */
export function useOnTop(): boolean {
  const id = useId();
  useLayoutEffect(() => {
    open.set([...open.get(), id]);
    return () => open.set(open.get().filter((each) => each !== id));
  }, [id]);
  return useSyncExternalStore(open.subscribe, () => open.get().at(-1) === id);
}
