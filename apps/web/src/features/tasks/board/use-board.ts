import type { TaskStatus } from '@operatory/domain';
import { and, type BoolExp, eq, isIn, isNull } from '@operatory/resource';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCommand, useLive } from '#data/hooks.ts';
import { offerUndo } from '#ui/undo.tsx';
import { changeTaskStatus, moveTask } from '../actions/task-commands.ts';
import { liveTaskCount, liveTasks } from '../data/task-documents.ts';
import type { TaskRow } from '../data/task-row.ts';
import { useMarks } from '../data/use-marks.ts';
import { statusLooks } from '../table/status-pill.tsx';
import {
  type Columns,
  columnsOf,
  countsShown,
  type Grouping,
  isStatus,
  type Move,
  moveOf,
  neighboursOf,
  newestOf,
  samePlace,
  withMoves,
  withoutLevel,
} from './board-columns.ts';
import { useColumnCounts } from './use-column-counts.ts';

/** So many open tasks are on the board at once, and so many more on demand. */
export const openPage = 500;
const levelOf = (column: string): string | null => (column === withoutLevel ? null : column);
export const finishedPage = 10;

/** A move not yet seen in the live lists. */
interface Unseen extends Move {
  /** As it was when it was dropped: it stays on the board while one list has let go of it and the other has not got it. */
  readonly task: TaskRow;
  readonly answered: boolean;
}

export interface Board {
  readonly tasks: ReadonlyMap<string, TaskRow>;
  readonly columns: Columns;
  readonly counts: Readonly<Record<string, number>>;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly refresh: () => void;
  /** How many open tasks there are when not all of them are shown, and how many are. */
  readonly cut: { readonly shown: number; readonly total: number } | null;
  readonly showMoreOpen: () => void;
  readonly hasMoreFinished: boolean;
  readonly showMoreFinished: () => void;
  /** Puts a card where it was dropped at once, then asks the server; a refusal puts it back with a word. */
  readonly drop: (before: Columns, after: Columns, id: string) => Promise<boolean>;
}

/** The board's cards, live, with the person's own moves shown before the server has answered them. */
export function useBoard(where: BoolExp, grouping: Grouping, keys: readonly string[]): Board {
  const [finishedLimit, setFinishedLimit] = useState(finishedPage);
  const [openLimit, setOpenLimit] = useState(openPage);
  const [unseen, setUnseen] = useState<readonly Unseen[]>([]);
  const marks = useMarks();
  // The second says no more than the first, but by it the database finds what is open without reading the rest.
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

  // Two lists, each live on its own: for a moment both may hold a task that was finished, or neither.
  const tasks = useMemo(
    () =>
      newestOf([
        ...unseen.map(({ task }) => task),
        ...(open.data?.tasks ?? []),
        ...(finished.data?.tasks ?? []),
      ]),
    [open.data, finished.data, unseen],
  );
  // Once a list shows the task as the server has changed it, it knows better than the guess.
  useEffect(() => {
    const seen = ({ id, task, answered }: Unseen) => answered && tasks.get(id) !== task;
    if (unseen.some(seen)) setUnseen((moves) => moves.filter((move) => !seen(move)));
  }, [tasks, unseen]);

  const settled = useMemo(() => columnsOf([...tasks.values()], grouping, keys), [tasks, grouping, keys]);
  const columns = useMemo(() => withMoves(settled, unseen), [settled, unseen]);

  const total = finishedCount.data?.tasks_aggregate.aggregate.count ?? 0;
  const shownFinished = finished.data?.tasks.length ?? 0;
  const counted = useColumnCounts(where, grouping, keys, tasks, {
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

  const words = { failure: 'Unable to update task' };
  const [move] = useCommand(moveTask, words);
  const [changeLevel] = useCommand(changeTaskStatus, words);

  const drop = useCallback(
    async (before: Columns, after: Columns, id: string): Promise<boolean> => {
      const from = moveOf(before, id);
      const to = moveOf(after, id);
      const task = tasks.get(id);
      if (!to || !task || samePlace(from, to)) return false;
      // A card may be moved again before the first answer: each move ends its own guess and no later one.
      const guess: Unseen = { ...to, task, answered: false };
      const answered: Unseen = { ...guess, answered: true };
      setUnseen((moves) => [...moves.filter((other) => other.id !== id), guess]);
      const status = isStatus(to.column) ? to.column : task.status;
      const sameOrder = (other: string) => grouping === 'status' || tasks.get(other)?.status === status;
      const changesLevel = grouping === 'level' && from?.column !== to.column;
      const level = changesLevel ? await changeLevel({ id, levelId: levelOf(to.column) }) : null;
      const place = neighboursOf(after, to, sameOrder);
      // Alone in a level there is no place to take.
      const answer =
        level && (!level.ok || (place.before === null && place.after === null))
          ? level
          : await move({ id, ...place, status });
      setUnseen((moves) =>
        answer.ok
          ? moves.map((other) => (other === guess ? answered : other))
          : moves.filter((other) => other !== guess),
      );
      // What was moved out of all that is shown, by a filter or a right, comes back in no list.
      if (answer.ok)
        setTimeout(() => setUnseen((moves) => moves.filter((other) => other !== answered)), 2_000);
      if (answer.ok && grouping === 'level' && from && from.column !== to.column) {
        offerUndo('Moved to another level', () => void changeLevel({ id, levelId: levelOf(from.column) }));
      }
      // Nobody makes a task reassigned by hand, so a move out of that column cannot be taken back.
      if (
        answer.ok &&
        grouping === 'status' &&
        from &&
        from.column !== to.column &&
        from.column !== 'REASSIGNED'
      ) {
        const back = { id, before: from.below, after: from.above, status: from.column as TaskStatus };
        offerUndo(
          `Moved to ${statusLooks[to.column as TaskStatus].title.toLowerCase()}`,
          () => void move(back),
        );
      }
      return answer.ok;
    },
    [changeLevel, grouping, move, tasks],
  );

  return {
    tasks,
    columns,
    counts,
    loading: (open.fetching && !open.data) || (finished.fetching && !finished.data),
    failed: Boolean(open.error ?? finished.error) && !open.data,
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
