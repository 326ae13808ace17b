import type { Table } from '../catalog.ts';
import type { Call } from '../plan/ir.ts';
import { column, join, name, type Sql, sql, value } from './sql.ts';
import { tableName } from './table-name.ts';

/** A call of a function; `alias` names the row that it may be about. */
export function callOf(call: Call, alias: string): Sql {
  const given = call.arguments.map(({ name: own, is }) => {
    const argument = 'with' in is ? value(is.with) : rowOf(is.rowOf, alias);
    return own === undefined ? argument : sql`${name(own)} => ${argument}`;
  });
  return sql`${name(call.schema)}.${name(call.name)}(${join(given, ', ')})`;
}

/** An alias of rows that came through a subquery, and are of no table's type. */
export const detached = (alias: string) => `w${alias}`;

/** The rows that a write answers with (`w`) are of no table's type either: they have columns of ours beside. */
function rowOf(table: Table, alias: string): Sql {
  if (!alias.startsWith('w')) return sql`${name(alias)}.*`;
  const columns = Object.keys(table.columns).map((one) => column(alias, one));
  return sql`row(${join(columns, ', ')})::${tableName(table)}`;
}
