import { readCsv, textOf } from './read-csv.ts';

/** A file's bytes, and the known headings. */
export interface CsvFile {
  readonly bytes: ArrayBuffer;
  readonly known: readonly string[];
}

// Parses a file in a worker, so that the page stays responsive.
addEventListener('message', ({ data }: MessageEvent<CsvFile>) => {
  postMessage(readCsv(textOf(new Uint8Array(data.bytes)), data.known));
});
