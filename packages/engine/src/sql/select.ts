import type { Field, Order, Rows } from '../plan/tree.ts';
import { aggregate } from './aggregate.ts';
import { condition, from } from './condition.ts';
import type { Scope } from './scope.ts';
import { column, join, keyword, literal, name, nothing, type Sql, sql, value } from './sql.ts';

/** PostgreSQL cuts identifiers at 63 bytes. */
const longestName = 63;

/** A query of one row as json, its keys in the order of `columns`. */
export function objectOf(columns: readonly { readonly key: string; readonly value: Sql }[]): Sql {
  if (columns.length === 0) return sql`'{}'::json`;
  if (columns.some((one) => one.key.length > longestName)) {
    // row_to_json is faster, but its keys are identifiers.
    const pairs = columns.map((one) => sql`to_json(${literal(one.key)}::text)::text || ':' || coalesce(to_json(${one.value})::text, 'null')`);
    return sql`('{' || ${join(pairs, ` || ',' || `)} || '}')::json`;
  }
  return sql`(select row_to_json(r) from (select ${selected(columns)}) r)`;
}

const selected = (columns: readonly { readonly key: string; readonly value: Sql }[]) =>
  join(columns.map((one) => sql`${one.value} as ${name(one.key)}`), ', ');

/** A field's value over the row that `alias` names. */
export function fieldValue(field: Field, alias: string, scope: Scope): Sql {
  switch (field.is) {
    case 'typename':
      return sql`${literal(field.name)}::text`;
    case 'column': {
      const plain = column(alias, field.column);
      const part = field.jsonPath ? sql`(${plain} #> ${value(field.jsonPath)})` : plain;
      const shown = field.asText ? sql`(${part})::text` : part;
      return field.mask ? sql`(case when ${condition(field.mask, alias, scope)} then ${shown} end)` : shown;
    }
    case 'object':
      return oneRow(field.rows, field.fields, alias, scope);
    case 'array':
      return list(field.rows, field.fields, alias, scope);
    case 'aggregate':
      return aggregate(field, alias, scope);
  }
}

export const fieldValues = (fields: readonly Field[], alias: string, scope: Scope) =>
  fields.map((field) => ({ key: field.key, value: fieldValue(field, alias, scope) }));

/** One row, or null: an object relationship, or a row by key. */
export function oneRow(rows: Rows, fields: readonly Field[], outer: string, scope: Scope): Sql {
  const alias = scope.alias();
  const columns = fieldValues(fields, alias, scope);
  if (columns.length === 0 || columns.some((one) => one.key.length > longestName)) {
    return sql`(select ${objectOf(columns)} from ${from(rows, outer, alias, scope)} limit 1)`;
  }
  return sql`(select row_to_json(r) from (select ${selected(columns)} from ${from(rows, outer, alias, scope)} limit 1) r)`;
}

/** A list as one json array. */
export function list(rows: Rows, fields: readonly Field[], outer: string, scope: Scope): Sql {
  const alias = scope.alias();
  const columns = fieldValues(fields, alias, scope);
  const plain = columns.length > 0 && columns.every((one) => one.key.length <= longestName);
  const shown = plain ? selected(columns) : sql`${objectOf(columns)} as o`;
  const row = plain ? sql`r` : sql`r.o`;
  const body = sql`select ${distinct(rows, alias)}${shown} from ${from(rows, outer, alias, scope)}${orderBy(rows.order, alias, scope)}${bounds(rows, rows.cap, true)}`;
  if (!needsGuard(rows)) return sql`(select coalesce(json_agg(${row}), '[]'::json) from (${body}) r)`;
  const tooMany = sql`(('engine: more rows than ${keyword(String(rows.most))}, ' || count(*))::int)::text::json`;
  return sql`(select case when count(*) > ${keyword(String(rows.most))} then ${tooMany} else coalesce(json_agg(${row}), '[]'::json) end from (${body}) r)`;
}

const fixedLimit = (rows: Rows): number | undefined => {
  const limit = rows.limit?.source.from === 'constant' ? Number(rows.limit.source.value) : undefined;
  return rows.cap === undefined ? limit : Math.min(rows.cap, limit ?? rows.cap);
};
const needsGuard = (rows: Rows) => (fixedLimit(rows) ?? Number.POSITIVE_INFINITY) > rows.most;

export const distinct = (rows: Rows, alias: string): Sql =>
  rows.distinctOn.length === 0 ? nothing : sql`distinct on (${join(rows.distinctOn.map((one) => column(alias, one)), ', ')}) `;

/** `guarded` lists read one row more than the most, to know that there are too many. */
export function bounds(rows: Rows, cap: number | undefined, guarded: boolean): Sql {
  const limits: Sql[] = [];
  if (rows.limit) limits.push(value(rows.limit));
  if (cap !== undefined) limits.push(keyword(String(Math.trunc(cap))));
  if (guarded && needsGuard(rows)) limits.push(keyword(String(rows.most + 1)));
  const limit = limits.length === 0 ? nothing : sql` limit least(${join(limits, ', ')})`;
  return rows.offset ? sql`${limit} offset ${value(rows.offset)}` : limit;
}

const directions: Readonly<Record<string, string>> = {
  asc: 'asc', desc: 'desc', asc_nulls_first: 'asc nulls first', asc_nulls_last: 'asc nulls last',
  desc_nulls_first: 'desc nulls first', desc_nulls_last: 'desc nulls last',
};

export function orderBy(order: readonly Order[], alias: string, scope: Scope): Sql {
  if (order.length === 0) return nothing;
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
    if ('order' in by) return sql`(select ${orderValue(by.order, inner, scope)} from ${from(by.rows, alias, inner, scope)} limit 1)`;
    const over = by.column === undefined ? keyword('*') : column(inner, by.column);
    return sql`(select ${keyword(by.aggregate)}(${over}) from ${from(by.rows, alias, inner, scope)})`;
  }
  return column(alias, by.column);
}
