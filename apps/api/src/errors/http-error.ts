import { messages } from '@operatory/domain';
import { EngineError, type ErrorCode } from '@operatory/engine';

/** An error that is sent with this status as `{message, code, retry_after?, field?}`. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The number of seconds for the Retry-After header. */
    readonly retryAfter?: number,
    /** The form field that the error is about. */
    readonly field?: string,
  ) {
    super(message);
  }
}

export const noPermission = () => new HttpError(403, 'forbidden', messages.no_permission);
export const unavailable = () =>
  new HttpError(503, 'unavailable', "Operatory isn't available at the moment. Try again.", 2);
/** The database became unavailable while a change was being saved, so nobody knows whether it was saved. */
export const unansweredError = () =>
  new HttpError(
    503,
    'unavailable',
    'The connection was lost. Your change may have been saved. Check before you try again.',
    2,
  );

/**
 * @returns The HTTP error for an engine error, with its code and message. Codes in `forbidden` give 403,
 *   `unavailable` gives 503, others give 400. Unexpected errors and errors that are not the engine's are
 *   returned unchanged.
 */
export function httpErrorOf(error: unknown, forbidden: readonly ErrorCode[] = ['permission-error']): unknown {
  if (!(error instanceof EngineError) || error.code === 'unexpected') return error;
  const status = error.code === 'unavailable' ? 503 : forbidden.includes(error.code) ? 403 : 400;
  return new HttpError(status, error.code, error.message);
}
