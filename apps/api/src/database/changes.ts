import type { Change } from '@operatory/engine';

/**
 * Informs other parts of this process which (table, tenant) pairs have changed rows, as reported by the feed, including changes by
 * other processes.
 */
export interface Changes {
  onChange(listener: (changes: readonly Change[]) => void): () => void;
  /** Called when the feed was interrupted, so that anything may have changed. */
  onReset(listener: () => void): () => void;
  notify(changes: readonly Change[]): void;
  reset(): void;
}

export function createChanges(): Changes {
  const listeners = new Set<(changes: readonly Change[]) => void>();
  const resets = new Set<() => void>();
  const add = <Listener>(set: Set<Listener>, listener: Listener) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  return {
    onChange: (listener) => add(listeners, listener),
    onReset: (listener) => add(resets, listener),
    notify: (changes) => {
      for (const listener of listeners) listener(changes);
    },
    reset: () => {
      for (const listener of resets) listener();
    },
  };
}
