import type { SignsForAnyone } from '@operatory/domain';
import type { assignmentStatuses, signers } from '@operatory/domain/documents/document-choices';

export type AssignmentStatus = (typeof assignmentStatuses)[number]['value'];
export type Signer = (typeof signers)[number]['value'];
/** The next step of an assignment: reading, uploading a file, or signing. */
export type Step = 'read' | 'upload' | 'sign';

/** An assignment with the next signer and the requirements of its version. */
export interface Assigned {
  readonly user_id: string;
  readonly witness_user_id: string | null;
  readonly admin_signer_user_id: string | null;
  /** The role of the next signer; null once it is closed. */
  readonly next_signer: Signer | null;
  /** The user who signs next; null if any admin who may edit documents can. */
  readonly next_user_id: string | null;
  /** The file that the assignee returned. */
  readonly document_attachment: unknown;
  readonly client_document_version: {
    readonly is_signature_required: boolean;
    readonly is_download_and_upload_file: boolean;
  };
}

export interface Reader {
  readonly id: string;
  /** Where the user may sign without being named. */
  readonly signs: SignsForAnyone;
}

/** This user's step now; null if it is somebody else's turn, or nobody's. */
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
  // A file is given back before it is signed.
  if (is_download_and_upload_file && !assigned.document_attachment) return { step: 'upload', as };
  return { step: is_signature_required ? 'sign' : 'read', as };
}

/** Each of the three signers is a different person. Confidential documents of others are not among the rows of a clinic admin. */
const signsForAnyAdmin = (
  { user_id, witness_user_id, admin_signer_user_id }: Assigned,
  { id, signs }: Reader,
): boolean => signs !== 'nowhere' && ![user_id, witness_user_id, admin_signer_user_id].includes(id);
