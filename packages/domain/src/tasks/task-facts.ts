import type { Action } from '../permissions/actions.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import type { Instant } from '../time/wall.ts';
import type { TaskStatus } from './task-choices.ts';

export type RequestKind = 'extension' | 'reassign';

/** What the rules need of a task. */
export interface TaskFacts {
  readonly status: TaskStatus;
  readonly task_status: 'Active' | 'InActive';
  readonly assigned_by_user_id: string;
  readonly assigned_to_user_id: string | null;
  readonly clinic_id: string;
  readonly created_at: Instant;
  /** `yyyy-mm-dd` */
  readonly deadline_date: string;
  readonly linked_user_ids: readonly string[];
  /** Kinds of request that wait for a decision. */
  readonly pending: readonly RequestKind[];
}

/** Who looks at it. */
export interface TaskViewer {
  readonly user_id: string;
  /** The base role. */
  readonly role: Role;
  readonly clinic_ids: readonly string[];
  readonly can: (module: string, action: Action) => boolean;
}

/** How a viewer stands to a task. */
export interface TaskStanding {
  readonly assigner: boolean;
  readonly assignee: boolean;
  readonly linked: boolean;
  /** Runs the whole client, or the task's clinic. */
  readonly manager: boolean;
  /** Decides requests of the task's clinic. */
  readonly approver: boolean;
}

export function standingOf(task: TaskFacts, viewer: TaskViewer): TaskStanding {
  const { actsAs } = roleOf(viewer.role);
  const near = actsAs === 'client_admin' || viewer.clinic_ids.includes(task.clinic_id);
  return {
    assigner: task.assigned_by_user_id === viewer.user_id,
    assignee: task.assigned_to_user_id === viewer.user_id,
    linked: task.linked_user_ids.includes(viewer.user_id),
    manager: viewer.can('tasks', 'VIEW') && near && (actsAs === 'client_admin' || actsAs === 'clinic_admin'),
    approver: viewer.can('task-requests-approvers', 'EDIT') && near,
  };
}
export const isParty = ({ assigner, assignee, linked }: TaskStanding): boolean =>
  assigner || assignee || linked;

/** May the viewer see the task at all? An approver who is nothing else sees it while something is asked about it. */
export const reads = (task: TaskFacts, standing: TaskStanding): boolean =>
  isParty(standing) || standing.manager || (standing.approver && task.pending.length > 0);

/** Assigned, and neither finished, reassigned nor archived. */
export const isOpen = ({ status, task_status, assigned_to_user_id }: TaskFacts): boolean =>
  assigned_to_user_id !== null &&
  task_status === 'Active' &&
  (status === 'PENDING' || status === 'INPROGRESS');
