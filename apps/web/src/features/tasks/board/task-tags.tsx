import { Badge, Tooltip } from '@mantine/core';
import { IconArrowsExchange, IconClockPause, IconLink } from '@tabler/icons-react';
import { useMe } from '#session/session.ts';
import { tagsOf } from '../data/task-rules.ts';
import classes from './board.module.css';

const looks = {
  extension: { Icon: IconClockPause, color: 'orange' },
  reassign: { Icon: IconArrowsExchange, color: 'violet' },
  linked: { Icon: IconLink, color: 'blue' },
} as const;

/**
 * A task's tags: pending and approved requests, and whether the viewer is linked to it. `compact` shows
 * icons with tooltips.
 */
export function TaskTags({
  task,
  compact = false,
}: {
  task: Parameters<typeof tagsOf>[0];
  compact?: boolean;
}) {
  const tags = tagsOf(task, useMe().user.id);
  if (tags.length === 0) return null;
  return (
    <span className={classes.tags} data-compact={compact || undefined}>
      {tags.map(({ kind, text }) => {
        const { Icon, color } = looks[kind];
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
