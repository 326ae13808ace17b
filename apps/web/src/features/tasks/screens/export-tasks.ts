import type { BoolExp } from '@operatory/resource';
import { downloadCsv } from '#kit/csv/download-csv.ts';

export const exportTasks = (
  where: BoolExp,
  order_by: readonly Readonly<Record<string, unknown>>[],
  zone: string,
): Promise<void> =>
  downloadCsv(
    'Task.csv',
    `query Task($where: tasks_bool_exp!, $order_by: [tasks_order_by!]) {
      tasks(where: $where, order_by: $order_by) {
        short_id name type status priority start_date deadline_date
        client_task_level { name } clinic { name } assigned_to_user { display_name } assigned_by_user { display_name }
        finished_at created_at more_info
      }
    }`,
    { where, order_by },
    zone,
  );

export const exportComments = (task_id: string, zone: string): Promise<void> =>
  downloadCsv(
    'TaskComment.csv',
    `query TaskComment($task_id: uuid!) {
      task_comments(where: {task_id: {_eq: $task_id}}, order_by: {created_at: asc}) {
        message created_at user { display_name }
      }
    }`,
    { task_id },
    zone,
  );
