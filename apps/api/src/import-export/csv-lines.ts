import { csvLine } from '@operatory/resource';

const code = (character: string) => character.charCodeAt(0);
/**
 * Kinds of bytes that matter in a line: edges of cells, tabs, and characters that need care at the start of
 * a cell.
 */
const [edge, tab, odd] = [1, 2, 3];
const meanings = new Uint8Array(256);
for (const each of ',"') meanings[code(each)] = edge;
meanings[code('\t')] = tab;
// Formulas start with these characters (full-width ones with 0xEF in UTF-8), and PostgreSQL quotes a lone
// `\.`.
for (const each of "'=+-@\r\n\\\xef") meanings[code(each)] = odd;

/** @returns True if the line can stay as PostgreSQL wrote it. False when in doubt. */
function isPlain(line: Buffer): boolean {
  let begins = true;
  for (let at = 0; at < line.length - 1; at++) {
    const meaning = meanings[line[at] ?? 0];
    if (meaning === tab || (begins && meaning === odd)) return false;
    begins = meaning === edge;
  }
  return true;
}

/** Parses a line of PostgreSQL's COPY in the format CSV. */
export function cellsIn(line: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at++) {
    let cell = '';
    if (line[at] === '"') {
      for (at++; line[at] !== '"' || line[at + 1] === '"'; at++) {
        if (line[at] === '"') at++;
        cell += line[at];
      }
      at++;
    } else {
      const end = line.indexOf(',', at);
      cell = line.slice(at, end < 0 ? line.length : end);
      at += cell.length;
    }
    cells.push(cell);
  }
  return cells;
}

/** @returns COPY's lines in the form of our CSV: formulas are harmless, and lines end with CR LF. */
export function csvLines(lines: readonly Buffer[]): Buffer {
  const ours = lines.map((line) =>
    isPlain(line) ? line : Buffer.from(csvLine(cellsIn(line.toString('utf8', 0, line.length - 1)))),
  );
  const out = Buffer.allocUnsafe(ours.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  for (const [index, line] of ours.entries()) {
    at += line.copy(out, at);
    // COPY ends lines with a line feed only.
    if (line === lines[index]) {
      out[at - 1] = code('\r');
      out[at++] = code('\n');
    }
  }
  return out.subarray(0, at);
}
