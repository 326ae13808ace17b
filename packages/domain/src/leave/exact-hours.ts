import { dividedHalfUp, scaledOf, textOf } from '../exact-decimal.ts';

/** Hours are stored with six decimals and calculated as whole millionths, because floats are not exact. */
const decimals = 6;

/** Millionths of an hour of decimal text, such as the ledger has. */
export const microsOf = (hours: string): bigint => scaledOf(hours, decimals);
export const microsOfMinutes = (minutes: number): bigint => dividedHalfUp(BigInt(minutes) * 1_000_000n, 60n);
/** Formats hours as the ledger stores them: `30.400000`. */
export const hoursOf = (micros: bigint): string => textOf(micros, decimals);
/** Formats hours for display: `30.40`. */
export const shownHours = (hours: string | bigint): string =>
  textOf(dividedHalfUp(typeof hours === 'bigint' ? hours : microsOf(hours), 10_000n), 2);
