import { EngineError, type ErrorCode } from '@operatory/engine';

/** A refusal with an HTTP status; answered as `{message, code, retry_after?}`. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Seconds. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** The database cannot be asked just now. */
export const unavailable = () =>
  new HttpError(503, 'unavailable', "Operatory isn't available at the moment. Try again.", 2);
/** It went away while a change was being kept. */
export const unanswered = () =>
  new HttpError(
    503,
    'unavailable',
    'The connection was lost. Your change may have been saved. Check before you try again.',
    2,
  );

/** What the engine refused, by its code and in its words; `forbidden` are the codes that say one may not. */
export function refusalOf(error: unknown, forbidden: readonly ErrorCode[] = ['permission-error']): unknown {
  if (!(error instanceof EngineError) || error.code === 'unexpected') return error;
  const status = error.code === 'unavailable' ? 503 : forbidden.includes(error.code) ? 403 : 400;
  return new HttpError(status, error.code, error.message);
}
