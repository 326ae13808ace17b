/**
 * An error that the person who starts Operatory can fix. Its message is one clear line, to be printed
 * without a stack trace.
 */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
