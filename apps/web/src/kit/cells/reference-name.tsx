import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { titleIn, titleSelect } from '#kit/definition/title-column.ts';

export function ReferenceName({ table, id }: { table: string; id: string }) {
  const query = useMemo(
    () =>
      graphql<Record<string, readonly object[]>, { where: unknown }>(
        `query named($where: ${table}_bool_exp!) { ${table}(where: $where, limit: 1) { id ${titleSelect(table)} } }`,
      ),
    [table],
  );
  const { data } = useQueryData(query, { where: { id: { _eq: /^\d+$/.test(id) ? Number(id) : id } } });
  return <>{titleIn(table, data?.[table]?.[0]) || '…'}</>;
}
