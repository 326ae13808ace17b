import { useClient } from 'urql';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { type listOperations, orderOf } from '#kit/definition/list-query.ts';
import type { ListState } from '#kit/rows/use-list-state.ts';
import type { ListWindows } from '#kit/rows/use-list-windows.ts';
import { positionsIn, type RowPositions } from '#kit/rows/use-selection.ts';

/**
 * The positions of a list's rows: those rendered or, in a list that is loaded in windows, those in memory.
 */
export function useRowPositions<Row extends RowBase>(
  table: string,
  operations: ReturnType<typeof listOperations<Row>>,
  { where, sort }: ListState,
  windows: ListWindows<Row> | null,
  drawn: readonly Row[],
): RowPositions {
  const client = useClient();
  if (!windows) return positionsIn(drawn);
  const { store } = windows;
  return {
    of: (id) => store.indexOf(id),
    between: (first, last) => {
      const held = Array.from({ length: last - first + 1 }, (_, at) => store.row(first + at)?.id);
      if (held.every((id) => id !== undefined)) return held;
      return read(first, last - first + 1);
    },
  };
  async function read(offset: number, limit: number): Promise<readonly string[]> {
    const variables = { where, order: orderOf(sort), offset, limit };
    const answer = await client
      .query(operations.some, variables, { requestPolicy: 'network-only' })
      .toPromise();
    const found = answer.data?.[table];
    if (!found) throw answer.error;
    return found.map(({ id }) => String(id));
  }
}
