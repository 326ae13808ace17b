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
