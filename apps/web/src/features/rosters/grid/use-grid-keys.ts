import { addDays } from '@operatory/domain';
import { type KeyboardEvent, useRef } from 'react';
import { useKeys } from '#ui/keys.ts';
import { timesInWords } from '../roster-words.ts';
import { nextPlace } from './grid-moves.ts';
import { type GridRow, noRoomRow, openRow } from './grid-rows.ts';
import { whoseShift } from './grid-words.ts';
import { type MoveTarget, resizedTimes, type ShiftEdge, stepMinutes } from './place-shift.ts';
import { valuesOf } from './shift-values.ts';
import type { GridFocus } from './use-grid-focus.ts';
import type { RosterActions } from './use-roster-actions.ts';
import type { Roster } from './use-roster-week.ts';
import type { WeekShift } from './week-types.ts';

/** Where a shift moves when it is dropped in this row on this date. */
export function targetOf(row: Pick<GridRow, 'id' | 'kind'>, date: string): MoveTarget {
  if (row.kind === 'room') return { date, clinic_room_id: row.id === noRoomRow ? null : row.id };
  return { date, user_id: row.id === openRow ? null : row.id };
}

/** These keys are listed for the help only; the grid's own key handler reacts to them. */
const listed = [
  { key: 'Enter', label: 'Open the shift, or add one here' },
  { key: 'c', label: 'Copy the shift' },
  { key: 'x', label: 'Cut the shift' },
  { key: 'v', label: 'Paste the shift here' },
  { key: 'Delete', label: 'Delete the shift' },
  { key: 'Alt+Arrows', label: 'Move the shift to another day or row' },
  { key: 'Shift+ArrowLeft Shift+ArrowRight', label: 'End 15 minutes earlier or later' },
  { key: 'Ctrl+Z Ctrl+Shift+Z', label: 'Undo and redo' },
];

interface Clipboard {
  readonly shift: WeekShift;
  readonly isCut: boolean;
}

/**
 * Handles the keys of the grid. Arrows move the focus, Alt with an arrow moves the shift, Shift with left
 * or right moves its end, and Alt and Shift together move its start.
 */
export function useGridKeys({
  roster,
  rows,
  actions,
  focus,
  say,
  onOpen,
}: {
  roster: Roster;
  rows: readonly GridRow[];
  actions: RosterActions;
  focus: GridFocus;
  say: (sentence: string) => void;
  onOpen: (shift: WeekShift) => void;
}): (event: KeyboardEvent) => void {
  const clipboard = useRef<Clipboard | null>(null);
  useKeys(listed);

  function take(shift: WeekShift, isCut: boolean): void {
    clipboard.current = { shift, isCut };
    const whose = roster.week ? whoseShift(roster.week, shift.user_id) : 'the shift';
    say(`${isCut ? 'Cut' : 'Copied'} ${whose}. Press V to paste it in another cell.`);
  }
  function paste(row: GridRow, date: string): void {
    const held = clipboard.current;
    if (!held) return;
    const target = targetOf(row, date);
    if (held.isCut) {
      clipboard.current = null;
      focus.toShift(held.shift.id);
      actions.move(held.shift.id, target);
    } else {
      const id = actions.copy(valuesOf(held.shift), target);
      if (id) focus.toShift(id);
    }
  }
  function moveBy(shift: WeekShift, rowIndex: number, key: string): void {
    const days = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const row = rows[rowIndex + ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? 0)];
    if (days === undefined && (!row || row === rows[rowIndex])) return;
    focus.toShift(shift.id);
    if (days !== undefined) actions.move(shift.id, { date: addDays(shift.clinic_roster_date, days) });
    else if (row) actions.move(shift.id, targetOf(row, shift.clinic_roster_date));
  }
  function resizeBy(shift: WeekShift, edge: ShiftEdge, minutes: number): void {
    const next = resizedTimes(valuesOf(shift), edge, minutes);
    focus.toShift(shift.id);
    actions.resize(shift.id, edge, edge === 'end' ? next.end_time : next.start_time);
    say(timesInWords(next.start_time, next.end_time));
  }

  /** Returns whether the key was handled. */
  function press(event: KeyboardEvent): boolean {
    const { key, altKey, shiftKey } = event;
    if (event.ctrlKey || event.metaKey) {
      const isRedo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey);
      if (!isRedo && key.toLowerCase() !== 'z') return false;
      void (isRedo ? roster.redo() : roster.undo()).then(
        (label) => label && say(`${isRedo ? 'Done again' : 'Undone'}: ${label}.`),
      );
      return true;
    }
    const at = focus.at();
    const row = at ? rows[at.row] : undefined;
    const cell = at ? row?.cells[at.column] : undefined;
    if (!at || !row || !cell) return false;
    const shift = cell.shifts[at.item];
    const isArrow = key.startsWith('Arrow');
    if (isArrow && altKey && !shiftKey) {
      if (shift) moveBy(shift, at.row, key);
      return true;
    }
    if ((key === 'ArrowLeft' || key === 'ArrowRight') && shiftKey) {
      if (shift) resizeBy(shift, altKey ? 'start' : 'end', key === 'ArrowLeft' ? -stepMinutes : stepMinutes);
      return true;
    }
    if (isArrow || key === 'Home' || key === 'End') {
      const next = nextPlace(rows, at, key);
      if (next) focus.to(next);
      return true;
    }
    if (altKey) return false;
    if (key === 'Enter' || key === ' ') {
      if (shift) onOpen(shift);
      else {
        const { user_id = null, clinic_room_id } = targetOf(row, cell.date);
        const id = actions.add({
          date: cell.date,
          user_id,
          ...(clinic_room_id === undefined ? {} : { clinic_room_id }),
        });
        if (id) focus.toShift(id);
      }
      return true;
    }
    if (key === 'v') {
      paste(row, cell.date);
      return true;
    }
    if (!shift) return false;
    if (key === 'c' || key === 'x') take(shift, key === 'x');
    else if (key === 'Delete' || key === 'Backspace') {
      focus.to({ ...at, item: 0 });
      actions.remove(shift.id);
    } else return false;
    return true;
  }
  return (event) => {
    if (press(event)) event.preventDefault();
  };
}
