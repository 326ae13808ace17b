import { EngineError } from '../errors.ts';

/**
 * A number as its decimal text, where a double might not hold it. GraphQL documents distinguish integers from floats; JSON does
 * not.
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

/** The value is `digits` × 10^`power`; no zeros lead or trail, so that equal values have equal parts. */
interface Decimal {
  readonly sign: string;
  readonly digits: string;
  readonly power: number;
}

function decimalOf(text: string): Decimal {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const all = `${whole}${fraction}`;
  // By hand: a regular expression for trailing zeros takes quadratic time where many zeros trail nothing.
  let from = 0;
  let to = all.length;
  while (from < to && all[from] === '0') from++;
  while (to > from && all[to - 1] === '0') to--;
  return { sign, digits: all.slice(from, to), power: Number(power) - fraction.length + all.length - to };
}

/** The number of a JSON text: an ordinary number where that has exactly the same value, else its decimal text. */
export function exactNumber(text: string): number | Numeral {
  const number = Number(text);
  const [written, kept] = [decimalOf(text), decimalOf(String(number))];
  const isExact = written.digits === kept.digits && (written.digits === '' || written.power === kept.power);
  return isExact ? number : new Numeral(writtenOut(written, mostZeros), 'json');
}

/** More than any whole number or money of PostgreSQL's has; of a few characters an exponent would make very many. */
const mostZeros = 40;

/** Without an exponent where that takes no more than so many zeros: whole numbers and money know none. */
function writtenOut({ sign, digits, power }: Decimal, zeros: number): string {
  const point = digits.length + power;
  if (power > zeros || -point > zeros) return `${sign}${digits}e${power}`;
  if (power >= 0) return `${sign}${digits}${'0'.repeat(power)}`;
  if (point > 0) return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
  return `${sign}0.${'0'.repeat(-point)}${digits}`;
}

/** A whole number within so many bits; undefined when it is none. */
export function wholeNumber(value: number | Numeral, bits: number): bigint | undefined {
  const exact = typeof value === 'number' ? wholeDouble(value) : wholeText(value.text);
  return exact !== undefined && BigInt.asIntN(bits, exact) === exact ? exact : undefined;
}

const wholeDouble = (value: number) => (Number.isInteger(value) ? BigInt(value) : undefined);

function wholeText(text: string): bigint | undefined {
  const { sign, digits, power } = decimalOf(text);
  if (digits === '') return 0n;
  // Longer than any of 64 bits.
  if (power < 0 || digits.length + power > 20) return undefined;
  return BigInt(`${sign}${digits}${'0'.repeat(power)}`);
}

/** A number as Haskell shows it, for Hasura's sentences: `2.147483648e9`, `1.5`, `5.0`. */
export function scientific(text: string): string {
  const { sign, digits, power } = decimalOf(text);
  if (digits === '') return '0.0';
  // The value is 0.digits × 10^exponent.
  const exponent = digits.length + power;
  if (exponent < 0 || exponent > 7) return `${sign}${digits[0]}.${digits.slice(1) || '0'}e${exponent - 1}`;
  return `${sign}${digits.slice(0, exponent).padEnd(exponent, '0') || '0'}.${digits.slice(exponent) || '0'}`;
}

/** Longer ones are PostgreSQL's to refuse. */
const longestPower = 400;

/**
 * A number as PostgreSQL reads it for a type. Whole numbers and money know no exponent; of a numeric with one, Hasura
 * shows one digit more after the point.
 */
export function numberText(text: string, type: string): string {
  // A whole number may be written with a point: 5.0 is 5.
  if (/^int\d/.test(type) && /^-?\d+\.0+$/.test(text)) return text.slice(0, text.indexOf('.'));
  if (!/[eE]/.test(text) || type.startsWith('float')) return text;
  const decimal = decimalOf(text);
  if (Math.abs(decimal.power) > longestPower) return text;
  if (type === 'numeric') return scientific(text);
  return decimal.digits === '' ? '0' : writtenOut(decimal, longestPower);
}

/** A number's text within json. PostgreSQL would write it out in full each time that it is read. @throws EngineError */
export function numberInJson(text: string): string {
  if (!/[eE]/.test(text)) return text;
  const { digits, power } = decimalOf(text);
  if (power > longestPower || -(digits.length + power) > longestPower)
    throw new EngineError('data-exception', `a number in json has an exponent beyond ${longestPower}`);
  return text;
}
