import { Menu, Skeleton, Text } from '@mantine/core';
import type { BoolExp } from '@operatory/resource';
import { useMemo } from 'react';
import { useLive } from '#data/hooks.ts';
import { useRowActions } from '#kit/actions/use-row-actions.tsx';
import type { ListColumn, ListDefinition } from '#kit/definition/list-definition.ts';
import { eqTo, listOperations, orderOf, withTextId } from '#kit/definition/list-query.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { partList } from '#kit/resource/part-list.ts';
import { readablePart } from '#kit/resource/readable-part.ts';
import { useZone } from '#session/record-zone.tsx';
import { useMe } from '#session/session.ts';
import { DotsButton } from '#ui/dots-button.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { RelatedTable } from './related-table.tsx';

/** The maximum number of rows that are loaded. */
const most = 500;
const none: readonly never[] = [];

/** The child records of one kind as a table, live, with the commands for each row. */
export function PartTable({
  table,
  part,
  id,
  without = [],
  sort,
  more = none,
  where,
  nothing,
}: {
  table: string;
  /** The column that refers to the parent. */
  part: string;
  id: string;
  /** Columns to leave out, because they are the same in each row. */
  without?: readonly string[];
  /** The column to sort by, if it is not the default of the resource's list. */
  sort?: string;
  /** Columns after those of the resource. Must be the same array each time. */
  more?: readonly ListColumn<RecordRow>[];
  /** The condition for the rows, if it is not that `part` equals `id`. */
  where?: BoolExp;
  nothing: string;
}) {
  const me = useMe();
  const zone = useZone();
  const left = without.join();
  const definition = useMemo(() => {
    const list = partList({ ...resourceOf(table), part }, id);
    const columns = list.columns.filter(({ key }) => !left.split(',').includes(key));
    return readablePart({ ...list, columns: [...columns, ...more] }, me);
  }, [table, part, id, left, more, me]);
  const operations = listOperations(definition);
  const { data, error, refetch } = useLive(operations.rows, {
    where: where ?? { [part]: eqTo(id) },
    order: orderOf(sort ?? definition.sort),
    limit: most,
    offset: 0,
  });
  const rows = data?.[table]?.map(withTextId);
  if (error && !rows) return <Failed onRefresh={refetch} />;
  if (!rows) return <Skeleton height={120} />;
  if (rows.length === 0)
    return (
      <Text size="sm" c="var(--op-muted)">
        {nothing}
      </Text>
    );
  const acts = (definition.rowActions ?? []).length > 0;
  return (
    <RelatedTable
      label={definition.title}
      heads={[...definition.columns.map(({ label }) => label), ...(acts ? [''] : [])]}
      numeric={definition.columns.flatMap(({ label, numeric }) => (numeric ? [label] : []))}
      rows={rows.map((row) => ({
        id: row.id,
        cells: [
          ...definition.columns.map((column) => column.render(row, { zone })),
          ...(acts ? [<PartMenu key="menu" definition={definition} row={row} />] : []),
        ],
      }))}
    />
  );
}

function PartMenu({ definition, row }: { definition: ListDefinition<RecordRow>; row: RecordRow }) {
  const { offered, items, dialog } = useRowActions(definition, row);
  if (offered.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <DotsButton aria-label={`Actions for ${definition.name(row)}`} />
        </Menu.Target>
        <Menu.Dropdown>{items}</Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
