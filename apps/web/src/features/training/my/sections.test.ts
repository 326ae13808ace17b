import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const held = (course_id: string, status: string) => ({ course_id, status });
const courses = ['hands', 'x-ray', 'fire'].map((id) => ({ id }));

test('lists current courses, each ended course once, and courses that can be started', () => {
  const mine = [
    held('hands', 'ENROLLED'),
    held('x-ray', 'COMPLETED'),
    held('hands', 'EXPIRED'),
    held('x-ray', 'EXPIRED'),
    held('fire', 'CANCELLED'),
  ];
  const { current, done, offered } = sectionsOf(mine, courses);
  expect(current).toEqual([mine[0]]);
  expect(done).toEqual([mine[1], mine[2]]);
  expect(offered).toEqual([{ id: 'fire' }]);
});

test.each([
  ['EXPIRED', true],
  ['FAILED', false],
  ['COMPLETED', false],
  ['SUBMITTED', false],
])('a course is offered again after an enrolment with the status %s: %s', (status, isOffered) => {
  const { offered } = sectionsOf([held('hands', status)], courses);
  expect(offered.some(({ id }) => id === 'hands')).toBe(isOffered);
});
