import {
  count,
  dateTime,
  files,
  json,
  link,
  longText,
  none,
  oneOf,
  reference,
  text,
} from '@operatory/resource';
import { mine } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { approvalStatuses, attachmentTypes } from './document-choices.ts';
import { myAssignment, permissionsOfDocumentParts } from './document-scopes.ts';

/** The text of a document at one time. People who must sign it can read it. */
export const clientDocumentVersion = resource('client_document_versions', {
  module: 'client-documents',
  title: 'name',
  singular: 'Version',
  plural: 'Versions',
  fields: {
    version_no: count({ label: 'Version' }),
    name: text(),
    description: longText(),
    attachment_type: oneOf(attachmentTypes, { label: 'Content' }),
    attachments: files('clientdocuments'),
    form_attachments: files('clientdocuments', { label: 'Forms' }),
    video_url: link({ label: 'Video link' }),
    other_url: link({ label: 'Link' }),
    note: longText({ label: 'Changed' }),
    client_document_id: reference('client_documents', 'client_document', { label: 'Document' }),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Created by' }),
    approved_by_user_id: reference('users', 'approved_by_user', { label: 'Approved by' }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: ['version_no', 'name', 'note', 'created_by_user_id', 'approved_by_user_id', 'created_at'],
    sort: '-created_at',
  },
  form: [],
  part: 'client_document_id',
  permissions: permissionsOfDocumentParts(['client_document'], { client_document_assignments: myAssignment }),
});

export const clientDocumentApprover = resource('client_document_approvers', {
  module: 'client-documents',
  title: 'user_id',
  singular: 'Approver',
  plural: 'Approvers',
  fields: {
    client_document_id: reference('client_documents', 'client_document', { label: 'Document' }),
    user_id: reference('users', 'user', { label: 'Approver' }),
    status: oneOf(approvalStatuses),
    reason: longText(),
    action_at: dateTime({ label: 'Decided' }),
    created_at: dateTime({ label: 'Requested' }),
  },
  list: {
    columns: ['client_document_id', 'user_id', 'status', 'reason', 'action_at', 'created_at'],
    sort: '-created_at',
  },
  form: [],
  part: 'client_document_id',
  permissions: permissionsOfDocumentParts(['client_document'], mine()),
});

export const clientDocumentHistory = resource('client_document_history', {
  module: 'client-documents',
  title: 'action',
  singular: 'Change',
  plural: 'History',
  fields: {
    action: text(),
    user_id: reference('users', 'user'),
    client_document_id: reference('client_documents', 'client_document', { label: 'Document' }),
    from_value: json({ label: 'Before' }),
    to_value: json({ label: 'After' }),
    note: longText(),
    created_at: dateTime(),
  },
  list: {
    columns: ['action', 'user_id', 'from_value', 'to_value', 'note', 'created_at'],
    sort: '-created_at',
  },
  form: [],
  part: 'client_document_id',
  permissions: permissionsOfDocumentParts(['client_document'], none),
});
