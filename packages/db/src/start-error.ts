/** A failure that the person who starts Operatory can mend: its message is one clear line, to be printed without a stack. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
