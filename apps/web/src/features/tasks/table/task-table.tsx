import { Button, Checkbox, Group, Skeleton } from '@mantine/core';
import { type Todays, todayAt } from '@operatory/domain';
import { IconAlertCircle, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useColumnWidths } from '#kit/table/use-column-widths.ts';
import { enabledIf } from '#ui/locked.ts';
import { PriorityBadge } from '#ui/priority-badge.tsx';
import { Tick } from '#ui/tick.tsx';
import { UserName } from '#ui/user-avatar.tsx';
import { usePhone } from '#ui/window-width.ts';
import { CardFace } from '../board/task-card.tsx';
import { TaskTags } from '../board/task-tags.tsx';
import { isoDay } from '../data/dates.ts';
import type { TaskRow } from '../data/task-row.ts';
import { dueOf, zoneOf } from '../data/task-rules.ts';
import type { Sortable } from './order-by.ts';
import { type Selection, withTasks, withToggledTask } from './selection.ts';
import { StatusPill } from './status-pill.tsx';
import classes from './table.module.css';

export const tablePage = 50;

/** A column of the table. The widths, in pixels, fit a window of 1440 pixels with enough room for names. */
interface Column {
  readonly key: Sortable;
  readonly title: string;
  readonly width: number;
  readonly cell: (task: TaskRow, context: { todays: Todays; to: string }) => ReactNode;
}

const columns: readonly Column[] = [
  {
    key: 'name',
    title: 'Task',
    width: 268,
    cell: (task, { to }) => (
      <span className={classes.nameCell}>
        <span className={classes.number}>T-{task.short_id}</span>
        <Link to={to} className={classes.name}>
          {task.name}
        </Link>
        <TaskTags task={task} compact />
      </span>
    ),
  },
  {
    key: 'priority',
    title: 'Priority',
    width: 110,
    cell: (task) => <PriorityBadge priority={task.priority} />,
  },
  { key: 'status', title: 'Status', width: 108, cell: (task) => <StatusPill status={task.status} /> },
  {
    key: 'deadline_date',
    title: 'Deadline',
    width: 126,
    cell: (task, { todays }) => {
      const due = dueOf(task, todayAt(todays, task.clinic_id));
      return (
        <span className={due.tone === 'late' ? classes.late : undefined}>
          {task.deadline_date}
          {due.tone === 'late' ? <IconAlertCircle size={14} aria-label={due.text} title={due.text} /> : null}
        </span>
      );
    },
  },
  {
    key: 'assigned_to_user.display_name',
    title: 'Assigned to',
    width: 136,
    cell: (task) => <UserName user={task.assigned_to_user} />,
  },
  {
    key: 'assigned_by_user.display_name',
    title: 'Assigned by',
    width: 124,
    cell: (task) => <UserName user={task.assigned_by_user} />,
  },
  {
    key: 'client_task_level.name',
    title: 'Level',
    width: 92,
    cell: (task) => task.client_task_level?.name ?? '–',
  },
  {
    key: 'created_at',
    title: 'Created',
    width: 104,
    cell: (task) => isoDay(task.created_at, zoneOf(task.clinic_id)),
  },
];

export interface TableProps {
  readonly tasks: readonly TaskRow[] | undefined;
  readonly total: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  readonly todays: Todays;
  readonly selected: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly hrefOf: (task: TaskRow) => string;
  readonly menuOf: (task: TaskRow) => ReactNode;
  readonly onOpen: (task: TaskRow) => void;
}

export function TaskTable(props: TableProps) {
  const phone = usePhone();
  const from = props.page * tablePage;
  const shown = props.tasks?.length ?? 0;
  return (
    <>
      {phone ? <Cards {...props} /> : <Rows {...props} />}
      <div className={classes.foot}>
        <span>
          {props.tasks === undefined
            ? null
            : shown === 0
              ? 'No tasks'
              : `${from + 1}–${from + shown} of ${props.total}`}
        </span>
        <Group gap={8}>
          <Button
            size="xs"
            variant="default"
            {...enabledIf(props.page > 0, () => props.onPage(props.page - 1))}
          >
            Previous
          </Button>
          <Button
            size="xs"
            variant="default"
            {...enabledIf(props.tasks !== undefined && from + shown < props.total, () =>
              props.onPage(props.page + 1),
            )}
          >
            Next
          </Button>
        </Group>
      </div>
    </>
  );
}

function Rows({ tasks, sort, onSort, todays, selected, onSelect, hrefOf, menuOf, onOpen }: TableProps) {
  const { widths, handle } = useColumnWidths(
    'operatory.tasks.column-widths',
    columns.map((column) => column.width),
  );
  const [sorted, direction] = (sort ?? '').split(/\.(?=asc$|desc$)/);
  const all = tasks !== undefined && tasks.length > 0 && tasks.every((task) => selected.has(task.id));
  return (
    <div className={classes.frame}>
      <table className={classes.table} style={{ minWidth: widths.reduce((sum, width) => sum + width, 88) }}>
        <colgroup>
          <col style={{ width: 40 }} />
          {columns.map((column, index) => (
            <col key={column.key} style={{ width: widths[index] }} />
          ))}
          <col style={{ width: 48 }} />
        </colgroup>
        <thead>
          <tr>
            <th className={classes.tick}>
              <Tick
                aria-label="Select all tasks on this page"
                checked={all}
                indeterminate={!all && selected.size > 0}
                onChange={() => onSelect(withTasks(selected, tasks ?? [], !all))}
              />
            </th>
            {columns.map((column, index) => {
              const active = sorted === column.key;
              return (
                <th
                  key={column.key}
                  aria-sort={active ? (direction === 'desc' ? 'descending' : 'ascending') : 'none'}
                  style={{ position: 'sticky' }}
                >
                  <button
                    type="button"
                    className={classes.sort}
                    data-active={active || undefined}
                    onClick={() => onSort(`${column.key}.${active && direction === 'asc' ? 'desc' : 'asc'}`)}
                  >
                    {column.title}
                    {active ? (
                      direction === 'desc' ? (
                        <IconArrowDown size={12} />
                      ) : (
                        <IconArrowUp size={12} />
                      )
                    ) : null}
                  </button>
                  {index < columns.length - 1 ? (
                    <span className={classes.grip} {...handle(index, column.title)} />
                  ) : null}
                </th>
              );
            })}
            <th className={classes.menu}>
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tasks === undefined
            ? Array.from({ length: 8 }, (_, index) => (
                <tr key={index}>
                  <td colSpan={columns.length + 2}>
                    <Skeleton height={14} />
                  </td>
                </tr>
              ))
            : tasks.map((task) => (
                <tr
                  key={task.id}
                  id={`task-${task.id}`}
                  data-task={task.id}
                  data-selected={selected.has(task.id) || undefined}
                  tabIndex={-1}
                  onKeyDown={(event) => {
                    if (event.target === event.currentTarget && event.key === 'Enter') onOpen(task);
                  }}
                >
                  <td className={classes.tick}>
                    <Tick
                      aria-label={`Select ${task.name}`}
                      checked={selected.has(task.id)}
                      onChange={() => onSelect(withToggledTask(selected, task))}
                    />
                  </td>
                  {columns.map((column) => (
                    <td key={column.key}>{column.cell(task, { todays, to: hrefOf(task) })}</td>
                  ))}
                  <td className={classes.menu}>{menuOf(task)}</td>
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

/** On a phone each task is a card instead of a row. */
function Cards({ tasks, todays, selected, onSelect, hrefOf, menuOf }: TableProps) {
  if (!tasks) return <Skeleton height={96} />;
  return (
    <ul className={classes.cards}>
      {tasks.map((task) => (
        <li key={task.id} className={classes.cardRow} data-task={task.id} tabIndex={-1}>
          <CardFace
            task={task}
            today={todayAt(todays, task.clinic_id)}
            to={hrefOf(task)}
            menu={menuOf(task)}
          />
          <Group gap={8}>
            <Checkbox
              aria-label={`Select ${task.name}`}
              checked={selected.has(task.id)}
              onChange={() => onSelect(withToggledTask(selected, task))}
              label="Select"
            />
            <StatusPill status={task.status} />
          </Group>
        </li>
      ))}
    </ul>
  );
}
