import {
  attachmentTypes,
  documentPermissions,
  selectedUserTypes,
} from '@operatory/domain/documents/document-choices';
import { fileIdsOf } from '#data/file-reference.ts';
import { filesOf } from '#kit/cells/files-cell.tsx';
import { idsOf } from '#kit/definition/list-query.ts';
import type { FieldValues } from '#kit/definition/record-values.ts';
import { type CategoryType, categoryField } from './document-fields.ts';

const orNull = (value: unknown): string | null => {
  const text = String(value ?? '').trim();
  return text === '' ? null : text;
};
const chosen = <Value extends string>(
  options: readonly { readonly value: Value }[],
  value: unknown,
): Value | null => options.find((option) => option.value === value)?.value ?? null;
const fileIds = (value: unknown) => fileIdsOf(filesOf(value));

/** The arguments of the command that adds a document or a letter, from the values of its form. */
export const addArguments = (values: FieldValues, category_type: CategoryType = 'DOCUMENT') => ({
  name: String(values.name ?? '').trim(),
  category_id: orNull(values[categoryField(category_type)]),
  category_type,
  description: orNull(values.description),
  is_signature_required: values.is_signature_required === true,
  is_witness_signature_required: values.is_witness_signature_required === true,
  is_admin_signature_required: values.is_admin_signature_required === true,
  is_download_and_upload_file: values.is_download_and_upload_file === true,
  attachment_type: chosen(attachmentTypes, values.attachment_type),
  attachments: fileIds(values.attachments),
  form_attachments: fileIds(values.form_attachments),
  video_url: orNull(values.video_url),
  other_url: orNull(values.other_url),
  document_permission: chosen(documentPermissions, values.document_permission),
  document_type: orNull(values.document_type),
  user_type: orNull(values.user_type),
  selected_user_type: chosen(selectedUserTypes, values.selected_user_type),
  user_ids: [...idsOf(values.user_ids)],
  role_names: [...idsOf(values.role_names)],
  clinic_ids: [...idsOf(values.clinic_ids)],
  for_new_starters: values.for_new_starters === true,
  due_date: orNull(values.due_date),
  witness_user_id: orNull(values.witness_user_id),
  admin_signer_user_id: orNull(values.admin_signer_user_id),
  approver_ids: [...idsOf(values.approver_ids)],
});

export const reviseArguments = (values: FieldValues, category_type: CategoryType) => ({
  ...addArguments(values, category_type),
  note: String(values.note ?? '').trim(),
});
