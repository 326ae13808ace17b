import { hasGrant } from '../permissions/effective.ts';
import { allowed, allowIf, ok, type Result, refuse } from '../refusal.ts';
import type { Instant } from '../time/zoned-time.ts';
import type { TaskStatus } from './task-choices.ts';
import {
  isOpen,
  isParty,
  type RequestKind,
  requestModules,
  type TaskFacts,
  type TaskRelation,
  type TaskViewer,
} from './task-facts.ts';

/** A task may be edited for 48 hours after its creation, to the second. */
export const editWindowMillis = 48 * 3_600_000;

const millis = (instant: Instant): number => new Date(instant).getTime();
export const isInEditWindow = (created: Instant, now: Instant): boolean =>
  millis(now) - millis(created) <= editWindowMillis;

/** Edit requires EDIT on Assigned Tasks, for the assigner or those who run the clinic. The edit window is checked on saving. */
export function mayEdit(task: TaskFacts, relation: TaskRelation, viewer: TaskViewer, now: Instant): Result {
  if (!mayChoose(task, relation, viewer, 'EDIT')) return refuse('task_not_updated');
  return allowIf(isInEditWindow(task.created_at, now), 'task_expired');
}
export const mayDelete = (task: TaskFacts, relation: TaskRelation, viewer: TaskViewer): Result =>
  allowIf(mayChoose(task, relation, viewer, 'DELETE'), 'not_deleted');

const mayChoose = (
  task: TaskFacts,
  { assigner, manager }: TaskRelation,
  viewer: TaskViewer,
  action: 'EDIT' | 'DELETE',
): boolean => hasGrant(viewer.grants, 'tasks', action) && (assigner || manager) && isOpen(task);

const worksOn = (relation: TaskRelation, viewer: TaskViewer): boolean =>
  isParty(relation) || (relation.manager && hasGrant(viewer.grants, 'tasks', 'EDIT'));

/**
 * Position, status and level may be changed by the task's participants, or by those who run the clinic and have EDIT; never on an
 * archived task.
 */
export const mayMove = (task: TaskFacts, relation: TaskRelation, viewer: TaskViewer): Result =>
  allowIf(worksOn(relation, viewer) && task.task_status === 'Active', 'task_not_updated');
/** Only finished tasks can be archived. */
export const mayArchive = (task: TaskFacts, relation: TaskRelation, viewer: TaskViewer): Result =>
  allowIf(
    worksOn(relation, viewer) && task.status === 'FINISHED' && task.task_status === 'Active',
    'task_not_updated',
  );
export const mayRestore = (task: TaskFacts, relation: TaskRelation, viewer: TaskViewer): Result =>
  allowIf(worksOn(relation, viewer) && task.task_status === 'InActive', 'task_not_updated');
/** Change User: only for the assigner, while the task is unfinished and not archived. */
export const mayChangeUser = (task: TaskFacts, { assigner }: TaskRelation): Result =>
  allowIf(assigner && task.task_status === 'Active' && task.status !== 'FINISHED', 'task_not_updated');

/** Nobody sets REASSIGNED directly. From it, the new assignee can start or finish the task but not set it back to pending. */
export function mayChangeStatusTo(from: TaskStatus, to: TaskStatus): boolean {
  if (from === to) return true;
  if (to === 'REASSIGNED') return false;
  return from === 'REASSIGNED' ? to === 'INPROGRESS' || to === 'FINISHED' : true;
}

/** The status that an undo restores; a reassigned task becomes in progress. */
export const restoredStatus = (before: TaskStatus): TaskStatus =>
  before === 'REASSIGNED' ? 'INPROGRESS' : before;

export interface StatusChange {
  readonly status: TaskStatus;
  /** Set when the task is finished, null when it is reopened, undefined if unchanged. */
  readonly finished_at?: string | null;
  /** Pending requests of a finished task are cancelled. */
  readonly cancelsRequests: boolean;
}

/** The effects of a change of the task's status. */
export function changeStatus(
  task: TaskFacts,
  relation: TaskRelation,
  viewer: TaskViewer,
  to: TaskStatus,
  now: Instant,
): Result<StatusChange> {
  const may = mayMove(task, relation, viewer);
  if (!may.ok) return may;
  if (!mayChangeStatusTo(task.status, to)) return refuse('task_not_updated');
  if (to === task.status) return ok({ status: to, cancelsRequests: false });
  const finishes = to === 'FINISHED';
  const leaves = task.status === 'FINISHED';
  return ok({
    status: to,
    ...(finishes ? { finished_at: new Date(now).toISOString() } : leaves ? { finished_at: null } : {}),
    cancelsRequests: finishes,
  });
}

/** The entries of the task's menu. Edit is offered regardless of the edit window; after it, choosing Edit shows 'Expired Date'. */
export interface TaskMenu {
  readonly archive: boolean;
  readonly restore: boolean;
  readonly changeUser: boolean;
  readonly reassign: boolean;
  readonly extension: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
}
export const menuOf = (task: TaskFacts, relation: TaskRelation, viewer: TaskViewer): TaskMenu => ({
  archive: mayArchive(task, relation, viewer).ok,
  restore: mayRestore(task, relation, viewer).ok,
  changeUser: mayChangeUser(task, relation).ok,
  reassign: mayAsk(task, relation, viewer, 'reassign').ok,
  extension: mayAsk(task, relation, viewer, 'extension').ok,
  edit: mayChoose(task, relation, viewer, 'EDIT'),
  delete: mayDelete(task, relation, viewer).ok,
});

/**
 * Requests for a later deadline or another assignee require ADD of the request's module. They are not open to the assigner, and only
 * one of each kind may be pending.
 */
export function mayAsk(
  task: TaskFacts,
  relation: TaskRelation,
  viewer: TaskViewer,
  kind: RequestKind,
): Result {
  const code = kind === 'extension' ? 'extension_not_added' : 'reassign_not_added';
  const concerned =
    hasGrant(viewer.grants, requestModules[kind], 'ADD') && (isParty(relation) || relation.manager);
  return concerned && !relation.assigner && isOpen(task) && !task.pending.includes(kind)
    ? allowed
    : refuse(code);
}
