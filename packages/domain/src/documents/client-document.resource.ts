import {
  all,
  and,
  boolean,
  count,
  date,
  dateTime,
  files,
  link,
  longText,
  not,
  oneOf,
  reference,
  type TablePermissions,
  text,
} from '@operatory/resource';
import { byRole, editing, mine, softDeleting, undeleted } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import {
  approvalStatuses,
  attachmentTypes,
  categoryTypes,
  documentPermissions,
  selectedUserTypes,
  signedStatuses,
} from './document-choices.ts';
import { type DocumentReader, documentRules } from './document-scopes.ts';
import { inOpenCategory } from './open-assignments.ts';

const module = 'client-documents';
const unsigned = not({ client_document_assignments: { client_document_signatures: all } });
/**
 * The creator and client_admins change name, description and category. In confidential categories only
 * client_admins do, because the creator could otherwise move the document out. What people sign is a
 * version, which only commands write.
 */
const permissions = (reader: DocumentReader): TablePermissions => {
  const theirs = and(undeleted, reader === 'client_admin' ? all : mine('created_by_user_id'));
  return {
    select: documentRules(reader),
    update: [
      editing(module, reader === 'client_admin' ? theirs : and(theirs, inOpenCategory), [
        'name',
        'description',
        'category_id',
        'preformatted_letter_category_id',
      ]),
    ],
    delete: [softDeleting(module, and(theirs, unsigned))],
  };
};

export const clientDocument = resource('client_documents', {
  module,
  title: 'name',
  singular: 'Document',
  plural: 'Documents',
  fields: {
    name: text({ required: true, maxLength: 100 }),
    description: longText({ maxLength: 2000 }),
    category_id: reference('client_document_categories', 'category', {
      where: { status: { _eq: 'ACTIVE' } },
    }),
    preformatted_letter_category_id: reference(
      'client_preformatted_letters_categories',
      'preformatted_letter_category',
      { label: 'Letter category', where: { status: { _eq: 'ACTIVE' } } },
    ),
    category_type: oneOf(categoryTypes, { label: 'Type', readOnly: true }),
    status: oneOf(approvalStatuses, { readOnly: true }),
    signed_status: oneOf(signedStatuses, { label: 'Signed', readOnly: true }),
    assigned_count: count({ label: 'Assigned', readOnly: true }),
    completed_count: count({ label: 'Completed', readOnly: true }),
    is_signature_required: boolean({ label: 'User signs', readOnly: true }),
    is_witness_signature_required: boolean({ label: 'Witness signs', readOnly: true }),
    is_admin_signature_required: boolean({ label: 'Admin signs', readOnly: true }),
    is_download_and_upload_file: boolean({ label: 'Download, fill in and upload', readOnly: true }),
    selected_user_type: oneOf(selectedUserTypes, { label: 'Assigned to', readOnly: true }),
    document_permission: oneOf(documentPermissions, { label: 'Assignees can', readOnly: true }),
    attachment_type: oneOf(attachmentTypes, { label: 'Content', readOnly: true }),
    attachments: files('clientdocuments', { readOnly: true }),
    form_attachments: files('clientdocuments', { label: 'Forms', readOnly: true }),
    video_url: link({ label: 'Video link', readOnly: true }),
    other_url: link({ label: 'Link', readOnly: true }),
    due_date: date({ label: 'Due', readOnly: true }),
    for_new_starters: boolean({ label: 'Also for new starters', readOnly: true }),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Created by', readOnly: true }),
    approved_by_user_id: reference('users', 'approved_by_user', { label: 'Approved by', readOnly: true }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: [
      'name',
      'category_id',
      'status',
      'signed_status',
      'completed_count',
      'assigned_count',
      'due_date',
      'created_by_user_id',
      'created_at',
    ],
    sort: 'name',
    search: ['name'],
  },
  form: [['name'], ['category_id', 'preformatted_letter_category_id'], ['description']],
  picker: { title: 'Select Document', please: 'Please Select Document', details: ['status', 'category_id'] },
  csv: {
    file: 'Documents.csv',
    columns: [
      'name',
      'category_id',
      'status',
      'signed_status',
      'due_date',
      'created_by_user_id',
      'created_at',
    ],
  },
  permissions: byRole({
    client_admin: permissions('client_admin'),
    clinic_admin: permissions('clinic_admin'),
    client_employee: permissions('client_employee'),
  }),
});
