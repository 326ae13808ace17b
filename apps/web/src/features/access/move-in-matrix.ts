import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys go from box to box, past cells that have none. */
export function moveInMatrix(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = (event.target as HTMLElement).closest('td, th') as HTMLTableCellElement | null;
  if (!step || !cell || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const [down, right] = step;
  const { rows } = event.currentTarget;
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex + down;
  let column = cell.cellIndex + right;
  for (; row >= 0 && row < rows.length; row += down, column += right) {
    const next = rows[row]?.cells[column];
    if (!next) return;
    const box = next.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)');
    if (box) {
      box.focus();
      return;
    }
  }
}
