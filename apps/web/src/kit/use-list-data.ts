import type { BoolExp } from '@operatory/resource';
import { useEffect, useMemo } from 'react';
import type { CombinedError } from 'urql';
import { useLive, useQueryData } from '#data/hooks.ts';
import type { ListDefinition, RowBase } from './list-definition.ts';
import { chipName, type listOperations, orderOf, pageSize, withTextId } from './list-query.ts';
import type { ListState } from './use-list-state.ts';

export interface ListData<Row> {
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number | undefined;
  readonly countOf: (chip: string) => number | undefined;
  readonly error: CombinedError | undefined;
  readonly refetch: () => void;
}

/** One page of the list, live, with its total and its chips' counts. */
export function useListData<Row extends RowBase>(
  definition: ListDefinition<Row>,
  operations: ReturnType<typeof listOperations<Row>>,
  { where, base, sort, page }: ListState,
): ListData<Row> {
  const { table, chips = [] } = definition;
  const rows = useLive(operations.rows, {
    where,
    order: orderOf(sort),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const total = useLive(operations.total, { where });
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
  const answered = rows.data?.[table];
  const found = useMemo(() => answered?.map(withTextId), [answered]);
  // A change that the live list shows may move the chips' counts too.
  const recount = counts.refetch;
  useEffect(() => {
    if (found && operations.counts) recount();
  }, [found, operations.counts, recount]);
  return {
    rows: found,
    total: total.data?.[`${table}_aggregate`]?.aggregate.count,
    countOf: (chip) => counts.data?.[chipName(chips.findIndex(({ key }) => key === chip))]?.aggregate.count,
    error: rows.error,
    refetch: rows.refetch,
  };
}
