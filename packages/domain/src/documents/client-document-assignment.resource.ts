import { count, date, dateTime, file, longText, oneOf, reference, text } from '@operatory/resource';
import { maskedUnless, mine } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { assignmentStatuses, signedStatuses, signers, signingMethods } from './document-choices.ts';
import { myAssignment, permissionsOfDocumentParts } from './document-scopes.ts';

const module = 'client_document_assignments';

/** Assignments that wait for the user to read, fill in, sign or witness a document appear in their Inbox. */
export const clientDocumentAssignment = resource('client_document_assignments', {
  module,
  title: 'client_document_id',
  singular: 'Assignment',
  plural: 'Assignments',
  fields: {
    client_document_id: reference('client_documents', 'client_document', { label: 'Document' }),
    client_document_version_id: reference('client_document_versions', 'client_document_version', {
      label: 'Version',
    }),
    user_id: reference('users', 'user'),
    status: oneOf(assignmentStatuses),
    signed_status: oneOf(signedStatuses, { label: 'Signed' }),
    document_attachment: file('clientdocuments', { label: 'Returned' }),
    due_date: date({ label: 'Due' }),
    witness_user_id: reference('users', 'witness_user', { label: 'Witness' }),
    admin_signer_user_id: reference('users', 'admin_signer_user', { label: 'Signing admin' }),
    next_signer: oneOf(signers, { label: 'Next' }),
    next_user_id: reference('users', 'next_user', { label: 'Whose turn' }),
    assigned_by_user_id: reference('users', 'assigned_by_user', { label: 'Assigned by' }),
    viewed_at: dateTime({ label: 'Viewed' }),
    completed_at: dateTime({ label: 'Completed' }),
    decline_reason: longText({ label: 'Reason' }),
    created_at: dateTime({ label: 'Assigned' }),
  },
  list: {
    columns: [
      'client_document_id',
      'user_id',
      'status',
      'signed_status',
      'due_date',
      'assigned_by_user_id',
      'created_at',
    ],
    sort: 'due_date',
  },
  form: [],
  csv: {
    file: 'Inbox.csv',
    columns: [
      'client_document_id',
      'user_id',
      'status',
      'signed_status',
      'due_date',
      'viewed_at',
      'completed_at',
    ],
  },
  part: 'client_document_id',
  permissions: permissionsOfDocumentParts(['client_document'], myAssignment),
});

/** Only the signer and client_admins see from where somebody signed, and the proof. */
export const clientDocumentSignature = resource('client_document_signatures', {
  module,
  title: 'user_id',
  singular: 'Signature',
  plural: 'Signatures',
  fields: {
    client_document_assignment_id: reference('client_document_assignments', 'client_document_assignment', {
      label: 'Assignment',
    }),
    signer: oneOf(signers, { label: 'Signed as' }),
    user_id: reference('users', 'user', { label: 'Signed by' }),
    method: oneOf(signingMethods),
    signature: file('clientdocuments'),
    consent: longText(),
    signed_at: dateTime({ label: 'Signed' }),
    ip_address: text({ label: 'IP address' }),
    user_agent: text({ label: 'Browser' }),
    hash: text({ label: 'Verification code' }),
  },
  list: { columns: ['signer', 'user_id', 'method', 'signed_at', 'ip_address', 'hash'], sort: '-signed_at' },
  form: [],
  part: 'client_document_assignment_id',
  permissions: permissionsOfDocumentParts(
    ['client_document_assignment', 'client_document'],
    { client_document_assignment: myAssignment },
    (reader) =>
      reader === 'client_admin' ? undefined : maskedUnless(['ip_address', 'user_agent', 'hash'], mine()),
  ),
});

export const clientDocumentCertificate = resource('client_document_certificates', {
  module,
  title: 'short_id',
  singular: 'Certificate',
  plural: 'Certificates',
  fields: {
    short_id: count({ label: 'Number' }),
    client_document_assignment_id: reference('client_document_assignments', 'client_document_assignment', {
      label: 'Assignment',
    }),
    certificate: file('clientdocuments'),
    issued_at: dateTime({ label: 'Issued' }),
  },
  list: { columns: ['short_id', 'certificate', 'issued_at'], sort: '-issued_at' },
  form: [],
  part: 'client_document_assignment_id',
  permissions: permissionsOfDocumentParts(
    ['client_document_assignment', 'client_document'],
    { client_document_assignment: myAssignment },
    (reader) =>
      reader === 'client_admin'
        ? undefined
        : maskedUnless(['hash', 'issued_hashes'], { client_document_assignment: mine() }),
  ),
});
