import type { Catalog, Column } from '../catalog.ts';
import type { Field, Rows } from '../plan/ir.ts';
import { fromWhere } from './condition.ts';
import { maxNameLength, needsGuard } from './rows.ts';
import { Scope } from './scope.ts';
import { fieldValue, listOf } from './select.ts';
import { join, type Rendered, render, type Sql, sql } from './sql.ts';

/**
 * PostgreSQL's text form becomes JSON by kind. `json` is unchanged, `text` is quoted and escaped, `number` is
 * unchanged if it is finite and else quoted, `boolean` writes out `t` and `f`, and `moment` adds a `T` and
 * the minutes of the zone.
 */
export type CellKind = 'json' | 'text' | 'number' | 'boolean' | 'moment';
/** Each key of a row holds the next value of the statement, or a constant that is the same in every row. */
export type Cell = { readonly key: string } & ({ readonly kind: CellKind } | { readonly same: string });

/**
 * The rows of a root as plain columns for `JsonRowWriter`, because converting them to JSON costs PostgreSQL
 * as much as finding them.
 */
export interface RowProjection extends Rendered {
  /** True for a list, false for one row or null. */
  readonly isList: boolean;
  /** The separator that PostgreSQL would write between the rows of a list. */
  readonly between: string;
  /** The maximum number of rows; more are an error. */
  readonly most: number | undefined;
  readonly cells: readonly Cell[];
}

/**
 * The keys are PostgreSQL's own type names. PostgreSQL converts all other types to JSON. This includes json,
 * because a column may have changed its type since the catalog was read, and its text would then wrongly be
 * taken for JSON.
 */
const kinds: Readonly<Record<string, CellKind>> = {
  uuid: 'text',
  date: 'text',
  text: 'text',
  varchar: 'text',
  citext: 'text',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  timestamp: 'moment',
  timestamptz: 'moment',
};

function kindOfColumn({ type, array }: Column, enums: Catalog['enums']): CellKind | undefined {
  if (array) return undefined;
  if (Object.hasOwn(enums, type)) return 'text';
  return Object.hasOwn(kinds, type) ? kinds[type] : undefined;
}

function kindOf(field: Field, { table }: Rows, enums: Catalog['enums']): CellKind | undefined {
  switch (field.is) {
    case 'object':
    case 'array':
    case 'aggregate':
      return 'json';
    case 'column': {
      if (field.isGeometry || field.jsonPath) return field.asText ? 'text' : 'json';
      if (field.asText || field.inCapitals || field.encrypted) return 'text';
      const column = table.columns[field.column];
      return column && kindOfColumn(column, enums);
    }
    default:
      return undefined;
  }
}

/** @returns Undefined unless the root is a list or a row with a field besides `__typename`. */
export function rowProjection(root: Field, now: string, enums: Catalog['enums']): RowProjection | undefined {
  if (root.is !== 'array' && root.is !== 'object') return undefined;
  const { rows, fields } = root;
  const scope = new Scope(now);
  const cells = fields.map((field): Cell => {
    if (field.is === 'typename') return { key: field.key, same: field.name };
    return { key: field.key, kind: kindOf(field, rows, enums) ?? 'json' };
  });
  const valued = fields.filter(({ is }) => is !== 'typename');
  if (valued.length === 0) return undefined;
  const values = (alias: string): Sql =>
    join(
      valued.map((field) => {
        const value = fieldValue(field, alias, scope);
        return kindOf(field, rows, enums) ? value : sql`to_json(${value})`;
      }),
      ', ',
    );
  const one = (alias: string) =>
    sql`select ${values(alias)} from ${fromWhere(rows, '', alias, scope)} limit 1`;
  const isList = root.is === 'array';
  const statement = isList ? listOf(rows, fields, '', scope, true, values) : one(scope.alias());
  const most = isList && needsGuard(rows) ? rows.most : undefined;
  // PostgreSQL's json_agg writes a line break between composite rows, but not between json values.
  const between = fields.every(({ key }) => key.length <= maxNameLength) ? ', \n ' : ', ';
  return { ...render(statement), isList, between, most, cells };
}
