import { all, dateTime, json, text } from '@operatory/resource';
import { byRole } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

/**
 * Append-only. A client_admin reads the client's entries. Of the platform's staff, only super_admin reads
 * entries.
 */
export const auditLine = resource('audit_log', {
  module: 'role_management',
  title: 'action',
  singular: 'Line',
  plural: 'Audit log',
  fields: {
    action: text(),
    table_name: text({ label: 'Record' }),
    from_value: json({ label: 'Before' }),
    to_value: json({ label: 'After' }),
    note: text(),
    created_at: dateTime(),
  },
  list: {
    columns: ['created_at', 'user_id', 'action', 'table_name', 'row_id', 'note'],
    sort: '-created_at',
    search: ['action', 'table_name'],
  },
  form: [],
  permissions: byRole({ client_admin: { select: [{ filter: all, columns: '*', aggregates: true }] } }),
});
