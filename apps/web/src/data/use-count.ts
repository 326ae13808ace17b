import type { BoolExp } from '@operatory/resource';
import { graphql } from './graphql.ts';
import { useLive } from './hooks.ts';

const counts = new Map<string, ReturnType<typeof countOf>>();

const countOf = (table: string) =>
  graphql<Record<string, { aggregate: { count: number } }>, { where: BoolExp }>(
    `subscription count($where: ${table}_bool_exp!) { ${table}_aggregate(where: $where) { aggregate { count } } }`,
  );

/** Live number of rows of a table that match a condition; undefined while loading, null if loading failed. */
export function useCount(
  table: string,
  where: BoolExp,
  { pause = false }: { pause?: boolean } = {},
): number | null | undefined {
  let query = counts.get(table);
  if (!query) {
    query = countOf(table);
    counts.set(table, query);
  }
  const { data, error } = useLive(query, { where }, { pause });
  if (!data && error) return null;
  return data?.[`${table}_aggregate`]?.aggregate.count;
}
