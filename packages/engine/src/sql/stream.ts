import type { Field } from '../plan/ir.ts';
import { from } from './condition.ts';
import { objectOf, orderBy } from './rows.ts';
import type { Scope } from './scope.ts';
import { fieldValues } from './select.ts';
import { column, join, keyword, literal, type Sql, sql, value } from './sql.ts';

/**
 * A stream's next rows as the finished `data` object, and beside it the cursor after them, null when there are none.
 * Rows that tie with the last one on the cursor come with it: the next batch begins beyond its value.
 */
export function stream(root: Field & { readonly is: 'stream' }, scope: Scope): Sql {
  const { rows, fields, key } = root;
  const alias = scope.alias();
  const row = objectOf(fieldValues(fields, alias, scope));
  const limits = [
    ...(rows.limit ? [value(rows.limit)] : []),
    ...(rows.cap === undefined ? [] : [keyword(String(rows.cap))]),
    // The engine on its own knows no most.
    ...(Number.isFinite(rows.most) ? [keyword(String(rows.most))] : []),
  ];
  const body = sql`select ${row} as "~o", ${column(alias, root.column)}::text as "~c" from ${from(rows, '', alias, scope)}${orderBy(rows.order, alias, scope)} fetch first (least(${join(limits, ', ')})) rows with ties`;
  return sql`select '{' || to_json(${literal(key)}::text)::text || ':' || coalesce(json_agg("~o"), '[]'::json)::text || '}', (array_agg("~c"))[count(*)::int] from (${body}) "~r"`;
}
