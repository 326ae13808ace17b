import { isOverdue } from '../assignments/due-state.ts';
import { allowIf, ok, type Result, refuse } from '../refusal.ts';
import type { assignmentStatuses, signedStatuses, signers } from './document-choices.ts';

export type AssignmentStatus = (typeof assignmentStatuses)[number]['value'];
export type SignedStatus = (typeof signedStatuses)[number]['value'];
export type Signer = (typeof signers)[number]['value'];

export interface DocumentFlags {
  readonly is_signature_required: boolean;
  readonly is_witness_signature_required: boolean;
  readonly is_admin_signature_required: boolean;
  readonly is_download_and_upload_file: boolean;
}
export interface AssignmentState extends DocumentFlags {
  readonly status: AssignmentStatus;
  readonly user_id: string;
  readonly witness_user_id: string | null;
  readonly admin_signer_user_id: string | null;
  readonly due_date: string | null;
  /** The assigned version is still the document's current one. */
  readonly is_current: boolean;
  readonly has_file: boolean;
}
/** The user who acts, with the current date where they are. */
export interface ActingUser {
  readonly user_id: string;
  /** The user is a client or clinic admin who may edit documents. They can sign if nobody was named. */
  readonly editor: boolean;
  readonly today: string;
}

/** Who signs next; null if nobody signs any more. */
export function nextSigner({
  status,
  is_witness_signature_required: witnessed,
}: Pick<AssignmentState, 'status' | 'is_witness_signature_required'>): Signer | null {
  switch (status) {
    case 'ASSIGNED':
    case 'VIEWED':
      return 'USER';
    case 'USER_SIGNED':
      return witnessed ? 'WITNESS' : 'ADMIN';
    case 'WITNESS_SIGNED':
      return 'ADMIN';
    default:
      return null;
  }
}

/** The status after this signer has signed. */
export function afterSigning(flags: DocumentFlags, signer: Signer): AssignmentStatus {
  if (signer === 'USER' && flags.is_witness_signature_required) return 'USER_SIGNED';
  if (signer !== 'ADMIN' && flags.is_admin_signature_required)
    return signer === 'USER' ? 'USER_SIGNED' : 'WITNESS_SIGNED';
  return 'COMPLETED';
}

export const signedStatusOf = (status: AssignmentStatus, isPartlySigned: boolean): SignedStatus => {
  if (status === 'COMPLETED') return 'SIGNED';
  return isPartlySigned ? 'PARTIAL' : 'PENDING';
};

/**
 * The status of a declined or expired assignment after it was sent again. Its existing signatures still
 * count.
 */
export function reopenedStatus(signed: readonly Signer[]): AssignmentStatus {
  if (signed.includes('WITNESS')) return 'WITNESS_SIGNED';
  return signed.includes('USER') ? 'USER_SIGNED' : 'ASSIGNED';
}

function isOpen({ status, is_current, due_date }: AssignmentState, today: string): Result {
  if (!is_current) return refuse('document_old_version');
  if (status === 'COMPLETED') return refuse('document_already_completed');
  if (status === 'DECLINED') return refuse('document_already_declined');
  return allowIf(status !== 'EXPIRED' && !isOverdue(due_date, today), 'document_expired');
}

/**
 * @returns True if this user may sign in this capacity, even if it is not their turn yet. The three signers
 * must be different people.
 */
export function mayActAsSigner(
  { user_id, witness_user_id, admin_signer_user_id }: AssignmentState,
  signer: Signer,
  acting: ActingUser,
): boolean {
  if (signer === 'USER') return acting.user_id === user_id;
  const named = signer === 'WITNESS' ? witness_user_id : admin_signer_user_id;
  if (named !== null) return named === acting.user_id;
  return acting.editor && ![user_id, witness_user_id, admin_signer_user_id].includes(acting.user_id);
}

/** Only the assignee's first opening changes the status. */
export function openDocument(assignment: AssignmentState, acting: ActingUser): Result<'views' | 'stays'> {
  const first = assignment.status === 'ASSIGNED' && mayActAsSigner(assignment, 'USER', acting);
  return ok(first && isOpen(assignment, acting.today).ok ? 'views' : 'stays');
}

/**
 * @returns Whether the user's confirmation completes the assignment, or only keeps the uploaded file
 * because their signature is still needed.
 */
export function completeDocument(
  assignment: AssignmentState,
  acting: ActingUser,
  hasFile: boolean,
): Result<'completes' | 'keeps_file'> {
  if (!mayActAsSigner(assignment, 'USER', acting)) return refuse('no_permission');
  const open = isOpen(assignment, acting.today);
  if (!open.ok) return open;
  if (assignment.status === 'ASSIGNED') return refuse('document_not_opened');
  if (assignment.status !== 'VIEWED') return refuse('document_already_signed');
  if (assignment.is_download_and_upload_file && !hasFile) return refuse('document_file_needed');
  if (!assignment.is_signature_required) return ok('completes');
  return hasFile ? ok('keeps_file') : refuse('document_signature_needed');
}

/** Signatures are given in the order user, witness, admin. */
export function signDocument(
  assignment: AssignmentState,
  signer: Signer,
  acting: ActingUser,
): Result<AssignmentStatus> {
  if (!mayActAsSigner(assignment, signer, acting)) return refuse('document_not_your_signature');
  const open = isOpen(assignment, acting.today);
  if (!open.ok) return open;
  const asked = {
    USER: assignment.is_signature_required,
    WITNESS: assignment.is_witness_signature_required,
    ADMIN: assignment.is_admin_signature_required,
  }[signer];
  if (!asked) return refuse('document_no_such_signature');
  const order: readonly Signer[] = ['USER', 'WITNESS', 'ADMIN'];
  const next = nextSigner(assignment) ?? 'USER';
  if (order.indexOf(next) > order.indexOf(signer)) return refuse('document_already_signed');
  if (next !== signer) return refuse('document_not_your_turn');
  if (assignment.status === 'ASSIGNED') return refuse('document_not_opened');
  if (signer === 'USER' && assignment.is_download_and_upload_file && !assignment.has_file)
    return refuse('document_file_needed');
  return ok(afterSigning(assignment, signer));
}

/** Only the person whose turn it is to sign may decline, and must give a reason. */
export function declineDocument(assignment: AssignmentState, acting: ActingUser, reason: string): Result {
  const roles: readonly Signer[] = ['USER', 'WITNESS', 'ADMIN'];
  if (!roles.some((signer) => mayActAsSigner(assignment, signer, acting))) return refuse('no_permission');
  const open = isOpen(assignment, acting.today);
  if (!open.ok) return open;
  const next = nextSigner(assignment);
  if (next === null || !mayActAsSigner(assignment, next, acting)) return refuse('document_not_your_turn');
  return allowIf(reason.trim() !== '', 'reason_required');
}

/**
 * @returns The due date of a declined, expired or overdue assignment that is sent again. It must not have
 * passed. Null if there is none.
 */
export function resendDocument(
  { status, is_current, due_date }: Pick<AssignmentState, 'status' | 'is_current' | 'due_date'>,
  due: string | null,
  today: string,
): Result<string | null> {
  if (!is_current) return refuse('document_old_version');
  const isClosed = status === 'DECLINED' || status === 'EXPIRED' || isOverdue(due_date, today);
  if (status === 'COMPLETED') return refuse('document_already_completed');
  if (!isClosed) return refuse('document_still_open');
  const until = due ?? due_date;
  return isOverdue(until, today) ? refuse('document_due_past') : ok(until);
}

/**
 * Witness and admin signatures need the user's signature before them, and the witness and the admin must be
 * different people.
 */
export function signersFit(
  flags: DocumentFlags,
  {
    witness_user_id,
    admin_signer_user_id,
  }: Pick<AssignmentState, 'witness_user_id' | 'admin_signer_user_id'>,
): Result {
  const later = flags.is_witness_signature_required || flags.is_admin_signature_required;
  if (later && !flags.is_signature_required) return refuse('document_user_signs_first');
  return allowIf(
    witness_user_id === null || witness_user_id !== admin_signer_user_id,
    'document_signers_distinct',
  );
}
