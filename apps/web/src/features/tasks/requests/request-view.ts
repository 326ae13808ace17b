import type { RequestStatus } from '@operatory/domain';
import type { PersonRow, TaskRow } from '../data/task-row.ts';
import type { ExtensionRow, ReassignRow } from './request-documents.ts';

/** A request for a later deadline or another assignee as the lists show it, with old and new value. */
export interface RequestView {
  readonly kind: 'extension' | 'reassign';
  readonly id: string;
  readonly taskId: string;
  readonly task: TaskRow | null;
  readonly status: RequestStatus;
  readonly comment: string | null;
  readonly reason: string | null;
  readonly createdAt: string;
  readonly createdById: string;
  readonly createdBy: PersonRow | null;
  readonly decidedBy: PersonRow | null;
  readonly from: string | PersonRow | null;
  readonly to: string | PersonRow | null;
}

const common = (row: ExtensionRow | ReassignRow) => ({
  id: row.id,
  taskId: row.task_id,
  task: row.task,
  status: row.status,
  comment: row.comment,
  reason: row.action_comment,
  createdAt: row.created_at,
  createdById: row.created_by_user_id,
  createdBy: row.created_by_user,
  decidedBy: row.action_by_user,
});

export const extensionView = (row: ExtensionRow): RequestView => ({
  ...common(row),
  kind: 'extension',
  from: row.previous_deadline_date ?? row.task?.deadline_date ?? null,
  to: row.extended_deadline_date,
});
export const reassignView = (row: ReassignRow): RequestView => ({
  ...common(row),
  kind: 'reassign',
  from: row.old_assigned_to_user,
  to: row.new_assigned_to_user,
});

export function pendingFirst(requests: readonly RequestView[]): readonly RequestView[] {
  const waits = (request: RequestView) => request.status === 'PENDING_REVIEW';
  return [...requests].sort((a, b) => {
    if (waits(a) !== waits(b)) return waits(a) ? -1 : 1;
    return waits(a) ? a.createdAt.localeCompare(b.createdAt) : b.createdAt.localeCompare(a.createdAt);
  });
}
