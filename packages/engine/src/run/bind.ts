import type { Column } from '../catalog.ts';
import { EngineError } from '../errors.ts';
import type { ValueEncryption } from '../plan/encrypted-columns.ts';
import type { Check, Operand } from '../plan/ir.ts';
import { jsonToBind } from '../read/json.ts';
import { stepsOf } from '../read/json-path.ts';
import { JsonText, jsonText } from '../read/json-text.ts';
import { limitLength } from '../read/limits.ts';
import { Numeral, numberText } from '../read/numeral.ts';
import { checkPattern } from '../read/pattern.ts';
import type { Source, WrittenRows } from '../read/source.ts';
import { checkValue, type ExpectedKind, unexpectedNull } from '../read/values.ts';
import type { Session } from '../session.ts';
import type { ColumnCipher } from './column-cipher.ts';

/** Many requests share a plan, so its parameters get each request's values separately. */
export interface Values {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly session: Session;
  /** The maximum number of values in one list of a variable. */
  readonly maxListLength?: number;
  readonly boundedPatterns?: boolean;
  readonly cipher?: ColumnCipher;
  /**
   * A write may use a separate statement to read its response; these are the rows that the write returned for
   * it.
   */
  readonly written?: WrittenRows;
}

/**
 * @returns The parameters in PostgreSQL's text format. @throws EngineError for an invalid value or a missing
 * session variable
 */
export function bind(operands: readonly Operand[], values: Values): (string | null)[] {
  for (const { source } of operands) {
    const [missing] = missingVariables(source, values);
    if (missing !== undefined)
      throw new EngineError('not-found', `missing session variable: ${JSON.stringify(missing)}`);
  }
  return operands.map((operand) => {
    const value = sourceValue(operand.source, values);
    if (operand.check) check(value, operand, operand.check, values);
    if (operand.pattern && values.boundedPatterns && typeof value === 'string')
      checkPattern(value, operand.pattern);
    // PostgreSQL parses a session's list such as {a,b}, because an invalid one must not become a list with
    // one element.
    if (operand.array && operand.source.from === 'session' && typeof value === 'string') return noNul(value);
    return encode(
      operand.encryption ? encrypted(value, operand.encryption, values) : value,
      operand.type,
      operand.array === true,
    );
  });
}

function missingVariables(source: Source, values: Values): readonly string[] {
  if (source.from === 'list') return source.items.flatMap((item) => missingVariables(item, values));
  const { variables } = values.session;
  return source.from === 'session' && variables[source.name] === undefined ? [source.name] : [];
}

/**
 * A value is encrypted even if it looks encrypted already, because otherwise a caller could store a value
 * copied from another cell.
 */
function encrypted(value: unknown, { table, column, key }: ValueEncryption, values: Values): string | null {
  if (value === null || value === undefined) return null;
  if (!values.cipher) throw new EngineError('not-supported', `column "${column}" cannot be written here`);
  const keys = sourceValue(key, values);
  const place = { table, column, key: (keys as unknown[]).map(String).join('/'), session: values.session };
  return values.cipher.encrypt(String(value), place);
}

function check(value: unknown, { type, array }: Operand, given: Check, { maxListLength }: Values) {
  const { path } = given;
  if ('rows' in given) {
    const rows = value as readonly Readonly<Record<string, unknown>>[];
    limitLength(rows, path, maxListLength);
    for (const [index, row] of rows.entries()) {
      for (const { key, column } of given.rows)
        checkCell(row[key], column, `${path}[${index}].${key}`, maxListLength);
    }
    return;
  }
  if (array && Array.isArray(value)) checkList(value, type, given.expected, path, maxListLength);
  else checkValue(value, type, given.expected, path);
}

function checkCell(value: unknown, column: Column, path: string, longest: number | undefined) {
  const { type, array = false } = column;
  if (value === null || value === undefined) {
    if (!column.nullable) throw unexpectedNull(type, path, array);
  } else if (array && Array.isArray(value)) checkList(value, type, 'column', path, longest);
  else checkValue(value, type, 'column', path);
}

function checkList(
  values: readonly unknown[],
  type: string,
  expected: ExpectedKind,
  path: string,
  longest: number | undefined,
) {
  limitLength(values, path, longest);
  for (const [index, item] of values.entries()) {
    if (item === null) throw unexpectedNull(type, `${path}[${index}]`);
    checkValue(item, type, expected, `${path}[${index}]`);
  }
}

export function sourceValue(source: Source, values: Values): unknown {
  switch (source.from) {
    case 'constant':
      return source.value;
    case 'variable': {
      let value: unknown = values.variables[source.name];
      for (const step of source.path) {
        // GraphQL accepts a single value in place of a list with one element.
        if (typeof step === 'number' && !Array.isArray(value)) continue;
        value = (value as Record<string | number, unknown> | null | undefined)?.[step];
      }
      return value;
    }
    case 'session':
      return values.session.variables[source.name];
    case 'sessionVariables':
      return values.session.variables;
    case 'written':
      return values.written?.[source.what];
    case 'jsonPath':
      return stepsOf(sourceValue(source.of, values), source.path);
    case 'cursor':
      return sourceValue(source.initial, values);
    case 'list':
      return source.items.map((item) => sourceValue(item, values));
    case 'literal':
      return new JsonText(jsonText(source.node, values.variables));
  }
}

function encode(value: unknown, type: string, array: boolean): string | null {
  if (value === null || value === undefined) return null;
  // A string may be a list in PostgreSQL's format, for example {a,b}.
  if (array) {
    const text = value instanceof JsonText ? textWithin(value) : value;
    return typeof text === 'string' && text.startsWith('{') ? text : encodeArray(value, type);
  }
  if (value instanceof JsonText) return value.text;
  if (type === 'jsonb' || type === 'json') return jsonToBind(value);
  if (value instanceof Numeral) return numberText(value.text, type);
  if (typeof value === 'string') return noNul(value);
  if (typeof value === 'number') return numberText(String(value), type);
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return jsonToBind(value);
}

function encodeArray(value: unknown, type: string): string {
  const items = (Array.isArray(value) ? value : [value]).map((item) => {
    const text = item instanceof JsonText ? withinList(item.text) : encode(item, type, false);
    return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${items.join()}}`;
}

/** In a literal list of json values, a string that contains JSON is parsed as that value, as in Hasura. */
function withinList(text: string): string {
  const value = textWithin({ text });
  if (value === undefined) return text;
  try {
    JSON.parse(value);
    return value;
  } catch {
    return text;
  }
}

function textWithin({ text }: Pick<JsonText, 'text'>): string | undefined {
  return text.startsWith('"') ? (JSON.parse(text) as string) : undefined;
}

/** PostgreSQL's text cannot contain NUL, and in the protocol NUL would end the string early. */
function noNul(text: string): string {
  if (text.includes('\0'))
    throw new EngineError('data-exception', 'invalid byte sequence for encoding "UTF8": 0x00');
  return text;
}
