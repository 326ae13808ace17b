import { useSortable } from '@dnd-kit/react/sortable';
import { IconCalendarEvent, IconMessage, IconPaperclip } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { PriorityBadge } from '#ui/priority-badge.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { WaitingMark } from '#ui/waiting-mark.tsx';
import type { TaskRow } from '../data/task-row.ts';
import { dueOf, shortDescription } from '../data/task-rules.ts';
import classes from './board.module.css';
import { TaskTags } from './task-tags.tsx';
import { underPointer } from './under-pointer.ts';

export function CardFace({
  task,
  today,
  menu,
  to,
}: {
  task: TaskRow;
  today: string;
  menu?: ReactNode;
  to?: string;
}) {
  const due = dueOf(task, today);
  const comments = task.task_comments_aggregate.aggregate.count;
  const attachments = task.attachments?.length ?? 0;
  const info = shortDescription(task.more_info);
  return (
    <>
      <div className={classes.cardTop}>
        <span className={classes.cardLevel}>
          <span className={classes.cardNumber}>T-{task.short_id}</span>
          {task.client_task_level ? (
            <>
              <span
                className={classes.levelDot}
                title={task.client_task_level.name}
                style={{ background: task.client_task_level.color ?? 'var(--op-gray-mark)' }}
              />
              <span className={classes.cardLevelName} title={task.client_task_level.name}>
                {task.client_task_level.name}
              </span>
            </>
          ) : null}
        </span>
        <PriorityBadge priority={task.priority} />
      </div>
      {menu ? <div className={classes.cardMenu}>{menu}</div> : null}
      {to ? (
        <Link to={to} className={classes.cardName} draggable={false}>
          {task.name}
        </Link>
      ) : (
        <span className={classes.cardName}>{task.name}</span>
      )}
      {info ? <div className={classes.cardInfo}>{info}</div> : null}
      <TaskTags task={task} />
      <div className={classes.cardFoot}>
        <span
          className={classes.fact}
          data-late={due.tone === 'late' || undefined}
          data-soon={due.tone === 'soon' || undefined}
        >
          <IconCalendarEvent size={14} aria-hidden />
          {due.text}
        </span>
        {comments > 0 ? (
          <span className={classes.fact} title={comments === 1 ? '1 comment' : `${comments} comments`}>
            <IconMessage size={14} aria-label="Comments" />
            {comments}
          </span>
        ) : null}
        {attachments > 0 ? (
          <span
            className={classes.fact}
            title={attachments === 1 ? '1 attachment' : `${attachments} attachments`}
          >
            <IconPaperclip size={14} aria-label="Attachments" />
            {attachments}
          </span>
        ) : null}
        <span className={classes.cardEnd}>
          <WaitingMark id={task.id} />
          {task.assigned_to_user ? <UserAvatar user={task.assigned_to_user} /> : null}
        </span>
      </div>
    </>
  );
}

/** Renders again only when its task or the day changes, not when the card's position changes. */
const Face = memo(function Face({
  task,
  today,
  to,
  menuOf,
}: Pick<CardProps, 'task' | 'today' | 'to' | 'menuOf'>) {
  return <CardFace task={task} today={today} menu={menuOf(task)} to={to} />;
});

export interface CardProps {
  readonly task: TaskRow;
  readonly today: string;
  readonly index: number;
  readonly column: string;
  readonly movable: boolean;
  readonly selected: boolean;
  /** Whether the card was picked up with the keyboard. */
  readonly lifted: boolean;
  readonly to: string;
  /**
   * `menuOf` and `onKeyDown` must not change between renders, because otherwise every card would render each
   * time.
   */
  readonly menuOf: (task: TaskRow) => ReactNode;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, task: TaskRow) => void;
}

/**
 * A card that can be dragged, or moved by keyboard: Space picks it up and drops it, arrows move it, Escape
 * puts it back.
 */
export const TaskCard = memo(function TaskCard({
  task,
  today,
  index,
  column,
  movable,
  selected,
  lifted,
  to,
  menuOf,
  onKeyDown,
}: CardProps) {
  const { ref, isDragSource } = useSortable({
    id: task.id,
    index,
    group: column,
    type: 'task',
    accept: 'task',
    collisionDetector: underPointer,
    disabled: { draggable: !movable, droppable: false },
    transition: { duration: 150 },
  });
  return (
    <article
      ref={ref}
      id={`task-${task.id}`}
      className={[classes.card, isDragSource ? classes.slot : '', lifted ? classes.lifted : ''].join(' ')}
      data-selected={selected || undefined}
      data-task={task.id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: j and k, space and the arrows work on the card itself
      tabIndex={0}
      aria-label={`${task.name}, ${task.priority} priority${movable ? '. Press space to move' : ''}`}
      onKeyDown={(event) => onKeyDown(event, task)}
    >
      <Face task={task} today={today} to={to} menuOf={menuOf} />
    </article>
  );
});
