/** Three-valued truth, as SQL has it: null is unknown. */
export type Truth = boolean | null;

export const negate = (truth: Truth): Truth => (truth === null ? null : !truth);

/** False wins, then unknown. */
export const every = (truths: Iterable<Truth>): Truth => {
  let answer: Truth = true;
  for (const truth of truths) {
    if (truth === false) return false;
    if (truth === null) answer = null;
  }
  return answer;
};
/** True wins, then unknown. */
export const some = (truths: Iterable<Truth>): Truth => {
  let answer: Truth = false;
  for (const truth of truths) {
    if (truth === true) return true;
    if (truth === null) answer = null;
  }
  return answer;
};

const numeric = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/** Code points, not UTF-16 units: the order of PostgreSQL's C collation. */
function compareText(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

const asNumber = (value: unknown): number | null =>
  typeof value === 'number' || typeof value === 'bigint'
    ? Number(value)
    : typeof value === 'string' && numeric.test(value.trim())
      ? Number(value)
      : null;

const asInstant = (value: unknown): number | null => {
  if (value instanceof Date) return value.getTime();
  if (typeof value !== 'string' || !instant.test(value)) return null;
  const millis = Date.parse(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(millis) ? null : millis;
};

/**
 * How two values that are not null are ordered: below 0, 0, above 0; null when they cannot be compared.
 * A number beside a string is compared as a number (numerics travel as text), two timestamps as instants.
 */
export function compare(a: unknown, b: unknown): number | null {
  // In jsonb an object or list is never equal to anything else; how they are ordered is nobody's question.
  if (isNested(a) !== isNested(b)) return 1;
  if (typeof a === 'boolean' || typeof b === 'boolean') {
    const [left, right] = [asBoolean(a), asBoolean(b)];
    return left === null || right === null ? null : Number(left) - Number(right);
  }
  if (typeof a === 'number' || typeof b === 'number' || typeof a === 'bigint' || typeof b === 'bigint') {
    const [left, right] = [asNumber(a), asNumber(b)];
    return left === null || right === null ? 1 : left - right;
  }
  const [left, right] = [asInstant(a), asInstant(b)];
  if (left !== null && right !== null) return left - right;
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return compareLists(a, b);
  return typeof a === 'object' && typeof b === 'object' ? (jsonEquals(a, b) ? 0 : 1) : null;
}

const isNested = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

const asBoolean = (value: unknown): boolean | null =>
  typeof value === 'boolean' ? value : value === 'true' ? true : value === 'false' ? false : null;

/** PostgreSQL orders arrays element by element, nulls last and equal to each other. */
function compareLists(a: readonly unknown[], b: readonly unknown[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const [left, right] = [a[index] ?? null, b[index] ?? null];
    if (left === null && right === null) continue;
    if (left === null) return 1;
    if (right === null) return -1;
    const order = compare(left, right) ?? 0;
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

/** jsonb's `@>`: objects by key, arrays as sets; at the top an array contains a bare value that is in it. */
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

/** `ILIKE 'a%_b\%'` as a regular expression over the whole text. */
export function likePattern(pattern: string, ignoreCase: boolean): RegExp {
  let source = '';
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern.charAt(index);
    if (character === '\\' && index + 1 < pattern.length) source += escaped(pattern.charAt(++index));
    else source += character === '%' ? '[^]*' : character === '_' ? '[^]' : escaped(character);
  }
  return new RegExp(`^(?:${source})$`, ignoreCase ? 'iu' : 'u');
}
const escaped = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** `SIMILAR TO`: like's `%` and `_` with a regular expression's `| * + ? {} () []`. */
export function similarPattern(pattern: string): RegExp {
  let source = '';
  let inBrackets = false;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern.charAt(index);
    if (character === '\\' && index + 1 < pattern.length) source += escaped(pattern.charAt(++index));
    else if (inBrackets) source += character;
    else
      source +=
        character === '%'
          ? '[^]*'
          : character === '_'
            ? '[^]'
            : '^$.'.includes(character)
              ? `\\${character}`
              : character;
    if (character === '[') inBrackets = true;
    if (character === ']') inBrackets = false;
  }
  return new RegExp(`^(?:${source})$`);
}
