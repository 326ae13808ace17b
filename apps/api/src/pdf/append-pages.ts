import { fork } from 'node:child_process';
import { messageOf } from '@operatory/domain';
import { z } from 'zod';

/** Above these limits, the certificate is not joined with its document. */
export const pdfLimits = {
  pages: 150,
  bytes: 25 * 1024 * 1024,
  /** The size of all streams after unpacking. */
  unpackedBytes: 64 * 1024 * 1024,
  heapMegabytes: 384,
  milliseconds: 15_000,
};
export type AppendResult = { readonly bytes: Buffer } | { readonly remark: string };

const code = new URL('./append-pages-process.mjs', import.meta.url);
const answer = z.union([
  z.object({ bytes: z.instanceof(Uint8Array) }),
  z.object({ refusal: z.enum(['pdf_encrypted', 'pdf_broken', 'pdf_too_large', 'pdf_too_many_pages']) }),
]);
const tooLarge: AppendResult = { remark: messageOf('pdf_too_large') };

let turn: Promise<unknown> = Promise.resolve();
/** Runs jobs one after another, so that several together need no more memory than one. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/**
 * Joins PDFs and a certificate into one PDF. @returns the PDF, or why it is not possible. A process with
 * limits does this, because an uploaded PDF may unpack to any size, run forever, or crash its reader. `read`
 * returns null if the files are too large. The same input gives the same bytes.
 */
export const appendPages = (
  read: () => Promise<readonly Buffer[] | null>,
  certificate: Buffer,
  title: string,
  most = pdfLimits,
): Promise<AppendResult> =>
  inTurn(async () => {
    const files = await read();
    return files === null ? tooLarge : inProcess({ files, certificate, title, most }, most);
  });

function inProcess(given: object, most: typeof pdfLimits): Promise<AppendResult> {
  return new Promise((resolve, reject) => {
    const reader = fork(code, {
      serialization: 'advanced',
      // The process gets nothing from this one: no secrets, no loaders, no output.
      env: {},
      execArgv: [`--max-old-space-size=${most.heapMegabytes}`, '--max-semi-space-size=16'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let appended: AppendResult | undefined;
    const end = (found: AppendResult): void => {
      appended ??= found;
      reader.kill('SIGKILL');
    };
    const timer = setTimeout(() => end(tooLarge), most.milliseconds);
    reader.once('message', (message) => {
      const { data } = answer.safeParse(message);
      if (data && 'bytes' in data) return end({ bytes: Buffer.from(data.bytes) });
      end({ remark: messageOf(data?.refusal ?? 'pdf_broken', { most: String(most.pages) }) });
    });
    reader.once('error', reject);
    // The next one starts after this process has ended. A signal means that it ran out of memory or time.
    reader.once('exit', (status, signal) => {
      clearTimeout(timer);
      if (appended ?? signal) resolve(appended ?? tooLarge);
      else reject(new Error(`the PDF reader ended with ${status}`));
    });
    reader.send(given, (error) => error && !appended && reader.kill('SIGKILL'));
  });
}
