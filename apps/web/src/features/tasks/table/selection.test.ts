import { expect, test } from 'vitest';
import type { TaskRow } from '../data/task-row.ts';
import { nothingSelected, withTasks, withToggledTask } from './selection.ts';

const task = (id: string) => ({ id }) as TaskRow;

test('keeps tasks of other pages selected when a page is selected or deselected', () => {
  const other = withToggledTask(nothingSelected, task('z'));
  const page = withTasks(other, [task('a'), task('b')], true);
  expect([...page.keys()]).toEqual(['z', 'a', 'b']);
  expect([...withTasks(page, [task('a'), task('b')], false).keys()]).toEqual(['z']);
  expect(withToggledTask(page, task('z')).has('z')).toBe(false);
});
