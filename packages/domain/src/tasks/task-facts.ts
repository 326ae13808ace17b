import type { Grant } from '@operatory/resource';
import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import type { Instant } from '../time/zoned-time.ts';
import type { TaskStatus } from './task-choices.ts';
import { tasksPackage } from './task-scopes.ts';

export type RequestKind = 'extension' | 'reassign';
/** VIEW on these modules allows reading requests, ADD making them. */
export const requestModules = {
  extension: 'task-extension-requests',
  reassign: 'task-reassign-requests',
} as const satisfies Readonly<Record<RequestKind, string>>;

export interface TaskParties {
  readonly assigned_by_user_id: string;
  readonly assigned_to_user_id: string | null;
  readonly linked_user_ids: readonly string[];
}
export interface TaskAccessFacts extends TaskParties {
  readonly clinic_id: string;
  /** The kinds of pending requests. */
  readonly pending: readonly RequestKind[];
}
export interface TaskFacts extends TaskAccessFacts {
  readonly status: TaskStatus;
  readonly task_status: 'Active' | 'InActive';
  readonly created_at: Instant;
  /** `yyyy-mm-dd`. */
  readonly deadline_date: string;
}

export interface TaskViewer {
  readonly user_id: string;
  /** For a custom role, its base role. */
  readonly role: Role;
  readonly clinic_ids: readonly string[];
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
}

export interface TaskRelation {
  readonly assigner: boolean;
  readonly assignee: boolean;
  readonly linked: boolean;
  /** The viewer manages the whole client or the task's clinic. */
  readonly manager: boolean;
  /** The viewer may decide requests at the task's clinic. */
  readonly approver: boolean;
}

export function relationOf(task: TaskAccessFacts, viewer: TaskViewer): TaskRelation {
  const { actsAs } = roleOf(viewer.role);
  const near = actsAs === 'client_admin' || viewer.clinic_ids.includes(task.clinic_id);
  return {
    assigner: task.assigned_by_user_id === viewer.user_id,
    assignee: task.assigned_to_user_id === viewer.user_id,
    linked: task.linked_user_ids.includes(viewer.user_id),
    manager: near && managesTasks(viewer),
    approver: near && hasGrant(viewer.grants, 'task-requests-approvers', 'EDIT'),
  };
}
export const isOnlyLinked = (
  task: Pick<TaskParties, 'assigned_to_user_id' | 'linked_user_ids'>,
  userId: string,
): boolean => task.assigned_to_user_id !== userId && task.linked_user_ids.includes(userId);

export const isParty = ({ assigner, assignee, linked }: TaskRelation): boolean =>
  assigner || assignee || linked;

/** @returns True if a viewer reads all tasks of their clinics, not only their own. */
export function managesTasks({ role, grants }: Pick<TaskViewer, 'role' | 'grants'>): boolean {
  const { actsAs } = roleOf(role);
  return (actsAs === 'client_admin' || actsAs === 'clinic_admin') && hasGrant(grants, 'tasks', 'VIEW');
}
/**
 * @returns True if the viewer reads any tasks of others. Employees who approve requests do, while a request
 * is pending.
 */
export const readsOthersTasks = (viewer: Pick<TaskViewer, 'role' | 'grants'>): boolean =>
  managesTasks(viewer) || approvesAsEmployee(viewer);
const approvesAsEmployee = ({ role, grants }: Pick<TaskViewer, 'role' | 'grants'>): boolean =>
  roleOf(role).actsAs === 'client_employee' && hasGrant(grants, 'task-requests-approvers', 'EDIT');

/** The row permissions in task-scopes.ts must agree with this. */
export function readsTask(task: TaskAccessFacts, viewer: TaskViewer): boolean {
  if (roleOf(viewer.role).actsAs === 'client' || !viewer.grants.has(tasksPackage)) return false;
  const relation = relationOf(task, viewer);
  const decides = relation.approver && approvesAsEmployee(viewer) && task.pending.length > 0;
  return isParty(relation) || relation.manager || decides;
}
/** Only for a task that the viewer can read. */
export const readsRequests = ({ grants }: TaskViewer, kind: RequestKind): boolean =>
  hasGrant(grants, requestModules[kind], 'VIEW');

/** Reassigned tasks are not open until the new assignee starts them. */
export const isOpen = ({ status, task_status, assigned_to_user_id }: TaskFacts): boolean =>
  assigned_to_user_id !== null &&
  task_status === 'Active' &&
  (status === 'PENDING' || status === 'INPROGRESS');
