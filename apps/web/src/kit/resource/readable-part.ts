import type { ListColumn, ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { titleColumn, titleTables } from '#kit/definition/title-column.ts';
import type { Me } from '#session/me.ts';
import { versionColumnsOf } from './newer.ts';

type Rights = Pick<Me, 'role' | 'grants'>;

/**
 * The list without columns that this user may not read, and without sorting or searching by columns that are
 * masked in some rows.
 */
export function readablePart<Row extends RowBase>(
  definition: ListDefinition<Row>,
  me: Rights,
): ListDefinition<Row> {
  const readable = readableColumns(definition.table, me);
  if (!readable) return definition;
  const isShown = ({ key, needs, refers }: ListColumn<Row>) =>
    (needs === null || readable.has(needs ?? key)) && (refers === undefined || isNamed(refers, me));
  const unsorted = (column: ListColumn<Row>): ListColumn<Row> => {
    const { sort, ...rest } = column;
    const by = column.needs === null ? null : (column.needs ?? column.key);
    if (sort && (by === null || readable.filterable(by))) return column;
    // The CSV file has the same columns as the list, including those by which it cannot be sorted.
    return { ...rest, csv: column.csv === undefined ? (sort ?? column.key) : column.csv };
  };
  const columns = definition.columns.filter(isShown).map(unsorted);
  const { clinicColumn } = definition;
  const stamps = versionColumnsOf(definition.table).filter(readable.filterable);
  return {
    ...definition,
    columns,
    ...(definition.csvWhole ? { csvWhole: definition.csvWhole.filter(isShown).map(unsorted) } : {}),
    ...(definition.form ? { stamps } : {}),
    ...(definition.csvColumns ? { csvColumns: definition.csvColumns.filter(isShown).map(unsorted) } : {}),
    sort: isSortable(definition.sort, readable.filterable) ? definition.sort : firstSort(columns),
    ...(definition.details ? { details: definition.details.filter(isShown) } : {}),
    // A column that the user may not read cannot be edited either.
    ...(definition.form ? { form: definition.form.filter(({ name }) => readable.has(name)) } : {}),
    filters: (definition.filters ?? []).filter(
      ({ name, needs, field }) =>
        (needs === null || readable.filterable(needs ?? name)) &&
        (field.kind !== 'reference' || isNamed(field.table, me)),
    ),
    chips: (definition.chips ?? []).filter(({ needs }) => needs === undefined || readable.filterable(needs)),
    search: definition.search.filter((path) => path.includes('.') || readable.filterable(path)),
    ...(clinicColumn && !readable.filterable(clinicColumn) ? { ofClinic: () => ({}) } : {}),
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

/** Whether this user may read the names of a table's rows. */
const isNamed = (table: string, me: Rights): boolean =>
  titleTables(table).every((each) => readableColumns(each, me)?.has(titleColumn(each)) === true);

const isSortable = (sort: string, filterable: (column: string) => boolean): boolean => {
  const paths = sort.split(',').map((path) => path.replace(/^-/, ''));
  return paths.every((path) => path.includes('.') || filterable(path));
};
const firstSort = <Row>(columns: readonly ListColumn<Row>[]): string =>
  columns.find(({ sort }) => sort !== undefined)?.sort ?? 'id';
