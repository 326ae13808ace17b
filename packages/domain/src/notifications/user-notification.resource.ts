import { boolean, dateTime, json, reference, text } from '@operatory/resource';
import { onlyMine } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

/** Users see only their own notifications, and only a command marks them as read. */
export const userNotification = resource('user_notifications', {
  module: 'My Account',
  title: 'title',
  singular: 'Notification',
  plural: 'Notifications',
  fields: {
    title: text(),
    body: text(),
    type: text(),
    payload: json(),
    image: json(),
    actor_user_id: reference('users', 'actor_user', { label: 'By' }),
    created_at: dateTime(),
    read: boolean(),
    read_at: dateTime(),
  },
  list: {
    columns: ['title', 'body', 'actor_user_id', 'created_at', 'read'],
    sort: '-created_at',
    search: ['title'],
  },
  form: [],
  permissions: onlyMine(),
});
