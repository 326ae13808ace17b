import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { useClinic } from '#session/clinic.ts';
import type { ListDefinition, RowBase } from './list-definition.ts';
import { listOperations } from './list-query.ts';

export interface ListContext<Row extends RowBase> {
  readonly definition: ListDefinition<Row>;
  readonly operations: ReturnType<typeof listOperations<Row>>;
  readonly zone: string;
  /** Opens the form of the row with this id. */
  readonly edit: (id: string) => void;
}

const Context = createContext<ListContext<never> | null>(null);

/** Provides a list to its parts. `onEdit` can be left out if no row can be edited. */
export function ListProvider<Row extends RowBase>({
  definition,
  onEdit,
  children,
}: {
  definition: ListDefinition<Row>;
  onEdit?: (id: string) => void;
  children: ReactNode;
}) {
  const { zone } = useClinic();
  const latest = useRef(onEdit);
  latest.current = onEdit;
  const list = useMemo(
    () => ({
      definition,
      operations: listOperations(definition),
      zone,
      edit: (id: string) => latest.current?.(id),
    }),
    [definition, zone],
  );
  return <Context value={list as unknown as ListContext<never>}>{children}</Context>;
}

/** The list around this component. Throws outside of a list, which is a programming error. */
export function useList<Row extends RowBase>(): ListContext<Row> {
  const list = useContext(Context);
  if (!list) throw new Error('A part of a list stands outside of a ListProvider');
  return list as unknown as ListContext<Row>;
}
