import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { csvHeader } from '@operatory/resource';
import type { FastifyReply } from 'fastify';

/** While more bytes than this are unread, no more are produced. */
const bufferBytes = 256 * 1024;

/**
 * Sends a CSV file. The response starts with the first rows, so that an earlier error can still be
 * reported. A later error breaks the connection, because half a file would look complete.
 */
export class CsvStream {
  private readonly out = new PassThrough({ highWaterMark: bufferBytes });
  private begun = false;

  constructor(
    private readonly reply: FastifyReply,
    private readonly fileName: string,
    private readonly headings: readonly string[],
    private readonly signal: AbortSignal,
    private readonly lagMilliseconds: number,
  ) {
    this.out.on('error', () => {});
  }

  get hasBegun(): boolean {
    return this.begun;
  }

  /** Waits until the reader has room for more. */
  async write(lines: string | Buffer): Promise<void> {
    this.begin();
    if (this.out.write(lines)) return;
    const lag = setTimeout(() => this.break(new Error('nobody reads it')), this.lagMilliseconds);
    await once(this.out, 'drain', { signal: this.signal }).finally(() => clearTimeout(lag));
  }

  end(): void {
    this.begin();
    this.out.end();
  }

  break(error: unknown): void {
    this.out.destroy(error instanceof Error ? error : new Error(String(error)));
  }

  private begin(): void {
    if (this.begun) return;
    this.begun = true;
    this.out.write(csvHeader(this.headings));
    this.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${this.fileName}"`)
      .header('cache-control', 'no-store')
      .send(this.out);
  }
}
