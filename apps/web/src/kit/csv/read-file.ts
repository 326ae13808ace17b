import type { CsvFile } from './csv-worker.ts';
import type { CsvTable } from './read-csv.ts';

/** Bytes of a file at most, and rows of it. */
export const mostBytes = 20 * 1024 * 1024;
export const mostRows = 50_000;

/** Reads a file beside the page; `known` are the headings that would be understood. @throws when it cannot be read */
export async function readFile(file: Blob, known: readonly string[]): Promise<CsvTable> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<CsvTable>) => resolve(data);
      worker.onerror = () => reject(new Error('the file could not be read'));
      worker.postMessage({ bytes, known } satisfies CsvFile, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
