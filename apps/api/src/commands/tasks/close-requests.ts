import type { CommandContext, RowContext } from '../define.ts';
import { emitTaskEvent } from './events.ts';
import { recordHistory, type TaskRow } from './task-row.ts';

export type RequestCloseReason = 'finished' | 'reassigned';
const reasons: Readonly<Record<RequestCloseReason, string>> = {
  finished: 'Closed because the task was finished',
  reassigned: 'Closed because the task was reassigned',
};

/**
 * Cancels a task's pending requests because it was finished or reassigned, and notifies the people who made
 * them.
 */
export async function closeRequests(
  run: Pick<CommandContext, 'actor' | 'db' | 'now'> & RowContext,
  task: TaskRow,
  because: RequestCloseReason,
): Promise<void> {
  if (task.pending.length === 0) return;
  const { actor, db, now } = run;
  const where = { client_id: actor.client_id, task_id: task.id, status: 'PENDING_REVIEW' as const };
  const data = {
    status: 'CANCELLED' as const,
    action_by_user_id: actor.user_id,
    action_at: now,
    action_comment: reasons[because],
    updated_at: now,
  };
  const select = { id: true, created_by_user_id: true };
  const ended = {
    extension: await db.task_extension_requests.updateManyAndReturn({ where, data, select }),
    reassign: await db.task_reassign_requests.updateManyAndReturn({ where, data, select }),
  };
  for (const kind of ['extension', 'reassign'] as const)
    for (const { id, created_by_user_id } of ended[kind]) {
      recordHistory(run, task.id, { action: `${kind}_closed`, note: reasons[because] });
      emitTaskEvent(run, 'task_decided', task, {
        kind,
        request_id: id,
        status: data.status,
        because,
        requested_by_user_id: created_by_user_id,
      });
    }
}
