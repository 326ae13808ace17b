/** Bytes of which the first 4 KB can be looked at before the rest is read. */
export class Readahead implements AsyncIterable<Uint8Array> {
  static readonly bytes = 4096;

  private constructor(
    readonly head: Buffer,
    private readonly begun: readonly Uint8Array[],
    private readonly rest: AsyncIterator<Uint8Array>,
  ) {}

  static async of(source: AsyncIterable<Uint8Array>): Promise<Readahead> {
    const rest = source[Symbol.asyncIterator]();
    const begun: Uint8Array[] = [];
    let length = 0;
    while (length < Readahead.bytes) {
      const { value, done } = await rest.next();
      if (done) break;
      begun.push(value);
      length += value.byteLength;
    }
    return new Readahead(Buffer.concat(begun).subarray(0, Readahead.bytes), begun, rest);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    yield* this.begun;
    for (;;) {
      const { value, done } = await this.rest.next();
      if (done) return;
      yield value;
    }
  }
}
