import { expect, test } from 'vitest';
import type { CourseItemContent } from '../course-data.ts';
import { recordedItems } from './recorded-items.ts';

const item = (id: string): CourseItemContent => ({
  id,
  name: `Item ${id}`,
  description: '',
  item_type: 'QUIZ',
  type: null,
  status: 'ACTIVE',
  qualifying_percentage: null,
  media: [],
  attachments: [],
  questions: [],
});
const removed = (item_id: string, is_removed: boolean) => ({
  item_id,
  name: `Item ${item_id}`,
  item_type: 'ASSIGNMENT',
  is_removed,
  questions: [{ question_id: `q${item_id}`, name: 'Why?', type: 'TEXT' }],
});

test('removed questions stay with their item, and removed items come last', () => {
  const items = recordedItems([item('a'), item('b')], [removed('c', true), removed('b', false)]);
  expect(
    items.map(({ id, isRemoved, removedQuestions }) => [
      id,
      isRemoved,
      removedQuestions.map((each) => each.id),
    ]),
  ).toEqual([
    ['a', false, []],
    ['b', false, ['qb']],
    ['c', true, ['qc']],
  ]);
  expect(items[2]).toMatchObject({ name: 'Item c', item_type: 'ASSIGNMENT' });
});
