import { Skeleton } from '@mantine/core';
import type { BoolExp } from '@operatory/resource';
import { useMemo } from 'react';
import { useLive } from '#data/hooks.ts';
import { listOperations, orderOf } from '#kit/definition/list-query.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { listOf } from '#kit/resource/from-resource.tsx';
import { readablePart } from '#kit/resource/readable-part.ts';
import { useZone } from '#session/record-zone.tsx';
import { useMe } from '#session/session.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { useMoreRows } from './more-rows.tsx';
import { RelatedTable } from './related-table.tsx';

/**
 * Rows of another table that belong to a record, live, with the columns of their list except those in
 * `without`.
 */
export function RowsOf({
  table,
  where,
  without,
  nothing,
}: {
  table: string;
  where: BoolExp;
  without: ReadonlySet<string>;
  nothing: string;
}) {
  const me = useMe();
  const zone = useZone();
  const definition = useMemo(() => {
    const list = listOf(resourceOf(table));
    return readablePart({ ...list, columns: list.columns.filter(({ key }) => !without.has(key)) }, me);
  }, [table, without, me]);
  const operations = listOperations(definition);
  const page = useMoreRows();
  const { data, error, refetch } = useLive(operations.rows, {
    where,
    order: orderOf(definition.sort),
    limit: page.asked,
    offset: 0,
  });
  const rows = data?.[table];
  if (!rows) return error ? <Failed onRefresh={refetch} /> : <Skeleton height={160} />;
  if (rows.length === 0) return <NothingYet line={nothing} />;
  const { columns } = definition;
  return (
    <>
      <RelatedTable
        label={definition.title}
        heads={columns.map(({ label }) => label)}
        numeric={columns.flatMap(({ label, numeric }) => (numeric ? [label] : []))}
        rows={page.shown(rows).map((row) => ({
          id: row.id,
          cells: columns.map((column) => column.render(row, { zone })),
        }))}
      />
      {page.button(rows)}
    </>
  );
}
