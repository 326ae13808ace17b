import type { Batch } from '../define.ts';
import type { TaskRow } from './task-row.ts';

/** Ends what is still asked about a task that was finished or given to another. */
export async function closeRequests(
  { actor, db, now }: Pick<Batch, 'actor' | 'db' | 'now'>,
  task: TaskRow,
): Promise<void> {
  if (task.pending.length === 0) return;
  const where = { client_id: actor.client_id, task_id: task.id, status: 'PENDING_REVIEW' as const };
  const data = {
    status: 'CANCELLED' as const,
    action_by_user_id: actor.user_id,
    action_at: now,
    updated_at: now,
  };
  await db.task_extension_requests.updateMany({ where, data });
  await db.task_reassign_requests.updateMany({ where, data });
}
