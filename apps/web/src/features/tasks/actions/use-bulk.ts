import { messageOf, type TaskStatus } from '@operatory/domain';
import { useCallback, useState } from 'react';
import { useClient } from 'urql';
import { runMany } from '#data/run-many.ts';
import type { TaskRow } from '../data/task-row.ts';

export type BulkAction =
  | { readonly kind: 'archive' }
  | { readonly kind: 'restore' }
  | { readonly kind: 'status'; readonly status: TaskStatus }
  | { readonly kind: 'level'; readonly levelId: string | null }
  | { readonly kind: 'user'; readonly userId: string };

export interface BulkFailure {
  readonly task: TaskRow;
  readonly sentence: string;
}
export interface BulkOutcome {
  readonly done: readonly TaskRow[];
  readonly failures: readonly BulkFailure[];
}

const commands: Readonly<Record<BulkAction['kind'], string>> = {
  archive: 'archive_task',
  restore: 'restore_task',
  status: 'change_task_status',
  level: 'change_task_status',
  user: 'change_task_user',
};

/**
 * `run` does an action for several tasks, and resolves with those that are done and those that failed, with
 * the reason.
 */
export function useBulk() {
  const client = useClient();
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const run = useCallback(
    async (
      tasks: readonly TaskRow[],
      /** One action for all tasks or, for undo, one of the same kind for each task. */
      action: BulkAction | ((task: TaskRow) => BulkAction),
    ): Promise<BulkOutcome> => {
      const actions = tasks.map((task) => (typeof action === 'function' ? action(task) : action));
      const kind = actions[0]?.kind;
      if (!kind) return { done: [], failures: [] };
      setProgress({ done: 0, of: tasks.length });
      const sentences = await runMany(
        client,
        commands[kind],
        // The fields of an action besides `kind` are the command's arguments.
        actions.map(({ kind: _, ...given }, index) => ({ id: tasks[index]?.id, ...given })),
        messageOf('task_not_updated'),
        (done) => setProgress({ done, of: tasks.length }),
      );
      setProgress(null);
      const results = tasks.map((task, index) => ({ task, sentence: sentences[index] ?? null }));
      return {
        done: results.flatMap(({ task, sentence }) => (sentence === null ? [task] : [])),
        failures: results.flatMap(({ task, sentence }) => (sentence === null ? [] : [{ task, sentence }])),
      };
    },
    [client],
  );
  return { run, progress };
}
