import { DatabaseError } from 'pg-protocol';
import { EngineError } from '../errors.ts';

export const RETRIES = 4;

/**
 * A plan is stale if the server does not know the prepared statement, or if a migration changed its result or
 * recreated the type of one of its values.
 */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    (error.code === '26000' ||
      (error.code === '0A000' && error.message.includes('cached plan')) ||
      (error.code === 'XX000' && error.message.includes('cache lookup failed for type')))
  );
}

/** After a serialization failure, a deadlock or a stale plan nothing took effect, so a retry may succeed. */
export function isRetryable(error: unknown): boolean {
  // After a rollback to a savepoint only the converted error is available.
  if (error instanceof EngineError) return isRetryable(error.cause);
  return (
    error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01' || isStalePlan(error))
  );
}

/** The wait grows with each attempt and is random, so that conflicting transactions do not collide again. */
export function pauseBeforeRetry(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
}
