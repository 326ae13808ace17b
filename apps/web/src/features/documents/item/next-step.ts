import type { SignsForAnyone } from '@operatory/domain';
import type { assignmentStatuses, signers } from '@operatory/domain/documents/document-choices';

export type AssignmentStatus = (typeof assignmentStatuses)[number]['value'];
export type Signer = (typeof signers)[number]['value'];
export type Step = 'read' | 'upload' | 'sign';

/** An assignment with the next signer and the requirements of its version. */
export interface Assigned {
  readonly user_id: string;
  readonly witness_user_id: string | null;
  readonly admin_signer_user_id: string | null;
  /** The role of the next signer; null once the assignment is closed. */
  readonly next_signer: Signer | null;
  /** The user who signs next; null if any admin who may edit documents can. */
  readonly next_user_id: string | null;
  /** The completed file that the assignee uploaded; null before. */
  readonly document_attachment: unknown;
  readonly client_document_version: {
    readonly is_signature_required: boolean;
    readonly is_download_and_upload_file: boolean;
  };
}

export interface Reader {
  readonly id: string;
  /** Where this user may sign if no particular person is named. */
  readonly signs: SignsForAnyone;
}

/** The user's current step; null if somebody else has to act, or nobody. */
export function stepOf(
  assigned: Assigned,
  user: Reader,
): { readonly step: Step; readonly as: Signer } | null {
  const { next_signer: as, next_user_id: next } = assigned;
  if (as === null) return null;
  const isMine = next === null ? as !== 'USER' && signsForAnyAdmin(assigned, user) : next === user.id;
  if (!isMine) return null;
  const { is_signature_required, is_download_and_upload_file } = assigned.client_document_version;
  if (as !== 'USER') return { step: 'sign', as };
  // A required file is uploaded before the document is signed.
  if (is_download_and_upload_file && !assigned.document_attachment) return { step: 'upload', as };
  return { step: is_signature_required ? 'sign' : 'read', as };
}

/**
 * Whether the user may sign where no person is named: each of the three signers must be a different person.
 * Confidential documents need no check, because clinic admins cannot read those of other people.
 */
const signsForAnyAdmin = (
  { user_id, witness_user_id, admin_signer_user_id }: Assigned,
  { id, signs }: Reader,
): boolean => signs !== 'nowhere' && ![user_id, witness_user_id, admin_signer_user_id].includes(id);
