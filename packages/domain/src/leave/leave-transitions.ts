import type { Grant } from '@operatory/resource';
import type { approvalStatuses } from '../choices.ts';
import type { MessageCode } from '../messages.ts';
import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import { allowed, allowIf, ok, type Result, refuse } from '../refusal.ts';
import type { Instant } from '../time/zoned-time.ts';

export type LeaveStatus = (typeof approvalStatuses)[number]['value'];

export interface LeaveViewer {
  readonly user_id: string;
  /** For a custom role, its base role. */
  readonly role: Role;
  readonly clinic_ids: readonly string[];
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
}
export interface LeaveParties {
  readonly user_id: string;
  readonly clinic_id: string;
  readonly created_by_user_id: string;
  /** The users to whom the person reports. */
  readonly manager_user_ids: readonly string[];
}
export interface LeaveState {
  readonly status: LeaveStatus;
  /** When the leave begins. */
  readonly starts_at: Instant;
  /**
   * When somebody asked to cancel the approved leave; an approver has to confirm it. Null if nobody has
   * asked.
   */
  readonly cancel_requested_at: Instant | null;
}

export interface LeaveRelation {
  /** The viewer takes the leave, or requested it for the person. */
  readonly requester: boolean;
  readonly own: boolean;
  readonly manager: boolean;
  /** The viewer has leaves EDIT at the request's clinic. */
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

/** @returns True if the viewer may see the request. The table's row permissions must agree with this. */
export function readsLeave(leave: LeaveParties, viewer: LeaveViewer): boolean {
  const { actsAs } = roleOf(viewer.role);
  if (actsAs === 'client' || !viewer.grants.has('package:leaves')) return false;
  if (leave.user_id === viewer.user_id || leave.manager_user_ids.includes(viewer.user_id)) return true;
  return (
    hasGrant(viewer.grants, 'leaves', 'VIEW') &&
    (actsAs === 'client_admin' || viewer.clinic_ids.includes(leave.clinic_id))
  );
}

/** Users request leave for themselves. With leaves ADD, they also request it for people at their clinics. */
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

/** Only the requester may edit a request, and only while it is pending. */
export function mayEditLeave(leave: Pick<LeaveState, 'status'>, { requester }: LeaveRelation): Result {
  return requester ? whilePending(leave) : refuse('no_permission');
}

/**
 * Managers of the person and editors at the clinic may decide. Nobody may decide their own leave except a
 * client_admin with EDIT.
 */
const mayApprove = ({ own, manager, editor, client_admin }: LeaveRelation): Result => {
  if (own && !(client_admin && editor)) return refuse('leave_own');
  return allowIf(manager || editor, 'no_permission');
};
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

/** If approved leave starts within this time, an approver must confirm the requester's cancellation. */
export const confirmWithinMilliseconds = 24 * 60 * 60 * 1000;

/** A cancellation cancels the leave, or asks an approver to confirm it. */
export function cancelLeave(
  leave: LeaveState,
  { requester, editor, own, client_admin }: LeaveRelation,
  message: string | null,
  now: Instant,
): Result<'cancels' | 'asks'> {
  if (!requester && !editor) return refuse('no_permission');
  if (leave.status === 'PENDING') return requester ? ok('cancels') : refuse('leave_reject_instead');
  if (leave.status !== 'APPROVED') return refuse(decidedAlready[leave.status]);
  // Editors who are not client_admins must have their own leave confirmed like everybody else.
  if (editor && (!own || client_admin))
    return message?.trim() ? ok('cancels') : refuse('message_is_required');
  const ahead = new Date(leave.starts_at).getTime() - new Date(now).getTime();
  if (ahead <= 0) return refuse('leave_has_started');
  if (ahead >= confirmWithinMilliseconds) return ok('cancels');
  return leave.cancel_requested_at === null ? ok('asks') : refuse('leave_cancellation_asked');
}

export function confirmLeaveCancellation(leave: LeaveState, relation: LeaveRelation): Result {
  const may = mayApprove(relation);
  if (!may.ok) return may;
  if (leave.status !== 'APPROVED')
    return refuse(leave.status === 'PENDING' ? 'leave_not_asked_back' : decidedAlready[leave.status]);
  return allowIf(leave.cancel_requested_at !== null, 'leave_not_asked_back');
}
