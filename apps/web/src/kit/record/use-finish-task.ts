import { specifiedMessages, statusAfterUndo, type TaskStatus } from '@operatory/domain';
import { useCallback, useRef } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand } from '#data/hooks.ts';
import { offerUndo } from '#ui/undo.tsx';

const setStatus = graphql(`
  mutation setTaskStatus($id: uuid!, $status: task_progress, $idempotency_key: String) {
    change_task_status(id: $id, status: $status, idempotency_key: $idempotency_key) { id }
  }
`);

interface Unfinished {
  readonly id: string;
  readonly name: string;
  readonly status: TaskStatus;
}

/** Finishes a task with one press, and offers undo. */
export function useFinishTask(): readonly [(task: Unfinished) => Promise<void>, boolean] {
  const names = useRef(new Map<string, string>());
  const [set, setting] = useCommand(setStatus, {
    failure: specifiedMessages.task_not_updated,
    waits: ({ id }) => ({ row: id, about: names.current.get(id) ?? 'A task' }),
  });
  const finish = useCallback(
    async ({ id, name, status }: Unfinished) => {
      names.current.set(id, name);
      const before = statusAfterUndo(status);
      if ((await set({ id, status: 'FINISHED' })).ok)
        offerUndo('Task finished', () => void set({ id, status: before }));
    },
    [set],
  );
  return [finish, setting];
}
