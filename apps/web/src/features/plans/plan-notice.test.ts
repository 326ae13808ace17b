import { addDays } from '@operatory/domain';
import { expect, test } from 'vitest';
import type { MyPlan } from '#session/me.ts';
import { planNotice } from './plan-notice.ts';

const ends = (status: MyPlan['status'], cancelled = false): MyPlan => ({
  status,
  last_day: '2026-12-10',
  cancelled,
});
const textOf = (plan: MyPlan, pays: boolean, today: string) => planNotice(plan, pays, today)?.text;

test.each([
  ['2026-11-25', undefined],
  ['2026-11-26', 'Your plan ends in 14 days, on Thu 10 Dec 2026 (Sydney time).'],
  ['2026-12-03', 'Your plan ends in 7 days, on Thu 10 Dec 2026 (Sydney time).'],
  ['2026-12-09', 'Your plan ends tomorrow, on Thu 10 Dec 2026 (Sydney time).'],
  ['2026-12-10', 'Your plan ends today at midnight (Sydney time).'],
])('on %s people who can renew read "%s", and others read nothing', (today, text) => {
  expect(textOf(ends('active'), true, today)).toBe(text);
  expect(textOf(ends('active'), false, today)).toBeUndefined();
});

test('a notice that was hidden is shown again 7 days and 1 day before the end', () => {
  const steps = Array.from({ length: 16 }, (_, day) => addDays('2026-11-25', day)).map(
    (day) => planNotice(ends('active'), true, day)?.step,
  );
  expect([...new Set(steps)]).toEqual([undefined, '2026-12-10 14', '2026-12-10 7', '2026-12-10 1']);
});

test('shows that the plan is cancelled and when it ends', () => {
  expect(planNotice(ends('active', true), true, '2026-12-08')).toMatchObject({
    text: 'Your plan is cancelled and ends in 2 days, on Thu 10 Dec 2026 (Sydney time).',
    action: 'View plan',
  });
});

test.each([
  ['2026-12-11', '13 days left to renew'],
  ['2026-12-23', '1 day left to renew'],
  ['2026-12-24', 'Today is the last day to renew'],
])('on %s, in the grace period, the notice says: %s', (today, left) => {
  expect(planNotice(ends('read_only'), true, today)).toEqual({
    tone: 'ended',
    step: 'ended',
    text: `Your plan ended on Thu 10 Dec 2026. Everybody can view everything, but nobody can make changes. ${left} before access closes (Sydney time).`,
    action: 'Renew',
  });
});

test('in the grace period people who cannot renew read that they cannot make changes, and get no button', () => {
  const notice = planNotice(ends('read_only'), false, '2026-12-12');
  expect(notice?.text).toContain("You can view everything, but you can't make changes");
  expect(notice?.action).toBeUndefined();
});

test('there is no notice without a plan, without a last day, or after the grace period', () => {
  expect(planNotice(null, true, '2026-12-12')).toBeNull();
  expect(planNotice({ ...ends('active'), last_day: null }, true, '2026-12-12')).toBeNull();
  expect(planNotice(ends('closed'), true, '2026-12-25')).toBeNull();
});
