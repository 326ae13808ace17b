import type { Grant } from '@operatory/resource';
import { type Grantee, worksAt } from '../events/recipients.ts';
import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import { allowIf, type Result, refuse } from '../refusal.ts';
import type { Instant } from '../time/zoned-time.ts';
import type { newsfeedStatuses } from './clinic-newsfeed.resource.ts';

export type NewsfeedStatus = (typeof newsfeedStatuses)[number]['value'];

export interface NewsfeedFacts {
  readonly user_id: string;
  /** Null for news of the whole organisation. */
  readonly clinic_id: string | null;
  readonly status: NewsfeedStatus;
  /** Empty if the news is for all roles. */
  readonly audience_roles: readonly string[];
}
export interface NewsfeedViewer {
  readonly user_id: string;
  readonly role: Role;
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
  readonly clinic_ids: readonly string[];
}

const module = 'clinic-newsfeeds';
const everywhere = ({ role }: NewsfeedViewer) => roleOf(role).actsAs === 'client_admin';
const near = ({ clinic_id }: NewsfeedFacts, viewer: NewsfeedViewer): boolean =>
  everywhere(viewer) || clinic_id === null || viewer.clinic_ids.includes(clinic_id);
const isFor = (audienceRoles: readonly string[], role: Role): boolean =>
  audienceRoles.length === 0 || audienceRoles.includes(roleOf(role).actsAs);
const wrote = ({ user_id }: NewsfeedFacts, viewer: NewsfeedViewer): boolean => user_id === viewer.user_id;

/**
 * Authors and users with EDIT see news in all states, users with VIEW the published news for their role. The
 * table's row permissions must agree with this.
 */
export function readsNewsfeed(news: NewsfeedFacts, viewer: NewsfeedViewer): boolean {
  if (roleOf(viewer.role).actsAs === 'client' || !viewer.grants.has(`package:${module}`)) return false;
  if (wrote(news, viewer)) return true;
  if (!hasGrant(viewer.grants, module, 'VIEW') || !near(news, viewer)) return false;
  if (hasGrant(viewer.grants, module, 'EDIT')) return true;
  return news.status === 'PUBLISHED' && isFor(news.audience_roles, viewer.role);
}

/** @returns True if the user belongs to the audience: they are notified and asked to read the news. */
export const isNewsfeedReader = (
  { clinic_id, audience_roles }: Pick<NewsfeedFacts, 'clinic_id'> & Partial<NewsfeedFacts>,
  { roleGrants }: Grantee,
): boolean =>
  roleGrants.some(
    (link) =>
      worksAt(link, clinic_id) &&
      hasGrant(link.grants, module, 'VIEW') &&
      isFor(audience_roles ?? [], link.role),
  );

/**
 * Authors manage their news. With EDIT, admins of the clinic manage the clinic's news, and admins of the
 * organisation all news.
 */
export function mayManageNewsfeed(news: NewsfeedFacts, viewer: NewsfeedViewer): Result {
  const runsIt =
    everywhere(viewer) ||
    (roleOf(viewer.role).actsAs === 'clinic_admin' &&
      news.clinic_id !== null &&
      viewer.clinic_ids.includes(news.clinic_id));
  return allowIf(wrote(news, viewer) || (runsIt && hasGrant(viewer.grants, module, 'EDIT')), 'no_permission');
}

const millis = (instant: Instant): number => new Date(instant).getTime();
/** Drafts can be scheduled, and scheduled news can get another time. */
export function maySchedule({ status }: NewsfeedFacts, at: Instant, now: Instant): Result {
  if (status !== 'DRAFT' && status !== 'SCHEDULED') return refuse('news_was_out');
  return mayScheduleAt(at, now);
}
export const mayScheduleAt = (at: Instant, now: Instant): Result =>
  allowIf(millis(at) > millis(now), 'news_time_past');
export const mayUnpublish = ({ status }: NewsfeedFacts): Result =>
  allowIf(status === 'PUBLISHED' || status === 'UNPUBLISHED', 'news_not_out');
export const mayPin = ({ status }: NewsfeedFacts): Result => allowIf(status === 'PUBLISHED', 'news_not_out');

/** Refuses if the news was changed after the user saw version `seen`. */
export const isCurrentNews = (version: number, seen: number | null | undefined): Result =>
  allowIf(seen === null || seen === undefined || seen === version, 'news_is_newer');

export const mayAcknowledge = ({
  status,
  must_read,
}: Pick<NewsfeedFacts, 'status'> & { readonly must_read: boolean }): Result =>
  status === 'PUBLISHED' ? allowIf(must_read, 'news_not_must_read') : refuse('news_not_published');

const reminderHours = 24;
/** @returns True if a person has not read the news, or not confirmed it although they must. */
export const mustStillRead = (
  must_read: boolean,
  read: { readonly acknowledged_at: unknown } | undefined,
): boolean => read === undefined || (must_read && read.acknowledged_at === null);

export function mayRemind(
  { status, reminded_at }: Pick<NewsfeedFacts, 'status'> & { readonly reminded_at: Instant | null },
  waiting: number,
  now: Instant,
): Result {
  if (status !== 'PUBLISHED') return refuse('news_not_published');
  if (waiting === 0) return refuse('news_read_by_all');
  const hours = reminded_at === null ? Infinity : (millis(now) - millis(reminded_at)) / 3_600_000;
  return allowIf(hours >= reminderHours, 'news_reminded');
}
