import type { Table } from '../catalog.ts';
import { name, type Sql, sql } from './sql.ts';

export const tableName = (table: Pick<Table, 'name' | 'relation' | 'schema'>): Sql => {
  const relation = name(table.relation ?? table.name);
  return table.schema ? sql`${name(table.schema)}.${relation}` : relation;
};
