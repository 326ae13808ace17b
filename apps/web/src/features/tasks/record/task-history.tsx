import { Skeleton, Text } from '@mantine/core';
import { useLive } from '#data/hooks.ts';
import { dayMonthYear, timeOf } from '../data/dates.ts';
import { liveHistory } from '../data/task-documents.ts';
import { taskActionInWords, taskChanges } from './history-words.ts';
import classes from './record.module.css';

export function TaskHistory({ taskId, zone }: { taskId: string; zone: string }) {
  const { data, error } = useLive(liveHistory, { task_id: taskId });
  if (error && !data)
    return (
      <Text size="sm" c="var(--op-muted)">
        The history can’t be loaded. Try again later.
      </Text>
    );
  if (!data) return <Skeleton height={40} />;
  if (data.task_history.length === 0)
    return (
      <Text size="sm" c="var(--op-muted)">
        No changes yet.
      </Text>
    );
  return (
    <ul className={classes.history}>
      {data.task_history.map((row) => (
        <li key={row.id}>
          <strong>{row.user?.display_name ?? 'The system'}</strong> {taskActionInWords(row.action)}
          {taskChanges(row).map((change) => (
            <div key={change}>{change}</div>
          ))}
          {row.note ? <div>“{row.note}”</div> : null}
          <time dateTime={row.created_at}>
            {dayMonthYear(row.created_at, zone)} {timeOf(row.created_at, zone)}
          </time>
        </li>
      ))}
    </ul>
  );
}
