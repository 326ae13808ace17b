import { and, type BoolExp, eq, isNull } from '@operatory/resource';
import { useEffect, useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { type Grouping, withoutLevel } from './board-columns.ts';

const countsOf = (columns: number) => {
  const names = Array.from({ length: columns }, (_, index) => `c${index}`);
  return graphql<Record<string, { aggregate: { count: number } }>, Record<string, BoolExp>>(`
    query column_counts(${names.map((name) => `$${name}: tasks_bool_exp!`).join(', ')}) {
      ${names.map((name) => `${name}: tasks_aggregate(where: $${name}) { aggregate { count } }`).join('\n      ')}
    }
  `);
};

const ofColumn = (grouping: Grouping, key: string): BoolExp => {
  if (grouping === 'status') return eq('status', key);
  return key === withoutLevel ? isNull('client_task_level_id') : eq('client_task_level_id', key);
};

/**
 * The number of tasks in each column, for boards that do not show all. It is read again when the displayed
 * tasks change.
 */
export function useColumnCounts(
  where: BoolExp,
  grouping: Grouping,
  keys: readonly string[],
  shown: unknown,
  { pause }: { pause: boolean },
): Readonly<Record<string, number>> | undefined {
  const query = useMemo(() => countsOf(keys.length), [keys.length]);
  const variables = useMemo(
    () => Object.fromEntries(keys.map((key, index) => [`c${index}`, and(where, ofColumn(grouping, key))])),
    [keys, grouping, where],
  );
  const { data, refetch } = useQueryData(query, variables, { pause: pause || keys.length === 0 });
  useEffect(() => {
    if (shown && !pause) refetch();
  }, [shown, pause, refetch]);
  return useMemo(
    () =>
      data && Object.fromEntries(keys.map((key, index) => [key, data[`c${index}`]?.aggregate.count ?? 0])),
    [data, keys],
  );
}
