import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { useClinic } from '#session/clinic.ts';
import type { ListDefinition, RowBase } from './list-definition.ts';
import { listOperations } from './list-query.ts';

/** The list that its parts share. */
export interface ListContext<Row extends RowBase> {
  readonly definition: ListDefinition<Row>;
  readonly operations: ReturnType<typeof listOperations<Row>>;
  /** The time zone in which the list shows instants. */
  readonly zone: string;
  /** Opens the form of the row with this id. */
  readonly edit: (id: string) => void;
}

const Context = createContext<ListContext<never> | null>(null);

/** Provides a list to its table, cards, menus, sheet and form. `onEdit` may be omitted when no row can be edited. */
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

/** The surrounding list. Throws outside of one, which is a programming error. */
export function useList<Row extends RowBase>(): ListContext<Row> {
  const list = useContext(Context);
  if (!list) throw new Error('A part of a list stands outside of a ListProvider');
  return list as unknown as ListContext<Row>;
}
