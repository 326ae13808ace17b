import { EngineError } from '../errors.ts';
import type { Cell, CellKind, RowProjection } from '../sql/row-projection.ts';
import type { Rendered } from '../sql/sql.ts';
import type { RowSink } from './pool-contract.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
const PLUS = 0x2b;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const letter = (of: string) => of.charCodeAt(0);
const T = letter('T');
const SMALL_T = letter('t');
const SMALL_U = letter('u');

/** Each entry is the letter after the backslash; 0 for characters that are escaped by their code. */
const escapes = new Uint8Array(SPACE);
for (const [plain = '', escaped = ''] of ['\bb', '\ff', '\nn', '\rr', '\tt'])
  escapes[letter(plain)] = letter(escaped);
const inNumerals = new Uint8Array(256);
for (const one of '0123456789.eE+-') inNumerals[letter(one)] = 1;
const hexadecimal = Buffer.from('0123456789abcdef');
const NULL = Buffer.from('null');
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');
const EMPTY = Buffer.from('[');
const nothing = Buffer.alloc(0);
/** The maximum size of a response in bytes: half of PostgreSQL's own limit. */
const maxResponseBytes = 512 * 1024 * 1024;
/**
 * The maximum initial buffer size in bytes. A longer response grows its buffer, because unused memory has a
 * cost too.
 */
const maxInitialBytes = 1 << 20;
/** Above this number of bytes, one native copy is faster than a loop. */
const LONG = 64;

/** The text between a projection's cells is constant, so it is computed once for all responses. */
export class RowShape {
  readonly isList: boolean;
  readonly most: number;
  readonly between: Buffer;
  readonly kinds: readonly CellKind[];
  readonly before: readonly Buffer[];
  readonly after: Buffer;
  /** The number of bytes of a row besides its cells. */
  readonly fixed: number;
  /** The initial buffer size in bytes for the next response. */
  expected = 256;

  constructor({ isList, between, most, cells }: Omit<RowProjection, keyof Rendered>) {
    this.isList = isList;
    this.between = Buffer.from(between);
    this.most = most ?? Number.POSITIVE_INFINITY;
    const kinds: CellKind[] = [];
    const before: Buffer[] = [];
    let text = '{';
    const keyOf = (cell: Cell, index: number) => `${index === 0 ? '' : ','}${JSON.stringify(cell.key)}:`;
    for (const [index, cell] of cells.entries()) {
      text += keyOf(cell, index);
      if ('same' in cell) text += JSON.stringify(cell.same);
      else {
        kinds.push(cell.kind);
        before.push(Buffer.from(text));
        text = '';
      }
    }
    this.kinds = kinds;
    this.before = before;
    this.after = Buffer.from(`${text}}`);
    this.fixed = before.reduce((sum, { length }) => sum + length, this.after.length) + between.length;
  }

  /**
   * The size is halved at most, so that it follows recent responses and the effect of a single long one fades
   * quickly.
   */
  expect(length: number): void {
    this.expected = Math.min(maxInitialBytes, Math.max(length, this.expected >> 1));
  }
}

/**
 * The output has the same bytes as PostgreSQL's `row_to_json`, and `json_agg` for lists. `head` and `tail`,
 * in ASCII, enclose the rows.
 */
export class JsonRowWriter implements RowSink {
  #out: Buffer = nothing;
  #at = 0;
  #rows = 0;
  #longest = 0;

  constructor(
    private readonly shape: RowShape,
    private readonly head: string,
    private readonly tail: string,
  ) {}

  begin(): void {
    this.#out = Buffer.allocUnsafe(this.shape.expected);
    this.#rows = 0;
    this.#at = 0;
    this.#room(this.head.length);
    this.#at = this.#out.write(this.head, 0, 'latin1');
  }

  row(body: Buffer): undefined {
    const { isList, between, most, kinds, before, after, fixed } = this.shape;
    this.#rows++;
    if (this.#rows > most || this.#at > maxResponseBytes) return;
    // The length fields of the cells already leave room for the quotes; text that needs more room reserves it
    // separately.
    const wanted = fixed + body.length;
    if (wanted > this.#longest) this.#longest = wanted + NULL.length;
    let out = this.#room(wanted);
    let at = this.#at;
    if (isList) {
      if (this.#rows === 1) out[at++] = letter('[');
      else at = copied(between, out, at);
    }
    let from = 2;
    for (let index = 0; index < kinds.length; index++) {
      at = copied(before[index] as Buffer, out, at);
      const length =
        ((body[from] as number) << 24) |
        ((body[from + 1] as number) << 16) |
        ((body[from + 2] as number) << 8) |
        (body[from + 3] as number);
      from += 4;
      if (length < 0) {
        at = copied(NULL, out, at);
        continue;
      }
      const to = from + length;
      const kind = kinds[index] as CellKind;
      if (kind === 'json' || (kind === 'number' && isNumeral(body, from, to)))
        at = taken(body, from, to, out, at);
      else if (kind === 'boolean') at = copied(body[from] === SMALL_T ? TRUE : FALSE, out, at);
      else {
        this.#at = at;
        at = kind === 'moment' ? this.#moment(body, from, to) : this.#text(body, from, to);
        out = this.#out;
      }
      from = to;
    }
    this.#at = copied(after, out, at);
  }

  /** @throws EngineError `limit-exceeded` */
  finish(): Buffer {
    const { isList, most } = this.shape;
    if (this.#rows > most)
      throw new EngineError('limit-exceeded', `more than ${most} rows: ask for fewer by limit or where`);
    if (this.#at > maxResponseBytes)
      throw new EngineError(
        'limit-exceeded',
        'an answer of more than 512 MiB: ask for fewer rows by limit or where',
      );
    const out = this.#room(this.tail.length + NULL.length);
    if (this.#rows === 0) this.#at = copied(isList ? EMPTY : NULL, out, this.#at);
    if (isList) out[this.#at++] = letter(']');
    this.#at += out.write(this.tail, this.#at, 'latin1');
    this.shape.expect(this.#at + this.#longest);
    return out.subarray(0, this.#at);
  }

  /**
   * A time such as `2030-01-31 23:59:59.5+00` becomes `2030-01-31T23:59:59.5+00:00`; infinity and a suffix
   * such as ` BC` are unchanged.
   */
  #moment(body: Buffer, from: number, to: number): number {
    const out = this.#room(this.shape.fixed + body.length + 8);
    let at = this.#at;
    out[at++] = QUOTE;
    let time = false;
    /** The offset at which the zone starts. If the text ends three bytes later, the zone has no minutes. */
    let zone = to;
    for (let index = from; index < to; index++) {
      const byte = body[index] as number;
      if (byte < SPACE || byte === QUOTE || byte === BACKSLASH) return this.#text(body, from, to);
      if (byte === SPACE && !time) {
        time = true;
        out[at++] = T;
        continue;
      }
      if (time && (byte === PLUS || byte === MINUS)) zone = index;
      out[at++] = byte;
      if (index === zone + 2 && (index + 1 === to || body[index + 1] === SPACE)) {
        out[at++] = COLON;
        out[at++] = ZERO;
        out[at++] = ZERO;
      }
    }
    out[at++] = QUOTE;
    return at;
  }

  #text(body: Buffer, from: number, to: number): number {
    let out = this.#out;
    let at = this.#at;
    out[at++] = QUOTE;
    for (let index = from; index < to; index++) {
      const byte = body[index] as number;
      if (byte >= SPACE && byte !== QUOTE && byte !== BACKSLASH) {
        out[at++] = byte;
        continue;
      }
      this.#at = at;
      // The buffer needs room for the rest of the row, and for the longest escape of this byte.
      out = this.#room(this.shape.fixed + body.length + 6);
      out[at++] = BACKSLASH;
      const short = byte >= SPACE ? byte : (escapes[byte] as number);
      if (short !== 0) out[at++] = short;
      else {
        out[at++] = SMALL_U;
        out[at++] = ZERO;
        out[at++] = ZERO;
        out[at++] = hexadecimal[byte >> 4] as number;
        out[at++] = hexadecimal[byte & 15] as number;
      }
    }
    out[at++] = QUOTE;
    return at;
  }

  #room(wanted: number): Buffer {
    if (this.#at + wanted > this.#out.length) {
      const larger = Buffer.allocUnsafe(Math.max(2 * this.#out.length, this.#at + wanted));
      larger.set(this.#out.subarray(0, this.#at));
      this.#out = larger;
    }
    return this.#out;
  }
}

/** @returns The offset after the copied bytes. */
function copied(source: Buffer, out: Buffer, at: number): number {
  return taken(source, 0, source.length, out, at);
}

function taken(source: Buffer, from: number, to: number, out: Buffer, at: number): number {
  if (to - from > LONG) out.set(source.subarray(from, to), at);
  else for (let index = from, end = at; index < to; index++) out[end++] = source[index] as number;
  return at + to - from;
}

/**
 * `NaN`, infinity and values of a column that is no longer numeric are not numbers in JSON, so they are
 * written as strings.
 */
function isNumeral(body: Buffer, from: number, to: number): boolean {
  const first = body[from] === MINUS ? body[from + 1] : body[from];
  if (first === undefined || first < ZERO || first > NINE) return false;
  for (let index = from + 1; index < to; index++) if (!inNumerals[body[index] as number]) return false;
  return true;
}
