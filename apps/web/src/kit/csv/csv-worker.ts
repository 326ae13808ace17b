import { readCsv, textOf } from './read-csv.ts';

/** A file's bytes, and the headings that are known. */
export interface CsvFile {
  readonly bytes: ArrayBuffer;
  readonly known: readonly string[];
}

// A file is read beside the page, which goes on answering.
addEventListener('message', ({ data }: MessageEvent<CsvFile>) => {
  postMessage(readCsv(textOf(new Uint8Array(data.bytes)), data.known));
});
