import type { Table } from '../catalog.ts';

/** GraphQL's name of a table: other schemas than public prefix theirs. */
export const typeName = (table: Pick<Table, 'name' | 'schema'>): string =>
  table.schema && table.schema !== 'public' ? `${table.schema}_${table.name}` : table.name;

/** The root fields of a table, by what they do. */
export const rootNames = (table: Table) => {
  const name = typeName(table);
  return {
    list: name,
    byPk: `${name}_by_pk`,
    aggregate: `${name}_aggregate`,
    insert: `insert_${name}`,
    insertOne: `insert_${name}_one`,
    update: `update_${name}`,
    updateByPk: `update_${name}_by_pk`,
    updateMany: `update_${name}_many`,
    delete: `delete_${name}`,
    deleteByPk: `delete_${name}_by_pk`,
  };
};
export type RootKind = keyof ReturnType<typeof rootNames>;
