/** Hours are kept to six decimals, as whole millionths: no float ever holds them. */
const decimals = 6;

/** Decimal text as a whole number of its last place, half up: `scaledOf('0.25', 1)` is 3n. */
export function scaledOf(text: string, places: number): bigint {
  const found = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text.trim());
  if (!found) throw new RangeError(`not a decimal: ${text}`);
  const [, sign, whole = '0', part = ''] = found;
  const digits = part.padEnd(places + 1, '0');
  const size = BigInt(whole + digits.slice(0, places)) + (Number(digits[places]) >= 5 ? 1n : 0n);
  return sign === '-' ? -size : size;
}

/** A quotient as a whole number, half up; below zero as it is above. */
export function dividedHalfUp(number: bigint, by: bigint): bigint {
  const size = ((number < 0n ? -number : number) * 2n + by) / (by * 2n);
  return number < 0n ? -size : size;
}

/** A whole number of a last place as decimal text: `textOf(30_400_000n, 6)` is `30.400000`. */
export function textOf(scaled: bigint, places: number): string {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  const part = places > 0 ? `.${digits.slice(-places)}` : '';
  return `${scaled < 0n ? '-' : ''}${places > 0 ? digits.slice(0, -places) : digits}${part}`;
}

/** Millionths of an hour of decimal text, such as the ledger has. */
export const microsOf = (hours: string): bigint => scaledOf(hours, decimals);
export const microsOfMinutes = (minutes: number): bigint => dividedHalfUp(BigInt(minutes) * 1_000_000n, 60n);
/** What the ledger keeps: `30.400000`. */
export const hoursOf = (micros: bigint): string => textOf(micros, decimals);
/** What people see: `30.40`. */
export const shownHours = (hours: string | bigint): string =>
  textOf(dividedHalfUp(typeof hours === 'bigint' ? hours : microsOf(hours), 10_000n), 2);
