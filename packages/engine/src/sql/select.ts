import { EngineError } from '../errors.ts';
import { encryptedMark } from '../plan/encrypted-columns.ts';
import type { Condition, Field, Rows } from '../plan/ir.ts';
import { aggregate } from './aggregate.ts';
import { callOf, detachedAlias } from './call.ts';
import { condition, fromWhere } from './condition.ts';
import {
  distinctClause,
  limitAndOffset,
  maxNameLength,
  needsGuard,
  objectOf,
  orderBy,
  selectList,
} from './rows.ts';
import type { Scope } from './scope.ts';
import { column, join, keyword, literal, name, type Sql, sql, value } from './sql.ts';

const masked = (shown: Sql, mask: Condition | undefined, alias: string, scope: Scope): Sql =>
  mask ? sql`(case when ${condition(mask, alias, scope)} then ${shown} end)` : shown;

export function fieldValue(field: Field, alias: string, scope: Scope): Sql {
  switch (field.is) {
    case 'typename':
      return sql`${literal(field.name)}::text`;
    case 'column': {
      const stored = column(alias, field.column);
      const plain = field.encrypted ? markedValue(field.encrypted, stored, alias) : stored;
      const part = field.jsonPath ? sql`(${plain} #> ${value(field.jsonPath)})` : plain;
      const shown = field.asText
        ? sql`(${part})::text`
        : field.isGeometry
          ? sql`st_asgeojson(${part}, 15, 4)::json`
          : field.inCapitals
            ? sql`upper(${part})`
            : part;
      return masked(shown, field.mask, alias, scope);
    }
    case 'computed': {
      const plain = callOf(field.call, alias);
      const part = field.jsonPath ? sql`(${plain} #> ${value(field.jsonPath)})` : plain;
      return masked(field.asText ? sql`(${part})::text` : part, field.mask, alias, scope);
    }
    case 'object':
      return oneRow(field.rows, field.fields, alias, scope);
    case 'array':
      return list(field.rows, field.fields, alias, scope);
    case 'stream':
      throw new EngineError('not-supported', 'a stream is answered over a socket');
    case 'aggregate':
      return aggregate(field, alias, scope, (fields) => list(field.rows, fields, alias, scope));
  }
}

/**
 * `decryptMarked` parses this form of an encrypted value: mark, table, column, the row's key in hex, the
 * stored value.
 */
function markedValue(
  { table, column: of, key }: NonNullable<(Field & { readonly is: 'column' })['encrypted']>,
  stored: Sql,
  alias: string,
): Sql {
  const place = literal(`${encryptedMark}${encodeURIComponent(table)}:${encodeURIComponent(of)}:`);
  const keys = join(
    key.map((one) => sql`${column(alias, one)}::text`),
    ` || '/' || `,
  );
  return sql`(${place} || encode(convert_to(${keys}, 'UTF8'), 'hex') || ':' || ${stored})`;
}

export const fieldValues = (fields: readonly Field[], alias: string, scope: Scope) =>
  fields.map((field) => ({ key: field.key, value: fieldValue(field, alias, scope) }));

export function oneRow(rows: Rows, fields: readonly Field[], outer: string, scope: Scope): Sql {
  const alias = scope.alias();
  const columns = fieldValues(fields, alias, scope);
  if (columns.length === 0 || columns.some((one) => one.key.length > maxNameLength)) {
    return sql`(select ${objectOf(columns)} from ${fromWhere(rows, outer, alias, scope)} limit 1)`;
  }
  return sql`(select row_to_json("~r") from (select ${selectList(columns)} from ${fromWhere(rows, outer, alias, scope)} limit 1) "~r")`;
}

/** A plain column costs nothing, so it may be computed for skipped rows too. */
const isPlain = (field: Field): boolean =>
  field.is === 'typename' || (field.is === 'column' && field.mask === undefined);

/**
 * Values are not computed for rows that the offset skips, because PostgreSQL would otherwise evaluate
 * relationships, functions and masks for them.
 */
export function listOf(
  rows: Rows,
  fields: readonly Field[],
  outer: string,
  scope: Scope,
  guarded: boolean,
  shown: (alias: string) => Sql,
): Sql {
  const alias = scope.alias();
  const found = (columns: Sql) =>
    sql`select ${distinctClause(rows, alias, scope)}${columns} from ${fromWhere(rows, outer, alias, scope)}${orderBy(rows.order, alias, scope)}${limitAndOffset(rows, rows.cap, guarded)}`;
  if (rows.offset === undefined || fields.every(isPlain)) return found(shown(alias));
  const kept = detachedAlias(scope.alias());
  return sql`select ${shown(kept)} from (${found(sql`${name(alias)}.*`)}) ${name(kept)}`;
}

export function list(rows: Rows, fields: readonly Field[], outer: string, scope: Scope): Sql {
  const isNamed = fields.length > 0 && fields.every(({ key }) => key.length <= maxNameLength);
  const row = isNamed ? sql`"~r"` : sql`"~r"."~o"`;
  const body = listOf(rows, fields, outer, scope, true, (alias) => {
    const columns = fieldValues(fields, alias, scope);
    return isNamed ? selectList(columns) : sql`${objectOf(columns)} as "~o"`;
  });
  if (!needsGuard(rows)) return sql`(select coalesce(json_agg(${row}), '[]'::json) from (${body}) "~r")`;
  const tooMany = sql`(('engine: more rows than ${keyword(String(rows.most))}, ' || count(*))::int)::text::json`;
  return sql`(select case when count(*) > ${keyword(String(rows.most))} then ${tooMany} else coalesce(json_agg(${row}), '[]'::json) end from (${body}) "~r")`;
}

/**
 * An export has no maximum number of rows, so each row is a separate JSON text instead of an element of one
 * array.
 */
export function rowByRow(rows: Rows, fields: readonly Field[], scope: Scope): Sql {
  const body = listOf(
    rows,
    fields,
    '',
    scope,
    false,
    (alias) => sql`${objectOf(fieldValues(fields, alias, scope))} as "~o"`,
  );
  return sql`select "~r"."~o"::text from (${body}) "~r"`;
}
