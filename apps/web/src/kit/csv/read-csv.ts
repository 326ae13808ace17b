import { csvValue } from '@operatory/resource';
import Papa from 'papaparse';

/** A file as it was read: its headings, and each row's cells with the row's number as a spreadsheet counts. */
export interface CsvTable {
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
}
export interface CsvRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A file's text: UTF-8 or UTF-16 by its mark or its look, else what Windows has used in Australia. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const read = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (first === 0xff && second === 0xfe) return read('utf-16le');
  if (first === 0xfe && second === 0xff) return read('utf-16be');
  // Of plain letters in UTF-16 every second byte is nought.
  const look = bytes.subarray(0, 1_000);
  const noughts = [0, 1].map((side) => look.filter((byte, index) => byte === 0 && index % 2 === side).length);
  if ((noughts[1] ?? 0) > look.length / 4) return read('utf-16le');
  if ((noughts[0] ?? 0) > look.length / 4) return read('utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return read('windows-1252');
  }
}

const delimiters = [',', ';', '\t'] as const;

/** What parts the headings: of comma, semicolon and tab the one that is there most, outside of quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((each) => [each, 0]));
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) break;
    else if (!quoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return delimiters.reduce((best, each) => ((counts.get(each) ?? 0) > (counts.get(best) ?? 0) ? each : best));
}

/** Reads the text of a file; rows without anything are left out, quotes that made formulas harmless are taken off. */
export function readCsv(text: string): CsvTable {
  const whole = text.replace(/^\uFEFF/, '');
  const { data } = Papa.parse<string[]>(whole, { delimiter: delimiterOf(whole) });
  const [headings = [], ...rows] = data;
  return {
    headings: headings.map((heading) => csvValue(heading).trim()),
    rows: rows
      .map((cells, index) => ({ number: index + 2, cells: cells.map(csvValue) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}
