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
