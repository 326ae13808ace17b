import type { Order, Rows } from '../plan/ir.ts';
import { fromWhere, subject } from './condition.ts';
import { figure } from './figure.ts';
import type { Scope } from './scope.ts';
import { emptySql, join, keyword, literal, name, type Sql, sql, value } from './sql.ts';

/** PostgreSQL truncates identifiers after 63 bytes. */
export const maxNameLength = 63;

// The engine's own names begin with ~, which a caller's key cannot; otherwise `row_to_json(r)` could refer to
// a column r.

/** The keys of the object have the order of `columns`, as GraphQL requires. */
export function objectOf(columns: readonly { readonly key: string; readonly value: Sql }[]): Sql {
  if (columns.length === 0) return sql`'{}'::json`;
  if (columns.some((one) => one.key.length > maxNameLength)) {
    // PostgreSQL's row_to_json is faster, but its keys are identifiers and so limited in length.
    const pairs = columns.map(
      (one) =>
        sql`to_json(${literal(one.key)}::text)::text || ':' || coalesce(to_json(${one.value})::text, 'null')`,
    );
    return sql`('{' || ${join(pairs, ` || ',' || `)} || '}')::json`;
  }
  return sql`(select row_to_json("~r") from (select ${selectList(columns)}) "~r")`;
}

export const selectList = (columns: readonly { readonly key: string; readonly value: Sql }[]) =>
  join(
    columns.map((one) => sql`${one.value} as ${name(one.key)}`),
    ', ',
  );

const fixedLimit = (rows: Rows): number | undefined => {
  const limit = rows.limit?.source.from === 'constant' ? Number(rows.limit.source.value) : undefined;
  return rows.cap === undefined ? limit : Math.min(rows.cap, limit ?? rows.cap);
};
export const needsGuard = (rows: Rows) => (fixedLimit(rows) ?? Number.POSITIVE_INFINITY) > rows.most;

export const distinctClause = (rows: Rows, alias: string, scope: Scope): Sql =>
  rows.distinctOn.length === 0
    ? emptySql
    : sql`distinct on (${join(
        rows.distinctOn.map((one) => subject(one, alias, scope)),
        ', ',
      )}) `;

/** A `guarded` list reads one row more than the maximum, to detect that there are too many. */
export function limitAndOffset(rows: Rows, cap: number | undefined, guarded: boolean): Sql {
  const limits: Sql[] = [];
  if (rows.limit) limits.push(value(rows.limit));
  if (cap !== undefined) limits.push(keyword(String(Math.trunc(cap))));
  if (guarded && needsGuard(rows)) limits.push(keyword(String(rows.most + 1)));
  const limit =
    limits.length === 0
      ? emptySql
      : limits.length === 1 && limits[0]
        ? sql` limit ${limits[0]}`
        : sql` limit least(${join(limits, ', ')})`;
  return rows.offset ? sql`${limit} offset ${value(rows.offset)}` : limit;
}

const directions: Readonly<Record<string, string>> = {
  asc: 'asc',
  desc: 'desc',
  asc_nulls_first: 'asc nulls first',
  asc_nulls_last: 'asc nulls last',
  desc_nulls_first: 'desc nulls first',
  desc_nulls_last: 'desc nulls last',
};

export function orderBy(order: readonly Order[], alias: string, scope: Scope): Sql {
  if (order.length === 0) return emptySql;
  const items = order.map((one) => {
    const direction = directions[one.direction];
    if (direction === undefined) throw new Error(`no SQL for direction ${one.direction}`);
    return sql`${orderValue(one.by, alias, scope)} ${keyword(direction)}`;
  });
  return sql` order by ${join(items, ', ')}`;
}

function orderValue(by: Order['by'], alias: string, scope: Scope): Sql {
  if ('rows' in by) {
    const inner = scope.alias();
    if ('order' in by)
      return sql`(select ${orderValue(by.order, inner, scope)} from ${fromWhere(by.rows, alias, inner, scope)} limit 1)`;
    const columns = by.column === undefined ? [] : [subject(by.column, inner, scope)];
    const value = figure({ operator: by.aggregate, distinct: false }, columns);
    return sql`(select ${value} from ${fromWhere(by.rows, alias, inner, scope)})`;
  }
  return subject(by, alias, scope);
}
