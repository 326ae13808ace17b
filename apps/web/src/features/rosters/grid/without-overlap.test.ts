import { expect, test } from 'vitest';
import { problemOf } from './edit-problems.ts';
import { aShift, aValue, aWeek } from './test-week.ts';
import { withoutOverlap } from './without-overlap.ts';

const withoutOverlapFor = (start_time: string, end_time: string) => {
  const week = aWeek({ shifts: [aShift('one')] });
  const problem = problemOf(week, [{ kind: 'save', id: 'new', values: aValue({ start_time, end_time }) }]);
  return problem?.kind === 'overlap' ? withoutOverlap(problem) : undefined;
};

test.each([
  [
    'a shift that begins too early starts when the other ends',
    '16:00',
    '19:00',
    'Start at 05:00 pm',
    '17:00',
  ],
  ['a shift that ends too late ends when the other starts', '07:00', '10:00', 'End at 09:00 am', '07:00'],
  [
    'a longer shift from the same start starts when the other ends',
    '09:00',
    '19:00',
    'Start at 05:00 pm',
    '17:00',
  ],
])('%s', (_, from, until, label, start) => {
  expect(withoutOverlapFor(from, until)).toMatchObject({ label, values: { start_time: start } });
});

test('a shift inside the other one has no time left without the overlap', () => {
  expect(withoutOverlapFor('10:00', '16:00')).toBeNull();
  expect(withoutOverlapFor('09:00', '17:00')).toBeNull();
});
