import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { idsOf } from './list-query.ts';
import { titleColumn } from './title-column.ts';

/** The rows that a column of ids refers to, by name; those beyond the person's rights are only counted. */
export function NamesCell({ table, ids: value }: { table: string; ids: unknown }) {
  const ids = idsOf(value);
  const title = titleColumn(table);
  const query = useMemo(
    () =>
      graphql<Record<string, readonly Readonly<Record<string, string>>[]>, { where: unknown }>(
        `query names($where: ${table}_bool_exp!) { ${table}(where: $where, order_by: [{ ${title}: asc }]) { id ${title} } }`,
      ),
    [table, title],
  );
  const { data } = useQueryData(query, { where: { id: { _in: ids } } }, { pause: ids.length === 0 });
  const names = (data?.[table] ?? []).map((row) => row[title] ?? '');
  const others = ids.length - names.length;
  if (!data) return null;
  return <>{[...names, ...(others > 0 ? [`${others} more`] : [])].join(', ')}</>;
}
