import { mayPin, maySchedule, mayUnpublish, platformZone, wallToInstant } from '@operatory/domain';
import { z } from 'zod';
import { type CommandRun, defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { changeNews, lockNews, type NewsfeedRow, newsfeedEvent } from './newsfeed-row.ts';

/** The date and time are wall time at the clinic, limited to this century. */
const day = z.iso.date().refine((date) => date >= '2000' && date < '2100');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/);

/** The version that the caller saw. Without it, the command applies to any version. */
const version = z.int().nullish();

export const scheduleNewsfeed = defineCommand({
  name: 'schedule_newsfeed',
  description: 'Schedules or reschedules a draft for a date and time, in its clinic’s time zone.',
  input: z.object({ id: z.uuid(), version, date: day, time }),
  returns: 'clinic_newsfeeds',
  async run(run) {
    const { input, now } = run;
    const news = await lockNews(run);
    const at = wallToInstant(input.date, input.time, news.zone ?? platformZone);
    requireOk(maySchedule(news, at, now));
    return changeNews(run, news, 'SCHEDULED', { scheduled_at: at });
  },
});

export const publishNewsfeed = defineCommand({
  name: 'publish_newsfeed',
  description: 'Publishes news now, or publishes it again. News that is already published does not change.',
  input: z.object({ id: z.uuid(), version }),
  returns: 'clinic_newsfeeds',
  bulk: true,
  async run(run) {
    const news = await lockNews(run);
    if (news.status === 'PUBLISHED') return { id: news.id };
    run.emit(newsfeedEvent(news));
    // News may have been edited while unpublished, so readers have to confirm it again.
    if (news.status === 'UNPUBLISHED') await forgetConfirmations(run, news);
    return changeNews(run, news, 'PUBLISHED', { published_at: run.now });
  },
});

export const unpublishNewsfeed = defineCommand({
  name: 'unpublish_newsfeed',
  description: 'Unpublishes news. It can be published again.',
  input: z.object({ id: z.uuid(), version }),
  returns: 'clinic_newsfeeds',
  bulk: true,
  async run(run) {
    const news = await lockNews(run);
    requireOk(mayUnpublish(news));
    if (news.status === 'UNPUBLISHED') return { id: news.id };
    return changeNews(run, news, 'UNPUBLISHED', { un_published_at: run.now, pinned: false });
  },
});

export const pinNewsfeed = defineCommand({
  name: 'pin_newsfeed',
  description: 'Pins published news above all other news, or unpins it with `pinned: false`.',
  input: z.object({ id: z.uuid(), version, pinned: z.boolean().default(true) }),
  returns: 'clinic_newsfeeds',
  async run(run) {
    const news = await lockNews(run);
    requireOk(mayPin(news));
    return changeNews(run, news, news.status, { pinned: run.input.pinned });
  },
});

/** Deletes the readers' confirmations. The history keeps who had confirmed. */
async function forgetConfirmations(
  { db, actor, record }: Pick<CommandRun<never>, 'db' | 'actor' | 'record'>,
  { id, title }: NewsfeedRow,
): Promise<void> {
  const confirmed = await db.$queryRaw<{ user_id: string; acknowledged_at: Date }[]>`
    select user_id, acknowledged_at from newsfeed_reads
    where client_id = ${actor.client_id}::uuid and clinic_newsfeed_id = ${id}::uuid and acknowledged_at is not null
    order by acknowledged_at, id`;
  if (confirmed.length === 0) return;
  await db.newsfeed_reads.updateMany({
    where: { client_id: actor.client_id, clinic_newsfeed_id: id },
    data: { acknowledged_at: null },
  });
  record('audit_log', {
    action: 'newsfeed_confirmations_cleared',
    table_name: 'clinic_newsfeeds',
    row_id: id,
    from_value: {
      title,
      confirmed: confirmed.map((each) => ({
        user_id: each.user_id,
        acknowledged_at: each.acknowledged_at.toISOString(),
      })),
    },
  });
}
