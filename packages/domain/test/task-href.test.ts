import { expect, test } from 'vitest';
import { taskHref } from '../src/tasks/task-href.ts';

const task = (by: string, to: string | null) => ({
  id: '7',
  assigned_by_user_id: by,
  assigned_to_user_id: to,
});

test('links a task that I assigned, but not to myself, as assigned, and any other as mine', () => {
  expect(taskHref(task('me', 'her'), 'me')).toBe('/dashboard/tasks/view/7/assignedTask');
  expect(taskHref(task('me', null), 'me')).toBe('/dashboard/tasks/view/7/assignedTask');
  expect(taskHref(task('me', 'me'), 'me')).toBe('/dashboard/tasks/view/7/myTask');
  expect(taskHref(task('him', 'her'), 'me')).toBe('/dashboard/tasks/view/7/myTask');
});
