import { randomBytes } from 'node:crypto';
import { exactNumber, Numeral, numberInJson } from './numeral.ts';

const [QUOTE, PLUS, MINUS, POINT, ZERO, NINE, BACKSLASH, SMALL_E] = [
  0x22, 0x2b, 0x2d, 0x2e, 0x30, 0x39, 0x5c, 0x65,
];
const [BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x5b, 0x5d, 0x7b, 0x7d];
/** A number with fewer digits and no exponent stays exact as a double. */
const longNumber = 16;
const isDigit = (code: number) => code >= ZERO && code <= NINE;

interface Place {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds numbers that are long or have an exponent. Most bodies have none, and the search takes half as long
 * as parsing.
 */
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
    // The character after a number cannot start a string, so skipping it is safe.
  }
  return places;
}

/** The index of a string's closing quote; -1 if there is none, so that the JSON is invalid. */
function endOfString(json: string, from: number): number {
  for (let at = from; ; ) {
    const quote = json.indexOf('"', at);
    if (quote < 0) return quote;
    let before = quote;
    while (json.charCodeAt(before - 1) === BACKSLASH) before--;
    // An even number of backslashes does not escape the quote.
    if ((quote - before) % 2 === 0) return quote;
    at = quote + 1;
  }
}

/** JSON.parse takes more than ten times as long for deeper nesting, which no honest request has. */
const deepest = 10_000;

/** @returns True if brackets are nested so deeply that the text should not be parsed. Works for any text. */
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
 * Like JSON.parse, but numbers that a double cannot represent exactly become Numerals. @throws SyntaxError of
 * JSON.parse
 */
export function readJson(json: string): unknown {
  // JSON.parse decides whether the text is valid, and reports errors.
  const value: unknown = JSON.parse(json);
  const places = longNumbers(json);
  return places.length === 0 ? value : withNumerals(json, places, value);
}

/**
 * Numerals go through JSON.parse as texts with a random mark, which no client can have sent. Before Node 21,
 * JSON.parse does not give a number's text, and parsers that do are ten times as slow.
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
  // A list of values to visit instead of recursion, because deep nesting could overflow the stack.
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

/** Like JSON.stringify, but Numerals are written as numbers. */
export const writeJson = (value: unknown): string => written(value, (number) => number);

/** JSON for PostgreSQL. @throws EngineError for a number that jsonb does not support */
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

/** A Numeral is a number and not an object. */
export const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Numeral);

function holdsNumeral(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof Numeral) return true;
  if (Array.isArray(value)) return value.some(holdsNumeral);
  for (const key in value) if (holdsNumeral((value as Record<string, unknown>)[key])) return true;
  return false;
}

/**
 * Turns Numerals into doubles, for code that knows only numbers. Returns the same value if there are none.
 */
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
