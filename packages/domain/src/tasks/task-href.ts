export interface TaskAddress {
  readonly id: string;
  readonly assigned_by_user_id: string;
  readonly assigned_to_user_id: string | null;
}

/**
 * @returns The link to a task: among the assigned tasks if the user assigned it to somebody else, otherwise
 * among their own.
 */
export const taskHref = (task: TaskAddress, userId: string): string => {
  const given = task.assigned_by_user_id === userId && task.assigned_to_user_id !== userId;
  return `/dashboard/tasks/view/${task.id}/${given ? 'assignedTask' : 'myTask'}`;
};
