import { all, dateTime, reference, text } from '@operatory/resource';
import { byRole } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

// In all packages, client_admins grant access to the platform's staff and see who used it. Only commands
// write.
const permissions = byRole({ client_admin: { select: [{ filter: all, columns: '*', aggregates: true }] } });

export const supportAccessGrant = resource('support_access_grants', {
  module: 'my Practice',
  title: 'reason',
  singular: 'Support access',
  plural: 'Support access',
  fields: {
    reason: text({ maxLength: 500 }),
    support_ticket_id: reference('support_tickets', 'support_ticket'),
    granted_by_user_id: reference('users', 'granted_by_user', { label: 'Granted by' }),
    revoked_by_user_id: reference('users', 'revoked_by_user', { label: 'Revoked by' }),
    created_at: dateTime({ label: 'Granted' }),
    expires_at: dateTime({ label: 'Until' }),
    revoked_at: dateTime({ label: 'Revoked' }),
  },
  list: {
    columns: ['created_at', 'reason', 'granted_by_user_id', 'expires_at', 'revoked_at'],
    sort: '-created_at',
  },
  form: [],
  permissions,
});

export const clientSession = resource('client_sessions', {
  module: 'my Practice',
  title: 'reason',
  singular: 'Support session',
  plural: 'Support sessions',
  fields: {
    platform_user_name: text({ label: 'Who' }),
    reason: text(),
    support_ticket_id: reference('support_tickets', 'support_ticket'),
    support_access_grant_id: reference('support_access_grants', 'support_access_grant', {
      label: 'Granted by',
    }),
    created_at: dateTime({ label: 'From' }),
    expires_at: dateTime({ label: 'Until' }),
    ended_at: dateTime({ label: 'Ended' }),
  },
  list: {
    columns: ['created_at', 'platform_user_name', 'reason', 'support_ticket_id', 'expires_at', 'ended_at'],
    sort: '-created_at',
  },
  form: [],
  permissions,
});
