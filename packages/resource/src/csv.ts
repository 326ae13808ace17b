/**
 * A spreadsheet runs cells as formulas if they start with one of these characters or a full-width twin. A
 * text that already starts with quotes gets one more, so that removing one restores the original.
 */
const formula = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * Null is empty, dates and objects become text, formulas are escaped with a leading quote, and the cell is
 * quoted if needed.
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);
  // A negative number is a number, not a formula.
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @returns The value of a cell, without the quote that escapes a formula. */
export const csvValue = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** RFC 4180 requires this line ending. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Spreadsheets recognise UTF-8 by the byte order mark before the header line. */
export const csvHeader = (cells: readonly string[]): string => `\uFEFF${csvLine(cells)}`;
