import { all, dateTime, file, longText, or, reference, text } from '@operatory/resource';
import { mine, sharesMyClinic, standardRows, userId } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

/**
 * Client admins manage everybody's documents, clinic admins those of people at their clinics, employees
 * their own.
 */
export const userDocument = resource('user_documents', {
  module: 'user-documents',
  title: 'name',
  singular: 'User document',
  plural: 'User documents',
  fields: {
    user_id: reference('users', 'user', { required: true }),
    name: text({ required: true, requiredMessage: 'Title required', maxLength: 20 }),
    document: file('user_documents', {
      required: true,
      requiredMessage: 'Please Upload Document',
      label: 'Attachment',
    }),
    notes: longText({ maxLength: 1000 }),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Created by', readOnly: true }),
    created_at: dateTime({ label: 'Created at', seconds: true }),
  },
  list: {
    columns: ['name', 'created_at', 'created_by_user_id', 'notes', 'document'],
    sort: '-created_at',
    search: ['name'],
  },
  form: [['name'], ['document'], ['notes']],
  csv: {
    file: 'UserDocuments.csv',
    columns: ['user_id', 'name', 'created_at', 'created_by_user_id', 'notes'],
  },
  permissions: standardRows(
    {
      read: {
        client_admin: all,
        clinic_admin: or(mine(), { user: sharesMyClinic }),
        client_employee: mine(),
      },
    },
    {
      module: 'user-documents',
      writeOnce: ['user_id'],
      write: ['name', 'document', 'notes'],
      presets: { created_by_user_id: userId },
      softDelete: true,
    },
  ),
});
