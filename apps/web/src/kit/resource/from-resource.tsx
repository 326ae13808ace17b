import { type AnyResource, type Field, inWords, labelOf, toText } from '@operatory/resource';
import classes from '#kit/cells/field-cell.module.css';
import { FieldCell } from '#kit/cells/field-cell.tsx';
import { defaultWidth } from '#kit/definition/default-width.ts';
import type {
  FormField,
  ListColumn,
  ListDefinition,
  ListFilter,
  RowBase,
} from '#kit/definition/list-definition.ts';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { titlePath, titleSelect } from '#kit/definition/title-column.ts';

export type RecordRow = RowBase & Readonly<Record<string, unknown>>;

const plainText: Field = { kind: 'text' };
const fieldOf = (resource: AnyResource, column: string): Field => resource.fields?.[column] ?? plainText;

function selectOf(column: string, field: Field): string {
  if (field.kind !== 'reference' || field.many) return column;
  const look = field.table === 'users' ? ' color_code profile_image' : '';
  return `${column} ${field.relationship} { id ${titleSelect(field.table)}${look} }`;
}

function columnOf(resource: AnyResource, column: string): ListColumn<RecordRow> {
  const field = fieldOf(resource, column);
  const related = field.kind === 'reference' && !field.many ? field : null;
  const sort = related ? [related.relationship, ...titlePath(related.table)].join('.') : column;
  const numeric = field.kind === 'number' || field.kind === 'money' || field.kind === 'percent';
  // A record without a clinic, where that is possible, is for all clinics.
  const ofAllClinics =
    column === 'clinic_id' && related?.required !== true && resource.form.flat().includes(column);
  const sortable = related !== null || !unsorted.has(field.kind);
  return {
    key: column,
    label: labelOf(column, field),
    width: widthOf(resource, column, false),
    select: selectOf(column, field),
    needs: column,
    ...(sortable ? { sort } : {}),
    ...(field.kind === 'reference' ? { refers: field.table } : {}),
    ...(numeric ? { numeric: true } : {}),
    render: (row, { zone }) => {
      const value = row[related ? related.relationship : column];
      if (ofAllClinics && row[column] === null) return <span className={classes.none}>All clinics</span>;
      return <FieldCell field={field} value={value} zone={zone} />;
    },
  };
}

/** Kinds of fields that have no useful order; `reference` is here for columns with several ids. */
const unsorted = new Set<Field['kind']>(['address', 'point', 'json', 'file', 'files', 'list', 'reference']);
const isFilter = (field: Field): boolean =>
  field.kind === 'enum' || field.kind === 'boolean' || (field.kind === 'reference' && !field.many);

const filterOf = (resource: AnyResource, column: string): ListFilter => ({
  name: column,
  label: labelOf(column, fieldOf(resource, column)),
  field: fieldOf(resource, column),
});

export const detailsOf = (resource: AnyResource, names: readonly string[]): readonly ListColumn<RowBase>[] =>
  names.map((name) => {
    const column = columnOf(resource, name);
    return { ...column, render: (row, context) => column.render(row as RecordRow, context) };
  });

/** A form, given the names of its columns. Those in `once` can be set only when the record is added. */
export const formOf = (
  resource: AnyResource,
  names: readonly string[],
  once: readonly string[] = [],
): FormField[] =>
  names
    .map((name) => ({ name, field: fieldOf(resource, name), once: once.includes(name) }))
    .filter(({ field }) => field.readOnly !== true);

/** Whether a value of this field is clear without a label, unlike a number or a date. */
const namesAlone = ({ kind }: Field): boolean => kind === 'text' || kind === 'reference';

/**
 * Returns a function that names a row: by its title column or, if that is a reference, by the row it refers
 * to.
 */
export function nameOf(resource: AnyResource): (row: Readonly<Record<string, unknown>>) => string {
  const field = fieldOf(resource, resource.title);
  const column = field.kind === 'reference' && !field.many ? field.relationship : resource.title;
  return (row) => {
    const words = toText(field, row[column]);
    return namesAlone(field) && words !== '' ? words : `${resource.singular} ${words}`.trimEnd();
  };
}

/** The width for columns in a window of 1440 pixels, without the menu, margins, checkboxes and row menus. */
const room = 1072;

/** The list's columns: the name first, and then the status if it would otherwise be out of view. */
function inOrder(resource: AnyResource): readonly string[] {
  const { title, list } = resource;
  const columns = [...new Set(list.columns.includes(title) ? [title, ...list.columns] : list.columns)];
  const upTo = columns.slice(0, columns.indexOf('status') + 1);
  const width = upTo.reduce((sum, column, index) => sum + widthOf(resource, column, index === 0), 0);
  if (width <= room) return columns;
  const [first = title, ...rest] = columns;
  return [first, 'status', ...rest.filter((column) => column !== 'status')];
}

/** A column that names a record is wider, unless it is a number or a date. */
function widthOf(resource: AnyResource, column: string, naming: boolean): number {
  const field = fieldOf(resource, column);
  const width = defaultWidth(field, labelOf(column, field));
  return naming && namesAlone(field) ? Math.max(width, nameWidth) : width;
}
const nameWidth = 220;
/**
 * Each cell of the first column is the link that opens its record, so it must not contain another link or be
 * empty.
 */
function namingColumn(resource: AnyResource, name: string): ListColumn<RecordRow> {
  const column = columnOf(resource, name);
  const field = fieldOf(resource, name);
  const called = nameOf(resource);
  const source = field.kind === 'reference' && !field.many ? field.relationship : name;
  const { numeric: _, ...named } = column;
  return {
    ...named,
    ...(namesAlone(field) ? {} : { bare: true }),
    width: widthOf(resource, name, true),
    render: (row, context) => {
      const words = toText(field, row[source]);
      if (words === '') return called(row);
      if (name === 'action') return inWords(words);
      return linked.has(field.kind) ? words : column.render(row, context);
    },
  };
}
const linked = new Set<Field['kind']>(['text', 'file', 'files']);

/** A list with its form, from a resource. `more` adds or replaces what the resource does not define. */
export function listOf(
  resource: AnyResource,
  more: Partial<ListDefinition<RecordRow>> & { readonly once?: readonly string[] } = {},
): ListDefinition<RecordRow> {
  const { once = [], ...overrides } = more;
  const form = resource.form.flatMap((names, row) =>
    formOf(resource, names, once).map((field) => ({ ...field, row })),
  );
  // The search is for text; numbers, dates and references have filters.
  const texts = (resource.list.search ?? [resource.title]).filter(
    (column) => fieldOf(resource, column).kind === 'text',
  );
  const shown = new Set(resource.list.columns);
  return {
    table: resource.table,
    module: resource.module,
    title: resource.plural,
    one: lowerCaseTitle(resource.singular),
    columns: inOrder(resource).map((column, index) =>
      index === 0 ? namingColumn(resource, column) : columnOf(resource, column),
    ),
    search: texts,
    sort: resource.list.sort,
    ...(shown.has(resource.title) ? {} : { select: resource.title }),
    name: nameOf(resource),
    ...(resource.duplicate ? { duplicate: resource.duplicate } : {}),
    csvFile: resource.csv?.file ?? `${resource.plural.replaceAll(' ', '')}.csv`,
    csvColumns: (resource.csv?.columns ?? [])
      .filter((column) => !shown.has(column))
      .map((column) => columnOf(resource, column)),
    ...(resource.csv ? { csvWhole: resource.csv.columns.map((column) => columnOf(resource, column)) } : {}),
    ...(resource.tree ? { tree: resource.tree } : {}),
    ...(resource.locked ? { locked: resource.locked } : {}),
    ...(resource.actions ? { rowActions: resource.actions } : {}),
    ...(resource.maker ? { maker: resource.maker } : {}),
    ...(form.length > 0 ? { form } : {}),
    filters: resource.list.columns
      .filter((column) => isFilter(fieldOf(resource, column)))
      .map((column) => filterOf(resource, column)),
    details: form
      .filter(({ name }) => !shown.has(name) && name !== resource.title)
      .map(({ name }) => columnOf(resource, name)),
    ...overrides,
  };
}
