import { messageOf } from '@operatory/domain';
import { useCallback } from 'react';
import { useCommand } from '#data/hooks.ts';
import { offerUndo } from '#ui/undo.tsx';
import { editTask } from '../actions/task-commands.ts';
import type { TaskRow } from '../data/task-row.ts';

/**
 * Returns a function that changes a task's deadline to the day on which it was dropped, and offers undo. It
 * resolves with whether the server accepted the change.
 */
export function useMoveDeadline(): (task: TaskRow, date: string) => Promise<boolean> {
  const [edit] = useCommand(editTask, { failure: messageOf('task_not_updated') });
  return useCallback(
    async ({ id, deadline_date: before }, date) => {
      const { ok } = await edit({ id, deadline_date: date });
      if (ok) offerUndo(`Now due ${date}`, () => void edit({ id, deadline_date: before }));
      return ok;
    },
    [edit],
  );
}
