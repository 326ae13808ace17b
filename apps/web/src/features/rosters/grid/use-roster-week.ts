import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CombinedError } from 'urql';
import { useQueryData } from '#data/hooks.ts';
import { shareStructure } from '#data/structural-sharing.ts';
import { toast } from '#data/toast.ts';
import { offerUndo } from '#ui/undo.tsx';
import {
  afterArrival,
  type Edit,
  inverseOf,
  type PendingEdit,
  stillPending,
  withEdits,
} from './pending-edits.ts';
import { type RosterWeekResult, readRosterWeek } from './roster-queries.ts';
import { areSameValues } from './shift-values.ts';
import { emptyStack, nextRedo, nextUndo, type UndoStep, withoutStep, withStep } from './undo-stack.ts';
import { useRosterRefetch } from './use-roster-refetch.ts';
import { type SendResult, useSendEdit } from './use-send-edit.ts';
import { weekFromAnswer } from './week-from-answer.ts';
import type { Week, WeekShift } from './week-types.ts';

export interface RosterRange {
  readonly clinic: string;
  readonly from: string;
  readonly until: string;
}

export interface RosterChange {
  readonly edits: readonly Edit[];
  /** Shown in the toast that offers to undo the change: `Moved Mia's shift to Tue 24 Nov`. */
  readonly label: string;
  /** Why the edit is right despite its warnings. */
  readonly note?: string | null;
  /** Whether the caller shows a refusal itself. */
  readonly silent?: boolean;
}

/** A clinic's roster for some days with the user's own edits applied, and the functions that change it. */
export interface Roster {
  readonly range: RosterRange;
  /** The displayed roster; undefined until the first answer for this clinic. */
  readonly week: Week | undefined;
  /** The roster without held edits, which are not saved yet. */
  readonly saved: Week | undefined;
  /** Whether the shifts of these days are still loading. */
  readonly isWaiting: boolean;
  readonly error: CombinedError | undefined;
  readonly refetch: () => void;
  /** Saves and removes shifts. They change on screen at once, and change back if the server refuses. */
  readonly change: (change: RosterChange) => Promise<SendResult>;
  /** Shows edits without sending them, such as those that still need a note. An empty list removes them. */
  readonly hold: (edits: readonly Edit[]) => void;
  readonly undo: () => Promise<string | null>;
  readonly redo: () => Promise<string | null>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

const none: readonly never[] = [];
const hasChangedSince = 'This shift has been changed since. It can no longer be undone.';

export function useRosterWeek(range: RosterRange): Roster {
  const { clinic, from, until } = range;
  const answer = useQueryData(readRosterWeek, { clinic, from, until });
  const refetch = useRosterRefetch(range, answer);
  const rows = useSharedWeek(answer.data?.roster_week, clinic);
  const isWaiting = useIsWaiting(`${clinic} ${from} ${until}`, answer.fetching, rows !== undefined);

  const [pending, setPending] = useState<readonly PendingEdit[]>(none);
  const [held, hold] = useState<readonly Edit[]>(none);
  const arrived = rows?.shifts;
  useEffect(() => {
    if (arrived) setPending((list) => afterArrival(list, arrived));
  }, [arrived]);
  const saved = useMemo(
    () =>
      rows &&
      edited(
        rows,
        stillPending(pending, rows.shifts).map(({ edit }) => edit),
      ),
    [rows, pending],
  );
  const week = useMemo(() => saved && edited(saved, held), [saved, held]);
  const latest = useRef(saved);
  latest.current = saved;

  const [stack, setStack] = useState(emptyStack);
  const latestStack = useRef(stack);
  latestStack.current = stack;
  const send = useSendEdit(clinic, rows?.shifts ?? none, setPending);

  /** Sends several edits together, and then reads the roster again. */
  const sendAll = useCallback(
    async (edits: readonly Edit[], note: string | null) => {
      const results = await Promise.all(edits.map((edit) => send(edit, note)));
      refetch();
      return results;
    },
    [send, refetch],
  );

  const takeBackStep = useCallback(
    async (step: UndoStep, edits: readonly Edit[], expected: readonly Edit[]): Promise<string | null> => {
      if (!isAsLeft(expected, latest.current?.shifts ?? none)) {
        setStack((now) => withoutStep(now, step));
        toast.error(hasChangedSince, 5_000);
        return null;
      }
      const refused = (await sendAll(edits, undoNote)).find((result) => !result.ok);
      if (refused && !refused.ok) {
        setStack((now) => withoutStep(now, step));
        toast.error(refused.sentence, 5_000);
        return null;
      }
      return step.label;
    },
    [sendAll],
  );
  const undo = useCallback(async () => {
    const next = nextUndo(latestStack.current);
    if (!next) return null;
    setStack(next.stack);
    return takeBackStep(next.step, next.step.undo, next.step.redo);
  }, [takeBackStep]);
  const redo = useCallback(async () => {
    const next = nextRedo(latestStack.current);
    if (!next) return null;
    setStack(next.stack);
    return takeBackStep(next.step, next.step.redo, next.step.undo);
  }, [takeBackStep]);

  const change = useCallback(
    async ({ edits, label, note = null, silent = false }: RosterChange): Promise<SendResult> => {
      const before = latest.current?.shifts ?? none;
      const inverses = edits.map((edit) => inverseOf(edit, before));
      hold(none);
      const results = await sendAll(edits, note);
      const done = edits.filter((_, index) => results[index]?.ok);
      const back = inverses.filter((inverse, index) => inverse !== null && results[index]?.ok);
      if (done.length > 0) {
        const step: UndoStep = { label, redo: done, undo: back.filter((inverse) => inverse !== null) };
        setStack((now) => withStep(now, step));
        offerUndo(label, () => {
          setStack((now) => withoutStep(now, step));
          void takeBackStep(step, step.undo, step.redo);
        });
      }
      const refused = results.find((result) => !result.ok);
      if (refused && !refused.ok && !silent) toast.error(refused.sentence, 5_000);
      return refused ?? results[0] ?? { ok: true };
    },
    [sendAll, takeBackStep],
  );

  return {
    range,
    week,
    saved,
    isWaiting,
    error: answer.error,
    refetch,
    change,
    hold,
    undo,
    redo,
    canUndo: stack.done.length > 0,
    canRedo: stack.undone.length > 0,
  };
}

function edited(week: Week, edits: readonly Edit[]): Week {
  const shifts = withEdits(week.shifts, edits, week.zone);
  return shifts === week.shifts ? week : { ...week, shifts };
}

/** The note for undoing an edit that needs one, so that the user is not asked. */
const undoNote = 'Undone';

/**
 * Whether the shifts are still as these edits left them. If not, an undo would overwrite somebody else's
 * work.
 */
function isAsLeft(edits: readonly Edit[], shifts: readonly WeekShift[]): boolean {
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  return edits.every((edit) => {
    const shift = byId.get(edit.id);
    if (edit.kind === 'remove') return shift === undefined;
    return shift === undefined || areSameValues(shift, edit.values);
  });
}

/** The server's answer. Parts that did not change remain the same objects. */
function useSharedWeek(answered: RosterWeekResult | undefined, clinic: string): Week | undefined {
  const before = useRef<Week | undefined>(undefined);
  const own = answered?.clinic_id === clinic ? answered : undefined;
  const week = useMemo(() => {
    const next = own && weekFromAnswer(own);
    return before.current && next ? shareStructure(before.current, next) : next;
  }, [own]);
  before.current = week;
  return week;
}

function useIsWaiting(asked: string, fetching: boolean, isThere: boolean): boolean {
  const [answered, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    if (!fetching && isThere) setAnswered(asked);
  }, [asked, fetching, isThere]);
  return answered !== asked;
}
