import {
  isNewsfeedReader,
  mayManageNewsfeed,
  mustStillRead,
  type NewsfeedFacts,
  readsNewsfeed,
} from '@operatory/domain';
import { viewerOf } from '../commands/viewer.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { notFound } from '../errors/refusal.ts';
import { granteesIn } from '../rights/grantees.ts';
import type { Builder } from './builder.ts';
import { inTenant } from './me.ts';

interface Reader {
  readonly user_id: string;
  readonly display_name: string;
  readonly read_at: string | null;
  readonly acknowledged_at: string | null;
  readonly is_waiting: boolean;
}
interface News extends NewsfeedFacts {
  readonly must_read: boolean;
}

/**
 * Adds the query `newsfeed_readers`: who has read a newsfeed and who has not, for users who may manage it.
 */
export function addNewsfeedReaders(builder: Builder): void {
  const reader = builder.objectRef<Reader>('newsfeed_reader').implement({
    description: 'A user for whom the news is, or who has read it',
    fields: (t) => ({
      user_id: t.expose('user_id', { type: 'uuid' }),
      display_name: t.exposeString('display_name'),
      read_at: t.expose('read_at', { type: 'timestamptz', nullable: true }),
      acknowledged_at: t.expose('acknowledged_at', { type: 'timestamptz', nullable: true }),
      is_waiting: t.exposeBoolean('is_waiting', {
        description: 'The user has not read it, or not confirmed it where they must.',
      }),
    }),
  });
  builder.queryField('newsfeed_readers', (t) =>
    t.field({
      type: [reader],
      description: 'Who has read a piece of news and who has not, by name; for those who manage it',
      args: { id: t.arg({ type: 'uuid', required: true }) },
      resolve: (_root, { id }, { app, who }) => inTenant(app, who, () => readReaders(app, who, id)),
    }),
  );
}

const textOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

async function readReaders(
  { prisma }: Pick<AppContext, 'prisma'>,
  who: SignedIn,
  id: string,
): Promise<Reader[]> {
  const viewer = viewerOf(who);
  const [news] = await prisma.$queryRaw<News[]>`
    select user_id, clinic_id, status::text as status, audience_roles, must_read from clinic_newsfeeds
    where id = ${id}::uuid and client_id = ${who.client_id}::uuid and deleted_at is null`;
  if (!news || !readsNewsfeed(news, viewer) || !mayManageNewsfeed(news, viewer).ok) throw notFound();
  const [users, reads] = await Promise.all([
    granteesIn(prisma, who.client_id),
    prisma.newsfeed_reads.findMany({
      where: { client_id: who.client_id, clinic_newsfeed_id: id },
      select: {
        user_id: true,
        read_at: true,
        acknowledged_at: true,
        user: { select: { display_name: true } },
      },
    }),
  ]);
  const meant = [...users.values()].filter(
    (user) => user.user_id !== news.user_id && isNewsfeedReader(news, user),
  );
  const readOf = new Map(reads.map((read) => [read.user_id, read]));
  const isMeant = new Set(meant.map(({ user_id }) => user_id));
  const readers = meant.map(({ user_id, display_name }) => {
    const read = readOf.get(user_id);
    return {
      user_id,
      display_name,
      read_at: textOf(read?.read_at),
      acknowledged_at: textOf(read?.acknowledged_at),
      is_waiting: mustStillRead(news.must_read, read),
    };
  });
  // People outside the audience may have read it too: managers, and people whose role has changed.
  const others = reads
    .filter(({ user_id }) => !isMeant.has(user_id))
    .map(({ user, user_id, read_at, acknowledged_at }) => ({
      user_id,
      display_name: user.display_name,
      read_at: textOf(read_at),
      acknowledged_at: textOf(acknowledged_at),
      is_waiting: false,
    }));
  return [...readers, ...others].sort(
    (a, b) => a.display_name.localeCompare(b.display_name) || a.user_id.localeCompare(b.user_id),
  );
}
