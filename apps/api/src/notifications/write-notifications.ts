import { DbNull, type Tx } from '@operatory/db';
import { groupMinutes } from '@operatory/domain';
import { z } from 'zod';

interface NewNotification {
  readonly client_id: string;
  readonly user_id: string;
  readonly actor_user_id: string | null;
  readonly clinic_id: string | null;
  readonly event_id: string;
  readonly type: string;
  readonly title: string;
  readonly body: string | null;
  /** The picture of the person who acted. */
  readonly image: unknown;
  readonly link: string | null;
  /** A key such as `tasks:<id>`; notifications with the same key are joined. */
  readonly group_key: string;
  /** The time at which the event happened. */
  readonly created_at: Date;
  /** Whether the recipient has turned off such notifications. This one is then stored as read. */
  readonly silent: boolean;
}
/** `id` is null for a new notification. */
type Line = NewNotification & {
  readonly id: string | null;
  readonly read: boolean;
  readonly grouped: { readonly events: readonly string[]; readonly body: string | null };
};

/**
 * Writes notifications in the order of their events. @returns for each, whether its event was not handled
 * before. An event that was handled before changes nothing
 */
export async function writeNotifications(
  db: Tx,
  notifications: readonly NewNotification[],
): Promise<readonly boolean[]> {
  if (notifications.length === 0) return [];
  const groups = [...new Set(notifications.map(({ group_key }) => group_key))].sort();
  // The lock keeps two processes from each adding a notification for the same group.
  await db.$executeRaw`select pg_advisory_xact_lock(hashtextextended(g, 0)) from unnest(${groups}::text[]) g`;
  const lines = await linesOf(db, groups, notifications);
  const changed = new Set<Line>();
  const fresh = notifications.map((notification) => {
    const mine = lines.filter(
      (line) =>
        line.user_id === notification.user_id &&
        line.group_key === notification.group_key &&
        (line.event_id === notification.event_id ||
          (!line.read && !notification.silent && line.created_at >= earliest(notification))),
    );
    const isNotified = (line: Line) =>
      line.event_id === notification.event_id || line.grouped.events.includes(notification.event_id);
    if (mine.some(isNotified)) return false;
    const last = mine.reduce<Line | null>(
      (latest, line) => (latest === null || line.created_at > latest.created_at ? line : latest),
      null,
    );
    const next: Line =
      last === null
        ? {
            ...notification,
            id: null,
            read: notification.silent,
            grouped: { events: [notification.event_id], body: notification.body },
          }
        : joined(last, notification);
    if (last !== null) {
      lines.splice(lines.indexOf(last), 1);
      changed.delete(last);
    }
    lines.push(next);
    changed.add(next);
    return true;
  });
  await write(db, [...changed]);
  return fresh;
}

const earliest = ({ created_at }: NewNotification): Date =>
  new Date(created_at.getTime() - groupMinutes * 60_000);

async function linesOf(
  db: Tx,
  groups: readonly string[],
  notifications: readonly NewNotification[],
): Promise<Line[]> {
  const since = new Date(Math.min(...notifications.map((notification) => earliest(notification).getTime())));
  const rows = await db.user_notifications.findMany({
    where: {
      user_id: { in: [...new Set(notifications.map(({ user_id }) => user_id))] },
      group_key: { in: [...groups] },
      OR: [
        { read: false, created_at: { gte: since } },
        { event_id: { in: [...new Set(notifications.map(({ event_id }) => event_id))] } },
      ],
    },
  });
  return rows.map(({ payload, ...row }) => ({
    ...row,
    silent: row.read,
    event_id: row.event_id ?? '',
    group_key: row.group_key ?? '',
    grouped: groupedOf(payload),
  }));
}

/**
 * Simultaneous events may arrive in the wrong order. The text of the later event is shown, and both are
 * counted.
 */
function joined(last: Line, notification: NewNotification): Line {
  const events = [...last.grouped.events, notification.event_id];
  const isLatest = last.created_at <= notification.created_at;
  const body = isLatest ? notification.body : last.grouped.body;
  return {
    ...(isLatest ? { ...last, ...notification } : last),
    body: [body ?? [], `and ${events.length - 1} more`].flat().join(' · '),
    grouped: { events, body },
  };
}

async function write(db: Tx, lines: readonly Line[]): Promise<void> {
  const rows = lines.map(({ id, read: _, grouped, silent, ...row }) => ({
    id,
    row: {
      ...row,
      ...(silent ? { read_at: row.created_at } : {}),
      image: row.image ?? DbNull,
      payload: { ...grouped, events: [...grouped.events] },
    },
  }));
  const added = rows.flatMap(({ id, row }) => (id === null ? [row] : []));
  if (added.length > 0) await db.user_notifications.createMany({ data: added });
  for (const { id, row } of rows) {
    if (id === null) continue;
    const { client_id, user_id: _, group_key: __, clinic_id: ___, ...data } = row;
    await db.user_notifications.update({ where: { id_client_id: { id, client_id } }, data });
  }
}

const grouped = z.object({ events: z.array(z.string()), body: z.string().nullable() });
const groupedOf = (data: unknown) => grouped.safeParse(data).data ?? { events: [], body: null };
