import { type RefObject, useRef, useState } from 'react';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { pageSize } from '#kit/definition/list-query.ts';
import { pageAt, useListOffset, type VisibleRows } from '#kit/rows/list-offset.ts';
import type { ListData } from '#kit/rows/use-list-data.ts';
import type { ListState } from '#kit/rows/use-list-state.ts';
import type { Many, RowJumps } from '#kit/table/many-rows.tsx';

export interface ManyState<Row extends RowBase> {
  /** The rows that are loaded as the list is scrolled; null if the list has pages. */
  readonly many: Many<Row> | null;
  readonly jumps: RefObject<RowJumps | null>;
  /** The visible rows; null until they have rendered. */
  readonly sight: VisibleRows | null;
  readonly page: number;
  readonly toPage: (page: number) => void;
}

/** The position in a list, which is scrolled or has pages. The URL follows it. */
export function useMany<Row extends RowBase>(
  { windows, count }: ListData<Row>,
  { asked, page, change }: ListState,
): ManyState<Row> {
  const jumps = useRef<RowJumps>(null);
  const [seen, setSeen] = useState<(VisibleRows & { readonly of: string }) | null>(null);
  const sight = windows && seen?.of === asked ? seen : null;
  const place = useListOffset(page, sight);
  const turnTo = (next: number) => change({ page: next === 1 ? undefined : next });
  if (!windows)
    return {
      many: null,
      jumps,
      sight: { first: (page - 1) * pageSize, last: page * pageSize - 1 },
      page,
      toPage: turnTo,
    };
  return {
    many: {
      windows,
      total: count,
      asked,
      ...place,
      jumps,
      onSight: (first, last) => {
        setSeen({ first, last, of: asked });
        const next = pageAt({ first, last }, count);
        if (next !== page) turnTo(next);
      },
    },
    jumps,
    sight,
    page: sight ? pageAt(sight, count) : page,
    toPage: (next) => jumps.current?.to((next - 1) * pageSize),
  };
}
