import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type GridPlace, placeOfShift } from './grid-moves.ts';
import type { GridRow } from './grid-rows.ts';

/** The element of a position: a shift, or its cell if that is empty. */
const elementAt = (frame: HTMLElement, { row, column, item }: GridPlace): HTMLElement | null => {
  const cell = frame.querySelector<HTMLElement>(`[data-index="${row}"] [data-column="${column}"]`);
  return cell?.querySelectorAll<HTMLElement>('[data-shift]')[item] ?? cell ?? null;
};

export interface GridFocus {
  readonly at: () => GridPlace | null;
  readonly to: (place: GridPlace) => void;
  /** Focuses a shift once it has rendered, such as one that was just added or moved. */
  readonly toShift: (id: string) => void;
  /** Focuses a shift, after scrolling to it if it is not rendered. */
  readonly goTo: (id: string) => void;
}

/**
 * Makes one cell or shift of the grid its tab stop. The attribute is set directly in the document, so that
 * moving the focus renders nothing.
 */
export function useGridFocus(
  frame: RefObject<HTMLElement | null>,
  rows: readonly GridRow[],
  show: (place: GridPlace) => void,
): GridFocus {
  const latest = useRef(rows);
  latest.current = rows;
  const pending = useRef<{ readonly shift: string } | GridPlace | null>(null);

  const give = useCallback(() => {
    const wanted = pending.current;
    const grid = frame.current;
    if (!wanted || !grid) return;
    const place = 'shift' in wanted ? placeOfShift(latest.current, wanted.shift) : wanted;
    const element = place ? elementAt(grid, place) : null;
    if (place && !element) show(place);
    if (!element) return;
    pending.current = null;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [frame, show]);
  useLayoutEffect(give);

  const setStop = useCallback((grid: HTMLElement, stop: HTMLElement | null) => {
    for (const before of grid.querySelectorAll<HTMLElement>('[data-stop]'))
      if (before !== stop) {
        before.tabIndex = -1;
        delete before.dataset.stop;
      }
    if (!stop) return;
    stop.tabIndex = 0;
    stop.dataset.stop = '';
  }, []);
  // If the row with the tab stop was removed, the first rendered cell gets it.
  useEffect(() => {
    const grid = frame.current;
    if (!grid || grid.querySelector('[data-stop]')) return;
    setStop(grid, grid.querySelector<HTMLElement>('[data-cell][data-empty], [data-shift]'));
  });
  useEffect(() => {
    const grid = frame.current;
    if (!grid) return undefined;
    const onFocus = ({ target }: FocusEvent) => {
      const stop =
        target instanceof Element ? target.closest<HTMLElement>('[data-shift], [data-cell]') : null;
      if (stop) setStop(grid, stop);
    };
    grid.addEventListener('focusin', onFocus);
    return () => grid.removeEventListener('focusin', onFocus);
  }, [frame, setStop]);

  const at = useCallback((): GridPlace | null => {
    const element = document.activeElement;
    const cell = element?.closest<HTMLElement>('[data-cell]');
    const row = cell?.closest<HTMLElement>('[data-index]');
    if (!cell || !row || !frame.current?.contains(cell)) return null;
    const shifts = [...cell.querySelectorAll('[data-shift]')];
    const item = shifts.findIndex((shift) => shift === element);
    return { row: Number(row.dataset.index), column: Number(cell.dataset.column), item: Math.max(0, item) };
  }, [frame]);
  return {
    at,
    to: useCallback(
      (place) => {
        pending.current = place;
        give();
      },
      [give],
    ),
    toShift: useCallback((id) => {
      pending.current = { shift: id };
    }, []),
    goTo: useCallback(
      (id) => {
        pending.current = { shift: id };
        give();
      },
      [give],
    ),
  };
}
