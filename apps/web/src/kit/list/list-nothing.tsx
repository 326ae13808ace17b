import { Paper, Skeleton } from '@mantine/core';
import { codeOf } from '#data/errors.ts';
import { useList } from '#kit/definition/list-context.tsx';
import type { RowBase } from '#kit/definition/list-definition.ts';
import type { ListData } from '#kit/rows/use-list-data.ts';
import type { ListState } from '#kit/rows/use-list-state.ts';
import { Failed, NotAllowed, NothingMatches, NothingYet } from '#ui/empty-state.tsx';

/**
 * Shown if the list has no rows: it is loading, has failed, is not permitted, matches nothing, or is empty.
 */
export function ListNothing<Row extends RowBase>({
  data: { rows, error, refetch },
  state: { narrowed, clear, page, change, chip, search, filters },
  addLabel,
  onAdd,
}: {
  data: ListData<Row>;
  state: ListState;
  addLabel: string;
  onAdd: (() => void) | undefined;
}) {
  const { emptyLine, nothing } = useList<Row>().definition;
  if (error && !rows) {
    const code = codeOf(error);
    if (code === 'validation-failed' || code === 'permission-error') return <NotAllowed />;
    return <Failed onRefresh={refetch} />;
  }
  if (!rows) {
    return (
      <Paper p={16} role="status" aria-busy aria-label="Loading">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={16} my={12} />
        ))}
      </Paper>
    );
  }
  // The only row of the last page was removed.
  if (page > 1) return <NothingMatches onClear={() => change({ page: undefined })} />;
  const isByChip = !search.q && !search.where && Object.keys(filters).length === 0;
  if (narrowed && isByChip && chip?.nothing)
    return <NothingYet title={chip.nothing} {...(emptyLine ? { line: emptyLine } : {})} />;
  if (narrowed) return <NothingMatches onClear={clear} />;
  if (nothing) return nothing();
  return <NothingYet {...(emptyLine ? { line: emptyLine } : {})} addLabel={addLabel} onAdd={onAdd} />;
}
