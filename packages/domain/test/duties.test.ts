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
  ['every day', {}, '2026-11-22', true],
  ['before its first day', { start_date: '2026-11-23' }, '2026-11-22', false],
  ['on its first day', { start_date: '2026-11-23' }, '2026-11-23', true],
  ['on its last day', { end_date: '2026-11-22' }, '2026-11-22', true],
  ['after its last day', { end_date: '2026-11-22' }, '2026-11-23', false],
  ['a Sunday, with Mondays chosen', { frequency: 'WEEKLY', weekdays: ['MONDAY'] }, '2026-11-22', false],
  ['a Monday, with Mondays chosen', { frequency: 'WEEKLY', weekdays: ['MONDAY'] }, '2026-11-23', true],
  ['the day of the month', { frequency: 'MONTHLY', day_of_month: 15 }, '2026-11-15', true],
  ['another day of the month', { frequency: 'MONTHLY', day_of_month: 15 }, '2026-11-16', false],
  ['the 31st in a month of 30', { frequency: 'MONTHLY', day_of_month: 31 }, '2026-11-30', true],
  ['the 31st, a day early', { frequency: 'MONTHLY', day_of_month: 31 }, '2026-12-30', false],
  ['the 31st', { frequency: 'MONTHLY', day_of_month: 31 }, '2026-12-31', true],
  ['the 30th in February', { frequency: 'MONTHLY', day_of_month: 30 }, '2026-02-28', true],
  ['the 29th in a leap year', { frequency: 'MONTHLY', day_of_month: 29 }, '2028-02-29', true],
  ['the 29th in a leap year, a day early', { frequency: 'MONTHLY', day_of_month: 29 }, '2028-02-28', false],
])('a duty is due or not: %s', (_, more, date, due) => {
  expect(isDutyDue(plan(more), date)).toBe(due);
});
