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

/** Where the arrows, Home and End lead from a widget of a grid; none where the key is another or there is nothing. */
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
 * What makes a table of boxes and buttons a grid (ARIA's pattern): one Tab stop for the whole of it, where one was last;
 * arrows go from one to the next, each of several in a cell too, past cells that have none; Home and End to the row's
 * first and last, with Ctrl to the grid's.
 */
export function useGridKeys() {
  const table = useRef<HTMLTableElement>(null);
  const at = useRef<HTMLElement | null>(null);
  const oneStop = useCallback((to?: HTMLElement) => {
    const all = widgetsIn(table.current ?? undefined);
    const known = to ?? at.current;
    at.current = known && all.includes(known) ? known : (all[0] ?? null);
    // What is disabled now may be a stop no more once it is not.
    for (const each of table.current?.querySelectorAll<HTMLElement>('input, button') ?? [])
      each.tabIndex = each === at.current ? 0 : -1;
  }, []);
  // Rows come and go with what is opened and searched for.
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
