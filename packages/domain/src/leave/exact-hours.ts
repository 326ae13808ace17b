import { dividedHalfUp, scaledOf, textOf } from '../exact-decimal.ts';

/** Hours are kept to six decimals, as whole millionths: no float ever holds them. */
const decimals = 6;

/** Millionths of an hour of decimal text, such as the ledger has. */
export const microsOf = (hours: string): bigint => scaledOf(hours, decimals);
export const microsOfMinutes = (minutes: number): bigint => dividedHalfUp(BigInt(minutes) * 1_000_000n, 60n);
/** What the ledger keeps: `30.400000`. */
export const hoursOf = (micros: bigint): string => textOf(micros, decimals);
/** What people see: `30.40`. */
export const shownHours = (hours: string | bigint): string =>
  textOf(dividedHalfUp(typeof hours === 'bigint' ? hours : microsOf(hours), 10_000n), 2);
