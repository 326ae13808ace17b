import type { Change } from '@operatory/engine';

/**
 * Informs listeners in this process which tables of which tenants have changed, whichever process changed them.
 */
export interface Changes {
  onChange(listener: (changes: readonly Change[]) => void): () => void;
  /** The feed was interrupted, so anything may have changed. */
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
