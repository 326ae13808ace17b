import { type AnyResource, type Field, labelOf } from '@operatory/resource';
import { FieldCell } from './field-cell.tsx';
import type { FormField, ListColumn, ListDefinition, RowBase } from './list-definition.ts';

export type RecordRow = RowBase & Readonly<Record<string, unknown>>;

const plainText: Field = { kind: 'text' };
const fieldOf = (resource: AnyResource, column: string): Field => resource.fields?.[column] ?? plainText;

/** How a table's rows are named, where that is not by `name`. */
const titles: Readonly<Record<string, string>> = {
  users: 'display_name',
  tasks: 'name',
  user_roles: 'title',
};

function selectOf(column: string, field: Field): string {
  if (field.kind !== 'reference') return column;
  const title = titles[field.table] ?? 'name';
  const look = field.table === 'users' ? ' color_code profile_image' : '';
  return `${column} ${field.relationship} { id ${title}${look} }`;
}

function columnOf(resource: AnyResource, column: string): ListColumn<RecordRow> {
  const field = fieldOf(resource, column);
  const sort = field.kind === 'reference' ? `${field.relationship}.${titles[field.table] ?? 'name'}` : column;
  const numeric = field.kind === 'number' || field.kind === 'money' || field.kind === 'percent';
  return {
    key: column,
    label: labelOf(column, field),
    select: selectOf(column, field),
    needs: column,
    ...(field.kind === 'address' || field.kind === 'json' ? {} : { sort }),
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

const formKinds = new Set<Field['kind']>([
  'text',
  'enum',
  'colour',
  'reference',
  'date',
  'number',
  'money',
  'percent',
]);

/** A list, with its form, of what the register says about one kind of record; `more` says the rest. */
export function listOf(
  resource: AnyResource,
  more: Partial<ListDefinition<RecordRow>> & { readonly once?: readonly string[] } = {},
): ListDefinition<RecordRow> {
  const { once = [], ...overrides } = more;
  const form: FormField[] = resource.form
    .flat()
    .map((name) => ({ name, field: fieldOf(resource, name), once: once.includes(name) }))
    .filter(({ field }) => formKinds.has(field.kind) && field.readOnly !== true);
  const shown = new Set(resource.list.columns);
  // The form edits what the list has read, so its columns are read too.
  const select = [resource.title, ...form.map(({ name }) => name)]
    .filter((name) => !shown.has(name))
    .join(' ');
  return {
    table: resource.table,
    module: resource.module,
    title: resource.plural,
    one: resource.singular.toLowerCase(),
    columns: resource.list.columns.map((column) => columnOf(resource, column)),
    search: resource.list.search ?? [resource.title],
    sort: resource.list.sort,
    name: (row) => String(row[resource.title] ?? ''),
    form,
    ...(select ? { select } : {}),
    ...overrides,
  };
}
