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

/** Tasks can be edited for 48 hours after they were created. */
export const editWindowMillis = 48 * 3_600_000;

const millis = (instant: Instant): number => new Date(instant).getTime();
export const isInEditWindow = (created: Instant, now: Instant): boolean =>
  millis(now) - millis(created) <= editWindowMillis;

/** Editing an open task needs EDIT, and the user must be the assigner or manage the clinic. */
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
 * Participants may move a task. So may users with EDIT who manage its clinic. Archived tasks cannot be moved.
 */
export const mayMove = (task: TaskFacts, relation: TaskRelation, viewer: TaskViewer): Result =>
  allowIf(worksOn(relation, viewer) && task.task_status === 'Active', 'task_not_updated');
export const mayArchive = (task: TaskFacts, relation: TaskRelation, viewer: TaskViewer): Result =>
  allowIf(
    worksOn(relation, viewer) && task.status === 'FINISHED' && task.task_status === 'Active',
    'task_not_updated',
  );
export const mayRestore = (task: TaskFacts, relation: TaskRelation, viewer: TaskViewer): Result =>
  allowIf(worksOn(relation, viewer) && task.task_status === 'InActive', 'task_not_updated');
/** Only the assigner may change the assignee, and only of an unfinished, active task. */
export const mayChangeUser = (task: TaskFacts, { assigner }: TaskRelation): Result =>
  allowIf(assigner && task.task_status === 'Active' && task.status !== 'FINISHED', 'task_not_updated');

/** Nobody can set REASSIGNED. A reassigned task can be started or finished, but not set back to pending. */
export function mayChangeStatusTo(from: TaskStatus, to: TaskStatus): boolean {
  if (from === to) return true;
  if (to === 'REASSIGNED') return false;
  return from === 'REASSIGNED' ? to === 'INPROGRESS' || to === 'FINISHED' : true;
}

/** @returns The status after an undo. REASSIGNED cannot be set, so it becomes INPROGRESS. */
export const statusAfterUndo = (before: TaskStatus): TaskStatus =>
  before === 'REASSIGNED' ? 'INPROGRESS' : before;

export interface StatusChange {
  readonly status: TaskStatus;
  /** A time when the task is finished, null when it is reopened, undefined if it stays. */
  readonly finished_at?: string | null;
  /** Pending requests are cancelled, because the task is finished. */
  readonly cancelsRequests: boolean;
}

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

/** The menu of a task offers Edit even after the time for editing; choosing it then shows 'Expired Date'. */
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
 * Asking for a later deadline or another assignee needs ADD on the request's module. The assigner cannot ask,
 * and only one request of each kind can be pending.
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
