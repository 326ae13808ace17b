import { useSyncExternalStore } from 'react';

export type ConnectionState = 'online' | 'reconnecting';

let state: ConnectionState = 'online';
/** When the socket was last lost, or the page was opened, in milliseconds since 1970. */
let since = Date.now();
const listeners = new Set<() => void>();

/** The state of the socket for live queries; `socket.ts` sets it. */
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

/**
 * `offline` when the browser reports that it has no network, `reconnecting` while the socket is
 * disconnected.
 */
export function useConnection(): ConnectionState | 'offline' {
  return useSyncExternalStore(connection.subscribe, () => (navigator.onLine ? state : 'offline'));
}
