import { dateTime, json, longText, reference, text } from '@operatory/resource';
import { byRole } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { rulesOfTasksRows } from './task-scopes.ts';

export const taskHistory = resource('task_history', {
  module: 'tasks',
  title: 'action',
  singular: 'Change',
  plural: 'History',
  fields: {
    action: text(),
    user_id: reference('users', 'user'),
    task_id: reference('tasks', 'task'),
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
  permissions: byRole({
    client_admin: { select: rulesOfTasksRows('client_admin') },
    clinic_admin: { select: rulesOfTasksRows('clinic_admin') },
    client_employee: { select: rulesOfTasksRows('client_employee') },
  }),
});
