import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageSize } from '#kit/definition/list-query.ts';

export interface VisibleRows {
  readonly first: number;
  readonly last: number;
}

/** The page to which a long list is scrolled; the last one as soon as its last row is visible. */
export const pageAt = ({ first, last }: VisibleRows, total: number): number =>
  first > 0 && last >= total - 1 ? Math.ceil(total / pageSize) : Math.floor(first / pageSize) + 1;

/** The first visible row of a list for each history entry, to be restored when the user goes back. */
const stood = new Map<string, number>();

/**
 * The current history entry, and the row at which a long list opens: the one of the last visit or, without
 * one, the first of the page in the URL.
 */
export function useListOffset(
  page: number,
  sight: VisibleRows | null,
): { readonly entry: string; readonly from: number } {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key }) ?? '';
  const first = sight?.first;
  useEffect(() => {
    if (first !== undefined) stood.set(entry, first);
  }, [entry, first]);
  return { entry, from: stood.get(entry) ?? (page - 1) * pageSize };
}
