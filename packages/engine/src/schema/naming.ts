import type { Column, Table } from '../catalog.ts';

/** A table's GraphQL name starts with its schema unless that is public. */
export const typeName = (table: Pick<Table, 'name' | 'relation' | 'schema' | 'typeName'>): string => {
  if (table.typeName !== undefined) return table.typeName;
  const name = table.relation ?? table.name;
  return table.schema && table.schema !== 'public' ? `${table.schema}_${name}` : name;
};

/** GraphQL reserves names with two leading underscores. */
export const isName = (text: string): boolean => /^(?!__)[_A-Za-z][_0-9A-Za-z]*$/.test(text);

/** Columns are chosen as enum values, so their names must be valid ones. */
export const isEnumValue = (text: string): boolean => isName(text) && !/^(true|false|null)$/.test(text);

export const enumName = (table: Table): string => `${typeName(table)}_enum`;

export const fieldName = (column: Pick<Column, 'name' | 'field'>): string => column.field ?? column.name;

const byField = new WeakMap<Table, ReadonlyMap<string, Column>>();

export function columnOf(table: Table, field: string): Column | undefined {
  let known = byField.get(table);
  if (!known) {
    known = new Map(Object.values(table.columns).map((column) => [fieldName(column), column]));
    byField.set(table, known);
  }
  return known.get(field);
}

/** Rules and keys name columns by their database names. */
export const fieldOf = (table: Table, column: string): string => table.columns[column]?.field ?? column;

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
