import type { Grant } from '@operatory/resource';
import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import { allowIf, type Result, refuse } from '../refusal.ts';
import type { Instant } from '../time/zoned-time.ts';
import type { newsfeedStatuses } from './clinic-newsfeed.resource.ts';

export type NewsfeedStatus = (typeof newsfeedStatuses)[number]['value'];

/** The data about a news item that the rules need. */
export interface NewsfeedFacts {
  readonly user_id: string;
  /** Null means the whole organisation. */
  readonly clinic_id: string | null;
  readonly status: NewsfeedStatus;
}
export interface NewsfeedViewer {
  readonly user_id: string;
  readonly role: Role;
  readonly grants: ReadonlySet<Grant>;
  readonly clinic_ids: readonly string[];
}

const module = 'clinic-newsfeeds';
const everywhere = ({ role }: NewsfeedViewer) => roleOf(role).actsAs === 'client_admin';
const near = ({ clinic_id }: NewsfeedFacts, viewer: NewsfeedViewer): boolean =>
  everywhere(viewer) || clinic_id === null || viewer.clinic_ids.includes(clinic_id);
const wrote = ({ user_id }: NewsfeedFacts, viewer: NewsfeedViewer): boolean => user_id === viewer.user_id;

/** The author and users with EDIT see every state; users with VIEW see published news. The table's permissions must match. */
export function readsNewsfeed(news: NewsfeedFacts, viewer: NewsfeedViewer): boolean {
  if (roleOf(viewer.role).actsAs === 'client' || !viewer.grants.has(`package:${module}`)) return false;
  if (wrote(news, viewer)) return true;
  if (!hasGrant(viewer.grants, module, 'VIEW') || !near(news, viewer)) return false;
  return news.status === 'PUBLISHED' || hasGrant(viewer.grants, module, 'EDIT');
}

/**
 * Allowed for the author, and for managers of its clinic with EDIT; for news of the whole organisation, for managers of the
 * organisation.
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
/** DRAFT → SCHEDULED, or a new time for scheduled news. */
export function maySchedule({ status }: NewsfeedFacts, at: Instant, now: Instant): Result {
  if (status !== 'DRAFT' && status !== 'SCHEDULED') return refuse('news_was_out');
  return allowIf(millis(at) > millis(now), 'news_time_past');
}
export const mayUnpublish = ({ status }: NewsfeedFacts): Result =>
  allowIf(status === 'PUBLISHED' || status === 'UNPUBLISHED', 'news_not_out');
export const mayPin = ({ status }: NewsfeedFacts): Result => allowIf(status === 'PUBLISHED', 'news_not_out');
