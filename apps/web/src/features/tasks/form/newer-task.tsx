import { Button, Group, Text } from '@mantine/core';
import { useLive } from '#data/hooks.ts';
import { timeOf } from '../data/dates.ts';
import { liveHistory } from '../data/task-documents.ts';
import classes from './newer-task.module.css';

/** Names the person who has changed the task since it was loaded, with a button to load their version. */
export function NewerTask({ id, zone, onLoad }: { id: string; zone: string; onLoad: () => void }) {
  const { data } = useLive(liveHistory, { task_id: id });
  const last = data?.task_history[0];
  const who = last?.user?.display_name ?? 'Someone';
  return (
    <div className={classes.notice} role="status">
      <Group justify="space-between" gap={8}>
        <Text size="sm">
          Edited by {who}
          {last ? ` at ${timeOf(last.created_at, zone)}` : ''}. Your changes are kept when you load theirs.
        </Text>
        <Button size="xs" variant="default" onClick={onLoad}>
          Load their changes
        </Button>
      </Group>
    </div>
  );
}
