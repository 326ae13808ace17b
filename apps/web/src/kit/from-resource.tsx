import { type AnyResource, type Field, labelOf } from '@operatory/resource';
import { FieldCell } from './field-cell.tsx';
import type { FormField, ListColumn, ListDefinition, ListFilter, RowBase } from './list-definition.ts';
import { titleColumn } from './title-column.ts';

export type RecordRow = RowBase & Readonly<Record<string, unknown>>;

const plainText: Field = { kind: 'text' };
const fieldOf = (resource: AnyResource, column: string): Field => resource.fields?.[column] ?? plainText;

function selectOf(column: string, field: Field): string {
  if (field.kind !== 'reference') return column;
  const title = titleColumn(field.table);
  const look = field.table === 'users' ? ' color_code profile_image' : '';
  return `${column} ${field.relationship} { id ${title}${look} }`;
}

function columnOf(resource: AnyResource, column: string): ListColumn<RecordRow> {
  const field = fieldOf(resource, column);
  const sort = field.kind === 'reference' ? `${field.relationship}.${titleColumn(field.table)}` : column;
  const numeric = field.kind === 'number' || field.kind === 'money' || field.kind === 'percent';
  return {
    key: column,
    label: labelOf(column, field),
    select: selectOf(column, field),
    needs: column,
    ...(field.kind === 'address' || field.kind === 'json' || field.kind === 'list' ? {} : { sort }),
    ...(numeric ? { numeric: true } : {}),
    render: (row, { zone }) => (
      <FieldCell
        field={field}
        value={field.kind === 'reference' ? row[field.relationship] : row[column]}
        zone={zone}
      />
    ),
  };
}

const filterKinds = new Set<Field['kind']>(['enum', 'reference', 'boolean']);

const filterOf = (resource: AnyResource, column: string): ListFilter => ({
  name: column,
  label: labelOf(column, fieldOf(resource, column)),
  field: fieldOf(resource, column),
});

const formKinds = new Set<Field['kind']>([
  'text',
  'address',
  'boolean',
  'file',
  'enum',
  'list',
  'colour',
  'reference',
  'date',
  'number',
  'money',
  'percent',
]);

/** Facts of a record view by their columns' names. */
export const detailsOf = (resource: AnyResource, names: readonly string[]): readonly ListColumn<RowBase>[] =>
  names.map((name) => {
    const column = columnOf(resource, name);
    return { ...column, render: (row, context) => column.render(row as RecordRow, context) };
  });

/** A form by its columns' names; `once` are set when the record is made and never after. */
export const formOf = (
  resource: AnyResource,
  names: readonly string[],
  once: readonly string[] = [],
): FormField[] =>
  names
    .map((name) => ({ name, field: fieldOf(resource, name), once: once.includes(name) }))
    .filter(({ field }) => formKinds.has(field.kind) && field.readOnly !== true);

/** A list, with its form, of what the register says about one kind of record; `more` says the rest. */
export function listOf(
  resource: AnyResource,
  more: Partial<ListDefinition<RecordRow>> & { readonly once?: readonly string[] } = {},
): ListDefinition<RecordRow> {
  const { once = [], ...overrides } = more;
  const form = formOf(resource, resource.form.flat(), once);
  const shown = new Set(resource.list.columns);
  return {
    table: resource.table,
    module: resource.module,
    title: resource.plural,
    one: resource.singular.toLowerCase(),
    columns: resource.list.columns.map((column) => columnOf(resource, column)),
    search: resource.list.search ?? [resource.title],
    sort: resource.list.sort,
    ...(shown.has(resource.title) ? {} : { select: resource.title }),
    name: (row) => String(row[resource.title] ?? ''),
    form,
    filters: resource.list.columns
      .filter((column) => filterKinds.has(fieldOf(resource, column).kind))
      .map((column) => filterOf(resource, column)),
    details: form
      .filter(({ name }) => !shown.has(name) && name !== resource.title)
      .map(({ name }) => columnOf(resource, name)),
    ...overrides,
  };
}
