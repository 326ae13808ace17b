import type { BoolExp } from '@operatory/resource';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { graphql } from '#data/graphql.ts';
import { useLive, useQueryData } from '#data/hooks.ts';
import { chipFilters, chipNames } from './chip-filters.ts';
import type { TaskSearch, WhoChoice } from './task-search.ts';
import type { Viewpoint } from './task-where.ts';

const nameOf = (chip: string) => chip.replace('-', '_');
const names = chipNames.map(nameOf);

const filterCounts = graphql<Record<string, { aggregate: { count: number } }>, Record<string, BoolExp>>(`
  query task_filter_counts(${names.map((name) => `$${name}: tasks_bool_exp!`).join(', ')}) {
    ${names.map((name) => `${name}: tasks_aggregate(where: $${name}) { aggregate { count } }`).join('\n    ')}
  }
`);

/** Changes when any readable task changes, because it has their number and the time of the latest change. */
const pulse = graphql(`
  subscription task_pulse { tasks_aggregate { aggregate { count max { updated_at } } } }
`);

/**
 * Milliseconds before the counts are read again, so that cards are updated first and a burst of changes is
 * counted once.
 */
const debounceMs = 250;

/** How many tasks each chip would show with the other filters kept; read again when a task changes. */
export function useCounts(
  search: TaskSearch,
  who: WhoChoice,
  at: Viewpoint,
): (name: string) => number | undefined {
  const { userId, clinicId, todays, built = null } = at;
  const variables = useMemo(() => {
    const filters = chipFilters(search, who, { userId, clinicId, todays, built });
    return Object.fromEntries(chipNames.map((chip) => [nameOf(chip), filters[chip]]));
  }, [search, who, userId, clinicId, todays, built]);
  const { data, refetch } = useQueryData(filterCounts, variables);
  const beat = useLive(pulse, {});
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useRef(refetch);
  ask.current = refetch;
  useEffect(() => {
    if (!beat.data || waiting.current !== undefined) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      ask.current();
    }, debounceMs);
  }, [beat.data]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
    },
    [],
  );
  return useCallback((name) => data?.[nameOf(name)]?.aggregate.count, [data]);
}
