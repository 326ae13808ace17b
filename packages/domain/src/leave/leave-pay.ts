import { dividedHalfUp, scaledOf } from '../exact-decimal.ts';

/** Hours of leave in dollars: an hour's base pay and, on top, the higher of the loading and the penalties of the period. */
export interface LeavePayFacts {
  /** Millionths of an hour. */
  readonly micros: bigint;
  /** The base pay of an hour: `25.74`. */
  readonly base: string;
  /** The loading in percent: `17.5`. */
  readonly loading: string;
  /** The weekend penalties that the whole period would have earned, in cents. */
  readonly penalties?: bigint;
}

/** The pay in cents, rounded half up once at the end. */
export function leavePayCents({ micros, base, loading, penalties = 0n }: LeavePayFacts): bigint {
  const plain = micros * scaledOf(base, 2);
  const hundredThousandths = 100_000n + scaledOf(loading, 3);
  const loaded = dividedHalfUp(plain * hundredThousandths, 1_000_000n * 100_000n);
  const more = dividedHalfUp(plain, 1_000_000n) + penalties - loaded;
  return more > 0n ? loaded + more : loaded;
}
