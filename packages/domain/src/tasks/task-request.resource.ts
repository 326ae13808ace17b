import { date, dateTime, longText, oneOf, reference } from '@operatory/resource';
import { byRole, type RolePermissions } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { requestStatuses } from './task-choices.ts';
import { type RequestKind, requestModules } from './task-facts.ts';
import { rulesOfTasksRows } from './task-scopes.ts';

/**
 * Requests are readable with VIEW of their own module, for tasks that the user can read. Only commands write
 * them.
 */
function permissions(kind: RequestKind): RolePermissions {
  const needs = [`${requestModules[kind]}:VIEW`];
  return byRole({
    client_admin: { select: rulesOfTasksRows('client_admin', { needs }) },
    clinic_admin: { select: rulesOfTasksRows('clinic_admin', { needs }) },
    client_employee: { select: rulesOfTasksRows('client_employee', { needs }) },
  });
}
const common = {
  task_id: reference('tasks', 'task'),
  status: oneOf(requestStatuses),
  comment: longText({ maxLength: 1000 }),
  created_by_user_id: reference('users', 'created_by_user', { label: 'Requested by' }),
  action_by_user_id: reference('users', 'action_by_user', { label: 'Decided by' }),
  action_at: dateTime({ label: 'Decided' }),
  action_comment: longText({
    label: 'Reason',
    requiredWhen: { status: { _eq: 'REJECTED' } },
    requiredMessage: 'Comment is required',
  }),
  created_at: dateTime({ label: 'Requested' }),
} as const;

export const taskExtensionRequest = resource('task_extension_requests', {
  module: requestModules.extension,
  title: 'task_id',
  singular: 'Extension request',
  plural: 'Extension requests',
  fields: {
    ...common,
    extended_deadline_date: date({ required: true, label: 'New deadline' }),
    previous_deadline_date: date({ label: 'Old deadline' }),
  },
  list: {
    columns: [
      'task_id',
      'previous_deadline_date',
      'extended_deadline_date',
      'comment',
      'created_by_user_id',
      'status',
      'created_at',
    ],
    sort: '-created_at',
    search: ['comment'],
  },
  form: [['extended_deadline_date'], ['comment']],
  permissions: permissions('extension'),
});

export const taskReassignRequest = resource('task_reassign_requests', {
  module: requestModules.reassign,
  title: 'task_id',
  singular: 'Reassign request',
  plural: 'Reassign requests',
  fields: {
    ...common,
    new_assigned_to_user_id: reference('users', 'new_assigned_to_user', {
      required: true,
      label: 'New user',
    }),
    old_assigned_to_user_id: reference('users', 'old_assigned_to_user', {
      required: true,
      label: 'Old user',
      readOnly: true,
    }),
  },
  list: {
    columns: [
      'task_id',
      'old_assigned_to_user_id',
      'new_assigned_to_user_id',
      'comment',
      'created_by_user_id',
      'status',
      'created_at',
    ],
    sort: '-created_at',
    search: ['comment'],
  },
  form: [['new_assigned_to_user_id'], ['comment']],
  permissions: permissions('reassign'),
});
