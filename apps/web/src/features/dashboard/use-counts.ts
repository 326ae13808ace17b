import type { BoolExp } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';

const counts = new Map<string, ReturnType<typeof countOf>>();

const countOf = (table: string) =>
  graphql<Record<string, { aggregate: { count: number } }>, { where: BoolExp }>(
    `subscription count($where: ${table}_bool_exp!) { ${table}_aggregate(where: $where) { aggregate { count } } }`,
  );

/** How many rows of a table fulfil a condition, live; undefined until known. */
export function useCount(
  table: string,
  where: BoolExp,
  { pause = false }: { pause?: boolean } = {},
): number | undefined {
  let query = counts.get(table);
  if (!query) {
    query = countOf(table);
    counts.set(table, query);
  }
  return useLive(query, { where }, { pause }).data?.[`${table}_aggregate`]?.aggregate.count;
}
