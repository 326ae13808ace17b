import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { idsOf, orderOf } from '#kit/definition/list-query.ts';
import { titleIn, titlePath, titleSelect } from '#kit/definition/title-column.ts';

/** The names of the rows whose ids a column contains. Rows that the user cannot read are only counted. */
export function NamesCell({ table, ids: value }: { table: string; ids: unknown }) {
  const ids = idsOf(value);
  const query = useMemo(
    () =>
      graphql<Record<string, readonly object[]>, { where: unknown; order: unknown }>(
        `query names($where: ${table}_bool_exp!, $order: [${table}_order_by!]) {
          ${table}(where: $where, order_by: $order) { id ${titleSelect(table)} }
        }`,
      ),
    [table],
  );
  const { data } = useQueryData(
    query,
    { where: { id: { _in: ids } }, order: orderOf(titlePath(table).join('.')) },
    { pause: ids.length === 0 },
  );
  const names = (data?.[table] ?? []).map((row) => titleIn(table, row));
  const others = ids.length - names.length;
  if (!data) return null;
  return <>{[...names, ...(others > 0 ? [`${others} more`] : [])].join(', ')}</>;
}
