import { messageOf } from '@operatory/domain';
import { useCallback } from 'react';
import { useCommand } from '#data/hooks.ts';
import { editTask } from '../actions/task-commands.ts';
import type { TaskRow } from '../data/task-row.ts';

/** Gives a task another deadline by carrying it to a day; answers whether the server took it. */
export function useMoveDeadline(): (task: TaskRow, date: string) => Promise<boolean> {
  const [edit] = useCommand(editTask, { failure: messageOf('task_not_updated') });
  return useCallback(async (task, date) => (await edit({ id: task.id, deadline_date: date })).ok, [edit]);
}
