import type { FigureOf } from '../plan/tree.ts';
import { subject } from './condition.ts';
import type { Scope } from './scope.ts';
import { join, keyword, type Sql, sql } from './sql.ts';

/** An aggregate function over rows that `alias` names. */
export function figure({ operator, columns, distinct }: FigureOf, alias: string, scope: Scope): Sql {
  if (columns.length === 0) return sql`${keyword(operator)}(*)`;
  const list = join(
    columns.map((one) => subject(one, alias, scope)),
    ', ',
  );
  // Several columns are counted as one row value.
  const over = columns.length === 1 ? list : sql`(${list})`;
  return sql`${keyword(operator)}(${keyword(distinct ? 'distinct ' : '')}${over})`;
}
