import type { Column } from '../catalog.ts';
import type { Field, Rows } from '../plan/ir.ts';
import { isJson } from '../schema/types-of-postgres.ts';
import { condition, fromWhere } from './condition.ts';
import { distinctClause, limitAndOffset, needsGuard, orderBy } from './rows.ts';
import type { Scope } from './scope.ts';
import { column, emptySql, join, keyword, literal, name, type Sql, sql } from './sql.ts';

/** A path has the keys from a row of the list down to one value. */
export type Path = readonly string[];

/** How a cell shows its value: `words` maps stored values to texts, `zone` shows timestamps as local time. */
export type CellFormat =
  | { readonly words: Readonly<Record<string, string>> }
  /** An IANA zone. Timestamps are written as `2026-11-21 17:05`, with seconds if requested. */
  | { readonly zone: string; readonly seconds?: boolean };

export interface CellRequest {
  readonly path: Path;
  readonly format?: CellFormat | undefined;
}

interface Cells {
  readonly cells: readonly Sql[];
  readonly beside: Sql;
}
type Related = Field & { readonly is: 'object' | 'array' };

/**
 * The query has one text column per path: the JSON value without quotes, or null if empty; values inside
 * lists are joined by semicolons. @returns Undefined if a value is only available as JSON: encrypted and json
 * values, aggregates, functions.
 */
export function cellByCell(
  rows: Rows,
  fields: readonly Field[],
  asked: readonly CellRequest[],
  scope: Scope,
  isEnum: (type: string) => boolean,
): Sql | undefined {
  const alias = scope.alias();
  const made = new Row(rows, fields, alias, scope, isEnum).cells(asked);
  return (
    made &&
    sql`select ${distinctClause(rows, alias, scope)}${join(made.cells, ', ')} from ${fromWhere(rows, '', alias, scope, made.beside)}${orderBy(rows.order, alias, scope)}${limitAndOffset(rows, rows.cap, false)}`
  );
}

class Row {
  constructor(
    private readonly rows: Rows,
    private readonly fields: readonly Field[],
    private readonly alias: string,
    private readonly scope: Scope,
    private readonly isEnum: (type: string) => boolean,
  ) {}

  cells(asked: readonly CellRequest[]): Cells | undefined {
    const cells: Sql[] = [];
    const beside: Sql[] = [];
    for (const key of new Set(asked.map(({ path: [first] }) => first))) {
      const places = asked.flatMap(({ path: [first, ...path], format }, place) =>
        first === key ? [{ place, path, format }] : [],
      );
      const made = this.#field(key ?? '', places);
      if (!made) return undefined;
      beside.push(made.beside);
      for (const [index, { place }] of places.entries()) cells[place] = made.cells[index] ?? empty;
    }
    return { cells, beside: join(beside, '') };
  }

  #field(key: string, asked: readonly CellRequest[]): Cells | undefined {
    const field = this.fields.find((one) => one.key === key);
    const all = (cell: Sql): Cells => ({ cells: asked.map(() => cell), beside: emptySql });
    // A directive excludes the field, so it is missing from the plan.
    if (!field) return all(empty);
    if (field.is === 'object' || field.is === 'array') return this.#related(field, asked);
    if (field.is === 'typename') return all(sql`${literal(field.name)}::text`);
    const cell = field.is === 'column' ? this.#column(field, asked[0]?.format) : undefined;
    return cell && all(cell);
  }

  #column(field: Field & { readonly is: 'column' }, format?: CellFormat): Sql | undefined {
    const stored = this.rows.table.columns[field.column];
    if (!stored || field.encrypted || field.jsonPath || field.isGeometry || isJson(stored.type))
      return undefined;
    const own = column(this.alias, field.column);
    const plain = textOf(own, stored, this.isEnum);
    const text = field.inCapitals ? sql`upper(${plain})` : plain;
    const shown = format ? formatted(own, text, stored, format) : text;
    return field.mask
      ? sql`(case when ${condition(field.mask, this.alias, this.scope)} then ${shown} end)`
      : shown;
  }

  /** A relationship is joined once for all its values. */
  #related({ is, rows, fields }: Related, asked: readonly CellRequest[]): Cells | undefined {
    const inner = this.scope.alias();
    const made = new Row(rows, fields, inner, this.scope, this.isEnum).cells(asked);
    if (!made) return undefined;
    const joined = name(this.scope.alias());
    const keys = made.cells.map((_, index) => name(`c${index}`));
    const named = join(
      made.cells.map((cell, index) => sql`${cell} as ${keys[index] ?? emptySql}`),
      ', ',
    );
    const body = sql`${named} from ${fromWhere(rows, this.alias, inner, this.scope, made.beside)}`;
    const whole =
      is === 'array'
        ? listed(
            rows,
            sql`select ${distinctClause(rows, inner, this.scope)}${body}${orderBy(rows.order, inner, this.scope)}${limitAndOffset(rows, rows.cap, true)}`,
            keys,
          )
        : sql`select ${body}${isOne(rows) ? emptySql : sql` limit 1`}`;
    return {
      cells: keys.map((key) => sql`${joined}.${key}`),
      beside: sql` left join lateral (${whole}) ${joined} on true`,
    };
  }
}

const empty = sql`null::text`;

/** Nulls, texts without a replacement, and other types than timestamptz under a zone are unchanged. */
function formatted(stored: Sql, text: Sql, { type }: Column, format: CellFormat): Sql {
  if ('zone' in format) {
    if (type !== 'timestamptz') return text;
    const form = format.seconds ? 'YYYY-MM-DD HH24:MI:SS' : 'YYYY-MM-DD HH24:MI';
    return sql`to_char(${stored} at time zone ${literal(format.zone)}, ${literal(form)})`;
  }
  const words = Object.entries(format.words);
  if (words.length === 0) return text;
  const each = words.map(([from, to]) => sql` when ${literal(from)} then ${literal(to)}`);
  return sql`case ${text}${join(each, '')} else ${text} end`;
}

/**
 * Whether at most one row can match, because the join covers the primary key. Without a limit, PostgreSQL's
 * planner may then choose the join order.
 */
function isOne({ table, on, call }: Rows): boolean {
  const key = table.primaryKey.columns;
  return !call && key.length > 0 && key.every((part) => on.some(([, theirs]) => theirs === part));
}

function listed(rows: Rows, body: Sql, keys: readonly Sql[]): Sql {
  const most = keyword(String(rows.most));
  const cells = keys.map((key) => {
    const all = sql`string_agg(coalesce("~r".${key}, ''), '; ')`;
    const shown = needsGuard(rows)
      ? sql`case when count(*) > ${most} then (('engine: more rows than ${most}, ' || count(*))::int)::text else ${all} end`
      : all;
    return sql`nullif(${shown}, '') as ${key}`;
  });
  return sql`select ${join(cells, ', ')} from (${body}) "~r"`;
}

/** The text of these types equals their JSON form and is never empty, so it needs no conversion. */
const neverEmpty = new Set(['uuid', 'bool', 'int2', 'int4', 'int8', 'numeric', 'float4', 'float8', 'time']);
const texts = new Set(['text', 'varchar', 'citext']);
const dates = new Set(['date', 'timestamp', 'timestamptz']);

function textOf(stored: Sql, { type, array }: Column, isEnum: (type: string) => boolean): Sql {
  if (array) return sql`to_json(${stored})::text`;
  if (neverEmpty.has(type)) return sql`${stored}::text`;
  if (dates.has(type)) return sql`btrim(to_json(${stored})::text, '"')`;
  const text = texts.has(type) || isEnum(type) ? sql`${stored}::text` : sql`(to_json(${stored}) #>> '{}')`;
  return sql`nullif(${text}, '')`;
}
