import type { Operand } from '../plan/ir.ts';
import { isGeometry } from '../schema/types-of-postgres.ts';

/**
 * All SQL text is made from these fragments. A value is never text but an operand, which is written as
 * `$n::type` when the whole statement is rendered, so that no value can become SQL.
 */
export class Sql {
  constructor(readonly pieces: readonly (string | Operand)[]) {}
}

/** Interpolations must be fragments; a string does not type-check. */
export function sql(strings: TemplateStringsArray, ...fragments: readonly Sql[]): Sql {
  const pieces: (string | Operand)[] = [strings[0] ?? ''];
  fragments.forEach((fragment, index) => {
    for (const piece of fragment.pieces) pieces.push(piece);
    pieces.push(strings[index + 1] ?? '');
  });
  return new Sql(pieces);
}

export const emptySql = new Sql([]);

export const name = (text: string): Sql => new Sql([`"${text.replaceAll('"', '""')}"`]);

/** A quoted text, for response keys, type names and formats. Values from requests are operands instead. */
export const literal = (text: string): Sql => new Sql([`'${text.replaceAll("'", "''")}'`]);

/** A keyword comes from the engine's own tables of operators and directions, never from outside. */
export const keyword = (text: string): Sql => new Sql([text]);

/** A value is sent as a parameter, separate from the text. */
export const value = (operand: Operand): Sql => new Sql([operand]);

export const column = (alias: string, columnName: string): Sql => sql`${name(alias)}.${name(columnName)}`;

/** The type name must come from the engine's own code. */
export const cast = (of: Sql, type: string): Sql => sql`${of}::${name(type)}`;

export function join(fragments: readonly Sql[], separator: string): Sql {
  const pieces: (string | Operand)[] = [];
  fragments.forEach((fragment, index) => {
    if (index > 0) pieces.push(separator);
    for (const piece of fragment.pieces) pieces.push(piece);
  });
  return new Sql(pieces);
}

export interface Rendered {
  readonly text: string;
  /** The values to bind are in the order of `$1, $2, …`. */
  readonly operands: readonly Operand[];
}

/** COPY takes no parameters, so a setting of the transaction with that name holds the value. */
export const setting = (settingName: string, operand: Operand): string =>
  // The subquery makes PostgreSQL parse a list once instead of for every row.
  operand.array
    ? `(select current_setting('${settingName}')::${typeOf(operand)})`
    : `current_setting('${settingName}')`;

/**
 * The catalog writes a type outside the search path as schema, dot, name, so each part is quoted separately.
 */
function typeOf({ type, array }: Operand): string {
  const dot = type.indexOf('.');
  const parts = dot < 0 ? [type] : [type.slice(0, dot), type.slice(dot + 1)];
  const quoted = parts.map((one) => `"${one.replaceAll('"', '""')}"`).join('.');
  return array ? `${quoted}[]` : quoted;
}

/** A geometry is sent as GeoJSON. */
function typed(parameter: string, operand: Operand): string {
  if (operand.array || !isGeometry(operand.type)) return `${parameter}::${typeOf(operand)}`;
  return `st_geomfromgeojson(${parameter}::text)::${typeOf(operand)}`;
}

/**
 * Operands with the same source and type share one parameter. `place` writes the parameter, `$1` and so on
 * by default, to which a cast to the type is added.
 */
export function render(
  statement: Sql,
  place: (index: number, operand: Operand) => string = (index) => `$${index + 1}`,
): Rendered {
  const operands: Operand[] = [];
  const indexes = new Map<string, number>();
  const texts: string[] = [];
  for (const piece of statement.pieces) {
    if (typeof piece === 'string') {
      texts.push(piece);
      continue;
    }
    const checked = piece.check && 'expected' in piece.check ? piece.check.expected : '';
    const key = `${typeOf(piece)} ${checked} ${JSON.stringify([piece.source, piece.encryption])}`;
    let index = indexes.get(key);
    if (index === undefined) {
      index = operands.push(piece) - 1;
      indexes.set(key, index);
    }
    texts.push(typed(place(index, piece), piece));
  }
  return { text: texts.join(''), operands };
}
