import type { Tx } from '@operatory/db';
import {
  type DomainEvent,
  isCurrentNews,
  mayManageNewsfeed,
  type NewsfeedEventFacts,
  type NewsfeedFacts,
  type NewsfeedStatus,
  readsNewsfeed,
} from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import type { CommandRun } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';

export interface NewsfeedRow extends NewsfeedFacts {
  readonly id: string;
  readonly title: string;
  readonly pinned: boolean;
  readonly must_read: boolean;
  readonly reminded_at: Date | null;
  readonly version: number;
  /** The clinic's time zone, or the client's for news of the whole organisation. */
  readonly zone: string | null;
}

interface Named {
  readonly id: string;
  /** The version that the caller saw. */
  readonly version?: number | null | undefined;
}
/**
 * Locks a news item. @throws Refusal if the caller may not change its status or has seen another version;
 * hidden news give the error of missing ones
 */
export async function lockNews({
  db,
  actor,
  input: { id, version },
}: Pick<CommandRun<Named>, 'db' | 'actor' | 'input'>): Promise<NewsfeedRow> {
  const viewer = viewerOf(actor);
  const [news] = await db.$queryRaw<NewsfeedRow[]>`
    select n.id, n.user_id, n.clinic_id, n.status::text as status, n.title, n.pinned,
      n.audience_roles, n.must_read, n.reminded_at, n.version, coalesce(c.zone, o.zone) as zone
    from clinic_newsfeeds n join clients o on o.id = n.client_id
      left join clinics c on c.id = n.clinic_id and c.client_id = n.client_id
    where n.id = ${id}::uuid and n.client_id = ${actor.client_id}::uuid and n.deleted_at is null
    for update of n`;
  if (!news || !readsNewsfeed(news, viewer)) throw notFound();
  requireOk(mayManageNewsfeed(news, viewer));
  requireOk(isCurrentNews(news.version, version));
  return news;
}

type Change = Parameters<Tx['clinic_newsfeeds']['update']>[0]['data'];
export async function changeNews(
  { db, actor, record }: Pick<CommandRun<never>, 'db' | 'actor' | 'record'>,
  news: NewsfeedRow,
  status: NewsfeedStatus,
  data: Change,
): Promise<{ id: string }> {
  await db.clinic_newsfeeds.update({
    where: { id_client_id: { id: news.id, client_id: actor.client_id } },
    data: { ...data, status, version: { increment: 1 } },
  });
  if (status !== news.status)
    record('audit_log', {
      action: 'newsfeed_status',
      table_name: 'clinic_newsfeeds',
      row_id: news.id,
      from_value: { status: news.status },
      to_value: { status, title: news.title },
    });
  return { id: news.id };
}

export const newsfeedFacts = ({
  title,
  audience_roles,
  must_read,
}: Pick<NewsfeedRow, 'title' | 'audience_roles' | 'must_read'>): NewsfeedEventFacts => ({
  title,
  ...(audience_roles.length > 0 ? { audience_roles } : {}),
  ...(must_read ? { must_read } : {}),
});
export const newsfeedEvent = (
  news: Pick<NewsfeedRow, 'id' | 'clinic_id'> & Parameters<typeof newsfeedFacts>[0],
): DomainEvent<'newsfeed'> => ({
  name: 'newsfeed',
  entityId: news.id,
  clinicId: news.clinic_id,
  payload: newsfeedFacts(news),
});
