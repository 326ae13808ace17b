import type { Field } from '../plan/ir.ts';
import { fromWhere } from './condition.ts';
import { objectOf, orderBy } from './rows.ts';
import type { Scope } from './scope.ts';
import { fieldValues } from './select.ts';
import { column, join, keyword, literal, type Sql, sql, value } from './sql.ts';

/**
 * The statement has three columns: the `data` object with the next rows, the cursor after them (null if there
 * are no rows), and whether the batch is full, so that more rows may follow. Rows with the same cursor value
 * as the last one are included, because the next batch starts after that value.
 */
export function stream(root: Field & { readonly is: 'stream' }, scope: Scope): Sql {
  const { rows, fields, key } = root;
  const alias = scope.alias();
  const row = objectOf(fieldValues(fields, alias, scope));
  const limits = [
    ...(rows.limit ? [value(rows.limit)] : []),
    ...(rows.cap === undefined ? [] : [keyword(String(rows.cap))]),
    // The standalone engine has no maximum unless one is set.
    ...(Number.isFinite(rows.most) ? [keyword(String(rows.most))] : []),
  ];
  const most = sql`least(${join(limits, ', ')})`;
  const body = sql`select ${row} as "~o", ${column(alias, root.column)}::text as "~c" from ${fromWhere(rows, '', alias, scope)}${orderBy(rows.order, alias, scope)} fetch first (${most}) rows with ties`;
  return sql`select '{' || to_json(${literal(key)}::text)::text || ':' || coalesce(json_agg("~o"), '[]'::json)::text || '}', (array_agg("~c"))[count(*)::int], count(*) >= ${most} from (${body}) "~r"`;
}
