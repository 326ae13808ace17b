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
  new HttpError(503, 'unavailable', 'The service is not available just now. Try again.', 2);
/** It went away while a change was being kept. */
export const unanswered = () =>
  new HttpError(
    503,
    'unavailable',
    'The service went away before it answered. The change may have been made: look before you try again.',
    2,
  );
