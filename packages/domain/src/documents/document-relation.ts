import type { Grant } from '@operatory/resource';
import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import { allowed, allowIf, type Result, refuse } from '../refusal.ts';
import type { approvalStatuses } from './document-choices.ts';

export type DocumentStatus = (typeof approvalStatuses)[number]['value'];

export interface DocumentViewer {
  readonly user_id: string;
  /** For a custom role, its base role. */
  readonly role: Role;
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
}
export interface DocumentParties {
  readonly created_by_user_id: string;
  readonly author_user_id?: string | null;
  readonly approver_user_ids: readonly string[];
  /** True for letters and for documents in a confidential category. */
  readonly is_confidential: boolean;
}
export interface DocumentRelation {
  readonly maker: boolean;
  /** The viewer wrote the current version. */
  readonly author: boolean;
  readonly approver: boolean;
  /** The viewer sees the document in the list of documents, not only in the Inbox. */
  readonly reader: boolean;
  readonly editor: boolean;
  readonly deleter: boolean;
}

const mayAct = (viewer: DocumentViewer, action: 'VIEW' | 'ADD' | 'EDIT' | 'DELETE'): boolean =>
  roleOf(viewer.role).actsAs !== 'client' && hasGrant(viewer.grants, 'client-documents', action);

/**
 * Must agree with the row permissions. A confidential document is for its maker and approvers; of the other
 * users, only those who act as client_admin see or change it.
 */
export function documentRelation(document: DocumentParties, viewer: DocumentViewer): DocumentRelation {
  const inPackage = viewer.grants.has('package:client-documents');
  const open = !document.is_confidential || roleOf(viewer.role).actsAs === 'client_admin';
  const maker = inPackage && document.created_by_user_id === viewer.user_id;
  const approver = inPackage && document.approver_user_ids.includes(viewer.user_id);
  return {
    maker,
    author: inPackage && document.author_user_id === viewer.user_id,
    approver,
    reader: maker || approver || (open && mayAct(viewer, 'VIEW')),
    editor: open && mayAct(viewer, 'EDIT'),
    deleter: open && mayAct(viewer, 'DELETE'),
  };
}

export const mayAddDocuments = (viewer: DocumentViewer): Result =>
  allowIf(mayAct(viewer, 'ADD'), 'no_permission');

/** Handing out is assigning, sending again and sending reminders. */
export const mayHandOut = ({ maker, editor }: DocumentRelation): Result =>
  allowIf(maker || editor, 'no_permission');

const decided = {
  APPROVED: 'document_already_approved',
  REJECTED: 'document_already_rejected',
  CANCELLED: 'document_already_cancelled',
} as const satisfies Readonly<Record<Exclude<DocumentStatus, 'PENDING'>, string>>;
const stillPending = (status: DocumentStatus): Result =>
  status === 'PENDING' ? allowed : refuse(decided[status]);

/**
 * A listed approver decides. Makers and authors decide about their own document only while they are the
 * client's only admin.
 */
export function decideDocument(
  status: DocumentStatus,
  { maker, author, approver }: DocumentRelation,
  { isOnlyAdmin, reason }: { readonly isOnlyAdmin: boolean; readonly reason?: string },
): Result {
  if (!approver) return refuse('no_permission');
  if ((maker || author) && !isOnlyAdmin) return refuse('document_own');
  const pending = stillPending(status);
  if (!pending.ok) return pending;
  return allowIf(reason === undefined || reason.trim() !== '', 'reason_required');
}

export const hasEligibleApprover = (
  approvers: readonly string[],
  own: readonly string[],
  isOnlyAdmin: (userId: string) => boolean,
): boolean => approvers.some((id) => !own.includes(id) || isOnlyAdmin(id));

/**
 * Only client admins may take a document out of a confidential category, because everybody could then see it.
 */
export const mayChangeCategory = (
  { is_confidential }: Pick<DocumentParties, 'is_confidential'>,
  { role }: Pick<DocumentViewer, 'role'>,
): Result => allowIf(!is_confidential || roleOf(role).actsAs === 'client_admin', 'document_category_kept');

export function cancelDocument(status: DocumentStatus, { maker, deleter }: DocumentRelation): Result {
  return maker || deleter ? stillPending(status) : refuse('no_permission');
}

/**
 * Who may add a version: of an approved document, its maker or an editor; of a rejected one, only its maker.
 */
export function reviseDocument(
  status: DocumentStatus,
  { maker, editor }: DocumentRelation,
  note: string,
): Result {
  if (!(maker || (editor && status !== 'REJECTED'))) return refuse('no_permission');
  if (status === 'PENDING') return refuse('document_is_pending');
  if (status === 'CANCELLED') return refuse('document_already_cancelled');
  return allowIf(note.trim() !== '', 'document_note_needed');
}

export const isHandedOut = (status: DocumentStatus): Result =>
  allowIf(status === 'APPROVED', 'document_not_approved');
