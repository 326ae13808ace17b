import { useSyncExternalStore } from 'react';

export type ConnectionState = 'online' | 'reconnecting';

let state: ConnectionState = 'online';
/** When the socket was last lost, for "Offline — showing 10:42 data". */
let since = Date.now();
const listeners = new Set<() => void>();

/** Whether the live socket is connected; set by the socket, displayed by the banner. */
export const connection = {
  set(next: ConnectionState) {
    if (next === state) return;
    if (next === 'reconnecting') since = Date.now();
    state = next;
    for (const listener of listeners) listener();
  },
  get: () => state,
  lastOnline: () => since,
  /**
   * Calls the listener when the socket or the browser goes online or offline. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};

/** `offline` when the browser reports it, `reconnecting` while the socket is disconnected. */
export function useConnection(): ConnectionState | 'offline' {
  return useSyncExternalStore(connection.subscribe, () => (navigator.onLine ? state : 'offline'));
}
