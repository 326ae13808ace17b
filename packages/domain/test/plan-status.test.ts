import { expect, it } from 'vitest';
import { statusAfter, statusOfNew } from '../src/plans/plan-status.ts';

it.each([
  ['ACTIVE', 'FOLLOWED', false, 'EXPIRED'],
  ['EXPIRED', 'FOLLOWED', false, 'EXPIRED'],
  ['CANCELLED', 'FOLLOWED', false, 'CANCELLED'],
  ['ACTIVE', 'RENEWED', false, 'ACTIVE'],
  ['EXPIRED', 'RENEWED', false, 'EXPIRED'],
  ['CANCELLED', 'RENEWED', false, 'ACTIVE'],
  ['ACTIVE', 'CANCELLED', false, 'CANCELLED'],
  ['PENDING', 'CANCELLED', true, 'CANCELLED'],
  ['CANCELLED', 'KEPT', false, 'ACTIVE'],
  ['CANCELLED', 'KEPT', true, 'PENDING'],
] as const)(
  'a period in the state %s, after the step %s (bought in advance and not started: %s), is %s',
  (plan_status, step, next, after) => {
    expect(statusAfter({ plan_status }, step, next)).toBe(after);
  },
);

it('a new plan is active if its period has begun, otherwise pending', () => {
  expect([statusOfNew(true), statusOfNew(false)]).toEqual(['ACTIVE', 'PENDING']);
});
