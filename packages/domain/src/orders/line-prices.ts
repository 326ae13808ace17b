/** The price of an amount in thousandths at a unit price in cents, rounding half a cent up, as the database rounds a line. */
export const lineCents = (thousandths: number, cents: number): bigint =>
  (BigInt(thousandths) * BigInt(cents) + 500n) / 1000n;

export interface PricedLine {
  /** Null or undefined if there is no amount yet. */
  readonly thousandths: number | null | undefined;
  readonly cents: number | null;
}

/** The sum of the priced lines in cents, and whether a line with an amount has no price. */
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
