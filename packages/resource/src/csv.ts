/**
 * Cells that a spreadsheet would run as a formula start with one of these, or their full-width twins; one whose quotes came
 * with it gets another, so that taking one off gives back what it was.
 */
const formula = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** One cell: null is empty, dates and objects as text, formulas made harmless by a leading quote, quoted where needed. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);
  // A negative number is a number, not a formula.
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a cell that was made harmless was before. */
export const csvValue = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** A line, ended the way RFC 4180 says. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The first line, with the byte order mark by which spreadsheets recognise UTF-8. */
export const csvHeader = (cells: readonly string[]): string => `\uFEFF${csvLine(cells)}`;
