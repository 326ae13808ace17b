import { DragDropProvider, DragOverlay, useDraggable, useDroppable } from '@dnd-kit/react';
import { ActionIcon, Button, SegmentedControl, Skeleton } from '@mantine/core';
import { addDays } from '@operatory/domain';
import { and, type BoolExp } from '@operatory/resource';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useLive } from '#data/hooks.ts';
import {
  type CalendarView,
  dayNumber,
  daysOf,
  sameMonth,
  shiftedDate,
  titleOf,
  weekdayOf,
} from '#ui/calendar-days.ts';
import { Failed } from '#ui/empty-state.tsx';
import { usePhone } from '#ui/window-width.ts';
import { dragPlugins } from '../data/drag-plugins.ts';
import { dragSensors } from '../data/drag-sensors.ts';
import { liveTaskCount, liveTasks } from '../data/task-documents.ts';
import type { TaskRow } from '../data/task-row.ts';
import { useMarks } from '../data/use-marks.ts';
import { TruncatedListNotice } from '../screens/cut-notice.tsx';
import { type ListKeys, useListKeys } from '../screens/use-list-keys.ts';
import classes from './calendar.module.css';
import { useMoveDeadline } from './use-move-deadline.ts';
import { usePendingMoves } from './use-pending-moves.ts';

const moves = [
  { key: 'Alt+ArrowLeft Alt+ArrowRight', label: 'Due a day earlier or later' },
  { key: 'Alt+ArrowUp Alt+ArrowDown', label: 'Due a week earlier or later' },
];
const shownInMonth = 4;
/** The number of tasks that the calendar shows at first, and adds on each request. */
const page = 1_000;

/** Tasks on the days on which they are due. Tasks that can still be edited can be dragged to another day. */
export function TaskCalendar({
  where,
  view,
  date,
  today,
  onView,
  onDate,
  hrefOf,
  mayEdit,
  keys,
}: {
  where: BoolExp;
  view: CalendarView;
  date: string;
  today: string;
  onView: (view: CalendarView, date?: string) => void;
  onDate: (date: string) => void;
  hrefOf: (task: TaskRow) => string;
  mayEdit: (task: TaskRow) => boolean;
  keys: ListKeys;
}) {
  const days = daysOf(view, date);
  const first = days[0] ?? date;
  const last = days.at(-1) ?? date;
  const [limit, setLimit] = useState(page);
  const inView = and(where, { deadline_date: { _gte: first, _lte: last } });
  const live = useLive(liveTasks, {
    where: inView,
    order_by: [{ deadline_date: 'asc' }, { priority: 'asc' }, { id: 'asc' }],
    limit,
    ...useMarks(),
  });
  const isFull = (live.data?.tasks.length ?? 0) >= limit;
  const count = useLive(liveTaskCount, { where: inView }, { pause: !isFull });
  const total = count.data?.tasks_aggregate.aggregate.count ?? 0;
  const carried = usePendingMoves(live.data);
  const [said, setSaid] = useState('');
  const moveDeadline = useMoveDeadline();
  useListKeys(
    useMemo(() => new Map(live.data?.tasks.map((task) => [task.id, task])), [live.data]),
    keys,
    moves,
  );
  const tasks = live.data?.tasks ?? [];
  const dueOn = (task: TaskRow) => carried.dayOf(task.id) ?? task.deadline_date;

  async function move(task: TaskRow, to: string) {
    if (dueOn(task) === to) return;
    carried.begin(task.id, to);
    const kept = await moveDeadline(task, to);
    setSaid(kept ? `${task.name} is now due ${to}.` : `${task.name} is still due ${task.deadline_date}.`);
    carried.end(task.id, to, kept);
  }

  return (
    <>
      <div className={classes.bar}>
        <Button size="xs" variant="default" onClick={() => onDate(today)}>
          Today
        </Button>
        <ActionIcon
          aria-label="Previous"
          variant="default"
          size={28}
          onClick={() => onDate(shiftedDate(view, date, -1))}
        >
          <IconChevronLeft size={16} />
        </ActionIcon>
        <ActionIcon
          aria-label="Next"
          variant="default"
          size={28}
          onClick={() => onDate(shiftedDate(view, date, 1))}
        >
          <IconChevronRight size={16} />
        </ActionIcon>
        <h2 className={classes.title} aria-live="polite">
          {titleOf(view, date)}
        </h2>
        {view !== 'day' && live.data?.tasks.length === 0 ? (
          <span className={classes.empty} role="status">
            Nothing is due this {view}
          </span>
        ) : null}
        <SegmentedControl
          aria-label="Days shown"
          value={view}
          onChange={(value) => onView(value as CalendarView)}
          data={[
            { value: 'month', label: 'Month' },
            { value: 'week', label: 'Week' },
            { value: 'day', label: 'Day' },
          ]}
        />
      </div>
      {isFull && total > limit ? (
        <TruncatedListNotice shown={limit} total={total} onMore={() => setLimit(limit + page)} />
      ) : null}
      {live.error && !live.data ? (
        <Failed onRefresh={live.refetch} />
      ) : (
        <DragDropProvider
          sensors={dragSensors}
          plugins={dragPlugins}
          onDragEnd={(event) => {
            const task = tasks.find((candidate) => candidate.id === event.operation.source?.id);
            const to = event.operation.target?.id;
            if (!event.canceled && task && typeof to === 'string') void move(task, to);
          }}
        >
          <div className={classes.grid} data-view={view} aria-busy={live.fetching}>
            {view === 'month'
              ? days.slice(0, 7).map((day) => (
                  <div key={day} className={classes.weekday}>
                    {weekdayOf(day)}
                  </div>
                ))
              : null}
            {days.map((day) => (
              <Day
                key={day}
                day={day}
                view={view}
                month={date}
                today={today}
                waiting={!live.data}
                tasks={tasks.filter((task) => dueOn(task) === day)}
                hrefOf={hrefOf}
                mayEdit={mayEdit}
                onOpenDay={() => onView('day', day)}
                onMove={(task, by) => void move(task, addDays(dueOn(task), by))}
              />
            ))}
          </div>
          <DragOverlay dropAnimation={null}>
            {(source) => {
              const task = tasks.find((candidate) => candidate.id === source.id);
              return task ? (
                <div className={`${classes.entry} ${classes.lifted}`} data-priority={task.priority}>
                  <span className={classes.entryName}>{task.name}</span>
                </div>
              ) : null;
            }}
          </DragOverlay>
        </DragDropProvider>
      )}
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </>
  );
}

function Day({
  day,
  view,
  month,
  today,
  waiting,
  tasks,
  hrefOf,
  mayEdit,
  onOpenDay,
  onMove,
}: {
  day: string;
  view: CalendarView;
  month: string;
  today: string;
  /** Whether the day's tasks are still loading. */
  waiting: boolean;
  tasks: readonly TaskRow[];
  hrefOf: (task: TaskRow) => string;
  mayEdit: (task: TaskRow) => boolean;
  onOpenDay: () => void;
  onMove: (task: TaskRow, days: number) => void;
}) {
  const phone = usePhone();
  const { ref, isDropTarget } = useDroppable({ id: day, accept: 'task' });
  // On a phone, the month has room for marks only: pressing a day opens it, and tasks can be dragged in the
  // week view.
  const marks = phone && view === 'month';
  const shown = view === 'month' ? tasks.slice(0, shownInMonth) : tasks;
  return (
    <div
      ref={ref}
      className={classes.day}
      data-outside={(view === 'month' && !sameMonth(day, month)) || undefined}
      data-target={isDropTarget || undefined}
      data-day={day}
    >
      <button
        type="button"
        className={classes.number}
        data-today={day === today || undefined}
        aria-label={`${weekdayOf(day, 'long')} ${day}, ${tasks.length} tasks`}
        onClick={onOpenDay}
      >
        <span>{view === 'month' ? dayNumber(day) : `${weekdayOf(day)} ${dayNumber(day)}`}</span>
      </button>
      {waiting && bonesOn(day) ? <Skeleton height={marks ? 6 : 22} radius={5} /> : null}
      {shown.map((task) =>
        marks ? (
          <span key={task.id} className={classes.entry} data-priority={task.priority} aria-hidden />
        ) : (
          <Entry key={task.id} task={task} to={hrefOf(task)} movable={mayEdit(task)} onMove={onMove} />
        ),
      )}
      {view === 'day' && !waiting && tasks.length === 0 ? (
        <p className={classes.none}>Nothing is due this day</p>
      ) : null}
      {marks || tasks.length <= shown.length ? null : (
        <button type="button" className={classes.more} onClick={onOpenDay}>
          {tasks.length - shown.length} more
        </button>
      )}
      {marks && tasks.length > shown.length ? (
        <span className={classes.more} aria-hidden>
          +{tasks.length - shown.length}
        </span>
      ) : null}
    </div>
  );
}

/** Placeholders are on the same few days of each month, so that an empty month is recognisable as loading. */
const bonesOn = (day: string) => Number(day.slice(-2)) % 3 === 1;

/** A task on its day, as a link. Alt with left or right moves it by a day, with up or down by a week. */
function Entry({
  task,
  to,
  movable,
  onMove,
}: {
  task: TaskRow;
  to: string;
  movable: boolean;
  onMove: (task: TaskRow, days: number) => void;
}) {
  const { ref, isDragSource } = useDraggable({ id: task.id, type: 'task', disabled: !movable });
  const navigate = useNavigate();
  const by: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  function onKeyDown(event: KeyboardEvent) {
    const days = by[event.key];
    if (event.altKey && movable && days) {
      event.preventDefault();
      onMove(task, days);
    }
  }
  return (
    <a
      ref={ref}
      id={`task-${task.id}`}
      href={to}
      draggable={false}
      className={classes.entry}
      data-priority={task.priority}
      data-done={task.status === 'FINISHED' || undefined}
      data-task={task.id}
      data-movable={movable || undefined}
      data-source={isDragSource || undefined}
      aria-label={`${task.name}, ${task.priority} priority${movable ? '. Press Alt and an arrow key to move it' : ''}`}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        void navigate({ to });
      }}
    >
      <span className={classes.entryName}>{task.name}</span>
    </a>
  );
}
