/** Hasura's error codes: part of the dialect. */
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

/** A refusal the client may read: code, path (`$.selectionSet.tasks.args.limit`) and sentence as Hasura has them. */
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

/** The same sentence and code for what does not exist and what this caller may not see. */
export const fieldNotFound = (field: string, type: string, path: string) =>
  new EngineError('validation-failed', `field '${field}' not found in type: '${type}'`, path);
