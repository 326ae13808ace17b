import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageSize } from '#kit/definition/list-query.ts';

export interface Sight {
  readonly first: number;
  readonly last: number;
}

/** Which page a long list is at: the last one when its last row is in sight, however little of it that is. */
export const pageAt = ({ first, last }: Sight, total: number): number =>
  first > 0 && last >= total - 1 ? Math.ceil(total / pageSize) : Math.floor(first / pageSize) + 1;

/** At which row a list stood, by the entry of the history: who comes back finds it there. */
const stood = new Map<string, number>();

/** The entry of the history that is shown, and the row at which a long list opens there: that of before, else the first of the address's page. */
export function useListPlace(
  page: number,
  sight: Sight | null,
): { readonly entry: string; readonly from: number } {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key }) ?? '';
  const first = sight?.first;
  useEffect(() => {
    if (first !== undefined) stood.set(entry, first);
  }, [entry, first]);
  return { entry, from: stood.get(entry) ?? (page - 1) * pageSize };
}
