import { expect, test } from 'vitest';
import {
  changedColumns,
  duplicateOf,
  emptyDraft,
  firstInvalid,
  rebasedDraft,
  rebasedFiles,
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

test('requires type, start and deadline, and finds the first that is missing', () => {
  const errors = taskErrors({ ...valid, type: '', start_date: null, deadline_date: null });
  expect(Object.keys(errors)).toEqual(['type', 'start_date', 'deadline_date']);
  expect(firstInvalid(errors)).toBe('type');
});

test('refuses an invalid date', () => {
  expect(taskErrors({ ...valid, start_date: '31/2/2027', deadline_date: 'soon' })).toEqual({
    start_date: 'Enter the date as 25/11/2026',
    deadline_date: 'Enter the date as 25/11/2026',
  });
});

test('refuses a blank name and a deadline before the start', () => {
  expect(taskErrors({ ...valid, name: '   ', deadline_date: '2026-11-20' })).toEqual({
    name: 'Name is required',
    deadline_date: 'The deadline is before the start date',
  });
});

test('a copy of a task with a past deadline starts without a deadline', () => {
  const task = { ...valid, linked: [], assigned_to_user: valid.assigned_to } as never;
  expect(
    duplicateOf({ ...(task as object), deadline_date: '2026-11-01' } as never, today).deadline_date,
  ).toBeNull();
});

test('a copy leaves out an inactive room, level or clinic', () => {
  const places = (status: string) => ({
    ...valid,
    linked: [],
    assigned_to_user: valid.assigned_to,
    clinic_room_id: 'room',
    client_task_level_id: 'level',
    clinic: { status: 'ACTIVE' },
    clinic_room: { status },
    client_task_level: { status },
  });
  const kept = duplicateOf(places('ACTIVE') as never, today);
  expect([kept.clinic_room_id, kept.client_task_level_id]).toEqual(['room', 'level']);
  const left = duplicateOf(places('INACTIVE') as never, today);
  expect([left.clinic_id, left.clinic_room_id, left.client_task_level_id]).toEqual(['clinic', null, null]);
  const closed = { ...places('ACTIVE'), clinic: { status: 'INACTIVE' } };
  expect(duplicateOf(closed as never, today)).toMatchObject({
    clinic_id: null,
    clinic_room_id: null,
    assigned_to: null,
  });
});

test('an edit sends only its changes', () => {
  expect(changedColumns(valid, valid)).toEqual({});
  expect(
    changedColumns(valid, { ...valid, name: 'Restock ', priority: 'HIGH', client_task_level_id: 'L' }),
  ).toEqual({
    priority: 'HIGH',
    client_task_level_id: 'L',
  });
});

test('an edit that links a person sends the linked people', () => {
  const person = { id: 'm', display_name: 'Max', profile_image: null, color_code: null };
  expect(changedColumns(valid, { ...valid, linked: [person] })).toEqual({ user_ids: ['m'] });
});

test('applies what was typed to a version that others have changed', () => {
  const typed = { ...valid, name: 'Restock gloves' };
  const theirs = { ...valid, name: 'Stock', priority: 'HIGH' as const };
  expect(rebasedDraft(typed, valid, theirs)).toEqual({ ...typed, priority: 'HIGH' });
});

test('takes the version of others while nothing is typed', () => {
  const theirs = { ...valid, priority: 'HIGH' as const };
  expect(rebasedDraft({ ...valid }, valid, theirs)).toBe(theirs);
});

test('keeps files and links added by both people, and none that either removed', () => {
  const file = (file_id: string) => ({ file_id }) as TaskDraft['attachments'][number];
  const files = (...ids: string[]) => ids.map(file);
  expect(rebasedFiles(files('b', 'mine'), files('a', 'b'), files('a', 'b', 'theirs'))).toEqual(
    files('b', 'theirs', 'mine'),
  );
  expect(rebasedFiles(files('a', 'b'), files('a', 'b'), files('b'))).toEqual(files('b'));
  const now = files('a', 'theirs');
  expect(rebasedFiles(files('a'), files('a'), now)).toBe(now);
  const person = (id: string) => ({ id, display_name: id, profile_image: null, color_code: null });
  const linked = (...ids: string[]) => ({ ...valid, linked: ids.map(person) });
  expect(rebasedDraft(linked('mine'), linked('theirs gone'), linked('theirs gone', 'new')).linked).toEqual(
    linked('new', 'mine').linked,
  );
});
