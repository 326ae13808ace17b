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

/** §9: a task may be edited for two days from its creation, to the second. */
export const editWindowMillis = 48 * 3_600_000;

const millis = (instant: Instant): number => new Date(instant).getTime();
export const isInEditWindow = (created: Instant, now: Instant): boolean =>
  millis(now) - millis(created) <= editWindowMillis;

/** Edit: with EDIT on Assigned Tasks, its assigner or who runs the clinic; the window is checked at the save. */
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

/** Place, status and level: by those of the task, or who runs the clinic and holds EDIT; never of an archived task. */
export const mayMove = (task: TaskFacts, relation: TaskRelation, viewer: TaskViewer): Result =>
  allowIf(worksOn(relation, viewer) && task.task_status === 'Active', 'task_not_updated');
/** Archive: only when finished. */
export const mayArchive = (task: TaskFacts, relation: TaskRelation, viewer: TaskViewer): Result =>
  allowIf(
    worksOn(relation, viewer) && task.status === 'FINISHED' && task.task_status === 'Active',
    'task_not_updated',
  );
export const mayRestore = (task: TaskFacts, relation: TaskRelation, viewer: TaskViewer): Result =>
  allowIf(worksOn(relation, viewer) && task.task_status === 'InActive', 'task_not_updated');
/** Change User: only who assigned the task, while it runs. */
export const mayChangeUser = (task: TaskFacts, { assigner }: TaskRelation): Result =>
  allowIf(assigner && task.task_status === 'Active' && task.status !== 'FINISHED', 'task_not_updated');

/** Nobody sets REASSIGNED by hand; from it the new person goes on to work, not back to waiting. */
export function mayBecome(from: TaskStatus, to: TaskStatus): boolean {
  if (from === to) return true;
  if (to === 'REASSIGNED') return false;
  return from === 'REASSIGNED' ? to === 'INPROGRESS' || to === 'FINISHED' : true;
}

/** Where a change of status is taken back to: what was reassigned goes back to work. */
export const statusTakenBack = (before: TaskStatus): TaskStatus =>
  before === 'REASSIGNED' ? 'INPROGRESS' : before;

export interface StatusChange {
  readonly status: TaskStatus;
  /** Set when the task becomes finished, cleared when it leaves that. Undefined: unchanged. */
  readonly finished_at?: string | null;
  /** A finished task has nothing left to ask: its pending requests are cancelled. */
  readonly cancelsRequests: boolean;
}

/** What changes with a task's status. */
export function changeStatus(
  task: TaskFacts,
  relation: TaskRelation,
  viewer: TaskViewer,
  to: TaskStatus,
  now: Instant,
): Result<StatusChange> {
  const may = mayMove(task, relation, viewer);
  if (!may.ok) return may;
  if (!mayBecome(task.status, to)) return refuse('task_not_updated');
  if (to === task.status) return ok({ status: to, cancelsRequests: false });
  const finishes = to === 'FINISHED';
  const leaves = task.status === 'FINISHED';
  return ok({
    status: to,
    ...(finishes ? { finished_at: new Date(now).toISOString() } : leaves ? { finished_at: null } : {}),
    cancelsRequests: finishes,
  });
}

/** The task's menu (§5). Edit is offered without regard to its window: choosing it late says 'Expired Date'. */
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

/** Ask for a later deadline or another person: with ADD of the request's module, not the assigner, one pending of a kind. */
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
