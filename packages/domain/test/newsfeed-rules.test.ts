import { expect, test } from 'vitest';
import {
  mayManageNewsfeed,
  mayPin,
  maySchedule,
  mayUnpublish,
  type NewsfeedStatus,
  type NewsfeedViewer,
  type Role,
  readsNewsfeed,
} from '../src/index.ts';

const viewer = (role: Role, ...actions: string[]): NewsfeedViewer => ({
  user_id: 'me',
  role,
  grants: new Set([
    'package:clinic-newsfeeds',
    ...actions.map((action) => `clinic-newsfeeds:${action}`),
  ]) as NewsfeedViewer['grants'],
  clinic_ids: ['here'],
});
const news = (status: NewsfeedStatus, clinic_id: string | null = 'here', user_id = 'other') => ({
  status,
  clinic_id,
  user_id,
});
const outcome = (result: { ok: boolean; code?: string }) => (result.ok ? 'yes' : result.code);

test.each([
  ['VIEW reads what is published near', viewer('client_employee', 'VIEW'), news('PUBLISHED'), true],
  ['and the whole organisation’s', viewer('client_employee', 'VIEW'), news('PUBLISHED', null), true],
  ['not elsewhere', viewer('client_employee', 'VIEW'), news('PUBLISHED', 'there'), false],
  ['nor what is not out', viewer('client_employee', 'VIEW'), news('UNPUBLISHED'), false],
  ['EDIT reads every state', viewer('clinic_admin', 'VIEW', 'EDIT'), news('DRAFT'), true],
  ['one’s own is read without any action', viewer('client_employee'), news('DRAFT', 'there', 'me'), true],
  ['who runs the organisation is near', viewer('client_admin', 'VIEW', 'EDIT'), news('DRAFT', 'there'), true],
  ['the account’s owner reads none', viewer('client', 'VIEW'), news('PUBLISHED'), false],
  [
    'without the package there is none',
    { ...viewer('client_admin'), grants: new Set<string>() },
    news('PUBLISHED', null, 'me'),
    false,
  ],
] as const)('%s', (_, who, what, read) => expect(readsNewsfeed(what, who)).toBe(read));

test.each([
  ['its writer', viewer('client_employee', 'VIEW'), news('DRAFT', 'here', 'me'), 'yes'],
  ['a reader', viewer('client_employee', 'VIEW', 'EDIT'), news('PUBLISHED'), 'no_permission'],
  ['who runs its clinic', viewer('clinic_admin', 'EDIT'), news('DRAFT'), 'yes'],
  ['without EDIT', viewer('clinic_admin', 'VIEW'), news('PUBLISHED'), 'no_permission'],
  ['a clinic of the whole’s', viewer('clinic_admin', 'EDIT'), news('PUBLISHED', null), 'no_permission'],
  ['who runs the whole', viewer('client_admin', 'EDIT'), news('PUBLISHED', null), 'yes'],
] as const)('%s may change how it stands, or not', (_, who, what, said) =>
  expect(outcome(mayManageNewsfeed(what, who))).toBe(said),
);

const [now, later] = ['2026-11-22T05:00:00Z', '2026-11-22T05:00:01Z'];
test.each([
  ['DRAFT', 'yes', 'news_not_out', 'news_not_out'],
  ['SCHEDULED', 'yes', 'news_not_out', 'news_not_out'],
  ['PUBLISHED', 'news_was_out', 'yes', 'yes'],
  ['UNPUBLISHED', 'news_was_out', 'yes', 'news_not_out'],
] as const)('%s is scheduled: %s, taken back: %s, pinned: %s', (status, schedule, back, pin) => {
  expect(outcome(maySchedule(news(status), later, now))).toBe(schedule);
  expect(outcome(mayUnpublish(news(status)))).toBe(back);
  expect(outcome(mayPin(news(status)))).toBe(pin);
});
test('refuses to schedule news for a time that is not in the future', () =>
  expect(outcome(maySchedule(news('DRAFT'), now, now))).toBe('news_time_past'));
