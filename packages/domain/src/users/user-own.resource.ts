import { all, dateTime, json, oneOf, or, reference, text } from '@operatory/resource';
import { byRole, maskedUnless, mine, sharesMyClinic, viewing } from '../permissions/scopes.ts';
import { onlyMine } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

export const onlineStatuses = [
  { value: 'ONLINE', label: 'Online', colour: 'green' },
  { value: 'AWAY', label: 'Away', colour: 'orange' },
  { value: 'OFFLINE', label: 'Offline', colour: 'gray' },
] as const;

const windows = [
  'is_chat_minimized',
  'is_chat_closed',
  'is_groupchat_minimized',
  'is_groupchat_closed',
] as const;
const own = { filter: mine(), columns: '*' as const, aggregates: true };
const near = {
  select: [
    viewing('Users', or(mine(), { user: sharesMyClinic }), '*', { masks: maskedUnless(windows, mine()) }),
    own,
  ],
};

export const userPresence = resource('user_presence', {
  module: 'Users',
  title: 'online_status',
  singular: 'Presence',
  plural: 'Presence',
  fields: {
    user_id: reference('users', 'user'),
    online_status: oneOf(onlineStatuses),
    last_seen_at: dateTime({ label: 'Last seen' }),
  },
  list: { columns: ['user_id', 'online_status', 'last_seen_at'], sort: 'user_id' },
  form: [],
  permissions: byRole({
    client_admin: { select: [viewing('Users', all, '*', { masks: maskedUnless(windows, mine()) }), own] },
    clinic_admin: near,
    client_employee: near,
    client: { select: [own] },
  }),
});

export const userPreference = resource('user_preferences', {
  module: 'My Account',
  title: 'key',
  singular: 'Preference',
  plural: 'Preferences',
  fields: { key: text({ required: true, maxLength: 100 }), value: json({ required: true }) },
  list: { columns: ['key', 'value'], sort: 'key' },
  form: [['key'], ['value']],
  permissions: onlyMine({ writeOnce: ['key'], write: ['value'] }),
});
