import { Badge } from '@mantine/core';
import { IconArrowsExchange, IconClockPause } from '@tabler/icons-react';
import type { TaskRow } from '../data/task-row.ts';
import { tagsOf } from '../data/task-rules.ts';
import classes from './board.module.css';

/** The tags of a task's requests: what waits, and what was granted. */
export function TaskTags({
  task,
}: {
  task: Pick<TaskRow, 'task_extension_requests' | 'task_reassign_requests'>;
}) {
  const tags = tagsOf(task);
  if (tags.length === 0) return null;
  return (
    <div className={classes.tags}>
      {tags.map((tag) => (
        <Badge
          key={tag.text}
          color={tag.kind === 'extension' ? 'orange' : 'violet'}
          leftSection={
            tag.kind === 'extension' ? <IconClockPause size={12} /> : <IconArrowsExchange size={12} />
          }
        >
          {tag.text}
        </Badge>
      ))}
    </div>
  );
}
