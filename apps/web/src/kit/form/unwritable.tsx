import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { QueryResult } from '#data/hooks.ts';
import { lockedReason, mayEditRow } from '#kit/actions/row-menu.tsx';
import type { ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { useMe } from '#session/session.ts';
import { Failed, NotAllowed } from '#ui/empty-state.tsx';
import { RecordGone } from './record-gone.tsx';

/**
 * What is shown instead of a record's form while it is loading, and if it is deleted or locked or the user
 * may not edit it; null if they may.
 */
export function useUnwritable<Row extends RowBase>(
  definition: ListDefinition<Row>,
  { data, error, refetch }: Pick<QueryResult<unknown>, 'data' | 'error' | 'refetch'>,
  /** Null for a new record. */
  row: Row | null | undefined,
): ReactNode {
  const me = useMe();
  if (row === null) return null;
  if (row === undefined)
    return data ? (
      <RecordGone one={definition.one} />
    ) : error ? (
      <Failed onRefresh={refetch} />
    ) : (
      <Skeleton height={320} maw={720} />
    );
  const locked = lockedReason(definition, row);
  if (locked !== null) return <p>{locked}</p>;
  return mayEditRow(definition, row, me) ? null : <NotAllowed />;
}
