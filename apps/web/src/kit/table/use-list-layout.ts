import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import type { ListColumn } from '#kit/definition/list-definition.ts';
import { usePreference } from '#session/preferences.ts';
import {
  arrangedColumns,
  type ColumnLayout,
  columnsWithoutRoom,
  inOrder,
  readLayout,
} from './column-layout.ts';
import { resizedColumns } from './column-widths.ts';
import { usePageWidth } from './page-width.ts';

const plainWidth = 160;
const nameWidth = 240;

export interface ListLayout<Row> {
  readonly layout: ColumnLayout;
  readonly change: (part: Partial<ColumnLayout>) => void;
  readonly hidden: readonly string[];
  /**
   * All columns that the user has not hidden, in order, whatever the width of the window. The CSV file has
   * these.
   */
  readonly whole: readonly ListColumn<Row>[];
  readonly columns: readonly ListColumn<Row>[];
  /** All columns but the one that names the record, in order, for the columns menu. */
  readonly movable: readonly ListColumn<Row>[];
  /** The width of each displayed column in pixels. */
  readonly widths: readonly number[];
  /** The props of the handle at the right edge of column `index`. */
  readonly handle: (index: number) => Readonly<Record<string, unknown>>;
}

/** The width of the columns whose values fit on a phone's card: five or six of them. */
const cardRoom = 880;

/** The width for a list's columns: that of the page without its margins, the checkboxes and the row menus. */
const roomIn = (screen: number, page: number): number =>
  screen <= 768 ? cardRoom : Math.min(page, 1440) - 48 - 88;

/** How the user has arranged the columns of a list, which the server stores. */
export function useListLayout<Row>(table: string, all: readonly ListColumn<Row>[]): ListLayout<Row> {
  const [kept, keep] = usePreference(`list.${table}`);
  const layout = useMemo(() => readLayout(kept), [kept]);
  const room = roomIn(innerWidth, usePageWidth());
  const widthOf = (column: ListColumn<Row>, index: number): number =>
    layout.widths[column.key] ?? column.width ?? (index === 0 ? nameWidth : plainWidth);
  // Columns without room are hidden, and listed in the columns menu. On a phone, the record shows them.
  const fitting = columnsWithoutRoom(
    arrangedColumns(all, { hidden: [], order: layout.order }).map((column, index) => ({
      key: column.key,
      width: widthOf(column, index),
    })),
    room,
  );
  const hidden = (layout.hidden ?? fitting).join(' ');
  const columns = useMemo(
    () => arrangedColumns(all, { hidden: hidden.split(' '), order: layout.order }),
    [all, hidden, layout.order],
  );
  /** The widths while an edge is being dragged; they are stored when it is released. */
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

  /** The widths as rendered, because the table may be wider than the sum of the requested ones. */
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
    () => arrangedColumns(all, { hidden: layout.hidden ?? [], order: layout.order }),
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
