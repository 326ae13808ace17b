import type { FigureOf } from '../plan/tree.ts';
import { column, join, keyword, type Sql, sql } from './sql.ts';

/** An aggregate function over rows that `alias` names. */
export function figure({ operator, columns, distinct }: FigureOf, alias: string): Sql {
  if (columns.length === 0) return sql`${keyword(operator)}(*)`;
  const list = join(
    columns.map((one) => column(alias, one)),
    ', ',
  );
  // Several columns are counted as one row value.
  const over = columns.length === 1 ? list : sql`(${list})`;
  return sql`${keyword(operator)}(${keyword(distinct ? 'distinct ' : '')}${over})`;
}
