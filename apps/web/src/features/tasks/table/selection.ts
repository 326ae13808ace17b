import type { TaskRow } from '../data/task-row.ts';

/**
 * The selected tasks by id, as they were when they were selected, so that they stay selected on another page.
 */
export type Selection = ReadonlyMap<string, TaskRow>;

export const nothingSelected: Selection = new Map();

export function withToggledTask(selection: Selection, task: TaskRow): Selection {
  const next = new Map(selection);
  if (!next.delete(task.id)) next.set(task.id, task);
  return next;
}

/** The selection with these tasks added (`chosen`) or removed. */
export function withTasks(selection: Selection, tasks: readonly TaskRow[], chosen: boolean): Selection {
  const next = new Map(selection);
  for (const task of tasks) {
    if (chosen) next.set(task.id, task);
    else next.delete(task.id);
  }
  return next;
}
