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
