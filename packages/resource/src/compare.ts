import {
  asDecimal,
  asInstant,
  asTime,
  compareDecimals,
  compareInstants,
  compareText,
  lowered,
} from './values.ts';

/** The result for two different values whose order only the database knows. */
const unordered = Number.NaN;

const within = <T>(
  read: (value: unknown) => T | null,
  order: (left: T, right: T) => number,
): ((a: unknown, b: unknown) => number | null) => {
  return (a, b) => {
    const [left, right] = [read(a), read(b)];
    return left === null || right === null ? null : order(left, right);
  };
};
const asText = (value: unknown): string | null => (isNested(value) ? null : String(value));
const numbers = within(asDecimal, compareDecimals);
const instants = within(asInstant, compareInstants);
const texts = within(asText, compareText);
const insensitive = (a: unknown, b: unknown) => texts(lowered(String(a)), lowered(String(b)));
const types: Readonly<Record<string, (a: unknown, b: unknown) => number | null>> = {
  ...Object.fromEntries(
    ['int2', 'int4', 'int8', 'numeric', 'float4', 'float8'].map((type) => [type, numbers]),
  ),
  ...Object.fromEntries(['text', 'varchar', 'name', 'date'].map((type) => [type, texts])),
  timestamptz: instants,
  timestamp: instants,
  time: within(asTime, (left, right) => left - right),
  uuid: insensitive,
  citext: insensitive,
};

/**
 * @returns A number below 0, equal to 0 or above 0, as `a` sorts before, with or after `b`; NaN if the
 * values differ and only the database knows their order; null if they cannot be compared. `type` is the
 * PostgreSQL type. Without it, a number and a string are compared as numbers (numerics are sent as text),
 * two timestamps by time, and other strings as text.
 */
export function compare(a: unknown, b: unknown, type?: string): number | null {
  if (Array.isArray(a) && Array.isArray(b) && type !== 'jsonb') return compareLists(a, b, type);
  const known = type !== undefined && Object.hasOwn(types, type) ? types[type] : undefined;
  if (known) return known(a, b);
  if (isNested(a) || isNested(b)) return jsonEquals(a, b) ? 0 : unordered;
  if (typeof a === 'boolean' || typeof b === 'boolean') {
    const [left, right] = [asBoolean(a), asBoolean(b)];
    return left === null || right === null ? null : Number(left) - Number(right);
  }
  if (type !== undefined) return a === b ? 0 : unordered;
  if (typeof a !== 'string' || typeof b !== 'string') return numbers(a, b) ?? unordered;
  return instants(a, b) ?? compareText(a, b);
}

const isNested = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

const asBoolean = (value: unknown): boolean | null =>
  typeof value === 'boolean' ? value : value === 'true' ? true : value === 'false' ? false : null;

/** PostgreSQL orders arrays element by element; nulls sort last and equal each other. */
function compareLists(a: readonly unknown[], b: readonly unknown[], type?: string): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const [left, right] = [a[index] ?? null, b[index] ?? null];
    if (left === null && right === null) continue;
    if (left === null) return 1;
    if (right === null) return -1;
    const order = compare(left, right, type) ?? 0;
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

type Json = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function jsonEquals(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => jsonEquals(item, b[index]));
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length && keys.every((key) => key in b && jsonEquals(a[key], b[key]))
    );
  }
  return a === b;
}

/**
 * As in jsonb's `@>`, objects are compared by key and arrays as sets. At the top level, an array also
 * contains a bare value that is one of its elements.
 */
export function jsonContains(whole: unknown, part: unknown, top = true): boolean {
  if (Array.isArray(whole)) {
    if (Array.isArray(part))
      return part.every((item) => whole.some((other) => jsonContains(other, item, false)));
    return top && !isObject(part) && whole.some((other) => jsonEquals(other, part));
  }
  if (isObject(whole) && isObject(part))
    return Object.keys(part).every((key) => key in whole && jsonContains(whole[key], part[key], false));
  return !Array.isArray(part) && jsonEquals(whole, part);
}
