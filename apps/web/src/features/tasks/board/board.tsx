import { move as moved } from '@dnd-kit/helpers';
import { DragDropProvider, DragOverlay } from '@dnd-kit/react';
import { type Todays, todayAt } from '@operatory/domain';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { dragPlugins } from '../data/drag-plugins.ts';
import { dragSensors } from '../data/drag-sensors.ts';
import type { TaskRow } from '../data/task-row.ts';
import classes from './board.module.css';
import { BoardColumn } from './board-column.tsx';
import { type Columns, steppedMove } from './board-columns.ts';
import { CardFace, TaskCard } from './task-card.tsx';
import type { Board as BoardState } from './use-board.ts';

export interface ColumnHead {
  readonly key: string;
  readonly title: string;
  readonly mark: string;
}

/** A drag in progress: the columns at its start and now, and whether it is done by pointer or keyboard. */
interface Drag {
  readonly id: string;
  readonly from: Columns;
  readonly columns: Columns;
  readonly by: 'pointer' | 'keys';
}

const columnWith = (columns: Columns, id: string) =>
  Object.keys(columns).find((key) => columns[key]?.includes(id));

const steps: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export function Board({
  heads,
  board,
  todays,
  canMove,
  takes,
  selected,
  hrefOf,
  menuOf,
  onOpen,
  addsTo,
  onAdd,
}: {
  heads: readonly ColumnHead[];
  board: BoardState;
  todays: Todays;
  canMove: (task: TaskRow) => boolean;
  /** Whether a task can be dropped in a column. */
  takes: (column: string, task: TaskRow) => boolean;
  selected: ReadonlyMap<string, TaskRow>;
  hrefOf: (task: TaskRow) => string;
  menuOf: (task: TaskRow) => ReactNode;
  onOpen: (task: TaskRow) => void;
  addsTo: (column: string) => boolean;
  onAdd: (column: string) => void;
}) {
  const [drag, show] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  // The drag library's events must be answered synchronously, before the state has rendered, so the latest
  // drag is in a ref.
  const latest = useRef<Drag | null>(null);
  const setDrag = (next: Drag | null) => {
    latest.current = next;
    show(next);
  };
  const shown = drag?.columns ?? board.columns;

  // A card that the keyboard moves to another column is a new element there, which needs the focus again.
  useEffect(() => {
    if (drag?.by === 'keys') document.getElementById(`task-${drag.id}`)?.focus();
  }, [drag]);

  const titleOf = (key: string | undefined) => heads.find((head) => head.key === key)?.title ?? '';
  const placeOf = (columns: Columns, id: string) => {
    const key = columnWith(columns, id);
    const ids = key === undefined ? [] : (columns[key] ?? []);
    return `${titleOf(key)}, position ${ids.indexOf(id) + 1} of ${ids.length}`;
  };

  async function finish(current: Drag, columns: Columns) {
    setDrag(null);
    const name = board.tasks.get(current.id)?.name ?? 'Task';
    const kept = board.drop(current.from, columns, current.id);
    setSaid(`${name} dropped in ${placeOf(columns, current.id)}.`);
    if (current.by === 'keys') {
      await kept;
      // The card that was rendered again has lost the focus, and gets it back unless the user has already
      // focused something else.
      if (document.activeElement === document.body) document.getElementById(`task-${current.id}`)?.focus();
    }
  }

  function walk(task: TaskRow, direction: 'up' | 'down' | 'left' | 'right') {
    const key = columnWith(shown, task.id);
    if (key === undefined) return;
    const ids = shown[key] ?? [];
    const index = ids.indexOf(task.id);
    let next: string | undefined;
    if (direction === 'up' || direction === 'down') next = ids[index + (direction === 'up' ? -1 : 1)];
    else {
      const keys = heads.map((head) => head.key);
      const by = direction === 'left' ? -1 : 1;
      for (let at = keys.indexOf(key) + by; at >= 0 && at < keys.length && !next; at += by) {
        const column = shown[keys[at] ?? ''] ?? [];
        next = column[Math.min(index, column.length - 1)];
      }
    }
    if (next) document.getElementById(`task-${next}`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, task: TaskRow) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const carried = drag?.by === 'keys' && drag.id === task.id ? drag : null;
    const step = steps[event.key];
    if (carried && step) {
      const columns = steppedMove(carried.columns, task.id, step, (to) => takes(to, task));
      setDrag({ ...carried, columns });
      setSaid(placeOf(columns, task.id));
    } else if (carried && (event.key === ' ' || event.key === 'Enter')) void finish(carried, carried.columns);
    else if (carried && event.key === 'Escape') {
      setDrag(null);
      setSaid('Move cancelled.');
    } else if (event.key === ' ' && canMove(task)) {
      setDrag({ id: task.id, from: board.columns, columns: board.columns, by: 'keys' });
      setSaid(`${task.name} picked up. Use the arrow keys to move it, Space to drop it, Escape to cancel.`);
    } else if (step) walk(task, step);
    else if (event.key === 'Enter') onOpen(task);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Cards get two functions that never change, so that they need not render again; these call the latest
  // ones.
  const newest = useRef({ menuOf, onKeyDown });
  newest.current = { menuOf, onKeyDown };
  const [steady] = useState(() => ({
    menuOf: (task: TaskRow) => newest.current.menuOf(task),
    onKeyDown: (event: KeyboardEvent<HTMLElement>, task: TaskRow) => newest.current.onKeyDown(event, task),
  }));

  const carriedTask = drag ? board.tasks.get(drag.id) : undefined;
  const source = drag ? columnWith(drag.from, drag.id) : undefined;
  const target = drag ? columnWith(drag.columns, drag.id) : undefined;

  return (
    <DragDropProvider
      sensors={dragSensors}
      plugins={dragPlugins}
      onDragStart={(event) => {
        const id = event.operation.source?.id;
        if (typeof id === 'string')
          setDrag({ id, from: board.columns, columns: board.columns, by: 'pointer' });
      }}
      onDragOver={(event) => {
        const current = latest.current;
        if (!current) return;
        const columns = moved(current.columns as Record<string, string[]>, event);
        const task = board.tasks.get(current.id);
        const to = columnWith(columns, current.id);
        // Over a column that would refuse it, the card stays in its last position.
        if (columns !== current.columns && task && to !== undefined && takes(to, task))
          setDrag({ ...current, columns });
      }}
      onDragEnd={(event) => {
        const current = latest.current;
        if (!current) return;
        if (event.canceled) setDrag(null);
        else void finish(current, current.columns);
      }}
    >
      <div className={classes.board} data-dragging={drag !== null || undefined}>
        {heads.map((head) => {
          const ids = shown[head.key] ?? [];
          const ghostAt =
            drag && source === head.key && target !== head.key
              ? (drag.from[head.key] ?? []).indexOf(drag.id)
              : -1;
          return (
            <BoardColumn
              key={head.key}
              id={head.key}
              title={head.title}
              count={board.counts[head.key] ?? ids.length}
              mark={head.mark}
              isTarget={drag !== null && target === head.key}
              refuses={carriedTask !== undefined && !takes(head.key, carriedTask)}
              onAdd={addsTo(head.key) ? () => onAdd(head.key) : undefined}
              onMore={
                board.hasMoreFinished && (head.key === 'FINISHED' || !('FINISHED' in shown))
                  ? board.showMoreFinished
                  : undefined
              }
              moreLabel={head.key === 'FINISHED' ? 'Show 10 more' : 'Show 10 more finished'}
            >
              {ids.map((id, index) => {
                const task = board.tasks.get(id);
                return (
                  <Fragment key={id}>
                    {index === ghostAt ? (
                      <Ghost task={board.tasks.get(drag?.id ?? '')} todays={todays} />
                    ) : null}
                    {task ? (
                      <TaskCard
                        task={task}
                        today={todayAt(todays, task.clinic_id)}
                        index={index}
                        column={head.key}
                        movable={canMove(task)}
                        selected={selected.has(id)}
                        lifted={drag?.by === 'keys' && drag.id === id}
                        to={hrefOf(task)}
                        menuOf={steady.menuOf}
                        onKeyDown={steady.onKeyDown}
                      />
                    ) : null}
                  </Fragment>
                );
              })}
              {ghostAt >= ids.length ? (
                <Ghost task={board.tasks.get(drag?.id ?? '')} todays={todays} />
              ) : null}
              {ids.length === 0 && ghostAt < 0 ? <p className={classes.noneHere}>Nothing here</p> : null}
            </BoardColumn>
          );
        })}
      </div>
      <DragOverlay dropAnimation={null}>
        {(dragged) => {
          const task = board.tasks.get(String(dragged.id));
          return task ? (
            <div className={`${classes.card} ${classes.lifted}`}>
              <CardFace task={task} today={todayAt(todays, task.clinic_id)} />
            </div>
          ) : null;
        }}
      </DragOverlay>
      <div role="status" aria-live="assertive" className="visually-hidden">
        {said}
      </div>
    </DragDropProvider>
  );
}

function Ghost({ task, todays }: { task: TaskRow | undefined; todays: Todays }) {
  if (!task) return null;
  return (
    <div className={`${classes.card} ${classes.ghost}`} aria-hidden>
      <CardFace task={task} today={todayAt(todays, task.clinic_id)} />
    </div>
  );
}
