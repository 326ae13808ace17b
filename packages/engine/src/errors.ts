/** Error codes, most of them Hasura's. */
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

/**
 * An error that clients may see. The path is that of the faulty part in the request, such as
 * `$.selectionSet.tasks.args.limit`.
 */
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

/** Fields that do not exist and fields that the caller may not see give the same error. */
export const fieldNotFound = (field: string, type: string, path: string) =>
  new EngineError('validation-failed', `field '${field}' not found in type: '${type}'`, path);
