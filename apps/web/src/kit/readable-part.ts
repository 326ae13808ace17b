import type { Me } from '#session/me.ts';
import type { ListDefinition, RowBase } from './list-definition.ts';
import { readableColumns } from './readable.ts';

/** The list without what this person may not read, and without sorting or searching by what may be masked. */
export function readablePart<Row extends RowBase>(
  definition: ListDefinition<Row>,
  me: Me,
): ListDefinition<Row> {
  const readable = readableColumns(definition.table, me);
  if (!readable) return definition;
  const columns = definition.columns
    .filter(({ key, needs }) => needs === null || readable.has(needs ?? key))
    .map((column) => {
      const { sort, ...rest } = column;
      const by = column.needs === null ? null : (column.needs ?? column.key);
      return sort && (by === null || readable.filterable(by)) ? column : rest;
    });
  return {
    ...definition,
    columns,
    chips: (definition.chips ?? []).filter(({ needs }) => needs === undefined || readable.filterable(needs)),
    search: definition.search.filter((path) => path.includes('.') || readable.filterable(path)),
    ...(definition.select
      ? {
          select: definition.select
            .split(' ')
            .filter((name) => readable.has(name))
            .join(' '),
        }
      : {}),
  };
}
