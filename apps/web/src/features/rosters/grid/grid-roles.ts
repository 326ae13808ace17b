/**
 * ARIA roles with indices from 1. Only visible rows are rendered, so positions cannot be counted in the
 * document.
 */
export const asGrid = (label: string, rows: number, columns: number, isBusy: boolean) => ({
  role: 'grid',
  'aria-label': label,
  'aria-rowcount': rows,
  'aria-colcount': columns,
  'aria-busy': isBusy,
});
export const asRow = (index: number) => ({ role: 'row', 'aria-rowindex': index });
export const asCell = (column: number, label?: string) => ({
  role: 'gridcell',
  'aria-colindex': column,
  'aria-label': label,
});
export const asColumnHeader = (column: number) => ({ role: 'columnheader', 'aria-colindex': column });
export const asRowHeader = { role: 'rowheader', 'aria-colindex': 1 };
