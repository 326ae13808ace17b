import { expect, test } from 'vitest';
import { taskActionInWords, taskChanges } from './history-words.ts';

test('shows changes as text without ids', () => {
  expect(
    taskChanges({
      from_value: {
        priority: 'LOW',
        assigned_to_user_id: '01942b3c-0000-7000-8000-000000000001',
        name: 'Same',
        status: 'INPROGRESS',
      },
      to_value: {
        priority: 'HIGH',
        assigned_to_user_id: '01942b3c-0000-7000-8000-000000000002',
        name: 'Same',
        status: 'FINISHED',
      },
    }),
  ).toEqual(['Priority: Low → High', 'Status: In progress → Finished']);
  expect(taskChanges({ from_value: null, to_value: { deadline_date: '2026-11-25' } })).toEqual([
    'Deadline: 2026-11-25',
  ]);
});

test('shows an unknown action by its own name', () =>
  expect(taskActionInWords('some_other')).toBe('some other'));
