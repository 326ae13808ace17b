import type { Tx } from '@operatory/db';
import {
  type DomainEvent,
  mayManageNewsfeed,
  mayPin,
  maySchedule,
  mayUnpublish,
  type NewsfeedFacts,
  type NewsfeedStatus,
  platformZone,
  readsNewsfeed,
  wallToInstant,
} from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../errors/refusal.ts';
import { type CommandRun, defineCommand } from './define.ts';
import { requireOk } from './refuse.ts';
import { viewerOf } from './viewer.ts';

interface NewsfeedRow extends NewsfeedFacts {
  readonly id: string;
  readonly title: string;
  readonly pinned: boolean;
  /** The clinic's time zone; for news of the whole organisation, the organisation's. */
  readonly zone: string | null;
}

/** The scheduled time, in the clinic's wall time, limited to this century. */
const day = z.iso.date().refine((date) => date >= '2000' && date < '2100');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/);

/**
 * Locks the news until the transaction's end and checks that the caller may change its status. Missing and hidden news get the same
 * error.
 */
async function lockNews(
  { db, actor }: Pick<CommandRun<never>, 'db' | 'actor'>,
  id: string,
): Promise<NewsfeedRow> {
  const viewer = viewerOf(actor);
  const [news] = await db.$queryRaw<NewsfeedRow[]>`
    select n.id, n.user_id, n.clinic_id, n.status::text as status, n.title, n.pinned, coalesce(c.zone, o.zone) as zone
    from clinic_newsfeeds n join clients o on o.id = n.client_id
      left join clinics c on c.id = n.clinic_id and c.client_id = n.client_id
    where n.id = ${id}::uuid and n.client_id = ${actor.client_id}::uuid and n.deleted_at is null
    for update of n`;
  if (!news || !readsNewsfeed(news, viewer)) throw notFound();
  requireOk(mayManageNewsfeed(news, viewer));
  return news;
}

type Change = Parameters<Tx['clinic_newsfeeds']['update']>[0]['data'];
async function change(
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

/** The event that notifies the readers that the news was published. */
export const newsfeedEvent = (
  news: Pick<NewsfeedRow, 'id' | 'title' | 'clinic_id'>,
): DomainEvent<'newsfeed'> => ({
  name: 'newsfeed',
  entityId: news.id,
  clinicId: news.clinic_id,
  payload: { title: news.title },
});

const scheduleNewsfeed = defineCommand({
  name: 'schedule_newsfeed',
  description: 'Schedules or reschedules a draft for a date and time, in its clinic’s time zone.',
  input: z.object({ id: z.uuid(), date: day, time }),
  returns: 'clinic_newsfeeds',
  async run(run) {
    const { input, now } = run;
    const news = await lockNews(run, input.id);
    const at = wallToInstant(input.date, input.time, news.zone ?? platformZone);
    requireOk(maySchedule(news, at, now));
    return change(run, news, 'SCHEDULED', { scheduled_at: at });
  },
});

const publishNewsfeed = defineCommand({
  name: 'publish_newsfeed',
  description: 'Publishes news now, or publishes it again. News that is already published does not change.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_newsfeeds',
  bulk: true,
  async run(run) {
    const news = await lockNews(run, run.input.id);
    if (news.status === 'PUBLISHED') return { id: news.id };
    run.emit(newsfeedEvent(news));
    return change(run, news, 'PUBLISHED', { published_at: run.now });
  },
});

const unpublishNewsfeed = defineCommand({
  name: 'unpublish_newsfeed',
  description: 'Unpublishes news. It can be published again.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_newsfeeds',
  bulk: true,
  async run(run) {
    const news = await lockNews(run, run.input.id);
    requireOk(mayUnpublish(news));
    if (news.status === 'UNPUBLISHED') return { id: news.id };
    return change(run, news, 'UNPUBLISHED', { un_published_at: run.now, pinned: false });
  },
});

const pinNewsfeed = defineCommand({
  name: 'pin_newsfeed',
  description: 'Pins published news above all other news, or unpins it with `pinned: false`.',
  input: z.object({ id: z.uuid(), pinned: z.boolean().default(true) }),
  returns: 'clinic_newsfeeds',
  async run(run) {
    const news = await lockNews(run, run.input.id);
    requireOk(mayPin(news));
    return change(run, news, news.status, { pinned: run.input.pinned });
  },
});

const markNewsfeedRead = defineCommand({
  name: 'mark_newsfeed_read',
  description:
    'Marks news as read by the caller. News that the caller can’t read, or that is not published, is ignored.',
  input: z.object({ ids: z.array(z.uuid()).max(200) }),
  returns: null,
  async run({ actor, db, now, input }) {
    const viewer = viewerOf(actor);
    const news = await db.$queryRaw<NewsfeedRow[]>`
      select id, user_id, clinic_id, status::text as status from clinic_newsfeeds
      where id = any(${input.ids}::uuid[]) and client_id = ${actor.client_id}::uuid and deleted_at is null`;
    const { count } = await db.newsfeed_reads.createMany({
      data: news
        .filter((each) => each.status === 'PUBLISHED' && readsNewsfeed(each, viewer))
        .map(({ id }) => ({
          client_id: actor.client_id,
          clinic_newsfeed_id: id,
          user_id: actor.user_id,
          read_at: now,
        })),
      skipDuplicates: true,
    });
    return { affected_rows: count };
  },
});

export const newsfeedCommands = [
  scheduleNewsfeed,
  publishNewsfeed,
  unpublishNewsfeed,
  pinNewsfeed,
  markNewsfeedRead,
];
