/**
 * Decimals are calculated as integers in units of their last decimal place, because floating-point numbers
 * are not exact.
 */

/**
 * A decimal text in units of its last place, rounded half up: `scaledInteger('0.25', 1)` is 3n.
 * @throws RangeError for any other text
 */
export function scaledInteger(text: string, places: number): bigint {
  const found = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text.trim());
  if (!found) throw new RangeError(`not a decimal: ${text}`);
  const [, sign, whole = '0', part = ''] = found;
  const digits = part.padEnd(places + 1, '0');
  const size = BigInt(whole + digits.slice(0, places)) + (Number(digits[places]) >= 5 ? 1n : 0n);
  return sign === '-' ? -size : size;
}

/** A quotient, rounded half away from zero. */
export function dividedHalfUp(number: bigint, by: bigint): bigint {
  const size = ((number < 0n ? -number : number) * 2n + by) / (by * 2n);
  return number < 0n ? -size : size;
}

/** The inverse of `scaledInteger`: `textOf(30_400_000n, 6)` is `30.400000`. */
export function textOf(scaled: bigint, places: number): string {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  const part = places > 0 ? `.${digits.slice(-places)}` : '';
  return `${scaled < 0n ? '-' : ''}${places > 0 ? digits.slice(0, -places) : digits}${part}`;
}
