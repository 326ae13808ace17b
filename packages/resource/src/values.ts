/** PostgreSQL's C collation compares code points, not UTF-16 units. */
export function compareText(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/**
 * PostgreSQL's bigint and numeric exceed a double's precision, so a number is kept as 0.`digits` × 10 to the
 * power of `point`.
 */
interface Decimal {
  /**
   * The rank is 0 for finite numbers. -infinity sorts below them; infinity and then NaN sort above, as in
   * PostgreSQL.
   */
  readonly rank: number;
  readonly sign: number;
  readonly point: number;
  readonly digits: string;
}
const numeric = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;
const unlike: Readonly<Record<string, number>> = { '-infinity': -1, infinity: 1, nan: 2 };

export function asDecimal(value: unknown): Decimal | null {
  if (typeof value !== 'number' && typeof value !== 'bigint' && typeof value !== 'string') return null;
  const text = String(value).trim();
  const rank = unlike[text.toLowerCase()];
  if (rank !== undefined) return { rank, sign: 0, point: 0, digits: '' };
  const parts = numeric.exec(text);
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts ?? [];
  if (!parts || whole + fraction === '') return null;
  const significant = (whole + fraction).replace(/^0+/, '');
  const leading = whole.length + fraction.length - significant.length;
  const digits = significant.replace(/0+$/, '');
  if (digits === '') return { rank: 0, sign: 0, point: 0, digits };
  return { rank: 0, sign: sign === '-' ? -1 : 1, point: whole.length - leading + Number(exponent), digits };
}

export function compareDecimals(a: Decimal, b: Decimal): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  if (a.sign !== b.sign) return a.sign - b.sign;
  return a.sign * (a.point - b.point || compareText(a.digits, b.digits));
}

const instant = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?)(?:\.(\d+))?(.*)$/;
/** A timestamp is in seconds and microseconds, because it is more precise than a Date. */
export type Instant = readonly [seconds: number, micros: number];

export function asInstant(value: unknown): Instant | null {
  if (value instanceof Date) return [Math.floor(value.getTime() / 1_000), (value.getTime() % 1_000) * 1_000];
  const [, clock, fraction = '', zone = ''] = (typeof value === 'string' && instant.exec(value)) || [];
  if (clock === undefined) return null;
  const millis = Date.parse(
    clock.replace(' ', 'T') + zone.replace(/^([+-]\d\d)(\d\d)?$/, '$1:$2').replace(/:$/, ':00'),
  );
  return Number.isNaN(millis) ? null : [millis / 1_000, Number(fraction.slice(0, 6).padEnd(6, '0'))];
}
export const compareInstants = (a: Instant, b: Instant): number => a[0] - b[0] || a[1] - b[1];

const clock = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,6}))?)?$/;
/** @returns The time of day in microseconds. */
export function asTime(value: unknown): number | null {
  const [all, hours, minutes, seconds = 0, fraction = ''] =
    (typeof value === 'string' && clock.exec(value)) || [];
  if (all === undefined) return null;
  const whole = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return whole * 1_000_000 + Number(fraction.padEnd(6, '0'));
}

/** PostgreSQL's `lower` converts each code point separately. */
export const lowered = (text: string): string =>
  [...text].map((one) => (one === 'İ' ? 'i' : one.toLowerCase())).join('');
