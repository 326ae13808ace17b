import {
  and,
  dateTime,
  files,
  isNull,
  longText,
  reference,
  type TablePermissions,
} from '@operatory/resource';
import { byRole, mine, userId } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { rulesOfTasksRows, type TaskReader, taskRules } from './task-scopes.ts';

const undeleted = isNull('deleted_at');
const said = ['message', 'attachments', 'mentioned_user_ids'] as const;

/** Users who can read a task can comment on it. They can edit and delete only their own comments. */
const permissions = (reader: TaskReader): TablePermissions => {
  const rules = taskRules(reader).map(({ needs, filter }) => ({ needs, task: { task: filter } }));
  const own = rules.map(({ task, ...rule }) => ({ ...rule, filter: and(mine(), undeleted, task) }));
  return {
    select: rulesOfTasksRows(reader, { extra: undeleted }),
    insert: rules.map(({ task, ...rule }) => ({
      ...rule,
      check: task,
      columns: ['task_id', 'message_type', ...said],
      presets: { user_id: userId },
    })),
    update: own.map((rule) => ({ ...rule, columns: said, presets: { edited_at: { sql: 'now' } } })),
    delete: own.map((rule) => ({ ...rule, marks: { deleted_at: { sql: 'now' } } })),
  };
};

export const taskComment = resource('task_comments', {
  module: 'tasks',
  title: 'message',
  singular: 'Comment',
  plural: 'Comments',
  fields: {
    message: longText({ required: true, maxLength: 5000 }),
    user_id: reference('users', 'user', { label: 'User name', readOnly: true }),
    task_id: reference('tasks', 'task', { readOnly: true }),
    attachments: files('task_comments'),
    created_at: dateTime({ dayFirst: true, label: 'Date' }),
  },
  list: { columns: ['message', 'user_id', 'created_at'], sort: 'created_at', search: ['message'] },
  form: [['message'], ['attachments']],
  csv: { file: 'TaskComment.csv', columns: ['task_id', 'message', 'created_at', 'user_id'] },
  permissions: byRole({
    client_admin: permissions('client_admin'),
    clinic_admin: permissions('clinic_admin'),
    client_employee: permissions('client_employee'),
  }),
});
