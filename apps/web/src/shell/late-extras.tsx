import { useHotkeys } from '@mantine/hooks';
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useCan } from '#session/permissions.ts';
import { lazyWithRetry } from '#ui/late.ts';
import { shortcutsHelp } from './keys-help-store.ts';
import { noteTypedEarly, palette, paletteStore } from './palette-store.ts';

const Extras = lazyWithRetry(() => import('./extras.tsx'));

const isPaletteOpen = () => paletteStore.getState().opened;

/**
 * Loads the palette, the help, the trays and the open chats after the first screen, or as soon as the palette
 * or the help is opened.
 */
export function LateExtras({ ChatDock }: { ChatDock: ComponentType }) {
  const can = useCan();
  const [idle, setIdle] = useState(false);
  useHotkeys([['mod + K', palette.open]]);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const searching = useSyncExternalStore(paletteStore.subscribe, isPaletteOpen);
  const helping = useSyncExternalStore(shortcutsHelp.subscribe, shortcutsHelp.get);
  if (!idle && !searching && !helping) return null;
  return (
    <Suspense fallback={searching ? <TypedEarly /> : null}>
      <Extras />
      {idle && can('clinic-chats') ? (
        <Suspense>
          <ChatDock />
        </Suspense>
      ) : null}
    </Suspense>
  );
}

/** Keeps what the user types after opening the palette and before it has loaded. */
function TypedEarly() {
  useEffect(() => {
    const note = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') palette.close();
      else if (!noteTypedEarly(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', note, { capture: true });
    return () => removeEventListener('keydown', note, { capture: true });
  }, []);
  return null;
}

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run, { timeout: 3_000 });
  return () => cancelIdleCallback(waiting);
}
