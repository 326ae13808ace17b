import type { BoolExp } from '@operatory/resource';
import { authorisedFetch } from '#session/authorised-fetch.ts';
import { toast } from '#ui/toast.ts';

/** Fetches a CSV of exactly what a list shows: the same filter, as the same person. */
async function exportFile(
  fileName: string,
  query: string,
  variables: Record<string, unknown>,
): Promise<void> {
  toast.info('Preparing the file…');
  try {
    const response = await authorisedFetch('/api/v1/utils/export-file', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-operatory': '1' },
      body: JSON.stringify({ query, variables, file_name: fileName }),
    });
    if (!response.ok) throw new Error(String(response.status));
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch {
    toast.error('Unable to export the file');
  }
}

export const exportTasks = (
  where: BoolExp,
  order_by: readonly Readonly<Record<string, unknown>>[],
): Promise<void> =>
  exportFile(
    'Task.csv',
    `query Task($where: tasks_bool_exp!, $order_by: [tasks_order_by!]) {
      tasks(where: $where, order_by: $order_by) {
        short_id name type status priority start_date deadline_date
        client_task_level { name } clinic { name } assigned_to_user { display_name } assigned_by_user { display_name }
        finished_at created_at more_info
      }
    }`,
    { where, order_by },
  );

export const exportComments = (task_id: string): Promise<void> =>
  exportFile(
    'TaskComment.csv',
    `query TaskComment($task_id: uuid!) {
      task_comments(where: {task_id: {_eq: $task_id}}, order_by: {created_at: asc}) {
        message created_at user { display_name }
      }
    }`,
    { task_id },
  );
