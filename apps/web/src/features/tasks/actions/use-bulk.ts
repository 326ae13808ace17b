import { messageOf } from '@operatory/domain';
import { useCallback, useState } from 'react';
import { type Client, type CombinedError, useClient } from 'urql';
import { sentenceOf } from '#data/errors.ts';
import type { TaskRow, TaskStatus } from '../data/task-row.ts';
import { archiveTask, changeTaskStatus, changeTaskUser, deleteTask, restoreTask } from './task-commands.ts';

export type BulkAction =
  | { readonly kind: 'archive' }
  | { readonly kind: 'restore' }
  | { readonly kind: 'delete' }
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

/** Commands under way at once: as many as the browser has connections to one host. */
const atOnce = 6;

/** One command for each task, some at a time: what fails is listed with its reason, the rest is done. */
export function useBulk() {
  const client = useClient();
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const run = useCallback(
    async (
      tasks: readonly TaskRow[],
      action: BulkAction | ((task: TaskRow) => BulkAction),
    ): Promise<BulkOutcome> => {
      const done: TaskRow[] = [];
      const failures: BulkFailure[] = [];
      const waiting = [...tasks];
      setProgress({ done: 0, of: tasks.length });
      const worker = async () => {
        for (let task = waiting.shift(); task; task = waiting.shift()) {
          const wanted = typeof action === 'function' ? action(task) : action;
          const error = await send(client, task, wanted);
          const otherwise = messageOf(wanted.kind === 'delete' ? 'not_deleted' : 'task_not_updated');
          if (error) failures.push({ task, sentence: sentenceOf(error, otherwise) });
          else done.push(task);
          setProgress({ done: done.length + failures.length, of: tasks.length });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      setProgress(null);
      return { done, failures };
    },
    [client],
  );
  return { run, progress };
}

async function send(client: Client, { id }: TaskRow, action: BulkAction): Promise<CombinedError | undefined> {
  const ask = () => {
    switch (action.kind) {
      case 'archive':
        return client.mutation(archiveTask, { id }).toPromise();
      case 'restore':
        return client.mutation(restoreTask, { id }).toPromise();
      case 'delete':
        return client.mutation(deleteTask, { id }).toPromise();
      case 'status':
        return client.mutation(changeTaskStatus, { id, status: action.status }).toPromise();
      case 'level':
        return client.mutation(changeTaskStatus, { id, levelId: action.levelId }).toPromise();
      case 'user':
        return client.mutation(changeTaskUser, { id, userId: action.userId }).toPromise();
    }
  };
  return (await ask()).error;
}
