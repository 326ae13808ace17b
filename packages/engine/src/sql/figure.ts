import type { FigureOf } from '../plan/ir.ts';
import { join, keyword, type Sql, sql } from './sql.ts';

/** Without columns, the aggregate counts all rows. */
export function figure(
  { operator, distinct }: Pick<FigureOf, 'operator' | 'distinct'>,
  columns: readonly Sql[],
): Sql {
  if (columns.length === 0) return sql`${keyword(operator)}(*)`;
  const list = join(columns, ', ');
  // Several columns are counted as one row value.
  const over = columns.length === 1 || operator !== 'count' ? list : sql`(${list})`;
  return sql`${keyword(operator)}(${keyword(distinct ? 'distinct ' : '')}${over})`;
}
