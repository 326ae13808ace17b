import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import type { ListColumn } from '#kit/definition/list-definition.ts';
import { usePreference } from '#session/preferences.ts';
import { arranged, type ColumnLayout, columnsWithoutRoom, inOrder, readLayout } from './column-layout.ts';
import { resizedColumns } from './column-widths.ts';
import { usePageWidth } from './page-width.ts';

const plainWidth = 160;
const nameWidth = 240;

export interface ListLayout<Row> {
  readonly layout: ColumnLayout;
  readonly change: (part: Partial<ColumnLayout>) => void;
  /** Keys of hidden columns. */
  readonly hidden: readonly string[];
  /** All columns that the user has not hidden, in order: the columns of a file, whatever the width of the window. */
  readonly whole: readonly ListColumn<Row>[];
  /** The columns to show, in order. */
  readonly columns: readonly ListColumn<Row>[];
  /** All columns except the one that names the record, in order, for the menu that hides and moves them. */
  readonly movable: readonly ListColumn<Row>[];
  /** Width in pixels of each shown column. */
  readonly widths: readonly number[];
  /** Properties of the handle to the right of column `index`. */
  readonly handle: (index: number) => Readonly<Record<string, unknown>>;
}

/** The space for details on a phone's card, as the width of table columns: five or six fit. */
const cardRoom = 880;

/** The page's width for a list's columns: without its margins, the checkboxes and the row menus. */
const roomIn = (screen: number, page: number): number =>
  screen <= 768 ? cardRoom : Math.min(page, 1440) - 48 - 88;

/** The user's own columns of one list: which, in what order, how wide. Stored on the server. */
export function useListLayout<Row>(table: string, all: readonly ListColumn<Row>[]): ListLayout<Row> {
  const [kept, keep] = usePreference(`list.${table}`);
  const layout = useMemo(() => readLayout(kept), [kept]);
  const room = roomIn(innerWidth, usePageWidth());
  const widthOf = (column: ListColumn<Row>, index: number): number =>
    layout.widths[column.key] ?? column.width ?? (index === 0 ? nameWidth : plainWidth);
  // Columns that do not fit are hidden, and listed in the columns menu; on a phone they are shown on the record.
  const fitting = columnsWithoutRoom(
    arranged(all, { hidden: [], order: layout.order }).map((column, index) => ({
      key: column.key,
      width: widthOf(column, index),
    })),
    room,
  );
  const hidden = (layout.hidden ?? fitting).join(' ');
  const columns = useMemo(
    () => arranged(all, { hidden: hidden.split(' '), order: layout.order }),
    [all, hidden, layout.order],
  );
  /** Widths while a border is being dragged; saved only when it is released. */
  const [dragged, setDragged] = useState<readonly number[] | null>(null);
  const latest = useRef<readonly number[]>([]);
  const own = columns.map(widthOf);
  const widths = dragged?.length === own.length ? dragged : own;
  const change = (part: Partial<ColumnLayout>) => keep({ ...layout, ...part });
  const keepWidths = (next: readonly number[]) =>
    change({
      widths: {
        ...layout.widths,
        ...Object.fromEntries(columns.map(({ key }, index) => [key, Math.round(next[index] ?? plainWidth)])),
      },
    });

  /** The rendered widths: the table may have stretched the requested ones. */
  const drawn = (handle: HTMLElement): readonly number[] =>
    [...(handle.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])].map(
      (cell) => cell.offsetWidth,
    );

  const handle = (index: number) => ({
    role: 'separator',
    'aria-orientation': 'vertical',
    'aria-label': `Width of ${columns[index]?.label ?? ''}`,
    'aria-valuenow': Math.round(widths[index] ?? 0),
    'aria-valuemin': 50,
    'aria-valuemax': 2000,
    tabIndex: 0,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.preventDefault();
      event.stopPropagation();
      const from = drawn(event.currentTarget);
      const start = event.clientX;
      latest.current = from;
      const move = (now: globalThis.PointerEvent) => {
        latest.current = resizedColumns(from, index, now.clientX - start);
        setDragged(latest.current);
      };
      const end = () => {
        removeEventListener('pointermove', move);
        setDragged(null);
        keepWidths(latest.current);
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end, { once: true });
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const by = event.key === 'ArrowLeft' ? -16 : event.key === 'ArrowRight' ? 16 : 0;
      if (by === 0) return;
      event.preventDefault();
      keepWidths(resizedColumns(drawn(event.currentTarget), index, by));
    },
  });

  const whole = useMemo(
    () => arranged(all, { hidden: layout.hidden ?? [], order: layout.order }),
    [all, layout.hidden, layout.order],
  );
  return {
    layout,
    hidden: hidden.split(' ').filter((key) => key !== ''),
    change,
    columns,
    whole,
    movable: inOrder(all.slice(1), layout.order),
    widths,
    handle,
  };
}
