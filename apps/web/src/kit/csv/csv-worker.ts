import { readCsv, textOf } from './read-csv.ts';

export interface CsvFile {
  readonly bytes: ArrayBuffer;
  readonly known: readonly string[];
}

// Runs in a worker, so that parsing a large file does not block the page.
addEventListener('message', ({ data }: MessageEvent<CsvFile>) => {
  postMessage(readCsv(textOf(new Uint8Array(data.bytes)), data.known));
});
