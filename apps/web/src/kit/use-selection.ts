import { useEffect, useRef, useState } from 'react';
import type { RowBase } from './list-definition.ts';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly set: (ids: ReadonlySet<string>) => void;
  /** Selects the row, or no longer; a range goes from where the last one began. */
  readonly pick: (id: string, range: boolean) => void;
  /** Selects from one row to another, of which the first stays where it began while it goes on. */
  readonly stretch: (from: string, to: string) => void;
}

const none: ReadonlySet<string> = new Set();

/** The selection after a range goes from `before` to `now`: what the former range held and this does not is let go. */
export const extended = (
  ids: ReadonlySet<string>,
  before: readonly string[],
  now: readonly string[],
): ReadonlySet<string> => {
  const next = new Set(ids);
  for (const id of before) next.delete(id);
  for (const id of now) next.add(id);
  return next;
};

/** The selected rows of a list. `asked` says what is seen: another page or filter starts anew. */
export function useSelection(rows: readonly RowBase[], asked: string): Selection {
  const [ids, setIds] = useState(none);
  const anchor = useRef<string | null>(null);
  const range = useRef<readonly string[]>([]);
  const set = (next: ReadonlySet<string>) => {
    anchor.current = null;
    range.current = [];
    setIds(next);
  };
  useEffect(() => {
    if (!asked) return;
    anchor.current = null;
    range.current = [];
    setIds(none);
  }, [asked]);

  function extend(id: string) {
    const placeOf = (one: string) => rows.findIndex((row) => row.id === one);
    const [from, to] = [placeOf(anchor.current ?? id), placeOf(id)];
    if (from < 0 || to < 0) return;
    const now = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id);
    const before = range.current;
    range.current = now;
    setIds((all) => extended(all, before, now));
  }
  function pick(id: string, isRange: boolean) {
    if (isRange && anchor.current !== null) {
      extend(id);
      return;
    }
    anchor.current = id;
    range.current = [id];
    setIds((all) => {
      const next = new Set(all);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }
  function stretch(from: string, to: string) {
    if (anchor.current === null || !range.current.includes(from)) {
      anchor.current = from;
      range.current = [];
    }
    extend(to);
  }
  return { ids, set, pick, stretch };
}
