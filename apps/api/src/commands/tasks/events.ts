import type { RowRun } from '../define.ts';
import type { TaskRow } from './task-row.ts';

export type TaskEvent = 'task_assigned' | 'task_changed' | 'task_status' | 'task_request' | 'task_decided';

/** Tells of a task: who is concerned, and what the bell says, is the subscriber's. */
export function tell(
  run: Pick<RowRun, 'emit'>,
  name: TaskEvent,
  task: TaskRow,
  more: Readonly<Record<string, unknown>> = {},
): void {
  run.emit({
    name,
    entity: 'tasks',
    entityId: task.id,
    clinicId: task.clinic_id,
    payload: {
      task_id: task.id,
      task_name: task.name,
      assigned_by_user_id: task.assigned_by_user_id,
      assigned_to_user_id: task.assigned_to_user_id,
      linked_user_ids: task.linked_user_ids,
      ...more,
    },
  });
}
