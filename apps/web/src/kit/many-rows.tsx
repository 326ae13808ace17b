import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { RowBase } from './list-definition.ts';
import type { Sight } from './list-place.ts';
import { pageSize } from './list-query.ts';
import classes from './many-rows.module.css';
import type { ListWindows } from './use-list-windows.ts';

/** What leads through many rows from outside of them: the paging, the keys. */
export interface RowJumps {
  readonly last: number;
  readonly inSight: () => Sight;
  /** The place of the row that has the focus, or will have it as soon as it is read. */
  readonly at: () => number | null;
  /** Brings a row into sight; with `focus` it is the one that keys act upon. */
  readonly to: (index: number, focus?: boolean) => void;
  /** Brings a row into sight by the shortest way; -1 is none. */
  readonly show: (index: number) => void;
}

/** A list that is too long to be drawn whole. */
export interface Many<Row extends RowBase> {
  readonly windows: ListWindows<Row>;
  readonly total: number;
  /** What is looked for, as text: another filter or order begins at its top. */
  readonly asked: string;
  /** The row at which the list opens. */
  readonly from: number;
  /** The entry of the history whose place this is: the router takes no place to another one. */
  readonly entry: string;
  readonly jumps: RefObject<RowJumps | null>;
  /** The rows in sight, once they rest. */
  readonly onSight: (first: number, last: number) => void;
}

const heights = { row: 40, compact: 32, head: 36 };
const restMilliseconds = 120;

/** Only the rows in sight are in the document: the table scrolls in its frame, under its head. */
export function ManyRows<Row extends RowBase>({
  many,
  compact,
  columns,
  draw,
}: {
  many: Many<Row>;
  compact: boolean;
  columns: number;
  draw: (row: Row, index: number) => ReactNode;
}) {
  const { windows, total, asked, from, jumps } = many;
  const body = useRef<HTMLTableSectionElement>(null);
  const height = compact ? heights.compact : heights.row;
  const focused = useRef<number | null>(null);
  const rows = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: total,
    getScrollElement: () => body.current?.closest<HTMLElement>('[data-many]') ?? null,
    estimateSize: () => height,
    overscan: 8,
    initialOffset: from * height,
    scrollPaddingEnd: heights.head,
    useFlushSync: false,
    // A row that has the focus stays, wherever one scrolls.
    rangeExtractor: (range) => withIndex(range, focused.current),
  });
  useEffect(() => {
    rows.measure();
  }, [rows, height]);
  const first = rows.range?.startIndex ?? 0;
  const bottom = (rows.scrollOffset ?? 0) + (rows.scrollRect?.height ?? 0) - heights.head;
  const last = Math.max(first, Math.min(total, Math.ceil(bottom / height)) - 1);
  useSight(first, last, many);

  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current !== asked) rows.scrollToOffset(0);
    shown.current = asked;
  }, [asked, rows]);

  // The row that is to have the focus may have to be read first.
  const awaited = useRef<number | null>(null);
  const give = () => {
    if (awaited.current === null) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-row][data-index="${awaited.current}"]`);
    if (!row) return;
    awaited.current = null;
    row.focus({ preventScroll: true });
  };
  useEffect(give);
  useEffect(() => {
    jumps.current = {
      last: total - 1,
      inSight: () => ({ first, last }),
      at: () => awaited.current ?? (document.activeElement ? indexOf(document.activeElement) : null),
      to(place, focus = false) {
        const index = Math.max(0, Math.min(total - 1, place));
        awaited.current = focus ? index : null;
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

  const seen = new Set<string>();
  let reached = 0;
  const drawn = rows.getVirtualItems().map(({ index, start, end }) => {
    const row = windows.store.row(index);
    const before = start - reached;
    reached = end;
    // While others come and go one row may stand in two windows.
    const isKnown = row !== undefined && !seen.has(row.id);
    if (row) seen.add(row.id);
    return (
      <Fragment key={isKnown ? row.id : `place-${index}`}>
        {before > 0 ? <Space height={before} columns={columns} /> : null}
        {row ? (
          draw(row, index)
        ) : (
          <tr aria-rowindex={index + 2} aria-busy data-index={index}>
            <td />
            <td>
              <span className={classes.bone} />
            </td>
            <td colSpan={columns - 2} />
          </tr>
        )}
      </Fragment>
    );
  });
  const rest = rows.getTotalSize() - reached;
  return (
    <tbody
      ref={body}
      className={classes.body}
      onFocus={({ target }) => {
        focused.current = indexOf(target);
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      {drawn}
      {rest > 0 ? <Space height={rest} columns={columns} /> : null}
    </tbody>
  );
}

const indexOf = (element: Element): number | null => {
  const row = element.closest<HTMLElement>('[data-index]');
  return row ? Number(row.dataset.index) : null;
};

function withIndex(range: Range, index: number | null): number[] {
  const shown = defaultRangeExtractor(range);
  if (index === null || index >= range.count || shown.includes(index)) return shown;
  return [...shown, index].toSorted((a, b) => a - b);
}

/**
 * What comes into sight is read at once, with as much before and behind it; who pulls the scrollbar over thousands of rows
 * reads none of them on the way.
 */
function useSight<Row extends RowBase>(
  first: number,
  last: number,
  { windows: { look }, total, onSight }: Many<Row>,
): void {
  const looked = useRef({ first, at: 0 });
  const told = useRef(onSight);
  told.current = onSight;
  useEffect(() => {
    const ahead = last - first;
    const lookNow = () => {
      looked.current = { first, at: performance.now() };
      look(Math.max(0, first - ahead), Math.min(total - 1, last + ahead));
    };
    const { first: before, at } = looked.current;
    if (Math.abs(first - before) <= pageSize && performance.now() - at >= restMilliseconds) lookNow();
    const timer = setTimeout(() => {
      lookNow();
      told.current(first, last);
    }, restMilliseconds);
    return () => clearTimeout(timer);
  }, [first, last, total, look]);
}

/** The room of rows that are not drawn. */
function Space({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden className={classes.space} style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}
