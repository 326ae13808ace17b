import type { Change } from '@operatory/engine';

/** Passes the change feed's news to the parts of this process: rows of (table, tenant) changed in any process. */
export interface Changes {
  onChange(listener: (changes: readonly Change[]) => void): () => void;
  /** The feed was interrupted: anything may have changed. */
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
