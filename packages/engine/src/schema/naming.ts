import type { Column, Table } from '../catalog.ts';

/** The GraphQL name of a table, with its schema as a prefix unless it is public. */
export const typeName = (table: Pick<Table, 'name' | 'relation' | 'schema' | 'typeName'>): string => {
  if (table.typeName !== undefined) return table.typeName;
  const name = table.relation ?? table.name;
  return table.schema && table.schema !== 'public' ? `${table.schema}_${name}` : name;
};

/** Whether the text is a valid GraphQL name; names with two leading underscores are reserved. */
export const isName = (text: string): boolean => /^(?!__)[_A-Za-z][_0-9A-Za-z]*$/.test(text);

/** Whether the text is valid as a GraphQL enum value. Column names must be, because columns are chosen as enum values. */
export const isEnumValue = (text: string): boolean => isName(text) && !/^(true|false|null)$/.test(text);

/** The GraphQL enum of an enum table. */
export const enumName = (table: Table): string => `${typeName(table)}_enum`;

/** The GraphQL name of a column. */
export const fieldName = (column: Pick<Column, 'name' | 'field'>): string => column.field ?? column.name;

const byField = new WeakMap<Table, ReadonlyMap<string, Column>>();

/** The column with that GraphQL name. */
export function columnOf(table: Table, field: string): Column | undefined {
  let known = byField.get(table);
  if (!known) {
    known = new Map(Object.values(table.columns).map((column) => [fieldName(column), column]));
    byField.set(table, known);
  }
  return known.get(field);
}

/** The GraphQL name of a column given by its database name, as rules and keys do. */
export const fieldOf = (table: Table, column: string): string => table.columns[column]?.field ?? column;

/** The names of a table's root fields by kind. */
export const rootNames = (table: Table) => {
  const name = typeName(table);
  const usual = {
    list: name,
    byPk: `${name}_by_pk`,
    aggregate: `${name}_aggregate`,
    stream: `${name}_stream`,
    insert: `insert_${name}`,
    insertOne: `insert_${name}_one`,
    update: `update_${name}`,
    updateByPk: `update_${name}_by_pk`,
    updateMany: `update_${name}_many`,
    delete: `delete_${name}`,
    deleteByPk: `delete_${name}_by_pk`,
  };
  return { ...usual, ...table.rootNames } as typeof usual;
};
export type RootKind = keyof ReturnType<typeof rootNames>;
