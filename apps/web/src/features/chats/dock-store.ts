import { useSyncExternalStore } from 'react';
import { readOwn, storeOwn } from '#session/own-storage.ts';
import { storeOf } from '#ui/store.ts';
import type { ChatKey } from './chat-key.ts';
import { type ChatWindow, windowsFrom, withMinimised, withOpen, without } from './dock-windows.ts';

const storageKey = 'chat-windows';
const none: readonly ChatWindow[] = [];
const store = storeOf<{ readonly userId: string | null; readonly windows: readonly ChatWindow[] }>({
  userId: null,
  windows: none,
});

function change(next: (windows: readonly ChatWindow[]) => readonly ChatWindow[]): void {
  const { userId, windows } = store.get();
  if (userId === null) return;
  store.set({ userId, windows: next(windows) });
  storeOwn(userId, storageKey, store.get().windows);
}

/** The chats that are open as small windows, kept for the user in this browser. */
export const dock = {
  load(userId: string): void {
    if (store.get().userId !== userId)
      store.set({ userId, windows: windowsFrom(readOwn(userId, storageKey)) });
  },
  open: (key: ChatKey): void => change((windows) => withOpen(windows, key)),
  minimise: (key: ChatKey): void => change((windows) => withMinimised(windows, key)),
  close: (key: ChatKey): void => change((windows) => without(windows, key)),
};

export const useDock = (): readonly ChatWindow[] =>
  useSyncExternalStore(store.subscribe, () => store.get().windows);
