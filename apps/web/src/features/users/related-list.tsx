import { Skeleton, Text } from '@mantine/core';
import { all, type BoolExp } from '@operatory/resource';
import { type ReactNode, useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { orderOf } from '#kit/definition/list-query.ts';
import { useStillThere } from '#kit/definition/pending-removals.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { listOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';

const most = 100;

/** The newest hundred records of one kind that belong to a person. */
export function RelatedList({
  table,
  userId,
  where = all,
  select = '',
  extra,
  emptyLine,
}: {
  table: string;
  userId: string;
  where?: BoolExp;
  /** Further columns to read, which `extra` needs. */
  select?: string;
  /** An additional last column, for marks or a menu. */
  extra?: { readonly head: string; readonly cell: (row: RecordRow) => ReactNode };
  emptyLine: string;
}) {
  const me = useMe();
  const { zone } = useClinic();
  const columns = useMemo(() => {
    const readable = readableColumns(table, me);
    return listOf(resourceOf(table)).columns.filter(
      ({ key, needs }) => key !== 'user_id' && (needs === null || readable?.has(needs ?? key)),
    );
  }, [table, me]);
  const query = useMemo(
    () =>
      graphql<Record<string, readonly RecordRow[]>, { where: BoolExp; order: unknown; limit: number }>(
        `subscription related($where: ${table}_bool_exp!, $order: [${table}_order_by!], $limit: Int!) {
          ${table}(where: $where, order_by: $order, limit: $limit) {
            id ${columns.map((column) => column.select ?? column.key).join(' ')} ${select}
          }
        }`,
      ),
    [table, columns, select],
  );
  const stillThere = useStillThere(table);
  const { data, error, refetch } = useLive(query, {
    where: { _and: [{ user_id: { _eq: userId } }, where, ...stillThere] },
    order: orderOf(resourceOf(table).list.sort),
    limit: most,
  });
  const rows = data?.[table];
  if (error && !rows) return <Failed onRefresh={refetch} />;
  if (!rows) return <Skeleton height={160} />;
  if (rows.length === 0) return <NothingYet line={emptyLine} />;
  return (
    <>
      <RelatedTable
        label={resourceOf(table).plural}
        heads={[...columns.map(({ label }) => label), ...(extra ? [extra.head] : [])]}
        numeric={columns.flatMap(({ label, numeric }) => (numeric ? [label] : []))}
        rows={rows.map((row) => ({
          id: row.id,
          cells: [
            ...columns.map((column) => column.render(row, { zone })),
            ...(extra ? [extra.cell(row)] : []),
          ],
        }))}
      />
      {rows.length === most ? (
        <Text size="xs" c="var(--op-muted)" mt={8}>
          Showing the first {most}.
        </Text>
      ) : null}
    </>
  );
}
