import { type BoolExp, containing } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import type { ListColumn, ListDefinition, RowBase } from './list-definition.ts';
import { comparedColumns } from './row-actions.ts';

export const pageSize = 50;

/**
 * Converts `-clinic.name` to Hasura's `order_by`: `[{clinic: {name: 'desc_nulls_last'}}, {id: 'desc'}]`.
 * The id decides ties.
 */
export function orderOf(sort: string): readonly Record<string, unknown>[] {
  if (sort === 'id') return [{ id: 'asc' }];
  // Several paths are separated by commas, the most significant first: `-pinned,-published_at`.
  const [first = sort, ...rest] = sort.split(',');
  if (rest.length > 0) return [...orderOf(first).slice(0, 1), ...orderOf(rest.join(','))];
  const descending = sort.startsWith('-');
  const path = sort.replace(/^-/, '').split('.');
  const direction = descending ? 'desc_nulls_last' : 'asc_nulls_last';
  const order = path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), direction);
  return [order as Record<string, unknown>, { id: descending ? 'desc' : 'asc' }];
}

/**
 * The condition for rows in which any of the columns contains the text, ignoring accents, apostrophes and
 * case.
 */
export function searchOf(columns: readonly string[], text: string): BoolExp {
  const held = containing(text);
  return { _or: columns.map((path) => nest(path.split('.'), held)) };
}

export const nest = (path: readonly string[], inner: unknown): BoolExp =>
  path.reduceRight<unknown>((value, name) => ({ [name]: value }), inner) as BoolExp;

/** The query of a CSV file: all matching rows, with the columns in order. */
export function csvQuery<Row>(table: string, columns: readonly ListColumn<Row>[]): string {
  const paths = columns.flatMap(({ csv, sort, key }) =>
    csv === null ? [] : [(csv ?? sort ?? key).split('.')],
  );
  const fields = paths.map((path) =>
    path.reduceRight((inner, name) => (inner ? `${name} { ${inner} }` : name), ''),
  );
  return `query export($where: ${table}_bool_exp!, $order: [${table}_order_by!]) {
    ${table}(where: $where, order_by: $order) { ${[...new Set(fields)].join(' ')} }
  }`;
}

/** A row's id as its table stores it: a number or a uuid. */
export interface RowKey {
  readonly id: string | number;
}
export const keyOf = (id: string): RowKey => ({ id: /^\d+$/.test(id) ? Number(id) : id });
/** The ids in a column that has several, as text. */
export const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((id) => typeof id === 'string' || typeof id === 'number').map(String)
    : [];
/** The row with its id as text, which the screens use. */
export const withTextId = <Row extends RowBase>(row: Row): Row =>
  typeof row.id === 'string' ? row : { ...row, id: String(row.id) };
export const ofId = (id: string): BoolExp => ({ id: eqTo(id) });
export const eqTo = (id: string) => ({ _eq: keyOf(id).id });

export interface RemovedRows {
  readonly affected_rows: number;
  readonly returning: readonly { readonly id: string | number }[];
}

export interface RowsVariables extends Record<string, unknown> {
  readonly where: BoolExp;
  readonly order: readonly Record<string, unknown>[];
  readonly limit: number;
  readonly offset: number;
}

/** The alias of a chip's count in the query, because a chip's key need not be a valid GraphQL name. */
export const chipName = (at: number): string => `chip${at}`;

const made = new WeakMap<object, unknown>();

/**
 * The GraphQL operations of a list. They are built once for each definition, so that they stay the same
 * objects.
 */
export function listOperations<Row extends RowBase>(definition: ListDefinition<Row>) {
  type Operations = ReturnType<typeof operationsOf<Row>>;
  const known = made.get(definition) as Operations | undefined;
  if (known) return known;
  const operations = operationsOf(definition);
  made.set(definition, operations);
  return operations;
}

function operationsOf<Row extends RowBase>({
  table,
  columns,
  details = [],
  form = [],
  stamps = [],
  select,
  chips = [],
  rowActions = [],
  locked,
  edit,
}: ListDefinition<Row>) {
  const read = [
    'id',
    ...columns.map((column) => column.select ?? column.key),
    ...rowActions.map(({ when }) => comparedColumns(when)),
    ...rowActions.flatMap(({ shows = {} }) => Object.values(shows).map(({ column }) => column)),
    ...(locked ? [comparedColumns(locked.when)] : []),
    ...(select ? [select] : []),
  ];
  const fields = [...new Set(read)].join(' ');
  // The record view shows more columns than the list, and the form edits the loaded values.
  const more = [
    ...details.map((column) => column.select ?? column.key),
    ...form.map(({ name }) => name),
    ...stamps,
  ];
  const whole = [...new Set([...read, ...more])].join(' ');
  const counts = chips
    .map((_, at) => `${chipName(at)}: ${table}_aggregate(where: $${chipName(at)}) { aggregate { count } }`)
    .join(' ');
  const declared = chips.map((_, at) => `$${chipName(at)}: ${table}_bool_exp!`).join(', ');
  return {
    rows: graphql<Record<string, readonly Row[]>, RowsVariables>(
      `subscription rows($where: ${table}_bool_exp!, $order: [${table}_order_by!], $limit: Int!, $offset: Int!) {
        ${table}(where: $where, order_by: $order, limit: $limit, offset: $offset) { ${fields} }
      }`,
    ),
    total: graphql<Record<string, { aggregate: { count: number } }>, { where: BoolExp }>(
      `subscription total($where: ${table}_bool_exp!) { ${table}_aggregate(where: $where) { aggregate { count } } }`,
    ),
    counts:
      chips.length > 0
        ? graphql<Record<string, { aggregate: { count: number } }>, Record<string, BoolExp>>(
            `query counts(${declared}) { ${counts} }`,
          )
        : null,
    record: graphql<Record<string, readonly Row[]>, { where: BoolExp }>(
      `subscription record($where: ${table}_bool_exp!) { ${table}(where: $where, limit: 1) { ${whole} } }`,
    ),
    /** Read once and not live, because later changes must not overwrite what the user types in the form. */
    read: graphql<Record<string, readonly Row[]>, { where: BoolExp }>(
      `query read($where: ${table}_bool_exp!) { ${table}(where: $where, limit: 1) { ${whole} } }`,
    ),
    ids: graphql<Record<string, readonly RowBase[]>, { where: BoolExp }>(
      `query ids($where: ${table}_bool_exp!) { ${table}(where: $where) { id } }`,
    ),
    /** The ids of a page of rows, in the list's order. */
    some: graphql<Record<string, readonly RowBase[]>, RowsVariables>(
      `query some($where: ${table}_bool_exp!, $order: [${table}_order_by!], $limit: Int!, $offset: Int!) {
        ${table}(where: $where, order_by: $order, limit: $limit, offset: $offset) { id }
      }`,
    ),
    insert: graphql<Record<string, { id: string }>, { object: unknown }>(
      `mutation insert($object: ${table}_insert_input!) { insert_${table}_one(object: $object) { id } }`,
    ),
    update: graphql<Record<string, { id: string } | null>, { key: RowKey | RowKey['id']; set: unknown }>(
      edit
        ? `mutation update($key: uuid!, $set: ${edit.command}_set_input!) { ${edit.command}(id: $key, set: $set) { id } }`
        : `mutation update($key: ${table}_pk_columns_input!, $set: ${table}_set_input!) { update_${table}_by_pk(pk_columns: $key, _set: $set) { id } }`,
    ),
    /**
     * An update with a condition, by which the form requires that nobody has changed the row since it was
     * read.
     */
    updateAsRead: graphql<Record<string, { affected_rows: number }>, { where: BoolExp; set: unknown }>(
      `mutation updateAsRead($where: ${table}_bool_exp!, $set: ${table}_set_input!) { update_${table}(where: $where, _set: $set) { affected_rows } }`,
    ),
    removeMany: graphql<Record<string, RemovedRows>, { where: BoolExp }>(
      `mutation removeMany($where: ${table}_bool_exp!) { delete_${table}(where: $where) { affected_rows returning { id } } }`,
    ),
  };
}
