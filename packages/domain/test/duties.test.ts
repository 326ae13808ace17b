import { expect, it } from 'vitest';
import { type DutyPlan, isDutyDue } from '../src/duties/duty-rules.ts';

const plan = (more: Partial<DutyPlan>): DutyPlan => ({
  frequency: 'DAILY',
  weekdays: [],
  day_of_month: null,
  start_date: '2026-01-01',
  end_date: null,
  ...more,
});

it.each<[string, Partial<DutyPlan>, string, boolean]>([
  ['of every day is due on a Sunday', {}, '2026-11-22', true],
  ['is not due before its first day', { start_date: '2026-11-23' }, '2026-11-22', false],
  ['is due on its first day', { start_date: '2026-11-23' }, '2026-11-23', true],
  ['is due on its last day', { end_date: '2026-11-22' }, '2026-11-22', true],
  ['is not due after its last day', { end_date: '2026-11-22' }, '2026-11-23', false],
  ['of Mondays is not due on a Sunday', { frequency: 'WEEKLY', weekdays: ['MONDAY'] }, '2026-11-22', false],
  ['of Mondays is due on a Monday', { frequency: 'WEEKLY', weekdays: ['MONDAY'] }, '2026-11-23', true],
  ['of the 15th is due on the 15th', { frequency: 'MONTHLY', day_of_month: 15 }, '2026-11-15', true],
  ['of the 15th is not due on the 16th', { frequency: 'MONTHLY', day_of_month: 15 }, '2026-11-16', false],
  ['of the 31st is due on 30 November', { frequency: 'MONTHLY', day_of_month: 31 }, '2026-11-30', true],
  ['of the 31st is not due on 30 December', { frequency: 'MONTHLY', day_of_month: 31 }, '2026-12-30', false],
  ['of the 31st is due on 31 December', { frequency: 'MONTHLY', day_of_month: 31 }, '2026-12-31', true],
  ['of the 30th is due on 28 February', { frequency: 'MONTHLY', day_of_month: 30 }, '2026-02-28', true],
  [
    'of the 29th is due on 29 February in a leap year',
    { frequency: 'MONTHLY', day_of_month: 29 },
    '2028-02-29',
    true,
  ],
  [
    'of the 29th is not due on 28 February in a leap year',
    { frequency: 'MONTHLY', day_of_month: 29 },
    '2028-02-28',
    false,
  ],
])('a duty %s', (_, more, date, due) => {
  expect(isDutyDue(plan(more), date)).toBe(due);
});
