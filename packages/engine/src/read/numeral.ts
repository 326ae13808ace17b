import { EngineError } from '../errors.ts';

/**
 * A number is kept as decimal text where a double might not represent it exactly. GraphQL documents
 * distinguish integers from floats; JSON does not.
 */
export class Numeral {
  constructor(
    readonly text: string,
    readonly kind: 'integer' | 'float' | 'json',
  ) {}
  toString() {
    return this.text;
  }
}

/**
 * The value is `digits` × 10^`power`, without leading or trailing zeros, so that equal values have equal
 * parts.
 */
interface Decimal {
  readonly sign: string;
  readonly digits: string;
  readonly power: number;
}

function decimalOf(text: string): Decimal {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const all = `${whole}${fraction}`;
  // Written as loops, because a regular expression for trailing zeros takes quadratic time on long runs of
  // zeros in the middle.
  let from = 0;
  let to = all.length;
  while (from < to && all[from] === '0') from++;
  while (to > from && all[to - 1] === '0') to--;
  return { sign, digits: all.slice(from, to), power: Number(power) - fraction.length + all.length - to };
}

/**
 * The result is a plain number if that has exactly the same value, otherwise its decimal text, so that no
 * digit is lost.
 */
export function exactNumber(text: string): number | Numeral {
  const number = Number(text);
  const [written, kept] = [decimalOf(text), decimalOf(String(number))];
  const isExact = written.digits === kept.digits && (written.digits === '' || written.power === kept.power);
  return isExact ? number : new Numeral(writtenOut(written, maxZeros), 'json');
}

/**
 * No integer or money value of PostgreSQL needs more zeros, and without a maximum a short exponent could
 * produce very many.
 */
const maxZeros = 40;

/**
 * The number is written without an exponent if that needs no more than `zeros` zeros, because PostgreSQL's
 * integers and money do not accept exponents.
 */
function writtenOut({ sign, digits, power }: Decimal, zeros: number): string {
  const point = digits.length + power;
  if (power > zeros || -point > zeros) return `${sign}${digits}e${power}`;
  if (power >= 0) return `${sign}${digits}${'0'.repeat(power)}`;
  if (point > 0) return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
  return `${sign}0.${'0'.repeat(-point)}${digits}`;
}

/** @returns The value as an integer of at most `bits` bits; undefined if it is not one. */
export function wholeNumber(value: number | Numeral, bits: number): bigint | undefined {
  const exact = typeof value === 'number' ? wholeDouble(value) : wholeText(value.text);
  return exact !== undefined && BigInt.asIntN(bits, exact) === exact ? exact : undefined;
}

const wholeDouble = (value: number) => (Number.isInteger(value) ? BigInt(value) : undefined);

function wholeText(text: string): bigint | undefined {
  const { sign, digits, power } = decimalOf(text);
  if (digits === '') return 0n;
  // A number with more than 20 digits does not fit in 64 bits, so building its text would be wasted work.
  if (power < 0 || digits.length + power > 20) return undefined;
  return BigInt(`${sign}${digits}${'0'.repeat(power)}`);
}

/** Hasura's messages show numbers in Haskell's notation, for example `2.147483648e9`, `1.5` and `5.0`. */
export function scientific(text: string): string {
  const { sign, digits, power } = decimalOf(text);
  if (digits === '') return '0.0';
  const exponent = digits.length + power;
  if (exponent < 0 || exponent > 7) return `${sign}${digits[0]}.${digits.slice(1) || '0'}e${exponent - 1}`;
  return `${sign}${digits.slice(0, exponent).padEnd(exponent, '0') || '0'}.${digits.slice(exponent) || '0'}`;
}

/** PostgreSQL itself rejects numbers with larger exponents, so they are passed on unchanged. */
const maxExponent = 400;

/**
 * PostgreSQL's integers and money do not accept an exponent, so it is written out. A numeric with an exponent
 * is written in Hasura's notation, because the scale that PostgreSQL derives from it must be the same.
 */
export function numberText(text: string, type: string): string {
  // Hasura accepts 5.0 for an integer, but PostgreSQL does not.
  if (/^int\d/.test(type) && /^-?\d+\.0+$/.test(text)) return text.slice(0, text.indexOf('.'));
  if (!/[eE]/.test(text) || type.startsWith('float')) return text;
  const decimal = decimalOf(text);
  if (Math.abs(decimal.power) > maxExponent) return text;
  if (type === 'numeric') return scientific(text);
  return decimal.digits === '' ? '0' : writtenOut(decimal, maxExponent);
}

/**
 * PostgreSQL would expand an exponent inside json to all digits on every read, so a large one is rejected.
 * @throws EngineError
 */
export function numberInJson(text: string): string {
  if (!/[eE]/.test(text)) return text;
  const { digits, power } = decimalOf(text);
  if (power > maxExponent || -(digits.length + power) > maxExponent)
    throw new EngineError('data-exception', `a number in json has an exponent beyond ${maxExponent}`);
  return text;
}
