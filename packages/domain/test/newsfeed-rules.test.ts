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
    'VIEW reads what is published at one’s clinic',
    viewer('client_employee', 'VIEW'),
    news('PUBLISHED'),
    true,
  ],
  [
    'VIEW reads that of the whole organisation',
    viewer('client_employee', 'VIEW'),
    news('PUBLISHED', null),
    true,
  ],
  [
    'VIEW does not read that of other clinics',
    viewer('client_employee', 'VIEW'),
    news('PUBLISHED', 'there'),
    false,
  ],
  ['VIEW does not read unpublished news', viewer('client_employee', 'VIEW'), news('UNPUBLISHED'), false],
  [
    'VIEW reads what is for one’s role',
    viewer('client_employee', 'VIEW'),
    news('PUBLISHED', 'here', 'other', 'client_employee'),
    true,
  ],
  [
    'VIEW does not read what is for another role',
    viewer('client_employee', 'VIEW'),
    news('PUBLISHED', 'here', 'other', 'clinic_admin'),
    false,
  ],
  [
    'EDIT reads what is for another role',
    viewer('clinic_admin', 'VIEW', 'EDIT'),
    news('PUBLISHED', 'here', 'other', 'client_employee'),
    true,
  ],
  ['EDIT reads every state', viewer('clinic_admin', 'VIEW', 'EDIT'), news('DRAFT'), true],
  ['its author reads it without any action', viewer('client_employee'), news('DRAFT', 'there', 'me'), true],
  [
    'somebody who runs the organisation reads that of every clinic',
    viewer('client_admin', 'VIEW', 'EDIT'),
    news('DRAFT', 'there'),
    true,
  ],
  ['the account’s owner reads none', viewer('client', 'VIEW'), news('PUBLISHED'), false],
  [
    'nobody reads it without the package',
    { ...viewer('client_admin'), grants: new Set<string>() },
    news('PUBLISHED', null, 'me'),
    false,
  ],
] as const)('reading news: %s', (_, who, what, read) => expect(readsNewsfeed(what, who)).toBe(read));

test.each([
  ['its author may', viewer('client_employee', 'VIEW'), news('DRAFT', 'here', 'me'), 'yes'],
  [
    'an employee may not, even with EDIT',
    viewer('client_employee', 'VIEW', 'EDIT'),
    news('PUBLISHED'),
    'no_permission',
  ],
  ['somebody who runs its clinic may', viewer('clinic_admin', 'EDIT'), news('DRAFT'), 'yes'],
  ['nobody may without EDIT', viewer('clinic_admin', 'VIEW'), news('PUBLISHED'), 'no_permission'],
  [
    'a clinic’s admin may not manage that of the whole client',
    viewer('clinic_admin', 'EDIT'),
    news('PUBLISHED', null),
    'no_permission',
  ],
  ['somebody who runs the client may', viewer('client_admin', 'EDIT'), news('PUBLISHED', null), 'yes'],
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
] as const)('a command that names %s of the news is accepted or refused', (_, version, seen, said) =>
  expect(outcome(isCurrentNews(version, seen))).toBe(said),
);

test.each([
  ['PUBLISHED', true, 'yes'],
  ['PUBLISHED', false, 'news_not_must_read'],
  ['UNPUBLISHED', true, 'news_not_published'],
  ['DRAFT', true, 'news_not_published'],
] as const)('%s news that must be read (%s) can be confirmed: %s', (status, must_read, said) =>
  expect(outcome(mayAcknowledge({ status, must_read }))).toBe(said),
);

test.each([
  ['who has not read it', false, undefined, true],
  ['who has read it', false, { acknowledged_at: null }, false],
  ['who has read but not confirmed it', true, { acknowledged_at: null }, true],
  ['who has confirmed it', true, { acknowledged_at: now }, false],
] as const)('a reader %s must still read it, or not', (_, must, read, waits) =>
  expect(mustStillRead(must, read)).toBe(waits),
);

test.each([
  ['for the first time', 'PUBLISHED', null, 1, 'yes'],
  ['a day later', 'PUBLISHED', '2026-11-21T05:00:00Z', 1, 'yes'],
  ['less than a day later', 'PUBLISHED', '2026-11-21T05:00:01Z', 1, 'news_reminded'],
  ['when everyone has read it', 'PUBLISHED', null, 0, 'news_read_by_all'],
  ['of unpublished news', 'UNPUBLISHED', null, 1, 'news_not_published'],
] as const)('sends a reminder %s, or not', (_, status, reminded_at, waiting, said) =>
  expect(outcome(mayRemind({ status, reminded_at }, waiting, now))).toBe(said),
);

const grantee = (role: Role, clinics: readonly string[] | null, ...actions: string[]) => ({
  user_id: 'me',
  roleGrants: [{ role, grants: grantsOf(actions), clinic_ids: clinics }],
});
test.each([
  ['an employee there', grantee('client_employee', ['here'], 'VIEW'), [], true],
  ['somebody who runs the client', grantee('client_admin', null, 'VIEW'), [], true],
  ['an employee elsewhere', grantee('client_employee', ['there'], 'VIEW'), [], false],
  ['an employee without VIEW', grantee('client_employee', ['here']), [], false],
  ['an employee of the chosen role', grantee('client_employee', ['here'], 'VIEW'), ['client_employee'], true],
  ['an employee of another role', grantee('clinic_admin', ['here'], 'VIEW'), ['client_employee'], false],
] as const)('news of a clinic is meant for %s, or not', (_, who, roles, meant) =>
  expect(isNewsfeedReader(news('PUBLISHED', 'here', 'other', ...roles), who)).toBe(meant),
);
