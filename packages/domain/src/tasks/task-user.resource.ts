import { and, or, reference } from '@operatory/resource';
import { adding, byRole, maySignIn, mine, runsTheClient, sharesMyClinic } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { rulesOfTasksRows } from './task-scopes.ts';

/** Linked when the task is made; later by edit_task. */
const add = [
  adding(
    'tasks',
    and({ task: mine('assigned_by_user_id') }, { user: and(maySignIn, or(sharesMyClinic, runsTheClient)) }),
    ['task_id', 'user_id'],
  ),
];

export const taskUser = resource('j_tasks_users', {
  module: 'tasks',
  title: 'user_id',
  singular: 'Linked user',
  plural: 'Linked users',
  fields: { user_id: reference('users', 'user'), task_id: reference('tasks', 'task') },
  list: { columns: ['user_id', 'task_id'], sort: 'created_at' },
  form: [['user_id']],
  permissions: byRole({
    CA: { select: rulesOfTasksRows('CA'), insert: add },
    KA: { select: rulesOfTasksRows('KA'), insert: add },
    CE: { select: rulesOfTasksRows('CE'), insert: add },
  }),
});
