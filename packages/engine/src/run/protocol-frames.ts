import { DatabaseError } from 'pg-protocol';

const HEADER = 5;

/**
 * PostgreSQL's stream consists of messages: one code byte, a length, a body. The body is a view that is valid
 * only during the call, unless `isOwn` is set; then the receiver owns it.
 */
export class Frames {
  /**
   * A message that arrives in several chunks is allocated in full size once its length is known, so that its
   * bytes are copied once.
   */
  #held = Buffer.alloc(0);
  #heldLength = 0;

  constructor(private readonly onMessage: (code: number, body: Buffer, isOwn: boolean) => void) {}

  push(chunk: Buffer): void {
    let at = this.#heldLength > 0 ? this.#complete(chunk) : 0;
    while (chunk.length - at >= HEADER) {
      const end = at + 1 + chunk.readInt32BE(at + 1);
      if (end > chunk.length) break;
      this.onMessage(chunk[at] ?? 0, chunk.subarray(at + HEADER, end), false);
      at = end;
    }
    if (at < chunk.length) this.#hold(chunk.subarray(at));
  }

  #hold(rest: Buffer): void {
    const whole = rest.length < HEADER ? HEADER : 1 + rest.readInt32BE(1);
    this.#held = Buffer.allocUnsafe(whole);
    this.#heldLength = 0;
    this.#take(rest, 0);
  }

  /** @returns The offset of the rest of the chunk after the pending message. */
  #complete(chunk: Buffer): number {
    let at = this.#take(chunk, 0);
    if (this.#heldLength === HEADER && this.#held.length === HEADER) {
      const whole = 1 + this.#held.readInt32BE(1);
      const header = this.#held;
      this.#held = Buffer.allocUnsafe(whole);
      header.copy(this.#held);
      at = this.#take(chunk, at);
    }
    if (this.#heldLength < this.#held.length) return chunk.length;
    const held = this.#held;
    this.#heldLength = 0;
    this.onMessage(held[0] ?? 0, held.subarray(HEADER), true);
    return at;
  }

  #take(chunk: Buffer, from: number): number {
    const to = Math.min(chunk.length, from + this.#held.length - this.#heldLength);
    chunk.copy(this.#held, this.#heldLength, from, to);
    this.#heldLength += to - from;
    return to;
  }
}

/** The cells of a DataRow are views in PostgreSQL's text format; null for SQL null. */
export function cellsOf(body: Buffer): (Buffer | null)[] {
  const cells: (Buffer | null)[] = new Array(body.readInt16BE(0));
  let at = 2;
  for (let index = 0; index < cells.length; index++) {
    const length = body.readInt32BE(at);
    at += 4;
    cells[index] = length < 0 ? null : body.subarray(at, at + length);
    if (length > 0) at += length;
  }
  return cells;
}

/** The row count in a CommandComplete tag, for example `INSERT 0 3`, `SELECT 1` or `BEGIN`. */
export function rowCountOf(body: Buffer): number {
  const tag = body.toString('latin1', 0, body.length - 1);
  return Number(/ (\d+)$/.exec(tag)?.[1] ?? 0);
}

/** The result is pg's own DatabaseError, so that callers need to know only one class. */
export function errorOf(body: Buffer): DatabaseError {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < body.length && body[at] !== 0) {
    const end = body.indexOf(0, at + 1);
    fields.set(String.fromCharCode(body[at] ?? 0), body.toString('utf8', at + 1, end));
    at = end + 1;
  }
  const error = new DatabaseError(fields.get('M') ?? 'unknown error', body.length, 'error');
  return Object.assign(error, {
    severity: fields.get('V') ?? fields.get('S'),
    code: fields.get('C'),
    detail: fields.get('D'),
    hint: fields.get('H'),
    position: fields.get('P'),
    where: fields.get('W'),
    schema: fields.get('s'),
    table: fields.get('t'),
    column: fields.get('c'),
    dataType: fields.get('d'),
    constraint: fields.get('n'),
    routine: fields.get('R'),
  });
}
