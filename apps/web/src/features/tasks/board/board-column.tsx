import { useDroppable } from '@dnd-kit/react';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './board.module.css';

/**
 * A column's header and cards. Cards can be dropped anywhere in the column, so that an empty one accepts them
 * too.
 */
export function BoardColumn({
  id,
  title,
  count,
  mark,
  isTarget,
  refuses,
  onAdd,
  onMore,
  moreLabel,
  children,
}: {
  id: string;
  title: string;
  count: number;
  /** A theme colour as a CSS variable, or a level's own colour. */
  mark: string;
  isTarget: boolean;
  /** Whether the dragged card cannot be dropped here. */
  refuses: boolean;
  onAdd?: (() => void) | undefined;
  onMore?: (() => void) | undefined;
  moreLabel: string;
  children: ReactNode;
}) {
  // A lower priority than that of cards: the card under the pointer determines the position, and the column
  // only if there is no card.
  const { ref } = useDroppable({ id, type: 'column', accept: 'task', collisionPriority: 1 });
  return (
    <section
      ref={ref}
      className={classes.column}
      data-target={isTarget || undefined}
      data-refuses={refuses || undefined}
      aria-label={`${title}, ${count === 1 ? '1 task' : `${count} tasks`}`}
    >
      <header className={classes.columnHead}>
        <span className={classes.columnDot} style={{ background: mark }} />
        <h2 className={classes.columnTitle} style={{ margin: 0 }}>
          {title}
        </h2>
        <span className={classes.columnCount}>{count}</span>
        {onAdd ? (
          <Tooltip label="Add task">
            <ActionIcon aria-label={`Add a task, ${title}`} onClick={onAdd} size={28}>
              <IconPlus size={16} />
            </ActionIcon>
          </Tooltip>
        ) : null}
      </header>
      <div className={classes.cards}>{children}</div>
      {onMore ? (
        <Button variant="subtle" color="gray" size="xs" className={classes.more ?? ''} onClick={onMore}>
          {moreLabel}
        </Button>
      ) : null}
    </section>
  );
}
