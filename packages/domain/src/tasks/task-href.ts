/** The task's data that determine the URL of its record. */
export interface TaskAddress {
  readonly id: string;
  readonly assigned_by_user_id: string;
  readonly assigned_to_user_id: string | null;
}

/** The record's URL: under assigned tasks if the user assigned it to someone else, otherwise under their own tasks. */
export const taskHref = (task: TaskAddress, userId: string): string => {
  const given = task.assigned_by_user_id === userId && task.assigned_to_user_id !== userId;
  return `/dashboard/tasks/view/${task.id}/${given ? 'assignedTask' : 'myTask'}`;
};
