import { Badge, Tooltip } from '@mantine/core';
import { IconArrowsExchange, IconClockPause } from '@tabler/icons-react';
import type { TaskRow } from '../data/task-row.ts';
import { tagsOf } from '../data/task-rules.ts';
import classes from './board.module.css';

/** The tags of a task's requests: what waits, and what was granted. `compact` leaves the words to the tooltip. */
export function TaskTags({
  task,
  compact = false,
}: {
  task: Pick<TaskRow, 'task_extension_requests' | 'task_reassign_requests'>;
  compact?: boolean;
}) {
  const tags = tagsOf(task);
  if (tags.length === 0) return null;
  return (
    <span className={classes.tags} data-compact={compact || undefined}>
      {tags.map(({ kind, text }) => {
        const Icon = kind === 'extension' ? IconClockPause : IconArrowsExchange;
        const color = kind === 'extension' ? 'orange' : 'violet';
        return compact ? (
          <Tooltip key={text} label={text}>
            <Badge color={color} px={6} role="img" aria-label={text}>
              <Icon size={12} style={{ display: 'block' }} />
            </Badge>
          </Tooltip>
        ) : (
          <Badge key={text} color={color} leftSection={<Icon size={12} />}>
            {text}
          </Badge>
        );
      })}
    </span>
  );
}
