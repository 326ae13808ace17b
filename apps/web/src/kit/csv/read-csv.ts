import { csvValue } from '@operatory/resource';
import Papa from 'papaparse';

/** A parsed file: its headings, and the cells of each row with its number in a spreadsheet. */
export interface CsvTable {
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
  /** Why the whole file cannot be used. */
  readonly problem?: string;
}
export interface CsvRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Decodes a file as UTF-16, by its byte order mark or its zero bytes, else as UTF-8, or as Windows-1252 if
 * it is not valid UTF-8.
 */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const read = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (first === 0xff && second === 0xfe) return read('utf-16le');
  if (first === 0xfe && second === 0xff) return read('utf-16be');
  // In UTF-16, every second byte of plain letters is zero.
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

/** The headings must be among this many first rows. */
const lead = 20;
const delimiters = [',', ';', '\t'] as const;

/** A line with which Excel declares the separator, and which it does not show. */
const declared = /^sep=(.)\r?\n?/i;

/**
 * Chooses comma, semicolon or tab: the one that splits most of the first rows into the same number of
 * columns.
 */
function delimiterOf(text: string): string {
  const fits = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: lead });
    const counts = new Map<number, number>();
    for (const { length } of data) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    const [width = 1, rows = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return { delimiter, rows, width };
  });
  return fits.reduce((best, each) =>
    each.rows > best.rows || (each.rows === best.rows && each.width > best.width) ? each : best,
  ).delimiter;
}

const isFilled = (cell: string): boolean => cell.trim() !== '';
const plain = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The index of the row with the headings: the one with the most `known` headings or, without any, the first
 * filled one after titles, which are alone in their row.
 */
function headingsIn(rows: readonly (readonly string[])[], known: ReadonlySet<string>): number {
  const first = rows.slice(0, lead);
  const filled = first.map((cells) => cells.filter(isFilled).length);
  const knownIn = first.map((cells) => cells.filter((cell) => known.has(plain(cell))).length);
  const most = Math.max(0, ...knownIn);
  if (most > 0) return knownIn.indexOf(most);
  const least = Math.max(...filled) > 1 ? 2 : 1;
  return Math.max(
    0,
    filled.findIndex((count) => count >= least),
  );
}

/** The line, counted from 1, of a quotation mark that is never closed; null if there is none. */
function openQuote(text: string, errors: readonly Papa.ParseError[]): number | null {
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  return open ? text.slice(0, open.index ?? 0).split(/\r\n|\r|\n/).length : null;
}

/**
 * Parses the text of a file. Empty rows are left out, and so are quotes that an export has put before
 * formulas. `known` has the headings of fields, which distinguish the headings from titles above them.
 */
export function readCsv(text: string, known: readonly string[] = []): CsvTable {
  const whole = text.replace(/^\uFEFF/, '');
  const [line = '', said] = declared.exec(whole) ?? [];
  const body = whole.slice(line.length);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: said ?? delimiterOf(body) });
  const open = openQuote(body, errors);
  const at = headingsIn(data, new Set(known.map(plain)));
  return {
    headings: (data[at] ?? []).map((heading) => csvValue(heading).trim()),
    rows: data
      .map((cells, index) => ({ number: index + 1, cells: cells.map(csvValue) }))
      .slice(at + 1)
      .filter(({ cells }) => cells.some(isFilled)),
    ...(open === null
      ? {}
      : {
          problem: `The quotation mark (") on line ${open + (line ? 1 : 0)} is never closed. Add the closing one or remove it, then choose the file again.`,
        }),
  };
}
