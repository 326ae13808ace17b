import { DatabaseError } from 'pg-protocol';
import { EngineError } from '../errors.ts';

/** How often a transaction that lost a race is tried again. */
export const RETRIES = 4;

/** The prepared statement is unknown to the server, or a migration changed what it answers or made a type of its values anew. */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    (error.code === '26000' ||
      (error.code === '0A000' && error.message.includes('cached plan')) ||
      (error.code === 'XX000' && error.message.includes('cache lookup failed for type')))
  );
}

/** Serialisation failure, deadlock, stale plan: nothing took effect, and the same again may succeed. */
export function isRetryable(error: unknown): boolean {
  // After a rollback to a savepoint only the converted error is left.
  if (error instanceof EngineError) return isRetryable(error.cause);
  return (
    error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01' || isStalePlan(error))
  );
}

/** Grows with each attempt and differs between rivals, so that they do not meet again. */
export function pauseBeforeRetry(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
}
