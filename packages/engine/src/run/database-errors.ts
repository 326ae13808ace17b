import { EngineError, type ErrorCode } from '../errors.ts';

export interface DatabaseFailure {
  readonly code: string;
  readonly message: string;
}
export const isDatabaseFailure = (error: unknown): error is DatabaseFailure =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code);

export const checkFailed = (path: string) =>
  new EngineError('permission-error', 'check constraint of an insert/update permission has failed', path);

export const isConstraintViolation = (error: unknown) =>
  isDatabaseFailure(error) && error.code.startsWith('23');

/** Hasura puts these texts before PostgreSQL's message, by SQLSTATE. */
const violations: Readonly<Record<string, string>> = {
  '23001': 'Can not delete or update due to data being referred. ',
  '23502': 'Not-NULL violation. ',
  '23503': 'Foreign key violation. ',
  '23505': 'Uniqueness violation. ',
  '23514': 'Check constraint violation. ',
  '23P01': 'Exclusion constraint violation. ',
};

/**
 * Errors that do not concern the caller become `unexpected`, with the cause kept for the log, because their
 * messages could reveal data.
 */
export function engineError(error: unknown, path = '$'): EngineError {
  if (error instanceof EngineError) return error;
  if (error instanceof Error && error.name === 'AbortError')
    return dialectError('unavailable', 'the request was cancelled', path, error);
  if (!isDatabaseFailure(error)) return dialectError('unexpected', 'internal error', path, error);
  const { code, message } = error;
  if (code === '22P02' && message.includes('"engine: check failed ')) return checkFailed(path);
  if (code === '22P02' && message.includes('"engine: more rows than ')) {
    const most = /more rows than (\d+)/.exec(message)?.[1] ?? '';
    return dialectError(
      'limit-exceeded',
      `more than ${most} rows: ask for fewer by limit or where`,
      path,
      error,
    );
  }
  // Row-level security is the second layer of checks and reports the same message as the first.
  if (code === '42501') return checkFailed(path);
  if (code.startsWith('23'))
    return dialectError(
      code === '23514' ? 'permission-error' : 'constraint-violation',
      `${violations[code] ?? ''}${message}`,
      path,
      error,
    );
  if (code === '22025') return dialectError('bad-request', message, path, error);
  // The engine's own SQL is always valid, so 42601 means an invalid json path or ltree query in a value.
  if (code.startsWith('22') || code === '42601') return dialectError('data-exception', message, path, error);
  if (code === 'P0001') return dialectError('postgres-error', message, path, error);
  if (code === '57014') return dialectError('unavailable', 'the statement took too long', path, error);
  if (code === '21000' && message.includes('ON CONFLICT'))
    return dialectError('data-exception', message, path, error);
  if (code.startsWith('54'))
    return dialectError('limit-exceeded', 'the operation is too complex', path, error);
  if (code.startsWith('0A')) return dialectError('not-supported', message, path, error);
  // No connections or memory are left, or the server is shutting down or starting up.
  if (/^(08|53|57P)/.test(code))
    return dialectError('unavailable', 'the database is not available: try again', path, error);
  if (code.startsWith('40'))
    return dialectError('unavailable', 'another change was made at the same time: try again', path, error);
  // A value can name a conflict target without a constraint, or a missing type or setting. Any other code
  // would be an error of the engine itself.
  if (code === '42P10' || code === '42704') return dialectError('constraint-error', message, path, error);
  return dialectError('unexpected', 'database query error', path, error);
}

function dialectError(code: ErrorCode, message: string, path: string, cause: unknown): EngineError {
  const error = new EngineError(code, message, path);
  error.cause = cause;
  return error;
}
