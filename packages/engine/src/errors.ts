/** Hasura's error codes, which are part of the dialect. */
export type ErrorCode =
  | 'validation-failed'
  | 'permission-error'
  | 'not-found'
  | 'constraint-violation'
  | 'constraint-error'
  | 'parse-failed'
  | 'not-supported'
  | 'bad-request'
  | 'data-exception'
  | 'access-denied'
  | 'invalid-jwt'
  | 'invalid-json'
  | 'invalid-headers'
  | 'jwt-invalid-claims'
  | 'jwt-missing-role-claims'
  | 'start-failed'
  | 'unexpected'
  | 'postgres-error'
  | 'limit-exceeded'
  | 'unavailable';

/** An error that the client may read, with Hasura's code, path (`$.selectionSet.tasks.args.limit`) and message. */
export class EngineError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly path = '$',
  ) {
    super(message);
  }
  toJSON() {
    return { message: this.message, extensions: { path: this.path, code: this.code } };
  }
}

/** The same message and code for a field that does not exist and for one that the caller may not see. */
export const fieldNotFound = (field: string, type: string, path: string) =>
  new EngineError('validation-failed', `field '${field}' not found in type: '${type}'`, path);
