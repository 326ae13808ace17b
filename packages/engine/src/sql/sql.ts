import type { Operand } from '../plan/ir.ts';
import { isShape } from '../schema/types-of-postgres.ts';

/**
 * The only maker of SQL text. A fragment is a list of pieces; a value is never text but an operand,
 * written as `$n::type` when the whole statement is rendered.
 */
export class Sql {
  constructor(readonly pieces: readonly (string | Operand)[]) {}
}

/** Interpolations are fragments only: a string does not type-check. */
export function sql(strings: TemplateStringsArray, ...fragments: readonly Sql[]): Sql {
  const pieces: (string | Operand)[] = [strings[0] ?? ''];
  fragments.forEach((fragment, index) => {
    for (const piece of fragment.pieces) pieces.push(piece);
    pieces.push(strings[index + 1] ?? '');
  });
  return new Sql(pieces);
}

export const nothing = new Sql([]);

/** A quoted identifier. */
export const name = (text: string): Sql => new Sql([`"${text.replaceAll('"', '""')}"`]);

/** A quoted string literal: for names of the answer's keys, never for a caller's values. */
export const literal = (text: string): Sql => new Sql([`'${text.replaceAll("'", "''")}'`]);

/** Text of our own tables of operators and directions; never anything that came from outside. */
export const keyword = (text: string): Sql => new Sql([text]);

/** A value, sent apart from the text. */
export const value = (operand: Operand): Sql => new Sql([operand]);

export const column = (alias: string, columnName: string): Sql => sql`${name(alias)}.${name(columnName)}`;

/** `x::type`, for types that are our own words. */
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
  /** What to bind, in the order of `$1, $2, …`. */
  readonly operands: readonly Operand[];
}

/** A parameter of a statement that takes none (COPY): the transaction's setting of that name holds its value. */
export const setting = (settingName: string, operand: Operand): string =>
  // A list is read once, not for every row.
  operand.array
    ? `(select current_setting('${settingName}')::${typeOf(operand)})`
    : `current_setting('${settingName}')`;

/** Of a type that is out of sight, catalogs say the schema before a dot. */
function typeOf({ type, array }: Operand): string {
  const dot = type.indexOf('.');
  const parts = dot < 0 ? [type] : [type.slice(0, dot), type.slice(dot + 1)];
  const quoted = parts.map((one) => `"${one.replaceAll('"', '""')}"`).join('.');
  return array ? `${quoted}[]` : quoted;
}

/** A parameter with its type; a shape comes as GeoJSON. */
function typed(parameter: string, operand: Operand): string {
  if (operand.array || !isShape(operand.type)) return `${parameter}::${typeOf(operand)}`;
  return `st_geomfromgeojson(${parameter}::text)::${typeOf(operand)}`;
}

/** Operands that read the same thing share one parameter, which is `place`d with a cast to the operand's type behind it. */
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
