import { DatabaseError } from 'pg-protocol';

const HEADER = 5;

/** Cuts PostgreSQL's stream into messages: one code byte, a length, a body. Bodies are views, never copied when whole. */
export class Frames {
  #held: Buffer[] = [];
  #heldLength = 0;

  constructor(private readonly onMessage: (code: number, body: Buffer) => void) {}

  push(chunk: Buffer): void {
    if (this.#heldLength > 0) {
      this.#held.push(chunk);
      this.#heldLength += chunk.length;
      // Joined only once the first message is whole, so that a large answer is copied once.
      if (this.#heldLength < this.#wanted()) return;
      chunk = Buffer.concat(this.#held, this.#heldLength);
      this.#held = [];
      this.#heldLength = 0;
    }
    let at = 0;
    while (chunk.length - at >= HEADER) {
      const end = at + 1 + chunk.readInt32BE(at + 1);
      if (end > chunk.length) break;
      this.onMessage(chunk[at] ?? 0, chunk.subarray(at + HEADER, end));
      at = end;
    }
    if (at < chunk.length) {
      this.#held = [chunk.subarray(at)];
      this.#heldLength = chunk.length - at;
    }
  }

  #wanted(): number {
    const [first] = this.#held;
    if (first === undefined) return 0;
    if (first.length >= HEADER) return 1 + first.readInt32BE(1);
    if (this.#heldLength < HEADER) return HEADER;
    // The header itself was cut: join the little there is.
    this.#held = [Buffer.concat(this.#held, this.#heldLength)];
    return this.#wanted();
  }
}

/** DataRow's cells in the format that was asked for (text); null for SQL null. */
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

/** The rows that a CommandComplete tag tells: `INSERT 0 3`, `SELECT 1`, `BEGIN`. */
export function rowCountOf(body: Buffer): number {
  const tag = body.toString('latin1', 0, body.length - 1);
  return Number(/ (\d+)$/.exec(tag)?.[1] ?? 0);
}

/** ErrorResponse as pg's own DatabaseError. */
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
