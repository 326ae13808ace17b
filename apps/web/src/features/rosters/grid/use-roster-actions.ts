import { minutesUntil } from '@operatory/domain';
import { useCallback, useRef, useState } from 'react';
import { toast } from '#data/toast.ts';
import { timesInWords, weekdayInWords } from '../roster-words.ts';
import { type EditProblem, problemOf } from './edit-problems.ts';
import { personName, problemInWords, roomName, whoseShift } from './grid-words.ts';
import { warningsOf } from './new-warnings.ts';
import type { Edit } from './pending-edits.ts';
import { isSamePlace, type MoveTarget, movedShift, resizedShift, type ShiftEdge } from './place-shift.ts';
import { type QuickPlace, quickShift } from './quick-shift.ts';
import { areSameValues, valuesOf } from './shift-values.ts';
import type { Roster } from './use-roster-week.ts';
import type { ShiftValues, Week, WeekShift } from './week-types.ts';

/**
 * Edits that are shown but not saved, because the user must first add a note or choose other times or another
 * person.
 */
export interface HeldEdits {
  readonly edits: readonly Edit[];
  readonly label: string;
  /** The id of the shift next to which the question is shown. */
  readonly shiftId: string;
  readonly question:
    | { readonly kind: 'problem'; readonly problem: EditProblem }
    | { readonly kind: 'note'; readonly warnings: readonly string[] };
}

export interface RosterActions {
  readonly held: HeldEdits | null;
  /**
   * With a note, sends the held edits. Without one, checks `edits`, or else the held ones, again and sends
   * them if they are in order.
   */
  readonly keep: (note: string | null, edits?: readonly Edit[]) => Promise<void>;
  readonly letGo: () => void;
  readonly add: (place: QuickPlace) => string | null;
  readonly move: (shiftId: string, target: MoveTarget) => void;
  readonly copy: (values: ShiftValues, target: MoveTarget) => string | null;
  readonly resize: (shiftId: string, edge: ShiftEdge, time: string) => void;
  readonly replace: (shift: WeekShift, values: ShiftValues, label: string) => void;
  readonly remove: (shiftId: string) => void;
}

/**
 * The grid's actions. An edit without a problem or new warning is shown and sent at once; for any other,
 * the user is first asked what to do.
 */
export function useRosterActions(roster: Roster, say: (sentence: string) => void): RosterActions {
  const { change, hold } = roster;
  const [held, setHeld] = useState<HeldEdits | null>(null);
  const latest = useRef(roster.saved);
  latest.current = roster.saved;
  const lastTiming = useRef<string | null>(null);

  const ask = useCallback(
    (next: HeldEdits) => {
      hold(next.edits);
      setHeld(next);
    },
    [hold],
  );
  const send = useCallback(
    async (edits: readonly Edit[], label: string, shiftId: string, note: string | null) => {
      say(`${label}.`);
      const result = await change({ edits, label, note, silent: note === null });
      if (result.ok) return;
      if (result.code === 'shift_needs_note' && note === null)
        ask({ edits, label, shiftId, question: { kind: 'note', warnings: [result.sentence] } });
      else say(result.sentence);
    },
    [change, ask, say],
  );
  const attempt = useCallback(
    (edits: readonly Edit[], label: string, shiftId: string) => {
      const week = latest.current;
      if (!week) return;
      const problem = problemOf(week, edits);
      if (problem?.kind === 'clocked' || problem?.kind === 'no_such_time') {
        toast.error(problemInWords(week, problem), 5_000);
      } else if (problem) {
        say(problemInWords(week, problem));
        ask({ edits, label, shiftId, question: { kind: 'problem', problem } });
      } else {
        const warnings = warningsOf(week, edits);
        if (warnings.length === 0) void send(edits, label, shiftId, null);
        else {
          say(warnings.join(' '));
          ask({ edits, label, shiftId, question: { kind: 'note', warnings } });
        }
      }
    },
    [ask, send, say],
  );
  const withShift = useCallback((shiftId: string, act: (week: Week, shift: WeekShift) => void) => {
    const week = latest.current;
    const shift = week?.shifts.find(({ id }) => id === shiftId);
    if (week && shift) act(week, shift);
  }, []);

  const letGo = useCallback(() => {
    hold([]);
    setHeld(null);
  }, [hold]);
  const keep = useCallback(
    async (note: string | null, others?: readonly Edit[]) => {
      if (!held) return;
      letGo();
      const { edits, label, shiftId } = held;
      if (note !== null) await send(edits, label, shiftId, note);
      else attempt(others ?? edits, label, shiftId);
    },
    [held, letGo, send, attempt],
  );

  const addValues = useCallback(
    (values: ShiftValues, verb: string): string | null => {
      const week = latest.current;
      if (!week?.may_add) return null;
      const id = crypto.randomUUID();
      const whose =
        values.user_id === null ? 'an open shift' : `a shift of ${personName(week, values.user_id)}`;
      attempt(
        [{ kind: 'save', id, values }],
        `${verb} ${whose} on ${weekdayInWords(values.clinic_roster_date)}`,
        id,
      );
      return id;
    },
    [attempt],
  );

  return {
    held,
    keep,
    letGo,
    add: useCallback(
      (place) => {
        const week = latest.current;
        if (!week) return null;
        const values = quickShift(week, place, lastTiming.current);
        return addValues(values, 'Added');
      },
      [addValues],
    ),
    copy: useCallback((values, target) => addValues(movedShift(values, target), 'Copied'), [addValues]),
    move: useCallback(
      (shiftId, target) =>
        withShift(shiftId, (week, shift) => {
          if (!week.may_edit || isSamePlace(shift, target)) return;
          const values = movedShift(valuesOf(shift), target);
          attempt([{ kind: 'save', id: shiftId, values }], movedInWords(week, shift, values), shiftId);
        }),
      [withShift, attempt],
    ),
    resize: useCallback(
      (shiftId, edge, time) =>
        withShift(shiftId, (week, shift) => {
          const values = resizedShift(valuesOf(shift), edge, time);
          if (!week.may_edit || areSameValues(shift, values)) return;
          const whose = whoseShift(week, shift.user_id);
          const label = `Changed ${whose} to ${timesInWords(values.start_time, values.end_time)}`;
          attempt([{ kind: 'save', id: shiftId, values }], label, shiftId);
        }),
      [withShift, attempt],
    ),
    replace: useCallback(
      (shift, values, label) => attempt([{ kind: 'save', id: shift.id, values }], label, shift.id),
      [attempt],
    ),
    remove: useCallback(
      (shiftId) =>
        withShift(shiftId, (week, shift) => {
          if (!week.may_delete) return;
          const label = `Deleted ${whoseShift(week, shift.user_id)} on ${weekdayInWords(shift.clinic_roster_date)}`;
          attempt([{ kind: 'remove', id: shiftId }], label, shiftId);
        }),
      [withShift, attempt],
    ),
  };
}

/** `Moved Mia's shift to Ben, Tue 24 Nov`, naming only what changes. */
function movedInWords(week: Week, shift: WeekShift, values: ShiftValues): string {
  const parts = [
    shift.user_id === values.user_id ? null : personName(week, values.user_id),
    shift.clinic_room_id === values.clinic_room_id
      ? null
      : (roomName(week, values.clinic_room_id) ?? 'no room'),
    shift.clinic_roster_date === values.clinic_roster_date ? null : weekdayInWords(values.clinic_roster_date),
    minutesUntil(shift.start_time, values.start_time) === 0
      ? null
      : timesInWords(values.start_time, values.end_time),
  ];
  return `Moved ${whoseShift(week, shift.user_id)} to ${parts.filter(Boolean).join(', ')}`;
}
