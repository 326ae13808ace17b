/** What the address of a task's record depends on. */
export interface TaskAddress {
  readonly id: string;
  readonly assigned_by_user_id: string;
  readonly assigned_to_user_id: string | null;
}

/** The record's address: under assigned tasks if the user gave it to somebody else, else under their own. */
export const taskHref = (task: TaskAddress, userId: string): string => {
  const given = task.assigned_by_user_id === userId && task.assigned_to_user_id !== userId;
  return `/dashboard/tasks/view/${task.id}/${given ? 'assignedTask' : 'myTask'}`;
};
