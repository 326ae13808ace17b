import { dividedHalfUp, scaledInteger, textOf } from '../exact-decimal.ts';

/**
 * Hours are stored with six decimals, and calculated in millionths because floating-point numbers are not
 * exact.
 */
const decimals = 6;

/** Millionths of an hour from a decimal text. */
export const microsOf = (hours: string): bigint => scaledInteger(hours, decimals);
export const microsOfMinutes = (minutes: number): bigint => dividedHalfUp(BigInt(minutes) * 1_000_000n, 60n);
/** @returns The ledger's text, such as `30.400000`. */
export const hoursOf = (micros: bigint): string => textOf(micros, decimals);
/** @returns The displayed text, such as `30.40`. */
export const shownHours = (hours: string | bigint): string =>
  textOf(dividedHalfUp(typeof hours === 'bigint' ? hours : microsOf(hours), 10_000n), 2);
