import { expect, test } from 'vitest';
import {
  isCurrentNews,
  isNewsfeedReader,
  mayAcknowledge,
  mayManageNewsfeed,
  mayPin,
  mayRemind,
  maySchedule,
  mayUnpublish,
  mustStillRead,
  type NewsfeedStatus,
  type NewsfeedViewer,
  type Role,
  readsNewsfeed,
} from '../src/index.ts';

const grantsOf = (actions: readonly string[]): ReadonlySet<string> =>
  new Set(['package:clinic-newsfeeds', ...actions.map((action) => `clinic-newsfeeds:${action}`)]);
const viewer = (role: Role, ...actions: string[]): NewsfeedViewer => ({
  user_id: 'me',
  role,
  grants: grantsOf(actions),
  clinic_ids: ['here'],
});
const news = (
  status: NewsfeedStatus,
  clinic_id: string | null = 'here',
  user_id = 'other',
  ...audience_roles: string[]
) => ({
  audience_roles,
  status,
  clinic_id,
  user_id,
});
const outcome = (result: { ok: boolean; code?: string }) => (result.ok ? 'yes' : result.code);

test.each([
  [
    'a user with VIEW can read news published at their clinic',
    viewer('client_employee', 'VIEW'),
    news('PUBLISHED'),
    true,
  ],
  [
    'a user with VIEW can read news of the whole client',
    viewer('client_employee', 'VIEW'),
    news('PUBLISHED', null),
    true,
  ],
  [
    'a user with VIEW cannot read news of another clinic',
    viewer('client_employee', 'VIEW'),
    news('PUBLISHED', 'there'),
    false,
  ],
  [
    'a user with VIEW cannot read unpublished news',
    viewer('client_employee', 'VIEW'),
    news('UNPUBLISHED'),
    false,
  ],
  [
    'a user with VIEW can read news for their role',
    viewer('client_employee', 'VIEW'),
    news('PUBLISHED', 'here', 'other', 'client_employee'),
    true,
  ],
  [
    'a user with VIEW cannot read news for another role',
    viewer('client_employee', 'VIEW'),
    news('PUBLISHED', 'here', 'other', 'clinic_admin'),
    false,
  ],
  [
    'a user with EDIT can read news for another role',
    viewer('clinic_admin', 'VIEW', 'EDIT'),
    news('PUBLISHED', 'here', 'other', 'client_employee'),
    true,
  ],
  ['a user with EDIT can read a draft', viewer('clinic_admin', 'VIEW', 'EDIT'), news('DRAFT'), true],
  [
    'an author without any action can read their own draft of another clinic',
    viewer('client_employee'),
    news('DRAFT', 'there', 'me'),
    true,
  ],
  [
    'a client_admin with EDIT can read a draft of another clinic',
    viewer('client_admin', 'VIEW', 'EDIT'),
    news('DRAFT', 'there'),
    true,
  ],
  [
    'the owner (role client) cannot read news, even with VIEW',
    viewer('client', 'VIEW'),
    news('PUBLISHED'),
    false,
  ],
  [
    'an author whose package lacks news cannot read their own',
    { ...viewer('client_admin'), grants: new Set<string>() },
    news('PUBLISHED', null, 'me'),
    false,
  ],
] as const)('reading news: %s', (_, who, what, read) => expect(readsNewsfeed(what, who)).toBe(read));

test.each([
  ['the author may, without EDIT', viewer('client_employee', 'VIEW'), news('DRAFT', 'here', 'me'), 'yes'],
  [
    'an employee may not manage news of another author, even with EDIT',
    viewer('client_employee', 'VIEW', 'EDIT'),
    news('PUBLISHED'),
    'no_permission',
  ],
  ['a clinic_admin with EDIT may, at their own clinic', viewer('clinic_admin', 'EDIT'), news('DRAFT'), 'yes'],
  ['a clinic_admin without EDIT may not', viewer('clinic_admin', 'VIEW'), news('PUBLISHED'), 'no_permission'],
  [
    'a clinic_admin may not manage news of the whole client',
    viewer('clinic_admin', 'EDIT'),
    news('PUBLISHED', null),
    'no_permission',
  ],
  [
    'a client_admin may manage news of the whole client',
    viewer('client_admin', 'EDIT'),
    news('PUBLISHED', null),
    'yes',
  ],
] as const)('managing news: %s', (_, who, what, said) =>
  expect(outcome(mayManageNewsfeed(what, who))).toBe(said),
);

const [now, later] = ['2026-11-22T05:00:00Z', '2026-11-22T05:00:01Z'];
test.each([
  ['DRAFT', 'yes', 'news_not_out', 'news_not_out'],
  ['SCHEDULED', 'yes', 'news_not_out', 'news_not_out'],
  ['PUBLISHED', 'news_was_out', 'yes', 'yes'],
  ['UNPUBLISHED', 'news_was_out', 'yes', 'news_not_out'],
] as const)('%s news can be scheduled: %s, unpublished: %s, pinned: %s', (status, schedule, back, pin) => {
  expect(outcome(maySchedule(news(status), later, now))).toBe(schedule);
  expect(outcome(mayUnpublish(news(status)))).toBe(back);
  expect(outcome(mayPin(news(status)))).toBe(pin);
});
test('refuses to schedule news for a time that is not in the future', () =>
  expect(outcome(maySchedule(news('DRAFT'), now, now))).toBe('news_time_past'));

test.each([
  ['the same version', 3, 3, 'yes'],
  ['no version', 3, null, 'yes'],
  ['an older version', 3, 2, 'news_is_newer'],
] as const)('a command that names %s of the news (version %s, named: %s): %s', (_, version, seen, said) =>
  expect(outcome(isCurrentNews(version, seen))).toBe(said),
);

test.each([
  ['PUBLISHED', true, 'yes'],
  ['PUBLISHED', false, 'news_not_must_read'],
  ['UNPUBLISHED', true, 'news_not_published'],
  ['DRAFT', true, 'news_not_published'],
] as const)('%s news (must be read: %s) can be confirmed: %s', (status, must_read, said) =>
  expect(outcome(mayAcknowledge({ status, must_read }))).toBe(said),
);

test.each([
  ['who has not read it must still read it', false, undefined, true],
  ['who has read it has nothing left to do', false, { acknowledged_at: null }, false],
  ['who has read but not confirmed it must still confirm it', true, { acknowledged_at: null }, true],
  ['who has confirmed it has nothing left to do', true, { acknowledged_at: now }, false],
] as const)('a reader of news %s', (_, must, read, waits) => expect(mustStillRead(must, read)).toBe(waits));

test.each([
  ['can be sent for the first time', 'PUBLISHED', null, 1, 'yes'],
  ['can be sent again a day after the last one', 'PUBLISHED', '2026-11-21T05:00:00Z', 1, 'yes'],
  ['is refused less than a day after the last one', 'PUBLISHED', '2026-11-21T05:00:01Z', 1, 'news_reminded'],
  ['is refused when everyone has read the news', 'PUBLISHED', null, 0, 'news_read_by_all'],
  ['is refused for unpublished news', 'UNPUBLISHED', null, 1, 'news_not_published'],
] as const)('a reminder of news %s', (_, status, reminded_at, waiting, said) =>
  expect(outcome(mayRemind({ status, reminded_at }, waiting, now))).toBe(said),
);

const grantee = (role: Role, clinics: readonly string[] | null, ...actions: string[]) => ({
  user_id: 'me',
  roleGrants: [{ role, grants: grantsOf(actions), clinic_ids: clinics }],
});
test.each([
  ['is meant for an employee with VIEW there', grantee('client_employee', ['here'], 'VIEW'), [], true],
  ['is meant for a client_admin with VIEW', grantee('client_admin', null, 'VIEW'), [], true],
  [
    'is not meant for an employee of another clinic',
    grantee('client_employee', ['there'], 'VIEW'),
    [],
    false,
  ],
  ['is not meant for an employee without VIEW', grantee('client_employee', ['here']), [], false],
  [
    'for one role is meant for a user with that role',
    grantee('client_employee', ['here'], 'VIEW'),
    ['client_employee'],
    true,
  ],
  [
    'for one role is not meant for a user with another role',
    grantee('clinic_admin', ['here'], 'VIEW'),
    ['client_employee'],
    false,
  ],
] as const)('news of a clinic %s', (_, who, roles, meant) =>
  expect(isNewsfeedReader(news('PUBLISHED', 'here', 'other', ...roles), who)).toBe(meant),
);
