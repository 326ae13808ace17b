import { messages, type TaskStatus } from '@operatory/domain';
import { and, type BoolExp, eq, isIn, isNull } from '@operatory/resource';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type CommandResult, useCommand, useLive } from '#data/hooks.ts';
import { offerUndo } from '#ui/undo.tsx';
import { changeTaskStatus, moveTask, type TaskAnswer } from '../actions/task-commands.ts';
import { liveTaskCount, liveTasks } from '../data/task-documents.ts';
import type { TaskRow } from '../data/task-row.ts';
import { useMarks } from '../data/use-marks.ts';
import { statusLooks } from '../table/status-pill.tsx';
import {
  type CardMove,
  type Columns,
  columnsOf,
  countsShown,
  type Grouping,
  isStatus,
  moveOf,
  neighboursOf,
  samePlace,
  withMovedTasks,
  withMoves,
  withoutLevel,
} from './board-columns.ts';
import { useColumnCounts } from './use-column-counts.ts';

/** The number of open tasks that the board shows at first, and adds on each request. */
export const openPage = 500;
const levelOf = (column: string): string | null => (column === withoutLevel ? null : column);
export const finishedPage = 10;
/**
 * Milliseconds between two checks whether the live lists already show a moved card, and the most checks of
 * one move after the first.
 */
const turn = 2_000;
const maxSilentTurns = 15;

/**
 * A move that the live lists do not show yet. `guess` is where the user dropped the card; null once the
 * server has answered with `task`.
 */
interface Unseen {
  readonly task: TaskRow;
  readonly guess: CardMove | null;
}

type Ask = () => Promise<CommandResult<{ task: TaskAnswer }>>;

export interface Board {
  readonly tasks: ReadonlyMap<string, TaskRow>;
  readonly columns: Columns;
  readonly counts: Readonly<Record<string, number>>;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly refresh: () => void;
  /** The number of open tasks, and how many of them are shown; null if all are. */
  readonly cut: { readonly shown: number; readonly total: number } | null;
  readonly showMoreOpen: () => void;
  readonly hasMoreFinished: boolean;
  readonly showMoreFinished: () => void;
  /**
   * Shows a card where it was dropped, then sends the move. If the server refuses, the card goes back and a
   * message is shown.
   */
  readonly drop: (before: Columns, after: Columns, id: string) => Promise<boolean>;
}

/** The board's cards, live. The user's own moves are shown before the server has answered. */
export function useBoard(where: BoolExp, grouping: Grouping, keys: readonly string[]): Board {
  const [finishedLimit, setFinishedLimit] = useState(finishedPage);
  const [openLimit, setOpenLimit] = useState(openPage);
  const [unseen, setUnseen] = useState<readonly Unseen[]>([]);
  const marks = useMarks();
  // The condition on `finished_at` is redundant, but lets the database use its index of open tasks.
  const openWhere = and(
    where,
    isIn('status', ['PENDING', 'INPROGRESS', 'REASSIGNED']),
    isNull('finished_at'),
  );
  const open = useLive(liveTasks, {
    where: openWhere,
    order_by: [{ position: 'asc' }, { id: 'asc' }],
    limit: openLimit,
    ...marks,
  });
  const finishedWhere = and(where, eq('status', 'FINISHED'));
  const finished = useLive(liveTasks, {
    where: finishedWhere,
    order_by: [{ finished_at: 'desc_nulls_last' }, { id: 'asc' }],
    limit: finishedLimit,
    ...marks,
  });
  const finishedCount = useLive(liveTaskCount, { where: finishedWhere });
  const shownOpen = open.data?.tasks.length ?? 0;
  const openCount = useLive(liveTaskCount, { where: openWhere }, { pause: shownOpen < openLimit });
  const totalOpen = openCount.data?.tasks_aggregate.aggregate.count ?? 0;
  const isCut = shownOpen >= openLimit && totalOpen > shownOpen;

  // Open and finished tasks are two live lists, so for a moment both or neither may contain a task that was
  // just finished.
  const listed = useMemo(
    () => [...(open.data?.tasks ?? []), ...(finished.data?.tasks ?? [])],
    [open.data, finished.data],
  );
  const heard = useRef(listed);
  heard.current = listed;
  const tasks = useMemo(
    () =>
      withMovedTasks(
        listed,
        unseen.map(({ task }) => task),
      ),
    [listed, unseen],
  );
  useEffect(() => {
    const seen = ({ task, guess }: Unseen) => guess === null && tasks.get(task.id) !== task;
    if (unseen.some(seen)) setUnseen((moves) => moves.filter((move) => !seen(move)));
  }, [tasks, unseen]);

  const settled = useMemo(() => columnsOf([...tasks.values()], grouping, keys), [tasks, grouping, keys]);
  const columns = useMemo(
    () =>
      withMoves(
        settled,
        unseen.flatMap(({ guess }) => guess ?? []),
      ),
    [settled, unseen],
  );

  const total = finishedCount.data?.tasks_aggregate.aggregate.count ?? 0;
  const shownFinished = finished.data?.tasks.length ?? 0;
  const counted = useColumnCounts(where, grouping, keys, listed, {
    pause: !isCut && (grouping === 'status' || total <= shownFinished),
  });
  const counts = useMemo(
    () =>
      countsShown(
        columns,
        grouping,
        isCut ? 0 : total - shownFinished,
        isCut || grouping === 'level' ? counted : undefined,
      ),
    [columns, counted, isCut, grouping, total, shownFinished],
  );

  const words = {
    failure: messages.task_not_updated,
    waits: ({ id }: { id: string }) => ({ row: id, about: tasks.get(id)?.name ?? 'A task' }),
  };
  const [move] = useCommand(moveTask, words);
  const [changeLevel] = useCommand(changeTaskStatus, words);

  /** Shows a move at once and sends it. Resolves with the resulting task, or null after a refusal. */
  const put = useCallback(async (task: TaskRow, guess: CardMove, ask: Ask): Promise<TaskRow | null> => {
    // A card may be moved again before the first answer, so each move removes only its own guess.
    const asked: Unseen = { task, guess };
    setUnseen((moves) => [...moves.filter((other) => other.task.id !== task.id), asked]);
    const answer = await ask();
    if (!answer.ok) {
      setUnseen((moves) => moves.filter((other) => other !== asked));
      return null;
    }
    const answered: Unseen = { task: { ...task, ...answer.data.task }, guess: null };
    setUnseen((moves) => moves.map((other) => (other === asked ? answered : other)));
    // A task that is absent from both lists in two checks in a row is outside the filter or the user's
    // rights, so it is dropped. A list with its old state is only late, and a single absence may be the
    // moment between leaving one list and appearing in the other.
    const letGo = (turns: number, wasAbsent: boolean) =>
      setTimeout(() => {
        const isAbsent = heard.current.every(({ id }) => id !== task.id);
        if (turns > 0 && !(isAbsent && wasAbsent)) letGo(turns - 1, isAbsent);
        else setUnseen((moves) => moves.filter((other) => other !== answered));
      }, turn);
    letGo(maxSilentTurns, false);
    return answered.task;
  }, []);

  const drop = useCallback(
    async (before: Columns, after: Columns, id: string): Promise<boolean> => {
      const from = moveOf(before, id);
      const to = moveOf(after, id);
      const task = tasks.get(id);
      if (!from || !to || !task || samePlace(from, to)) return false;
      const status = isStatus(to.column) ? to.column : task.status;
      const sameOrder = (other: string) => grouping === 'status' || tasks.get(other)?.status === status;
      const place = neighboursOf(after, to, sameOrder);
      const isMoved = from.column !== to.column;
      const moved = await put(task, to, async () => {
        const level =
          grouping === 'level' && isMoved ? await changeLevel({ id, levelId: levelOf(to.column) }) : null;
        // In a level without other tasks there is no position to send.
        if (level && (!level.ok || (place.before === null && place.after === null))) return level;
        return move({ id, ...place, status });
      });
      if (moved && isMoved && grouping === 'level') {
        offerUndo(
          'Level changed',
          () => void put(moved, from, () => changeLevel({ id, levelId: levelOf(from.column) })),
        );
      }
      // A move out of the Reassigned column cannot be undone, because nobody can set that status by hand.
      if (moved && isMoved && grouping === 'status' && from.column !== 'REASSIGNED') {
        const back = { id, before: from.below, after: from.above, status: from.column as TaskStatus };
        offerUndo(
          `Moved to ${statusLooks[to.column as TaskStatus].title.toLowerCase()}`,
          () => void put(moved, from, () => move(back)),
        );
      }
      return moved !== null;
    },
    [changeLevel, grouping, move, put, tasks],
  );

  return {
    tasks,
    columns,
    counts,
    loading: (open.fetching && !open.data) || (finished.fetching && !finished.data),
    failed: [open, finished].some(({ error, data }) => error && !data),
    refresh: () => {
      open.refetch();
      finished.refetch();
      finishedCount.refetch();
    },
    cut: isCut ? { shown: shownOpen, total: totalOpen } : null,
    showMoreOpen: () => setOpenLimit((limit) => limit + openPage),
    hasMoreFinished: total > shownFinished,
    showMoreFinished: () => setFinishedLimit((limit) => limit + finishedPage),
    drop,
  };
}
