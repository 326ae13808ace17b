/**
 * @returns The price of a quantity (in thousandths) at a unit price in cents. Half cents are rounded up, as
 * the database does it for order lines.
 */
export const lineCents = (thousandths: number, cents: number): bigint =>
  (BigInt(thousandths) * BigInt(cents) + 500n) / 1000n;

export interface PricedLine {
  /** Null or undefined if no quantity was entered. */
  readonly thousandths: number | null | undefined;
  readonly cents: number | null;
}

/** @returns The total of the lines that have a price, and whether a line with a quantity has none. */
export function totalOf(lines: readonly PricedLine[]): { readonly cents: bigint; readonly misses: boolean } {
  let cents = 0n;
  let misses = false;
  for (const line of lines) {
    if (!line.thousandths) continue;
    if (line.cents === null) misses = true;
    else cents += lineCents(line.thousandths, line.cents);
  }
  return { cents, misses };
}
