import { messageOf } from '@operatory/domain';
import { useCallback, useState } from 'react';
import { useClient } from 'urql';
import { sentenceOf } from '#data/errors.ts';
import type { TaskRow, TaskStatus } from '../data/task-row.ts';
import { archiveTask, changeTaskStatus, changeTaskUser, deleteTask, restoreTask } from './task-commands.ts';

export type BulkAction =
  | { readonly kind: 'archive' }
  | { readonly kind: 'restore' }
  | { readonly kind: 'delete' }
  | { readonly kind: 'status'; readonly status: TaskStatus }
  | { readonly kind: 'user'; readonly userId: string };

export interface BulkFailure {
  readonly task: TaskRow;
  readonly sentence: string;
}
export interface BulkOutcome {
  readonly done: readonly TaskRow[];
  readonly failures: readonly BulkFailure[];
}

/** One command for each task, four at a time: what fails is listed with its reason, the rest is done. */
export function useBulk() {
  const client = useClient();
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const run = useCallback(
    async (tasks: readonly TaskRow[], action: BulkAction): Promise<BulkOutcome> => {
      const one = ({ id }: TaskRow) => {
        if (action.kind === 'archive') return client.mutation(archiveTask, { id }).toPromise();
        if (action.kind === 'restore') return client.mutation(restoreTask, { id }).toPromise();
        if (action.kind === 'delete') return client.mutation(deleteTask, { id }).toPromise();
        if (action.kind === 'status')
          return client.mutation(changeTaskStatus, { id, status: action.status }).toPromise();
        return client.mutation(changeTaskUser, { id, userId: action.userId }).toPromise();
      };
      const otherwise = messageOf(action.kind === 'delete' ? 'not_deleted' : 'task_not_updated');
      const done: TaskRow[] = [];
      const failures: BulkFailure[] = [];
      const waiting = [...tasks];
      setProgress({ done: 0, of: tasks.length });
      const worker = async () => {
        for (let task = waiting.shift(); task; task = waiting.shift()) {
          const answer = await one(task);
          if (answer.error) failures.push({ task, sentence: sentenceOf(answer.error, otherwise) });
          else done.push(task);
          setProgress({ done: done.length + failures.length, of: tasks.length });
        }
      };
      await Promise.all([worker(), worker(), worker(), worker()]);
      setProgress(null);
      return { done, failures };
    },
    [client],
  );
  return { run, progress };
}
