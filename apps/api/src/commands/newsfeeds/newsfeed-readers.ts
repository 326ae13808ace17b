import {
  isCurrentNews,
  isNewsfeedReader,
  mayAcknowledge,
  mayRemind,
  mustStillRead,
  type NewsfeedFacts,
  readsNewsfeed,
} from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { granteesIn } from '../../rights/grantees.ts';
import { defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { changeNews, lockNews, newsfeedFacts } from './newsfeed-row.ts';

interface ReadNews extends NewsfeedFacts {
  readonly id: string;
  readonly must_read: boolean;
  readonly version: number;
}

export const markNewsfeedRead = defineCommand({
  name: 'mark_newsfeed_read',
  description:
    'Marks news as read by the caller. News that the caller can’t read, or that is not published, is ignored.',
  input: z.object({ ids: z.array(z.uuid()).max(200) }),
  returns: null,
  async run({ actor, db, now, input }) {
    const viewer = viewerOf(actor);
    const news = await db.$queryRaw<ReadNews[]>`
      select id, user_id, clinic_id, status::text as status, audience_roles, must_read, version from clinic_newsfeeds
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

export const acknowledgeNewsfeed = defineCommand({
  name: 'acknowledge_newsfeed',
  description:
    'Confirms that the caller has read this version of news that must be read. A second confirmation changes nothing.',
  input: z.object({ id: z.uuid(), version: z.int() }),
  returns: 'clinic_newsfeeds',
  async run({ actor, db, now, input: { id, version } }) {
    const [news] = await db.$queryRaw<ReadNews[]>`
      select id, user_id, clinic_id, status::text as status, audience_roles, must_read, version from clinic_newsfeeds
      where id = ${id}::uuid and client_id = ${actor.client_id}::uuid and deleted_at is null for share`;
    if (!news || !readsNewsfeed(news, viewerOf(actor))) throw notFound();
    requireOk(mayAcknowledge(news));
    requireOk(isCurrentNews(news.version, version));
    await db.$executeRaw`
      insert into newsfeed_reads (client_id, clinic_newsfeed_id, user_id, read_at, acknowledged_at)
      values (${actor.client_id}::uuid, ${id}::uuid, ${actor.user_id}::uuid, ${now}, ${now})
      on conflict (client_id, clinic_newsfeed_id, user_id) do update set acknowledged_at = excluded.acknowledged_at
        where newsfeed_reads.acknowledged_at is null`;
    return { id };
  },
});

export const remindNewsfeedReaders = defineCommand({
  name: 'remind_newsfeed_readers',
  description:
    'Reminds everyone who has not read published news, or not confirmed it where they must. Possible once in 24 hours.',
  input: z.object({ id: z.uuid(), version: z.int().nullish() }),
  returns: 'clinic_newsfeeds',
  async run(run) {
    const { actor, db, now, emit } = run;
    const news = await lockNews(run);
    const [users, reads] = await Promise.all([
      granteesIn(db, actor.client_id),
      db.newsfeed_reads.findMany({
        where: { client_id: actor.client_id, clinic_newsfeed_id: news.id },
        select: { user_id: true, acknowledged_at: true },
      }),
    ]);
    const read = new Map(reads.map((each) => [each.user_id, each]));
    const user_ids = [...users.values()]
      .filter(
        (user) =>
          user.user_id !== news.user_id &&
          user.user_id !== actor.user_id &&
          isNewsfeedReader(news, user) &&
          mustStillRead(news.must_read, read.get(user.user_id)),
      )
      .map(({ user_id }) => user_id);
    requireOk(mayRemind(news, user_ids.length, now));
    emit({
      name: 'newsfeed_reminder',
      entityId: news.id,
      clinicId: news.clinic_id,
      payload: { ...newsfeedFacts(news), user_ids },
    });
    return changeNews(run, news, news.status, { reminded_at: now });
  },
});
