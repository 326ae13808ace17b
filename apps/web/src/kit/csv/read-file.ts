import type { CsvFile } from './csv-worker.ts';
import type { CsvTable } from './read-csv.ts';

export const maxFileBytes = 20 * 1024 * 1024;
export const maxFileRows = 50_000;

/** Parses a file in a worker. `known` has the headings of fields. Rejects if the file cannot be parsed. */
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
