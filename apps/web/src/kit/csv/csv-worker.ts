import { readCsv, textOf } from './read-csv.ts';

// A file is read beside the page, which goes on answering.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(readCsv(textOf(new Uint8Array(data))));
});
