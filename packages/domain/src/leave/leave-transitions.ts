import type { Grant } from '@operatory/resource';
import type { approvalStatuses } from '../choices.ts';
import type { MessageCode } from '../messages.ts';
import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import { allowed, allowIf, ok, type Result, refuse } from '../refusal.ts';
import type { Instant } from '../time/zoned-time.ts';

export type LeaveStatus = (typeof approvalStatuses)[number]['value'];

/** The user who views leave. */
export interface LeaveViewer {
  readonly user_id: string;
  /** The base role. */
  readonly role: Role;
  readonly clinic_ids: readonly string[];
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
}
/** The person on leave, and the people who manage them. */
export interface LeaveParties {
  readonly user_id: string;
  readonly clinic_id: string;
  readonly created_by_user_id: string;
  /** Users to whom the person reports. */
  readonly manager_user_ids: readonly string[];
}
export interface LeaveState {
  readonly status: LeaveStatus;
  /** The start of its first day or hours, in the clinic's zone. */
  readonly starts_at: Instant;
  /** When a cancellation of approved leave was requested, which an approver confirms. */
  readonly cancel_requested_at: Instant | null;
}

/** A viewer's relation to a request. */
export interface LeaveRelation {
  /** The person on leave, or who requested it for them. */
  readonly requester: boolean;
  readonly own: boolean;
  readonly manager: boolean;
  /** Whether the viewer has leaves EDIT in its clinic. */
  readonly editor: boolean;
  readonly client_admin: boolean;
}

export function leaveRelation(leave: LeaveParties, viewer: LeaveViewer): LeaveRelation {
  const client_admin = roleOf(viewer.role).actsAs === 'client_admin';
  const near = client_admin || viewer.clinic_ids.includes(leave.clinic_id);
  const own = leave.user_id === viewer.user_id;
  return {
    own,
    requester: own || (leave.created_by_user_id === viewer.user_id && near),
    manager: leave.manager_user_ids.includes(viewer.user_id),
    editor: near && hasGrant(viewer.grants, 'leaves', 'EDIT'),
    client_admin,
  };
}

/** Whether the viewer may see the request. Must match the permissions of its rows. */
export function readsLeave(leave: LeaveParties, viewer: LeaveViewer): boolean {
  const { actsAs } = roleOf(viewer.role);
  if (actsAs === 'client' || !viewer.grants.has('package:leaves')) return false;
  if (leave.user_id === viewer.user_id || leave.manager_user_ids.includes(viewer.user_id)) return true;
  return (
    hasGrant(viewer.grants, 'leaves', 'VIEW') &&
    (actsAs === 'client_admin' || viewer.clinic_ids.includes(leave.clinic_id))
  );
}

/** Users request leave for themselves, or, with leaves ADD, for somebody of their clinics. */
export function mayRequestLeave(viewer: LeaveViewer, userId: string, clinicId: string): Result {
  const { actsAs } = roleOf(viewer.role);
  const near = actsAs === 'client_admin' || viewer.clinic_ids.includes(clinicId);
  const forOthers = near && hasGrant(viewer.grants, 'leaves', 'ADD');
  const forMe = userId === viewer.user_id && hasGrant(viewer.grants, 'my-leaves', 'ADD');
  return allowIf(actsAs !== 'client' && (forOthers || forMe), 'no_permission');
}

const decidedAlready = {
  APPROVED: 'leave_already_approved',
  REJECTED: 'leave_already_rejected',
  CANCELLED: 'leave_already_cancelled',
} as const satisfies Readonly<Record<Exclude<LeaveStatus, 'PENDING'>, MessageCode>>;

const whilePending = ({ status }: Pick<LeaveState, 'status'>): Result =>
  status === 'PENDING' ? allowed : refuse(decidedAlready[status]);

/** The requester may edit a request while it is pending. */
export function mayEditLeave(leave: Pick<LeaveState, 'status'>, { requester }: LeaveRelation): Result {
  return requester ? whilePending(leave) : refuse('no_permission');
}

/** A reporting manager or an editor of the clinic may decide; only a client_admin may decide their own request. */
const mayApprove = ({ own, manager, editor, client_admin }: LeaveRelation): Result => {
  if (own && !(client_admin && editor)) return refuse('leave_own');
  return allowIf(manager || editor, 'no_permission');
};
/** Whether the viewer may decide this request. */
export const isLeaveApprover = (relation: LeaveRelation): boolean => mayApprove(relation).ok;

export function decideLeave(
  leave: Pick<LeaveState, 'status'>,
  relation: LeaveRelation,
  decision: { readonly status: 'APPROVED' | 'REJECTED'; readonly message: string | null },
): Result {
  const may = mayApprove(relation);
  if (!may.ok) return may;
  const pending = whilePending(leave);
  if (!pending.ok) return pending;
  return allowIf(decision.status === 'APPROVED' || !!decision.message?.trim(), 'message_is_required');
}

/** Less than this time before its start, approved leave can only be cancelled with an approver's confirmation. */
export const confirmWithinMilliseconds = 24 * 60 * 60 * 1000;

/** The result of a cancellation: the leave is cancelled, or an approver is asked to confirm. */
export function cancelLeave(
  leave: LeaveState,
  { requester, editor, own, client_admin }: LeaveRelation,
  message: string | null,
  now: Instant,
): Result<'cancels' | 'asks'> {
  if (!requester && !editor) return refuse('no_permission');
  if (leave.status === 'PENDING') return requester ? ok('cancels') : refuse('leave_reject_instead');
  if (leave.status !== 'APPROVED') return refuse(decidedAlready[leave.status]);
  // Their own leave can be decided only by a client_admin.
  if (editor && (!own || client_admin))
    return message?.trim() ? ok('cancels') : refuse('message_is_required');
  const ahead = new Date(leave.starts_at).getTime() - new Date(now).getTime();
  if (ahead <= 0) return refuse('leave_has_started');
  if (ahead >= confirmWithinMilliseconds) return ok('cancels');
  return leave.cancel_requested_at === null ? ok('asks') : refuse('leave_cancellation_asked');
}

/** An approver confirms the cancellation that was requested. */
export function confirmLeaveCancellation(leave: LeaveState, relation: LeaveRelation): Result {
  const may = mayApprove(relation);
  if (!may.ok) return may;
  if (leave.status !== 'APPROVED')
    return refuse(leave.status === 'PENDING' ? 'leave_not_asked_back' : decidedAlready[leave.status]);
  return allowIf(leave.cancel_requested_at !== null, 'leave_not_asked_back');
}
