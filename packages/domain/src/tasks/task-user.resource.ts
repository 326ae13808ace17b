import { and, or, reference } from '@operatory/resource';
import { adding, byRole, maySignIn, mine, runsTheClient } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { rulesOfTasksRows } from './task-scopes.ts';

/**
 * Users are linked only in the mutation that creates the task. Later the command edit_task links them. The
 * conditions are those of an assignee.
 */
const add = [
  adding(
    'tasks',
    and(
      { task: and(mine('assigned_by_user_id'), { created_at: { _ceq: ['$', 'created_at'] } }) },
      { user: maySignIn },
      or(
        { user: runsTheClient },
        { task: { clinic: { j_users_clinics: { user_id: { _ceq: ['$', 'user_id'] } } } } },
      ),
    ),
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
    client_admin: { select: rulesOfTasksRows('client_admin'), insert: add },
    clinic_admin: { select: rulesOfTasksRows('clinic_admin'), insert: add },
    client_employee: { select: rulesOfTasksRows('client_employee'), insert: add },
  }),
});
