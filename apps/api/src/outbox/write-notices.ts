import type { Tx } from '@operatory/db';
import { z } from 'zod';

/** Changes of one thing within this time are one line in the bell, while it is unread. */
const groupMinutes = 10;

interface Told {
  readonly id: string;
  readonly created_at: Date;
  /** What the event is about: `tasks:<id>`. */
  readonly group: string;
}
interface NewNotice {
  readonly client_id: string;
  readonly user_id: string;
  readonly actor_user_id: string | null;
  readonly clinic_id: string | null;
  readonly event_id: string;
  readonly event: string;
  readonly title: string;
  readonly message: string | null;
  readonly link: string;
  readonly group_key: string;
  readonly created_at: Date;
}

/**
 * Writes or brings up to date; answers whose notice is new of this event. An event that is told again, or after a later
 * one of its group, changes nothing.
 */
export async function writeNotices(
  db: Tx,
  event: Told,
  notices: readonly NewNotice[],
): Promise<ReadonlySet<string>> {
  // Events of one thing come one by one, whichever process tells them: else two would each find no line yet.
  await db.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${event.group}, 0))`;
  const earliest = new Date(event.created_at.getTime() - groupMinutes * 60_000);
  const known = await db.user_notifications.findMany({
    where: {
      user_id: { in: notices.map(({ user_id }) => user_id) },
      group_key: event.group,
      OR: [{ read_at: null, created_at: { gte: earliest } }, { event_id: event.id }],
    },
    orderBy: { created_at: 'desc' },
    select: { id: true, client_id: true, user_id: true, event_id: true, created_at: true, data: true },
  });
  const fresh = new Set<string>();
  for (const notice of notices) {
    const lines = known.filter(({ user_id }) => user_id === notice.user_id);
    const [last] = lines;
    if (lines.some((line) => line.event_id === event.id || groupedOf(line.data).events.includes(event.id)))
      continue;
    fresh.add(notice.user_id);
    if (!last) {
      await db.user_notifications.create({
        data: { ...notice, data: { events: [event.id], message: notice.message } },
      });
      continue;
    }
    const before = groupedOf(last.data);
    const events = [...before.events, event.id];
    // Two at once may be told the other way round: the later one's words stay, and both count.
    const isLatest = last.created_at <= event.created_at;
    const message = isLatest ? notice.message : before.message;
    const { title, link, actor_user_id, created_at } = notice;
    await db.user_notifications.update({
      where: { id_client_id: { id: last.id, client_id: last.client_id } },
      data: {
        message: `${message ?? ''} · and ${events.length - 1} more`,
        data: { events, message },
        ...(isLatest
          ? { title, link, actor_user_id, created_at, event: notice.event, event_id: event.id }
          : {}),
      },
    });
  }
  return fresh;
}

const grouped = z.object({ events: z.array(z.string()), message: z.string().nullable() });
const groupedOf = (data: unknown) => grouped.safeParse(data).data ?? { events: [], message: null };
