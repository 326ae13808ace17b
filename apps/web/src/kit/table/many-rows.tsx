import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { pageSize } from '#kit/definition/list-query.ts';
import type { VisibleRows } from '#kit/rows/list-offset.ts';
import type { ListWindows } from '#kit/rows/use-list-windows.ts';
import classes from './many-rows.module.css';
import { RowSpace } from './row-space.tsx';
import { useDrawing } from './use-drawing.ts';

/** How keys and paging move through many rows. */
export interface RowJumps {
  readonly last: number;
  readonly inSight: () => VisibleRows;
  /** The index of the row that has the focus, or that will get it once it has loaded. */
  readonly at: () => number | null;
  /** Scrolls to a row; with `focus`, the row also gets the focus. */
  readonly to: (index: number, focus?: boolean) => void;
  /** Scrolls as little as needed to show a row; -1 does nothing. */
  readonly show: (index: number) => void;
}

/** A list that is too long to be rendered as a whole. */
export interface Many<Row extends RowBase> {
  readonly windows: ListWindows<Row>;
  readonly total: number;
  /** Identifies the filter and order. When it changes, the list starts at its top. */
  readonly asked: string;
  /** The index of the row at which the list opens. */
  readonly from: number;
  /** The history entry to which the position belongs, so that the position is not used for another one. */
  readonly entry: string;
  readonly jumps: RefObject<RowJumps | null>;
  /** Called with the visible rows when scrolling has stopped. */
  readonly onSight: (first: number, last: number) => void;
}

/** A table row that is styled as a block loses its role in some browsers. */
const asRow = { role: 'row' };
const heights = { row: 40, compact: 32, head: 36 };
const restMilliseconds = 120;

/**
 * The rows of a table: all of a page, or the visible ones of a longer list, which scroll below the table's
 * header. One component renders both, so that rows keep their elements, and the focus, when a list grows or
 * shrinks from one to the other.
 */
export function TableRows<Row extends RowBase>({
  rows: page,
  many,
  compact,
  draw,
}: {
  /** The rows of a list that is rendered as a whole. */
  rows: readonly Row[];
  many: Many<Row> | null;
  compact: boolean;
  draw: (row: Row, index?: number) => ReactNode;
}) {
  const { asked, jumps } = many ?? {};
  const total = many?.total ?? 0;
  const body = useRef<HTMLTableSectionElement>(null);
  const height = compact ? heights.compact : heights.row;
  const focused = () =>
    body.current?.contains(document.activeElement) ? indexOf(document.activeElement) : null;
  const rows = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: total,
    enabled: many !== null,
    getScrollElement: () => body.current?.closest<HTMLElement>('[data-many]') ?? null,
    estimateSize: () => height,
    overscan: 8,
    initialOffset: (many?.from ?? 0) * height,
    scrollPaddingEnd: heights.head,
    useFlushSync: false,
    // If the browser reports the end of scrolling, a press right after it hits the row under the pointer.
    useScrollendEvent: true,
    // The row with the focus stays rendered however far the user scrolls.
    rangeExtractor: (range) => withIndex(range, focused()),
  });
  useEffect(() => {
    rows.measure();
  }, [rows, height]);
  const first = rows.range?.startIndex ?? 0;
  const bottom = (rows.scrollOffset ?? 0) + (rows.scrollRect?.height ?? 0) - heights.head;
  const last = Math.max(first, Math.min(total, Math.ceil(bottom / height)) - 1);
  useSight(first, last, many);
  const isMany = many !== null;
  useEffect(() => {
    const at = isMany ? indexOf(document.activeElement) : null;
    if (at !== null) rows.scrollToIndex(at, { align: 'auto' });
  }, [isMany, rows]);

  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== asked) rows.scrollToOffset(0);
    shown.current = asked;
  }, [asked, rows]);

  // The index of the row that gets the focus; the row may have to be loaded first.
  const pendingFocus = useRef<number | null>(null);
  const give = () => {
    if (pendingFocus.current === null) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-row][data-index="${pendingFocus.current}"]`);
    if (!row) return;
    pendingFocus.current = null;
    row.focus({ preventScroll: true });
  };
  useEffect(give);
  useEffect(() => {
    if (!jumps) return undefined;
    jumps.current = {
      last: total - 1,
      inSight: () => ({ first, last }),
      at: () => pendingFocus.current ?? indexOf(document.activeElement),
      to(place, focus = false) {
        const index = Math.max(0, Math.min(total - 1, place));
        pendingFocus.current = focus ? index : null;
        rows.scrollToIndex(index, { align: focus ? 'auto' : 'start' });
        give();
      },
      show: (index) => {
        if (index >= 0) rows.scrollToIndex(index, { align: 'auto' });
      },
    };
    return () => {
      jumps.current = null;
    };
  });

  const items = rows.getVirtualItems();
  // A list that has just become too long for one page is rendered as a whole until its frame was measured.
  const wasWhole = useRef(false);
  const isWhole = !many || (items.length === 0 && wasWhole.current);
  useLayoutEffect(() => {
    wasWhole.current = isWhole;
  });
  const places = isWhole
    ? []
    : items.map(({ index, start, end }) => ({ index, start, end, row: many.windows.store.row(index) }));
  const mayDraw = useDrawing(
    isWhole ? null : places.flatMap(({ index, row }) => (row ? [{ index, id: row.id }] : [])),
    ({ index }) => index === pendingFocus.current || index === focused(),
    ({ index }) => index >= first && index <= last,
  );
  const drawn: ReactNode[] = [];
  let reached = 0;
  let gaps = 0;
  // While rows are added or removed, a row may be in two windows.
  const seen = new Set<string>();
  for (const { index, start, end, row } of places) {
    if (start > reached) drawn.push(<RowSpace key={`space-${gaps++}`} height={start - reached} />);
    reached = end;
    if (row && !seen.has(row.id) && mayDraw.has(row.id)) drawn.push(draw(row, index));
    else
      drawn.push(
        <tr
          key={`place-${index}`}
          {...asRow}
          aria-rowindex={index + 2}
          aria-busy
          data-index={index}
          className={classes.bones}
        />,
      );
    if (row) seen.add(row.id);
  }
  const rest = isWhole ? 0 : rows.getTotalSize() - reached;
  return (
    <tbody ref={body} className={classes.body} data-scrolling={(isMany && rows.isScrolling) || undefined}>
      {isWhole ? page.map((row, index) => draw(row, many ? index : undefined)) : drawn}
      {rest > 0 ? <RowSpace key="rest" height={rest} /> : null}
    </tbody>
  );
}

const indexOf = (element: Element | null): number | null => {
  const row = element?.closest<HTMLElement>('[data-index]');
  return row ? Number(row.dataset.index) : null;
};

function withIndex(range: Range, index: number | null): number[] {
  const shown = defaultRangeExtractor(range);
  if (index === null || index >= range.count || shown.includes(index)) return shown;
  return [...shown, index].toSorted((a, b) => a - b);
}

/**
 * Loads rows as soon as they are visible, and as many before and after them, but not while the user drags the
 * scrollbar past thousands of rows.
 */
function useSight<Row extends RowBase>(first: number, last: number, many: Many<Row> | null): void {
  const { total = 0, onSight } = many ?? {};
  const look = many?.windows.look;
  const looked = useRef({ first, at: 0 });
  const latestOnSight = useRef(onSight);
  latestOnSight.current = onSight;
  useEffect(() => {
    if (!look) return undefined;
    const ahead = last - first;
    const lookNow = () => {
      looked.current = { first, at: performance.now() };
      look(Math.max(0, first - ahead), Math.min(total - 1, last + ahead));
    };
    const { first: before, at } = looked.current;
    if (Math.abs(first - before) <= pageSize && performance.now() - at >= restMilliseconds) lookNow();
    const timer = setTimeout(() => {
      lookNow();
      latestOnSight.current?.(first, last);
    }, restMilliseconds);
    return () => clearTimeout(timer);
  }, [first, last, total, look]);
}
