import { removeRows } from '#kit/actions/remove-rows.ts';
import type { TaskRow } from '../data/task-row.ts';

export function removeTasks(tasks: readonly Pick<TaskRow, 'id' | 'name'>[]): void {
  removeRows({
    table: 'tasks',
    command: 'delete_task',
    rows: tasks.map(({ id, name }) => ({ id, name })),
    words: tasks.length === 1 ? '1 task' : `${tasks.length} tasks`,
  });
}
