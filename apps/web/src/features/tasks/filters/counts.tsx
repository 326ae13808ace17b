import { createContext, type ReactNode, useContext } from 'react';
import { Chip, type ChipProps } from '#ui/chip.tsx';
import type { TaskSearch, WhoChoice } from './task-search.ts';
import type { Viewpoint } from './task-where.ts';
import { useCounts } from './use-counts.ts';

const Context = createContext<(name: string) => number | undefined>(() => undefined);

export function Counts({
  search,
  who,
  at,
  children,
}: {
  search: TaskSearch;
  who: WhoChoice;
  at: Viewpoint;
  children: ReactNode;
}) {
  return <Context value={useCounts(search, who, at)}>{children}</Context>;
}

export function CountedChip({ name, ...chip }: Omit<ChipProps, 'count'> & { name: string }) {
  return <Chip {...chip} count={useContext(Context)(name)} />;
}
