import type { BoolExp } from '@operatory/resource';
import { useMemo, useSyncExternalStore } from 'react';
import { keyOf } from './list-query.ts';

const none: ReadonlySet<string> = new Set();
let pending: ReadonlyMap<string, ReadonlySet<string>> = new Map();
const listeners = new Set<() => void>();

function publish(table: string, ids: ReadonlySet<string>): void {
  const next = new Map(pending);
  if (ids.size > 0) next.set(table, ids);
  else next.delete(table);
  pending = next;
  for (const listener of listeners) listener();
}

/** Rows that will be deleted unless the user presses Undo in time; until then, lists hide them. */
export const pendingRemovals = {
  of: (table: string): ReadonlySet<string> => pending.get(table) ?? none,
  hide: (table: string, ids: readonly string[]): void =>
    publish(table, new Set([...pendingRemovals.of(table), ...ids])),
  show(table: string, ids: readonly string[]): void {
    const left = new Set(pendingRemovals.of(table));
    for (const id of ids) left.delete(id);
    publish(table, left);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The ids of hidden rows, for lists that filter their rows in the browser. */
export const usePendingRemovals = (table: string): ReadonlySet<string> =>
  useSyncExternalStore(pendingRemovals.subscribe, () => pendingRemovals.of(table));

/** Conditions that exclude hidden rows. */
export function useStillThere(table: string): readonly BoolExp[] {
  const gone = usePendingRemovals(table);
  return useMemo(
    () => (gone.size > 0 ? [{ id: { _nin: [...gone].map((id) => keyOf(id).id) } }] : []),
    [gone],
  );
}
