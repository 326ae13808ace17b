import { expect, test } from 'vitest';
import {
  changedColumns,
  duplicateOf,
  emptyDraft,
  firstInvalid,
  type TaskDraft,
  taskErrors,
} from './task-draft.ts';

const today = '2026-11-21';
const valid: TaskDraft = {
  ...emptyDraft(today, 'clinic'),
  name: 'Restock',
  deadline_date: '2026-11-25',
  assigned_to: { id: 'u', display_name: 'Mia', profile_image: null, color_code: null },
};

test('a complete draft has no error', () => expect(taskErrors(valid)).toEqual({}));

test('type, deadline and start are required, and the first of them gets the focus', () => {
  const errors = taskErrors({ ...valid, type: '', start_date: null, deadline_date: null });
  expect(Object.keys(errors)).toEqual(['type', 'start_date', 'deadline_date']);
  expect(firstInvalid(errors)).toBe('type');
});

test('a blank name and a deadline before the start are refused', () => {
  expect(taskErrors({ ...valid, name: '   ', deadline_date: '2026-11-20' })).toEqual({
    name: 'Name is required',
    deadline_date: 'The deadline is before the start date',
  });
});

test('a copy of an old task asks for a new deadline', () => {
  const task = { ...valid, linked: [], assigned_to_user: valid.assigned_to } as never;
  expect(
    duplicateOf({ ...(task as object), deadline_date: '2026-11-01' } as never, today).deadline_date,
  ).toBeNull();
});

test('an edit sends what it changed and nothing else', () => {
  expect(changedColumns(valid, valid)).toEqual({});
  expect(
    changedColumns(valid, { ...valid, name: 'Restock ', priority: 'HIGH', client_task_level_id: 'L' }),
  ).toEqual({
    priority: 'HIGH',
    client_task_level_id: 'L',
  });
});
