import type { Table } from '../catalog.ts';
import type { Call } from '../plan/ir.ts';
import { column, join, name, type Sql, sql, value } from './sql.ts';
import { tableName } from './table-name.ts';

/** A function that takes a row as an argument gets the row with this alias. */
export function callOf(call: Call, alias: string): Sql {
  const given = call.arguments.map(({ name: own, is }) => {
    const argument = 'with' in is ? value(is.with) : rowOf(is.rowOf, alias);
    return own === undefined ? argument : sql`${name(own)} => ${argument}`;
  });
  return sql`${name(call.schema)}.${name(call.name)}(${join(given, ', ')})`;
}

/** Rows selected through a subquery no longer have their table's row type, so their alias is marked. */
export const detachedAlias = (alias: string) => `w${alias}`;

/** Written rows (`w`) do not have their table's row type either, because extra columns are added to them. */
function rowOf(table: Table, alias: string): Sql {
  if (!alias.startsWith('w')) return sql`${name(alias)}.*`;
  const columns = Object.keys(table.columns).map((one) => column(alias, one));
  return sql`row(${join(columns, ', ')})::${tableName(table)}`;
}
