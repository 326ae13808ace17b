import type { SignedIn } from '../../context.ts';
import { must } from '../refuse.ts';
import { isParty, type Standing, type TaskRow } from './task-row.ts';

/** §9: a task may be edited for two days from its creation. */
const editWindow = 48 * 3_600_000;

/** Edit: with EDIT on Assigned Tasks, the task assigned, not finished or reassigned, and within the window at the save. */
export function mayEdit(actor: SignedIn, task: TaskRow, { assigner, manager }: Standing, now: Date): void {
  must(actor.grants.has('tasks:EDIT') && (assigner || manager) && isOpen(task), 'task_not_updated');
  must(now.getTime() - task.created_at.getTime() <= editWindow, 'task_expired');
}

/** Delete: with DELETE on Assigned Tasks, the task assigned, not finished or reassigned. */
export function mayDelete(actor: SignedIn, task: TaskRow, { assigner, manager }: Standing): void {
  must(actor.grants.has('tasks:DELETE') && (assigner || manager) && isOpen(task), 'not_deleted');
}

const isOpen = ({ status, task_status, assigned_to_user_id }: TaskRow): boolean =>
  assigned_to_user_id !== null && task_status === 'Active' && (status === 'PENDING' || status === 'INPROGRESS');

/** Status and place: by assignee, linked people, assigner, or those who run the clinic and hold EDIT. */
export function mayMove(actor: SignedIn, task: TaskRow, standing: Standing): void {
  must(isParty(standing) || (standing.manager && actor.grants.has('tasks:EDIT')), 'task_not_updated');
  must(task.task_status === 'Active', 'task_not_updated');
}

/** Only finished tasks are archived, only archived ones restored. */
export function mayArchive(actor: SignedIn, task: TaskRow, standing: Standing): void {
  must(isParty(standing) || (standing.manager && actor.grants.has('tasks:EDIT')), 'task_not_updated');
  must(task.status === 'FINISHED' && task.task_status === 'Active', 'task_not_updated');
}
export function mayRestore(actor: SignedIn, task: TaskRow, standing: Standing): void {
  must(isParty(standing) || (standing.manager && actor.grants.has('tasks:EDIT')), 'task_not_updated');
  must(task.task_status === 'InActive', 'task_not_updated');
}

/** Change User: only the one who assigned the task, while it is open. */
export function mayChangeUser(task: TaskRow, { assigner }: Standing): void {
  must(assigner && task.task_status === 'Active' && task.status !== 'FINISHED', 'task_not_updated');
}

/** A request: by anyone of the task but its assigner, while it is not finished or reassigned, one pending of a kind. */
export function mayRequest(task: TaskRow, standing: Standing, kind: 'extension' | 'reassign'): void {
  const code = kind === 'extension' ? 'extension_not_added' : 'reassign_not_added';
  must(!standing.assigner && isOpen(task) && !task.pending.includes(kind), code);
}

/** A decision: by the assigner or an approver of the clinic, on a task that still runs. */
export function mayDecide(task: TaskRow, { assigner, approver }: Standing): void {
  must((assigner || approver) && task.task_status === 'Active' && task.status !== 'FINISHED', 'request_not_updated');
}
