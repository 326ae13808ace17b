import { type CSSProperties, type MouseEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { timesInWords } from '../roster-words.ts';
import { type DragHandlers, startGridDrag } from './grid-drag.ts';
import { GridFoot, GridHead } from './grid-head.tsx';
import { columnsOf, type GridLook } from './grid-look.ts';
import { asGrid } from './grid-roles.ts';
import { GridRowView } from './grid-row-view.tsx';
import type { GridRow } from './grid-rows.ts';
import { drawnTimes, minutesAt, timeAt } from './hours-axis.ts';
import { movedShift } from './place-shift.ts';
import classes from './roster-grid.module.css';
import { valuesOf } from './shift-values.ts';
import type { DayTotals } from './totals.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { targetOf, useGridKeys } from './use-grid-keys.ts';
import { useGridWindow } from './use-grid-window.ts';
import type { RosterActions } from './use-roster-actions.ts';
import type { Roster } from './use-roster-week.ts';
import type { WeekShift } from './week-types.ts';

/**
 * The roster: people or rooms as rows, and days, or the hours of one day, as columns. Only the visible part
 * is rendered.
 */
export function RosterGrid({
  roster,
  rows,
  totals,
  look,
  actions,
  say,
  goTo,
  onOpen,
  onDay,
}: {
  roster: Roster;
  rows: readonly GridRow[];
  totals: readonly DayTotals[];
  look: GridLook;
  actions: RosterActions;
  say: (sentence: string) => void;
  /** Receives the function that focuses a shift, even one that is not visible. */
  goTo: RefObject<(shiftId: string) => void>;
  onOpen: (shift: WeekShift) => void;
  onDay: (day: string) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => columnsOf(look), [look]);
  const { items, height, columnsOfRow, show } = useGridWindow(frame, rows, look, columns);
  const focus = useGridFocus(frame, rows, show);
  useEffect(() => {
    goTo.current = focus.goTo;
  }, [goTo, focus.goTo]);
  const onKeyDown = useGridKeys({ roster, rows, actions, focus, say, onOpen });

  const shiftOf = (id: string) => roster.week?.shifts.find((shift) => shift.id === id);
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const startAt = (share: number) => (look.axis ? timeAt(minutesAt(look.axis, share)) : null);
  const handlers: DragHandlers = {
    mayMove: (id) => look.mayEdit && shiftOf(id)?.clocked_in_at === null,
    mayDraw: look.mayAdd,
    hasAxis: look.axis !== null,
    timesAt: (id, share) => {
      const [shift, start] = [shiftOf(id), startAt(share)];
      if (!shift || !start) return null;
      const { start_time, end_time } = movedShift(valuesOf(shift), { start });
      return timesInWords(start_time, end_time);
    },
    drop: (id, { rowId, date, share }, isCopy) => {
      const [shift, row] = [shiftOf(id), rowOf(rowId)];
      if (!shift || !row) return;
      const start = share === null ? null : startAt(share);
      const target = { ...targetOf(row, date), ...(start ? { start } : {}) };
      if (isCopy) actions.copy(valuesOf(shift), target);
      else actions.move(id, target);
    },
    resize: (id, edge, share) => {
      const time = startAt(share);
      if (time) actions.resize(id, edge, time);
    },
    draw: (rowId, date, from, until) => {
      const row = rowOf(rowId);
      if (!row || !look.axis) return;
      const times = drawnTimes(minutesAt(look.axis, from), minutesAt(look.axis, until));
      if (times) addAt(row, date, times);
    },
  };
  const latestHandlers = useRef(handlers);
  latestHandlers.current = handlers;
  useEffect(
    () => (frame.current ? startGridDrag(frame.current, () => latestHandlers.current) : undefined),
    [],
  );

  function addAt(row: GridRow, date: string, times?: Pick<WeekShift, 'start_time' | 'end_time'>): void {
    const { user_id = null, clinic_room_id } = targetOf(row, date);
    const room = clinic_room_id === undefined ? {} : { clinic_room_id };
    const id = actions.add({ date, user_id, times, ...room });
    if (id) focus.toShift(id);
  }
  function onClick({ target, detail }: MouseEvent): void {
    // A click with `detail` 0 comes from the keyboard, which is handled with the other keys.
    if (!(target instanceof Element) || detail === 0) return;
    const shift = shiftOf(target.closest<HTMLElement>('[data-shift]')?.dataset.shift ?? '');
    if (shift) {
      onOpen(shift);
      return;
    }
    const cell = target.closest<HTMLElement>('[data-cell]');
    const row = rowOf(cell?.dataset.rowId ?? '');
    if (cell?.dataset.mayadd !== undefined && row && cell.dataset.date && !look.axis)
      addAt(row, cell.dataset.date);
  }

  const parts = [];
  let reached = 0;
  for (const { index, start, end } of items) {
    if (start > reached) parts.push(<div key={`space-${index}`} style={{ height: start - reached }} />);
    reached = end;
    const row = rows[index];
    if (row) parts.push(<GridRowView key={row.id} {...{ row, index, look }} {...columnsOfRow(index)} />);
  }
  const rest = height - reached;
  return (
    <div
      ref={frame}
      {...asGrid(`Roster by ${look.by}`, rows.length + 2, look.days.length + 1, roster.isWaiting)}
      {...{ onKeyDown, onClick }}
      className={classes.frame}
    >
      <div
        className={classes.sheet}
        style={{ '--columns': columns.template, width: `max(100%, ${columns.width}px)` } as CSSProperties}
      >
        <GridHead look={look} totals={totals} onDay={onDay} />
        {parts}
        {rest > 0 ? <div style={{ height: rest }} /> : null}
        <GridFoot look={look} totals={totals} rows={rows.length} />
      </div>
    </div>
  );
}
