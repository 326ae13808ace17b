import type { GridRow } from './grid-rows.ts';

/** A position in the grid: a shift of a cell, or an empty cell. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
  /** The index of the shift in its cell; 0 in an empty cell. */
  readonly item: number;
}

const shiftsAt = (rows: readonly GridRow[], row: number, column: number): number =>
  rows[row]?.cells[column]?.shifts.length ?? 0;

/** The position that an arrow key, Home or End moves to; null at the edge and for other keys. */
export function nextPlace(rows: readonly GridRow[], at: GridPlace, key: string): GridPlace | null {
  const columns = rows[at.row]?.cells.length ?? 0;
  const inColumn = (column: number): GridPlace | null =>
    column < 0 || column >= columns || column === at.column ? null : { row: at.row, column, item: 0 };
  if (key === 'ArrowLeft') return inColumn(at.column - 1);
  if (key === 'ArrowRight') return inColumn(at.column + 1);
  if (key === 'Home') return inColumn(0);
  if (key === 'End') return inColumn(columns - 1);
  if (key === 'ArrowDown') {
    if (at.item + 1 < shiftsAt(rows, at.row, at.column)) return { ...at, item: at.item + 1 };
    return at.row + 1 < rows.length ? { ...at, row: at.row + 1, item: 0 } : null;
  }
  if (key === 'ArrowUp') {
    if (at.item > 0) return { ...at, item: at.item - 1 };
    const row = at.row - 1;
    return row < 0 ? null : { ...at, row, item: Math.max(0, shiftsAt(rows, row, at.column) - 1) };
  }
  return null;
}

/** The position of a shift; null if none of these rows contains it. */
export function placeOfShift(rows: readonly GridRow[], id: string): GridPlace | null {
  for (const [row, { cells }] of rows.entries())
    for (const [column, { shifts }] of cells.entries()) {
      const item = shifts.findIndex((shift) => shift.id === id);
      if (item >= 0) return { row, column, item };
    }
  return null;
}
