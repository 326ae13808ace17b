import type { RecordRow } from '#kit/resource/from-resource.tsx';
import type { Assigned, AssignmentStatus } from '../item/next-step.ts';

export interface InboxRow extends Assigned {
  readonly id: string;
  readonly status: AssignmentStatus;
  readonly due_date: string | null;
  readonly client_document: { readonly id: string; readonly name: string } | null;
  readonly user: { readonly id: string; readonly display_name: string } | null;
}

export const inboxFields = [
  'id status due_date user_id witness_user_id admin_signer_user_id next_signer next_user_id document_attachment',
  'client_document { id name } user { id display_name }',
  'client_document_version { id is_signature_required is_download_and_upload_file }',
].join(' ');

export const inboxRowOf = (row: RecordRow): InboxRow => row as RecordRow & InboxRow;
