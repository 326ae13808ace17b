import { EngineError } from '../errors.ts';
import { isGeometry, scalarName } from '../schema/types-of-postgres.ts';
import { checkShape } from './geo-json.ts';
import { Numeral, scientific, wholeNumber } from './numeral.ts';

/** How a value is checked: by its column's type, or as Hasura checks an argument of this kind. */
export type ExpectedKind = 'column' | 'limit' | 'offset' | 'boolean' | 'string';

export function kindOfValue(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Numeral)
    return { integer: 'an integer', float: 'a float', json: 'a number' }[value.kind];
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a string', number: 'a number', boolean: 'a boolean' }[typeof value as string] ?? 'an object'
  );
}

export const mismatch = (expected: string, type: string, value: unknown, path: string) =>
  new EngineError(
    'validation-failed',
    `expected ${expected} for type '${type}', but found ${kindOfValue(value)}`,
    path,
  );
export const unexpectedNull = (type: string, path: string, array = false) =>
  new EngineError(
    'validation-failed',
    `unexpected null value for type '${array ? `[${scalarName(type)}!]` : scalarName(type)}'`,
    path,
  );

/** @throws EngineError with Hasura's message when the value is invalid for the type. */
export function checkValue(value: unknown, type: string, expected: ExpectedKind, path: string): void {
  switch (expected) {
    case 'column':
      checkColumnValue(value, type, path);
      return;
    case 'limit':
      checkLimit(value, path);
      return;
    case 'offset':
      checkOffset(value, path);
      return;
    case 'boolean':
      if (typeof value !== 'boolean') throw mismatch('a boolean', 'Boolean', value, path);
      return;
    case 'string':
      if (typeof value !== 'string') throw mismatch('a string', 'String', value, path);
  }
}

const isNumeric = (value: unknown): value is number | Numeral =>
  typeof value === 'number' || value instanceof Numeral;

/** Hasura requires an integer for a limit in a document, but accepts any number in JSON at this point. */
const mayBeWhole = (value: unknown): value is number | Numeral =>
  isNumeric(value) && !(value instanceof Numeral && value.kind === 'float');
const outOfBounds = (value: number | Numeral, path: string) =>
  new EngineError(
    'parse-failed',
    `The value ${scientific(String(value))} lies outside the bounds or is not an integer.  Maybe it is a float, or is there integer overflow?`,
    path,
  );

function checkLimit(value: unknown, path: string): void {
  const expected = 'a non-negative 32-bit integer';
  if (!mayBeWhole(value)) throw mismatch(expected, 'Int', value, path);
  const exact = wholeNumber(value, 32);
  if (exact === undefined) throw outOfBounds(value, path);
  if (exact < 0) throw mismatch(expected, 'Int', value, path);
}

function checkOffset(value: unknown, path: string): void {
  if (typeof value === 'string' && /^-?\d{1,18}$/.test(value)) return;
  if (!mayBeWhole(value))
    throw mismatch('a 32-bit integer, or a 64-bit integer represented as a string', 'Int', value, path);
  if (wholeNumber(value, 64) === undefined) throw outOfBounds(value, path);
}

const integers: Readonly<Record<string, { readonly bits: number; readonly name: string }>> = {
  int2: { bits: 16, name: 'PGSmallInt' },
  int4: { bits: 32, name: 'PGInteger' },
  int8: { bits: 64, name: 'PGBigInt' },
};
/** Each of these types has its own message in Hasura. */
const spoken: Readonly<Record<string, string>> = {
  numeric: 'parsing Scientific failed, expected Number',
  money: 'parsing Scientific failed, expected Number',
  float4: 'parsing Float expected for input type: PGFloat failed, expected Number',
  float8: 'parsing Float expected for input type: PGDouble failed, expected Number',
  bool: 'expected Bool',
  text: 'parsing Text failed, expected String',
  varchar: 'parsing Text failed, expected String',
  bpchar: 'parsing Text failed, expected String',
  citext: 'parsing Text failed, expected String',
  uuid: 'parsing UUID failed, expected String',
  date: 'parsing Day failed, expected String',
  timestamp: 'parsing LocalTime failed, expected String',
  timestamptz: 'parsing UTCTime failed, expected String',
};
const numeric = new Set(['numeric', 'money', 'float4', 'float8']);

const hexadecimal = /^([\da-f]{2})*$/i;
const labelPath = /^([\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*)?$/u;

/** A string is accepted for any type, because PostgreSQL parses it and reports errors. */
function checkColumnValue(value: unknown, type: string, path: string): void {
  if (type === 'ltree' && typeof value === 'string' && !labelPath.test(value))
    throw new EngineError(
      'parse-failed',
      'Expecting label path: a sequence of zero or more labels separated by dots, for example L1.L2.L3',
      path,
    );
  if (type === 'raster' && typeof value === 'string' && !hexadecimal.test(value))
    throw new EngineError(
      'parse-failed',
      'invalid hexadecimal representation of raster well known binary format',
      path,
    );
  if (typeof value === 'string' || type === 'json' || type === 'jsonb') return;
  if (isGeometry(type)) {
    checkShape(value, path);
    return;
  }
  const integer = integers[type];
  if (integer) {
    if (!isNumeric(value))
      throw parseFailed(
        `parsing Integer expected for input type: ${integer.name} failed, expected Number`,
        value,
        path,
      );
    if (wholeNumber(value, integer.bits) === undefined) throw outOfBounds(value, path);
    return;
  }
  if (type === 'bool' ? typeof value === 'boolean' : numeric.has(type) && isNumeric(value)) return;
  const words = spoken[type];
  if (words) throw parseFailed(words, value, path);
  throw new EngineError('parse-failed', `A string is expected for type: ${type}`, path);
}

function parseFailed(words: string, value: unknown, path: string) {
  const kind = isNumeric(value)
    ? 'Number'
    : Array.isArray(value)
      ? 'Array'
      : ({ boolean: 'Boolean', string: 'String' }[typeof value as string] ??
        (value === null ? 'Null' : 'Object'));
  return new EngineError('parse-failed', `${words}, but encountered ${kind}`, path);
}
