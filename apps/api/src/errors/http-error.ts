import { messages } from '@operatory/domain';
import { EngineError, type ErrorCode } from '@operatory/engine';

/** A refusal with an HTTP status, sent as `{message, code, retry_after?, field?}`. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Seconds for the Retry-After header. */
    readonly retryAfter?: number,
    /** The form field to which the error belongs. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** The error for a request that the caller's rights do not allow. */
export const noPermission = () => new HttpError(403, 'forbidden', messages.no_permission);
/** The error for a database that is temporarily unavailable. */
export const unavailable = () =>
  new HttpError(503, 'unavailable', "Operatory isn't available at the moment. Try again.", 2);
/** The error for a database that became unavailable while a change was being saved. */
export const unanswered = () =>
  new HttpError(
    503,
    'unavailable',
    'The connection was lost. Your change may have been saved. Check before you try again.',
    2,
  );

/** The HTTP error for an engine error, with its code and message; `forbidden` are the codes that mean missing permission. */
export function httpErrorOf(error: unknown, forbidden: readonly ErrorCode[] = ['permission-error']): unknown {
  if (!(error instanceof EngineError) || error.code === 'unexpected') return error;
  const status = error.code === 'unavailable' ? 503 : forbidden.includes(error.code) ? 403 : 400;
  return new HttpError(status, error.code, error.message);
}
