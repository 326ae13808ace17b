import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect } from 'react';
import { type columnsOf, type GridLook, rowHeight } from './grid-look.ts';
import type { GridPlace } from './grid-moves.ts';
import type { GridRow } from './grid-rows.ts';

const [headHeight, footHeight] = [52, 40];

/** The rows that contain the focus or a dragged shift, which must stay rendered while the user scrolls. */
const heldIn = (frame: HTMLElement | null): readonly number[] =>
  [...(frame?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]
    .filter((row) => row.contains(document.activeElement) || row.querySelector('[data-source]'))
    .map((row) => Number(row.dataset.index));

/** The rows and columns to render: those in view, and rows with the focus or a dragged shift. */
export function useGridWindow(
  frame: RefObject<HTMLElement | null>,
  rows: readonly GridRow[],
  look: GridLook,
  columns: Pick<ReturnType<typeof columnsOf>, 'name' | 'widths'>,
) {
  const { phone } = look;
  const { name, widths } = columns;
  const down = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => rowHeight(rows[index]?.lanes ?? 1, phone),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 2,
    scrollPaddingEnd: headHeight + footHeight,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const kept = heldIn(frame.current).filter((index) => index < range.count && !shown.includes(index));
      return kept.length === 0 ? shown : [...shown, ...kept].toSorted((one, other) => one - other);
    },
  });
  const across = useVirtualizer<HTMLElement, HTMLElement>({
    horizontal: true,
    count: widths.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => widths[index] ?? 0,
    paddingStart: name,
    scrollPaddingStart: name,
    overscan: 1,
    useFlushSync: false,
  });
  const heights = rows.map(({ lanes }) => lanes).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are measured again when rows become higher or lower
  useEffect(() => down.measure(), [down, heights, phone]);
  const sizes = widths.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are measured again when columns become wider or narrower
  useEffect(() => across.measure(), [across, sizes, name]);

  const drawn = across.getVirtualItems();
  const all = { first: 0, last: widths.length - 1 };
  const held = heldIn(frame.current);
  const shown = { first: drawn[0]?.index ?? 0, last: drawn.at(-1)?.index ?? all.last };
  return {
    items: down.getVirtualItems(),
    height: down.getTotalSize(),
    columnsOfRow: (index: number) => (held.includes(index) ? all : shown),
    show: useCallback(
      ({ row, column }: GridPlace) => {
        down.scrollToIndex(row, { align: 'auto' });
        across.scrollToIndex(column, { align: 'auto' });
      },
      [down, across],
    ),
  };
}
