import { dateTime, reference, text } from '@operatory/resource';
import { everyRole, mine } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

/** One's own bell. Read marks are made by mark_notifications_read. */
export const userNotification = resource('user_notifications', {
  module: 'My Account',
  title: 'title',
  singular: 'Notification',
  plural: 'Notifications',
  fields: {
    title: text(),
    message: text(),
    actor_user_id: reference('users', 'actor_user', { label: 'By' }),
    created_at: dateTime(),
    read_at: dateTime(),
  },
  list: {
    columns: ['title', 'message', 'actor_user_id', 'created_at', 'read_at'],
    sort: '-created_at',
    search: ['title'],
  },
  form: [],
  permissions: everyRole({ select: [{ filter: mine(), columns: '*', aggregates: true }] }),
});
