import { useEffect, useRef, useState } from 'react';
import { errorMessage, tooMany } from '#data/errors.ts';
import { toast } from '#data/toast.ts';
import type { RowBase } from '#kit/definition/list-definition.ts';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly set: (ids: ReadonlySet<string>) => void;
  /** Selects or deselects a row; with `range`, all rows from the one that was picked before. */
  readonly pick: (id: string, range: boolean) => void;
  /** Selects a range of rows. `from` stays its start when the range is extended. */
  readonly stretch: (from: string, to: string) => void;
}

export interface RowPositions {
  /** The index of a row; -1 if it is not in memory. */
  readonly of: (id: string) => number;
  /** The ids from one position to another; a promise if some have to be loaded. */
  readonly between: (first: number, last: number) => readonly string[] | Promise<readonly string[]>;
}

export const positionsIn = (rows: readonly RowBase[]): RowPositions => ({
  of: (id) => rows.findIndex((row) => row.id === id),
  between: (first, last) => rows.slice(first, last + 1).map(({ id }) => id),
});

/**
 * The maximum number of selected rows, because some actions, such as the CSV file, send all their ids in
 * one request.
 */
export const maxSelected = 10_000;
/** Whether this many rows can be selected. If not, it shows a message, before any of them is loaded. */
export function maySelect(rows: number): boolean {
  if (rows > maxSelected) toast.error(tooMany, 6_000);
  return rows <= maxSelected;
}

const none: ReadonlySet<string> = new Set();

/**
 * The selection after a range has changed from `before` to `now`. Rows that are only in the former range are
 * deselected.
 */
export const withRangeChanged = (
  ids: ReadonlySet<string>,
  before: readonly string[],
  now: readonly string[],
): ReadonlySet<string> => {
  const next = new Set(ids);
  for (const id of before) next.delete(id);
  for (const id of now) next.add(id);
  return next;
};

/** The selected rows of a list. `asked` identifies its page and filter, whose change clears the selection. */
export function useSelection(places: RowPositions, asked: string): Selection {
  const [ids, setIds] = useState(none);
  /** The row at which a range starts. */
  const anchor = useRef<{ readonly id: string; readonly at: number } | null>(null);
  const range = useRef<readonly string[]>([]);
  const latest = useRef(ids);
  latest.current = ids;
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

  const begin = (id: string, held: readonly string[]) => {
    anchor.current = { id, at: places.of(id) };
    range.current = held;
  };
  function extend(id: string) {
    const begun = anchor.current;
    if (!begun) return;
    const to = places.of(id);
    const now = places.of(begun.id);
    // If the row is no longer in memory, its former position is used.
    const from = now < 0 ? begun.at : now;
    if (from < 0 || to < 0 || !maySelect(Math.abs(to - from) + 1)) return;
    const keep = (next: readonly string[]) => {
      if (anchor.current !== begun) return;
      const all = withRangeChanged(latest.current, range.current, next);
      if (!maySelect(all.size)) return;
      range.current = next;
      setIds(all);
    };
    const found = places.between(Math.min(from, to), Math.max(from, to));
    if (found instanceof Promise) found.then(keep, (error) => toast.error(errorMessage(error)));
    else keep(found);
  }
  function pick(id: string, isRange: boolean) {
    if (isRange && anchor.current !== null) {
      extend(id);
      return;
    }
    begin(id, [id]);
    setIds((all) => {
      const next = new Set(all);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }
  function stretch(from: string, to: string) {
    if (anchor.current === null || !range.current.includes(from)) begin(from, []);
    extend(to);
  }
  return { ids, set, pick, stretch };
}
