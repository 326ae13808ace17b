/**
 * A spreadsheet runs cells as formulas if they start with one of these characters or a full-width twin. A text that already starts
 * with quotes gets one more, so that removing one restores the original.
 */
const formula = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * One CSV cell: null is empty, dates and objects become text, formulas are escaped with a leading quote, and the cell is quoted if
 * needed.
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);
  // A negative number is a number, not a formula.
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The original value of a cell that was escaped. */
export const csvValue = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** One line with the line ending of RFC 4180. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The header line, with the byte order mark by which spreadsheets recognise UTF-8. */
export const csvHeader = (cells: readonly string[]): string => `\uFEFF${csvLine(cells)}`;
