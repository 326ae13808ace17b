const EPOCH = 1n << 32n;
const HALF = 1n << 31n;

/**
 * PostgreSQL's snapshot in its text form `xmin:xmax:xid,xid`. It says which transactions a statement that
 * starts now sees.
 */
export class Snapshot {
  readonly #end: bigint;
  readonly #running: ReadonlySet<bigint>;

  constructor(text: string) {
    const [, end = '0', running = ''] = text.split(':');
    this.#end = BigInt(end);
    this.#running = new Set(running === '' ? [] : running.split(',').map(BigInt));
  }

  /**
   * Whether the transaction is visible. `xid` is the lower 32 bits of its id, as logical decoding reports
   * them.
   */
  sees(xid: number): boolean {
    let full = (this.#end & ~(EPOCH - 1n)) | BigInt(xid);
    if (full > this.#end + HALF) full -= EPOCH;
    return full < this.#end && !this.#running.has(full);
  }
}
