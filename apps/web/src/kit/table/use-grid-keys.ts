import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const widget = 'input:not(:disabled), button:not(:disabled)';
const widgetsIn = (within: Element | undefined): HTMLElement[] =>
  within ? [...within.querySelectorAll<HTMLElement>(widget)] : [];
const cellOf = (element: Element) => element.closest<HTMLTableCellElement>('td, th');

/**
 * The element to which an arrow key, Home or End moves the focus in a grid; undefined for other keys, or if
 * there is none.
 */
function goal(table: HTMLTableElement, from: HTMLElement, event: KeyboardEvent): HTMLElement | undefined {
  const cell = cellOf(from);
  const row = from.closest('tr');
  if (!cell || !row) return undefined;
  if (event.key === 'Home' || event.key === 'End')
    return widgetsIn(event.ctrlKey ? table : row).at(event.key === 'Home' ? 0 : -1);
  const step = event.ctrlKey ? undefined : steps[event.key];
  if (!step) return undefined;
  const [down, right] = step;
  if (right !== 0) {
    const all = widgetsIn(row);
    return all[all.indexOf(from) + right];
  }
  const place = widgetsIn(cell).indexOf(from);
  for (let at = row.rowIndex + down; at >= 0 && at < table.rows.length; at += down) {
    const found = widgetsIn(table.rows[at]?.cells[cell.cellIndex]);
    if (found.length > 0) return found[Math.min(place, found.length - 1)];
  }
  return undefined;
}

/**
 * The props that make a table of checkboxes and buttons a grid by ARIA's pattern. It has a single tab stop,
 * the element that had the focus last. Arrow keys move to the next element, also within a cell, and skip
 * empty cells. Home and End move to the first and last element of the row, with Ctrl to those of the grid.
 */
export function useGridKeys() {
  const table = useRef<HTMLTableElement>(null);
  const at = useRef<HTMLElement | null>(null);
  const oneStop = useCallback((to?: HTMLElement) => {
    const all = widgetsIn(table.current ?? undefined);
    const candidate = to ?? at.current;
    at.current = candidate && all.includes(candidate) ? candidate : (all[0] ?? null);
    // Disabled elements are included, because they must not become tab stops when they are enabled.
    for (const each of table.current?.querySelectorAll<HTMLElement>('input, button') ?? [])
      each.tabIndex = each === at.current ? 0 : -1;
  }, []);
  // Runs after each render, because rows are added and removed when the user expands or searches.
  useEffect(() => oneStop());
  return {
    ref: table,
    role: 'grid',
    onFocus: ({ target }: { target: HTMLElement }) => {
      if (target.matches(widget)) oneStop(target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      if (event.metaKey || event.altKey || event.shiftKey) return;
      const to = goal(event.currentTarget, event.target as HTMLElement, event);
      if (to) to.focus();
      if (to || event.key in steps) event.preventDefault();
    },
  } as const;
}
