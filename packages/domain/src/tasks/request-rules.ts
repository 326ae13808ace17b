import { all, and, type BoolExp, eq, isDate, isIn, or } from '@operatory/resource';
import { hasGrant } from '../permissions/effective.ts';
import { roleOf } from '../permissions/roles.ts';
import { allowed, ok, type Result, refuse } from '../refusal.ts';
import { type Instant, laterDate, localDate } from '../time/zoned-time.ts';
import type { RequestStatus } from './task-choices.ts';
import type { RequestKind, TaskFacts, TaskRelation, TaskViewer } from './task-facts.ts';
import { openTasks, tasksAssignedBy } from './task-filters.ts';
import { mayAsk } from './task-rules.ts';

/**
 * @returns The earliest deadline that can be requested: the later of the clinic's current date and the task's
 * deadline.
 */
export const earliestExtension = (deadline: string, now: Instant, zone: string): string =>
  laterDate(localDate(now, zone), deadline);

/** `date` is the requested deadline, `yyyy-mm-dd`. */
export function askExtension(
  task: TaskFacts,
  relation: TaskRelation,
  viewer: TaskViewer,
  date: string,
  now: Instant,
  zone: string,
): Result {
  const may = mayAsk(task, relation, viewer, 'extension');
  if (!may.ok) return may;
  return isDate(date) && date >= earliestExtension(task.deadline_date, now, zone)
    ? allowed
    : refuse('fill_valid_details');
}
export function askReassign(
  task: TaskFacts,
  relation: TaskRelation,
  viewer: TaskViewer,
  newUser: string,
): Result {
  const may = mayAsk(task, relation, viewer, 'reassign');
  if (!may.ok) return may;
  return newUser !== '' && newUser !== task.assigned_to_user_id ? allowed : refuse('fill_valid_details');
}

export interface RequestFacts {
  readonly status: RequestStatus;
  readonly created_by_user_id: string;
}
export const mayCancelRequest = (request: RequestFacts, userId: string): Result =>
  request.status === 'PENDING_REVIEW' && request.created_by_user_id === userId
    ? allowed
    : refuse('request_not_updated');

export interface Decision {
  readonly accept: boolean;
  readonly comment: string | null;
}
/** A decision changes the request and, if it is accepted, the task. */
export interface DecisionResult {
  readonly request: RequestStatus;
  readonly task: {
    readonly deadline_date?: string;
    readonly assigned_to_user_id?: string;
    readonly status?: 'REASSIGNED';
  };
  /**
   * Kinds of other pending requests that the decision cancels. A reassignment cancels the previous assignee's
   * extension request.
   */
  readonly cancels: readonly RequestKind[];
}
interface Asked {
  readonly kind: RequestKind;
  readonly extended_deadline_date?: string;
  readonly new_assigned_to_user_id?: string | null;
}

/**
 * The assigner and approvers of the clinic decide, but never about their own request, and only while the task
 * is active and unfinished. A rejection needs a reason. A new deadline is checked again, because time has
 * passed since the request.
 */
export function decideRequest(
  task: TaskFacts,
  relation: TaskRelation,
  request: RequestFacts & Asked,
  userId: string,
  decision: Decision,
  now: Instant,
  zone: string,
): Result<DecisionResult> {
  const may = (relation.assigner || relation.approver) && request.created_by_user_id !== userId;
  if (!may || request.status !== 'PENDING_REVIEW') return refuse('request_not_updated');
  if (!decision.accept)
    return decision.comment?.trim()
      ? ok({ request: 'REJECTED', task: {}, cancels: [] })
      : refuse('comment_required');
  if (task.task_status !== 'Active' || task.status === 'FINISHED') return refuse('request_not_updated');
  if (request.kind === 'extension') {
    const date = request.extended_deadline_date;
    if (date === undefined) return refuse('fill_valid_details');
    return date >= earliestExtension(task.deadline_date, now, zone)
      ? ok({ request: 'ACCEPTED', task: { deadline_date: date }, cancels: [] })
      : refuse('request_not_updated');
  }
  return request.new_assigned_to_user_id
    ? ok({
        request: 'ACCEPTED',
        task: { assigned_to_user_id: request.new_assigned_to_user_id, status: 'REASSIGNED' },
        cancels: task.pending.includes('extension') ? ['extension'] : [],
      })
    : refuse('fill_valid_details');
}

/** `decideRequest` as a filter: the requests that the viewer may accept now. */
export function mayAccept(viewer: TaskViewer): BoolExp {
  const approves = hasGrant(viewer.grants, 'task-requests-approvers', 'EDIT');
  const everywhere = roleOf(viewer.role).actsAs === 'client_admin';
  const near = everywhere ? all : isIn('clinic_id', viewer.clinic_ids);
  const decides = tasksAssignedBy(viewer.user_id);
  return and(
    eq('status', 'PENDING_REVIEW'),
    { created_by_user_id: { _neq: viewer.user_id } },
    { task: and(openTasks, approves ? or(decides, near) : decides) },
  );
}

/** @returns The tag of a task's card: a pending request, or the result of an accepted one. */
export function requestTag(kind: RequestKind, statuses: readonly RequestStatus[]): string | null {
  const name = kind === 'extension' ? 'Extension' : 'Reassign';
  if (statuses.includes('PENDING_REVIEW')) return `Pending ${name} Req`;
  return statuses.includes('ACCEPTED') ? (kind === 'extension' ? 'Extended' : 'Reassigned') : null;
}
