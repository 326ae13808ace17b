import { mayChangeStatusTo, type Todays, taskStatuses } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { Failed, NothingMatches } from '#ui/empty-state.tsx';
import { Board, type ColumnHead } from '../board/board.tsx';
import { isStatus, withoutLevel } from '../board/board-columns.ts';
import { useBoard } from '../board/use-board.ts';
import { taskLevels } from '../data/task-documents.ts';
import type { TaskRow } from '../data/task-row.ts';
import { useAllRows } from '../data/use-all-rows.ts';
import { isFiltered, statusesOf, type TaskSearch } from '../filters/task-search.ts';
import { BulkBar } from '../table/bulk-bar.tsx';
import { nothingSelected, type Selection } from '../table/selection.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { TruncatedListNotice } from './cut-notice.tsx';
import { NoTasks } from './no-tasks.tsx';
import { type ListKeys, useListKeys } from './use-list-keys.ts';

const byStatus: readonly ColumnHead[] = taskStatuses.map(({ value, label, colour }) => ({
  key: value,
  title: label,
  mark: `var(--op-${colour}-mark)`,
}));

export interface ViewProps {
  readonly where: BoolExp;
  readonly todays: Todays;
  readonly search: TaskSearch;
  readonly selected: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly hrefOf: (task: TaskRow) => string;
  readonly menuOf: (task: TaskRow) => ReactNode;
  readonly onOpen: (task: TaskRow) => void;
  readonly keys: ListKeys;
  readonly onAdd: (() => void) | undefined;
  readonly onClear: () => void;
}

const moves = [{ key: 'Space', label: 'Pick up or drop the card; arrow keys move it' }];

/** The board or, if it is empty, the reason why. */
export function BoardView({ canMove, ...props }: ViewProps & { canMove: (task: TaskRow) => boolean }) {
  const { search, selected, onAdd } = props;
  const navigate = useNavigate();
  const grouping = search.group === 'level' ? 'level' : 'status';
  const levels = useAllRows(taskLevels, {}, { pause: grouping === 'status' });
  const statuses = useMemo(() => statusesOf({ status: search.status }), [search.status]);
  const heads = useMemo<readonly ColumnHead[]>(() => {
    if (grouping === 'status')
      return byStatus.filter(({ key }) => statuses.length === 0 || statuses.some((status) => status === key));
    const known = (levels.rows ?? []).map((level) => ({
      key: level.id,
      title: level.name,
      mark: level.color ?? 'var(--op-gray-mark)',
    }));
    return [...known, { key: withoutLevel, title: 'No level', mark: 'var(--op-gray-mark)' }];
  }, [grouping, levels.rows, statuses]);
  const closed = useMemo(
    () => new Set(levels.rows?.filter(({ status }) => status !== 'ACTIVE').map(({ id }) => id)),
    [levels.rows],
  );
  const takes = (column: string, task: TaskRow) =>
    isStatus(column)
      ? mayChangeStatusTo(task.status, column)
      : !closed.has(column) || column === task.client_task_level_id;
  const keys = useMemo(() => heads.map((head) => head.key), [heads]);
  const board = useBoard(props.where, grouping, keys);
  useListKeys(board.tasks, props.keys, moves);

  if (board.failed) return <Failed onRefresh={board.refresh} />;
  if (levels.failed) return <Failed onRefresh={levels.refetch} />;
  if (board.loading || (grouping === 'level' && !levels.rows)) return <BoardSkeleton />;
  if (board.tasks.size === 0 && isFiltered(search)) return <NothingMatches onClear={props.onClear} />;
  if (board.tasks.size === 0) {
    return <NoTasks onAdd={onAdd} />;
  }
  return (
    <>
      {board.cut ? <TruncatedListNotice {...board.cut} of="open tasks" onMore={board.showMoreOpen} /> : null}
      <Board
        heads={heads}
        board={board}
        todays={props.todays}
        canMove={canMove}
        takes={takes}
        selected={selected}
        hrefOf={props.hrefOf}
        menuOf={props.menuOf}
        onOpen={props.onOpen}
        // A new task is pending, so if the columns are statuses, only the pending one has a button to add a
        // task.
        addsTo={(column) =>
          onAdd !== undefined && (grouping === 'level' ? !closed.has(column) : column === 'PENDING')
        }
        onAdd={(column) =>
          void navigate({
            to: '/dashboard/tasks/add',
            search: grouping === 'level' && column !== withoutLevel ? { level: column } : {},
          })
        }
      />
      <BulkBar
        tasks={[...selected.values()]}
        archived={false}
        onClear={() => props.onSelect(nothingSelected)}
      />
    </>
  );
}
