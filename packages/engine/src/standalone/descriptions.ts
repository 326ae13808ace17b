import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import type { Catalog, Table } from '../catalog.ts';
import { fieldOf, typeName } from '../schema/naming.ts';
import { numericAggregates } from '../schema/types-of-postgres.ts';

type Texts = Readonly<Record<string, string>>;
interface Described {
  readonly name: string;
  description?: string | null;
}

const aggregates = ['max', 'min', ...numericAggregates];
const ofTypes: Readonly<Record<string, (table: string) => string>> = {
  _bool_exp: (table) =>
    `Boolean expression to filter rows from the table "${table}". All fields are combined with a logical 'AND'.`,
  _order_by: (table) => `Ordering options when selecting data from "${table}".`,
  _aggregate: (table) => `aggregated selection of "${table}"`,
  _aggregate_fields: (table) => `aggregate fields of "${table}"`,
  _aggregate_order_by: (table) => `order by aggregate values of table "${table}"`,
  _mutation_response: (table) => `response of any mutation on the table "${table}"`,
  _insert_input: (table) => `input type for inserting data into table "${table}"`,
  _obj_rel_insert_input: (table) => `input type for inserting object relation for remote table "${table}"`,
  _arr_rel_insert_input: (table) => `input type for inserting array relation for remote table "${table}"`,
  _on_conflict: (table) => `on_conflict condition type for table "${table}"`,
  _set_input: (table) => `input type for updating data in table "${table}"`,
  _inc_input: (table) => `input type for incrementing numeric columns in table "${table}"`,
  _pk_columns_input: (table) => `primary key columns input for table: ${table}`,
  _select_column: (table) => `select columns of table "${table}"`,
  _update_column: (table) => `update columns of table "${table}"`,
  _constraint: (table) => `unique or primary key constraints on table "${table}"`,
  _stream_cursor_input: (table) => `Streaming cursor of the table "${table}"`,
  _stream_cursor_value_input: () => 'Initial value of the column from where the streaming should start',
  ...Object.fromEntries(
    aggregates.flatMap((one) => [
      [`_${one}_fields`, () => `aggregate ${one} on columns`],
      [`_${one}_order_by`, (table: string) => `order by ${one}() on columns of table "${table}"`],
    ]),
  ),
};

const operators: Texts = {
  _append: 'append existing jsonb value of filtered columns with new jsonb value',
  _prepend: 'prepend existing jsonb value of filtered columns with new jsonb value',
  _delete_at_path:
    'delete the field or element with specified path (for JSON arrays, negative integers count from the end)',
  _delete_elem:
    'delete the array element with specified index (negative integers count from the end). throws an error if top level container is not an array',
  _delete_key:
    'delete key/value pair or string element. key/value pairs are matched based on their key value',
};
const listArguments: Texts = {
  distinct_on: 'distinct select on columns',
  limit: 'limit the number of rows returned',
  offset: 'skip the first n rows. Use only with order_by',
  order_by: 'sort the rows by one or more columns',
  where: 'filter the rows returned',
  path: 'JSON select path',
};
const writeArguments: Texts = {
  ...operators,
  _set: 'sets the columns of the filtered rows to the given values',
  _inc: 'increments the numeric columns with given value of the filtered values',
  objects: 'the rows to be inserted',
  object: 'the row to be inserted',
  on_conflict: 'upsert condition',
  updates: 'updates to execute, in order',
};
const responseFields: Texts = {
  affected_rows: 'number of rows affected by the mutation',
  returning: 'data from the rows affected by the mutation',
};
const directions: Texts = {
  asc: 'in ascending order, nulls last',
  asc_nulls_first: 'in ascending order, nulls first',
  asc_nulls_last: 'in ascending order, nulls last',
  desc: 'in descending order, nulls first',
  desc_nulls_first: 'in descending order, nulls first',
  desc_nulls_last: 'in descending order, nulls last',
};
const comparisons: Texts = {
  _like: 'does the column match the given pattern',
  _nlike: 'does the column NOT match the given pattern',
  _ilike: 'does the column match the given case-insensitive pattern',
  _nilike: 'does the column NOT match the given case-insensitive pattern',
  _similar: 'does the column match the given SQL regular expression',
  _nsimilar: 'does the column NOT match the given SQL regular expression',
  _regex: 'does the column match the given POSIX regular expression, case sensitive',
  _iregex: 'does the column match the given POSIX regular expression, case insensitive',
  _nregex: 'does the column NOT match the given POSIX regular expression, case sensitive',
  _niregex: 'does the column NOT match the given POSIX regular expression, case insensitive',
  _has_key: 'does the string exist as a top-level key in the column',
  _has_keys_all: 'do all of these strings exist as top-level keys in the column',
  _has_keys_any: 'do any of these strings exist as top-level keys in the column',
  _ancestor: 'is the left argument an ancestor of right (or equal)?',
  _ancestor_any: 'does array contain an ancestor of `ltree`?',
  _descendant: 'is the left argument a descendant of right (or equal)?',
  _descendant_any: 'does array contain a descendant of `ltree`?',
  _matches: 'does `ltree` match `lquery`?',
  _matches_any: 'does `ltree` match any `lquery` in array?',
  _matches_fulltext: 'does `ltree` match `ltxtquery`?',
};

const described = new WeakSet<GraphQLSchema>();

/** Types and arguments get Hasura's descriptions only where the database and the metadata have none. */
export function describe(schema: GraphQLSchema, { tables }: Catalog): GraphQLSchema {
  if (described.has(schema)) return schema;
  described.add(schema);
  const types = schema.getTypeMap();
  for (const table of Object.values(tables)) describeTable(table, types);
  for (const type of Object.values(types)) {
    if (type.name.endsWith('_comparison_exp') && isInputObjectType(type)) {
      const compared = type.name.replace(/(_array)?_comparison_exp$/, '');
      setDescription(
        type,
        `Boolean expression to compare columns of type "${compared}". All fields are combined with logical 'AND'.`,
      );
      setDescriptions(Object.values(type.getFields()), comparisons);
    }
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (type === schema.getMutationType()) describeWrite(field);
      else setDescriptions(field.args, listArguments);
  }
  describeValues(types.order_by, 'column ordering options', directions);
  describeValues(types.cursor_ordering, 'ordering argument of a cursor', {
    ASC: 'ascending ordering of the cursor',
    DESC: 'descending ordering of the cursor',
  });
  return schema;
}

function describeTable(table: Table, types: ReturnType<GraphQLSchema['getTypeMap']>): void {
  const base = typeName(table);
  const prefix = (table.schema ?? 'public') === 'public' ? '' : `${table.schema}.`;
  const label = `${prefix}${table.relation ?? table.name}`;
  for (const [suffix, text] of Object.entries(ofTypes)) setDescription(types[base + suffix], text(label));
  for (const [operator, text] of Object.entries(operators))
    setDescription(types[`${base}${operator}_input`], text);
  for (const suffix of ['_select_column', '_update_column'])
    describeValues(types[base + suffix], undefined, {}, 'column name');
  const constraints = Object.fromEntries(
    [table.primaryKey, ...table.uniques].map(({ name, columns }) => [
      name,
      `unique or primary key constraint on columns ${columns.map((one) => `"${fieldOf(table, one)}"`).join(', ')}`,
    ]),
  );
  describeValues(types[`${base}_constraint`], undefined, constraints);
  const row = types[base];
  if (isObjectType(row))
    for (const { name, kind } of Object.values(table.relationships)) {
      setDescription(row.getFields()[name], `An ${kind} relationship`);
      setDescription(row.getFields()[`${name}_aggregate`], 'An aggregate relationship');
    }
  const response = types[`${base}_mutation_response`];
  if (isObjectType(response)) setDescriptions(Object.values(response.getFields()), responseFields);
  for (const suffix of ['_insert_input', '_obj_rel_insert_input', '_arr_rel_insert_input']) {
    const input = types[base + suffix];
    if (isInputObjectType(input)) setDescription(input.getFields().on_conflict, 'upsert condition');
  }
}

function describeWrite({ args }: GraphQLField<unknown, unknown>): void {
  const isDelete = args.every((one) => !Object.hasOwn(writeArguments, one.name));
  const done = isDelete ? 'deleted' : 'updated';
  setDescriptions(args, { ...writeArguments, where: `filter the rows which have to be ${done}` });
}

function setDescriptions(some: readonly (Described | GraphQLArgument)[], texts: Texts): void {
  for (const one of some) setDescription(one, texts[one.name]);
}

function describeValues(type: unknown, text: string | undefined, texts: Texts, otherwise?: string): void {
  if (!isEnumType(type)) return;
  setDescription(type, text);
  for (const value of type.getValues()) setDescription(value, texts[value.name] ?? otherwise);
}

function setDescription(one: Described | undefined, text: string | undefined): void {
  if (one && text !== undefined) one.description ??= text;
}
