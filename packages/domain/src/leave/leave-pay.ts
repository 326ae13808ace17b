import { dividedHalfUp, scaledInteger } from '../exact-decimal.ts';

/**
 * The facts that decide what hours of leave cost: base pay, plus the higher of leave loading and the
 * weekend penalties of the period.
 */
export interface LeavePayFacts {
  /** The hours of leave, in millionths. */
  readonly micros: bigint;
  /** Dollars for one hour, such as `25.74`. */
  readonly base: string;
  /** In percent, such as `17.5`. */
  readonly loading: string;
  /** The weekend penalties that work in the whole period would have earned, in cents. */
  readonly penalties?: bigint;
}

export function leavePayCents({ micros, base, loading, penalties = 0n }: LeavePayFacts): bigint {
  const plain = micros * scaledInteger(base, 2);
  const hundredThousandths = 100_000n + scaledInteger(loading, 3);
  const loaded = dividedHalfUp(plain * hundredThousandths, 1_000_000n * 100_000n);
  const more = dividedHalfUp(plain, 1_000_000n) + penalties - loaded;
  return more > 0n ? loaded + more : loaded;
}
