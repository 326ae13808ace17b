import { csvLine } from '@operatory/resource';

const code = (character: string) => character.charCodeAt(0);
/** Classes of bytes that need attention in a line; all others have no special meaning. */
const [edge, tab, odd] = [1, 2, 3];
const meanings = new Uint8Array(256);
for (const each of ',"') meanings[code(each)] = edge;
meanings[code('\t')] = tab;
// Formulas begin with these characters, full-width ones with 0xEF in UTF-8; PostgreSQL quotes a lone `\.`.
for (const each of "'=+-@\r\n\\\xef") meanings[code(each)] = odd;

/** Whether no cell of the line needs more quoting than PostgreSQL has applied. May return false where true would be correct. */
function isPlain(line: Buffer): boolean {
  let begins = true;
  for (let at = 0; at < line.length - 1; at++) {
    const meaning = meanings[line[at] ?? 0];
    if (meaning === tab || (begins && meaning === odd)) return false;
    begins = meaning === edge;
  }
  return true;
}

/** The cells of a line as PostgreSQL's COPY writes them. */
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

/** Converts COPY's lines to those of our files: formulas are made harmless, and lines end as in RFC 4180. */
export function csvLines(lines: readonly Buffer[]): Buffer {
  const ours = lines.map((line) =>
    isPlain(line) ? line : Buffer.from(csvLine(cellsIn(line.toString('utf8', 0, line.length - 1)))),
  );
  const out = Buffer.allocUnsafe(ours.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  for (const [index, line] of ours.entries()) {
    at += line.copy(out, at);
    // COPY ends its lines with a line feed alone.
    if (line === lines[index]) {
      out[at - 1] = code('\r');
      out[at++] = code('\n');
    }
  }
  return out.subarray(0, at);
}
