import { randomBytes } from 'node:crypto';
import { exactNumber, Numeral, numberInJson } from './numeral.ts';

const [QUOTE, PLUS, MINUS, POINT, ZERO, NINE, BACKSLASH, SMALL_E] = [
  0x22, 0x2b, 0x2d, 0x2e, 0x30, 0x39, 0x5c, 0x65,
];
const [BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x5b, 0x5d, 0x7b, 0x7d];
/** A number of fewer digits, and without an exponent, is the same as a double and back. */
const longNumber = 16;
const isDigit = (code: number) => code >= ZERO && code <= NINE;

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Numbers that are long or have an exponent. Ordinary bodies have none, and looking costs half of what parsing does. */
function longNumbers(json: string): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < json.length; at++) {
    const first = json.charCodeAt(at);
    if (first === QUOTE) at = endOfString(json, at + 1);
    if (!isDigit(first)) continue;
    const from = at;
    let digits = 0;
    let hasExponent = false;
    for (; at < json.length; at++) {
      const code = json.charCodeAt(at);
      if (isDigit(code)) digits++;
      else if ((code | 0x20) === SMALL_E) hasExponent = true;
      else if (code !== POINT && code !== PLUS && code !== MINUS) break;
    }
    if (digits >= longNumber || hasExponent)
      places.push({ from: json.charCodeAt(from - 1) === MINUS ? from - 1 : from, to: at });
    // The character that ended the number is passed over: no string begins right behind one.
  }
  return places;
}

/** The index of the quote that ends the string; -1 when none does, which is invalid JSON. */
function endOfString(json: string, from: number): number {
  for (let at = from; ; ) {
    const quote = json.indexOf('"', at);
    if (quote < 0) return quote;
    let before = quote;
    while (json.charCodeAt(before - 1) === BACKSLASH) before--;
    // An even number of backslashes are characters of the string themselves.
    if ((quote - before) % 2 === 0) return quote;
    at = quote + 1;
  }
}

/** JSON.parse takes ten times as long and more for what is nested more deeply; nothing that anybody means is. */
const deepest = 10_000;

/** Whether a text, JSON or not, has so many brackets within brackets that it is not worth parsing. Looking is quick. */
export function isJsonTooDeep(json: string): boolean {
  if (json.length <= deepest) return false;
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(json, at + 1);
      if (at < 0) return false;
    } else if (code === BRACKET || code === BRACE) {
      if (++depth > deepest) return true;
    } else if (code === BRACKET_END || code === BRACE_END) depth--;
  }
  return false;
}

/**
 * JSON.parse, but for numbers that a double does not hold exactly: they are Numerals.
 * @throws SyntaxError JSON.parse's own
 */
export function readJson(json: string): unknown {
  // The platform says what is JSON and what is wrong with it.
  const value: unknown = JSON.parse(json);
  const places = longNumbers(json);
  return places.length === 0 ? value : withNumerals(json, places, value);
}

/**
 * Numerals go through JSON.parse as strings that no client can have sent. JSON.parse does not give a number's text before
 * Node 21, and parsers that do are ten times as slow: a client with long bodies would slow down all others.
 */
function withNumerals(json: string, places: readonly Place[], value: unknown): unknown {
  const mark = randomBytes(9).toString('base64url');
  const numerals: Numeral[] = [];
  const parts: string[] = [];
  let after = 0;
  for (const { from, to } of places) {
    const number = exactNumber(json.slice(from, to));
    if (!(number instanceof Numeral)) continue;
    parts.push(json.slice(after, from), `"${mark}${numerals.push(number) - 1}"`);
    after = to;
  }
  if (numerals.length === 0) return value;
  const root = { value: JSON.parse(parts.join('') + json.slice(after)) as unknown };
  // A list of what is left, for values nested more deeply than the stack is long.
  const left: Record<string | number, unknown>[] = [root];
  for (let one = left.pop(); one; one = left.pop()) {
    for (const key of Array.isArray(one) ? one.keys() : Object.keys(one)) {
      const inner = one[key];
      if (typeof inner === 'object' && inner !== null) left.push(inner as Record<string, unknown>);
      else if (typeof inner === 'string' && inner.startsWith(mark))
        one[key] = numerals[Number(inner.slice(mark.length))];
    }
  }
  return root.value;
}

/** JSON.stringify with Numerals as the numbers that they are. */
export const writeJson = (value: unknown): string => written(value, (number) => number);

/** The same for PostgreSQL to store or to compare. @throws EngineError for a number that is not for json */
export const jsonToBind = (value: unknown): string => written(value, numberInJson);

type NumberText = (number: string) => string;

const written = (value: unknown, numberText: NumberText): string =>
  holdsNumeral(value) ? exactText(value, numberText) : (JSON.stringify(value) ?? 'null');

function exactText(value: unknown, numberText: NumberText): string {
  if (value instanceof Numeral) return numberText(value.text);
  if (Array.isArray(value)) return `[${value.map((one) => exactText(one, numberText)).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${fields.map(([key, one]) => `${JSON.stringify(key)}:${exactText(one, numberText)}`).join()}}`;
}

/** A JSON object: no list, and no Numeral, which is a number. */
export const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Numeral);

function holdsNumeral(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof Numeral) return true;
  if (Array.isArray(value)) return value.some(holdsNumeral);
  for (const key in value) if (holdsNumeral((value as Record<string, unknown>)[key])) return true;
  return false;
}

/** The value with doubles for its Numerals, for readers who know numbers only; the same one where it has none. */
export function plainNumbers<T>(value: T): T;
export function plainNumbers(value: unknown): unknown {
  return holdsNumeral(value) ? withoutNumerals(value) : value;
}

function withoutNumerals(value: unknown): unknown {
  if (value instanceof Numeral) return Number(value.text);
  if (Array.isArray(value)) return value.map(withoutNumerals);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutNumerals(one)]));
}
