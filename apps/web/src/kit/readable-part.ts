import type { Me } from '#session/me.ts';
import type { ListColumn, ListDefinition, RowBase } from './list-definition.ts';
import { readableColumns } from './readable.ts';

/** The list without what this person may not read, and without sorting or searching by what may be masked. */
export function readablePart<Row extends RowBase>(
  definition: ListDefinition<Row>,
  me: Me,
): ListDefinition<Row> {
  const readable = readableColumns(definition.table, me);
  if (!readable) return definition;
  const shown = (columns: readonly ListColumn<Row>[]) =>
    columns.filter(({ key, needs }) => needs === null || readable.has(needs ?? key));
  const columns = shown(definition.columns).map((column) => {
    const { sort, ...rest } = column;
    const by = column.needs === null ? null : (column.needs ?? column.key);
    if (sort && (by === null || readable.filterable(by))) return column;
    // A file shows what the list shows, sortable or not.
    return { ...rest, csv: column.csv === undefined ? (sort ?? column.key) : column.csv };
  });
  return {
    ...definition,
    columns,
    ...(definition.details ? { details: shown(definition.details) } : {}),
    // What one may not read is not edited blindly.
    ...(definition.form ? { form: definition.form.filter(({ name }) => readable.has(name)) } : {}),
    filters: (definition.filters ?? []).filter(
      ({ name, needs }) => needs === null || readable.filterable(needs ?? name),
    ),
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
