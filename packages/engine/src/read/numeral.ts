/** A number as the document has it: 12345678901234567890.5 and 12.50 are no doubles. */
export class Numeral {
  constructor(
    readonly text: string,
    readonly isInteger: boolean,
  ) {}
  toString() {
    return this.text;
  }
}

/** A number as Haskell shows it, for Hasura's sentences: `2.147483648e9`, `1.5`, `5.0`. */
export function scientific(text: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const all = `${whole}${fraction}`;
  const digits = all.replace(/^0+/, '').replace(/0+$/, '');
  if (digits === '') return '0.0';
  // The value is 0.digits × 10^exponent.
  const exponent = whole.length + Number(power) - (all.length - all.replace(/^0+/, '').length);
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
  const [, sign = '', whole = '', fraction = '', power] =
    /^(-?)(\d*)(?:\.(\d*))?[eE]([+-]?\d+)$/.exec(text) ?? [];
  const shift = Number(power);
  if (power === undefined || Math.abs(shift) > longestPower || type.startsWith('float')) return text;
  if (type === 'numeric') return scientific(text);
  const digits = `${whole}${fraction}`;
  const point = whole.length + shift;
  const padded = digits.padStart(digits.length - Math.min(point, 0), '0').padEnd(point, '0');
  const before = padded.slice(0, Math.max(point, 0)) || '0';
  const after = padded.slice(Math.max(point, 0)).replace(/0+$/, '');
  return `${sign}${before}${after && `.${after}`}`;
}
