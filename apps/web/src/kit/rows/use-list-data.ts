import type { BoolExp } from '@operatory/resource';
import { useEffect, useMemo } from 'react';
import type { CombinedError } from 'urql';
import { useLive, useQueryData } from '#data/hooks.ts';
import type { ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { chipName, type listOperations, pageSize } from '#kit/definition/list-query.ts';
import type { ListState } from './use-list-state.ts';
import { type ListWindows, useListWindows } from './use-list-windows.ts';

export interface ListData<Row extends RowBase> {
  /** The rows of one page; undefined until the first response. */
  readonly rows: readonly Row[] | undefined;
  /** The rows of a list that is too long for one page, loaded in windows; null for other lists. */
  readonly windows: ListWindows<Row> | null;
  /** All rows in memory. */
  readonly held: readonly Row[];
  readonly total: number | undefined;
  /** The total number of rows or, until that is known, the number of loaded ones. */
  readonly count: number;
  readonly countOf: (chip: string) => number | undefined;
  readonly error: CombinedError | undefined;
  readonly refetch: () => void;
}

/**
 * The rows of a list, live, with their total and the counts of the chips. With `paged`, only one page is
 * loaded.
 */
export function useListData<Row extends RowBase>(
  definition: ListDefinition<Row>,
  operations: ReturnType<typeof listOperations<Row>>,
  state: ListState,
  paged: boolean,
): ListData<Row> {
  const { table, chips = [] } = definition;
  const { where, base, page } = state;
  const windows = useListWindows(table, operations, state);
  const { store, look } = windows;
  const live = useLive(operations.total, { where });
  const wanted = useMemo(
    () =>
      Object.fromEntries(chips.map((chip, at) => [chipName(at), { _and: [...base, chip.where] }])) as Record<
        string,
        BoolExp
      >,
    [chips, base],
  );
  const counts = useQueryData(operations.counts ?? (operations.total as never), wanted, {
    pause: operations.counts === null,
  });
  const total = live.data?.[`${table}_aggregate`]?.aggregate.count;
  // A change of the displayed rows may also change the counts of the chips.
  const recount = counts.refetch;
  const { news } = store;
  useEffect(() => {
    if (operations.counts && (news > 0 || total !== undefined)) recount();
  }, [news, total, operations.counts, recount]);

  // A long list that opens further down waits for its total, on which its height depends.
  const waits = !paged && page > 1 && total === undefined;
  const count = total ?? store.window(0)?.length ?? 0;
  const isLong = !paged && !waits && count >= pageSize;
  // A list that fits on one page starts at its top, whatever page the URL contains.
  const at = paged || total === undefined || count > pageSize ? page - 1 : 0;
  const looks = !isLong;
  useEffect(() => {
    if (looks) look(at * pageSize, at * pageSize);
  }, [looks, look, at]);
  return {
    rows: waits ? undefined : store.window(at),
    windows: isLong ? windows : null,
    held: store.rows,
    total,
    count,
    countOf: (chip) => counts.data?.[chipName(chips.findIndex(({ key }) => key === chip))]?.aggregate.count,
    error: windows.error,
    refetch: windows.refetch,
  };
}
