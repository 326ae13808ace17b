import { type Tx, withTenant } from '@operatory/db';
import type { StoredEvent } from '@operatory/domain';
import type { AppContext, SignedIn } from '../context/context.ts';

export interface ChatBell {
  readonly event: StoredEvent;
  readonly user_id: string;
  readonly title: string;
  readonly body: string | null;
}
type Db = Pick<Tx, '$executeRaw'>;

/**
 * Writes lines of the chat bell, one for each user and conversation, with the newest unread message. Messages
 * that were read or deleted in the meantime are ignored, so that running twice or late changes nothing more.
 * The read marks and messages are locked: somebody who reads or deletes at this moment waits, and then finds
 * the line.
 */
export async function ringChatBells(
  { prisma }: Pick<AppContext, 'prisma'>,
  clientId: string,
  now: string,
  bells: readonly ChatBell[],
): Promise<void> {
  if (bells.length === 0) return;
  // Only the last event of each user and conversation counts.
  const last = new Map(
    bells.map((bell) => [`${bell.event.name} ${bell.event.payload.entity_id} ${bell.user_id}`, bell]),
  );
  const rowsOf = (name: StoredEvent['name']) =>
    JSON.stringify(
      [...last.values()]
        .filter(({ event }) => event.name === name)
        .map(({ event, user_id, title, body }) => ({
          chat: event.payload.entity_id,
          user_id,
          title,
          body,
          sender: 'sender_user_id' in event.payload ? event.payload.sender_user_id : null,
          created_at: event.created_at,
        })),
    );
  const [pairs, groups, changes] = [rowsOf('chat'), rowsOf('group_chat'), rowsOf('group_changed')];
  await withTenant({ clientId, now }, () =>
    prisma.$transaction(async (db) => {
      // Changes of a group come first, because a message replaces their line.
      if (changes !== '[]') await ringChanges(db, clientId, changes);
      if (pairs !== '[]') await ringPairs(db, clientId, pairs);
      if (groups !== '[]') await ringGroups(db, clientId, groups);
    }),
  );
}

const ringPairs = (db: Db, clientId: string, rows: string) => db.$executeRaw`
  with due as (select * from jsonb_to_recordset(${rows}::jsonb) as d(chat uuid, user_id uuid, title text)),
  open as (
    select c.id, c.client_id, d.user_id, d.title,
      case when d.user_id = c.low_user_id then c.low_read_position else c.high_read_position end as read_position
    from user_chats c join due d on d.chat = c.id and d.user_id in (c.low_user_id, c.high_user_id)
    where c.client_id = ${clientId}::uuid order by c.id for share of c)
  insert into chat_notifications (client_id, user_id, sender_user_id, title, body, created_at)
  select o.client_id, o.user_id, m.sender_user_id, o.title, m.body, m.created_at from open o
    cross join lateral (select m.sender_user_id, m.created_at, coalesce(nullif(left(m.message, 200), ''), 'A file') as body
      from user_chat_messages m where m.client_id = o.client_id and m.user_chat_id = o.id and m.position > o.read_position
        and m.receiver_user_id = o.user_id and not m.is_chat_deleted
      order by m.position desc limit 1 for share) m
  order by o.user_id
  on conflict (client_id, user_id, sender_user_id) where active and group_id is null
    do update set title = excluded.title, body = excluded.body, created_at = excluded.created_at`;

const ringGroups = (db: Db, clientId: string, rows: string) => db.$executeRaw`
  with due as (select * from jsonb_to_recordset(${rows}::jsonb) as d(chat uuid, user_id uuid, title text)),
  open as (
    select u.client_id, u.clinic_chat_group_id as id, u.user_id, d.title, u.read_position
    from clinic_chat_group_users u join due d on d.chat = u.clinic_chat_group_id and d.user_id = u.user_id
      join clinic_chat_groups g on g.client_id = u.client_id and g.id = u.clinic_chat_group_id and g.deleted_at is null
    where u.client_id = ${clientId}::uuid order by u.id for share of u)
  insert into chat_notifications (client_id, user_id, group_id, sender_user_id, title, body, created_at)
  select o.client_id, o.user_id, o.id, m.user_id, o.title, s.display_name || ': ' || m.body, m.created_at from open o
    cross join lateral (select m.user_id, m.created_at, coalesce(nullif(left(m.message, 200), ''), 'A file') as body
      from clinic_chat_group_messages m where m.client_id = o.client_id and m.clinic_chat_group_id = o.id and m.position > o.read_position
        and m.user_id <> o.user_id and not m.is_groupchat_deleted
      order by m.position desc limit 1 for share) m
    join users s on s.client_id = o.client_id and s.id = m.user_id
  order by o.user_id
  on conflict (client_id, user_id, group_id) where active and group_id is not null
    do update set title = excluded.title, body = excluded.body, sender_user_id = excluded.sender_user_id, created_at = excluded.created_at`;

const ringChanges = (db: Db, clientId: string, rows: string) => db.$executeRaw`
  insert into chat_notifications (client_id, user_id, group_id, sender_user_id, title, body, created_at)
  select g.client_id, d.user_id, g.id, d.sender, d.title, d.body, d.created_at
  from jsonb_to_recordset(${rows}::jsonb) as d(chat uuid, user_id uuid, sender uuid, title text, body text, created_at timestamptz)
    join clinic_chat_groups g on g.client_id = ${clientId}::uuid and g.id = d.chat
  order by d.user_id
  on conflict (client_id, user_id, group_id) where active and group_id is not null
    do update set title = excluded.title, body = excluded.body, sender_user_id = excluded.sender_user_id, created_at = excluded.created_at
    where chat_notifications.created_at < excluded.created_at`;

interface At {
  readonly db: Db;
  readonly actor: Pick<SignedIn, 'client_id' | 'user_id'>;
}

/**
 * Updates a conversation's lines in the bell after a message was changed, deleted or read. Each shows the
 * newest unread message; without one it is inactive.
 */
export async function settlePairBells({ db, actor }: At, chatId: string, other: string): Promise<void> {
  // One inactive line is enough, so older ones are deleted.
  await db.$executeRaw`delete from chat_notifications where client_id = ${actor.client_id}::uuid
    and user_id = ${actor.user_id}::uuid and sender_user_id = ${other}::uuid and group_id is null and not active`;
  await db.$executeRaw`
    update chat_notifications n set active = m.body is not null, body = m.body, created_at = coalesce(m.created_at, n.created_at)
    from user_chats c
      cross join lateral (values (c.low_user_id, c.high_user_id, c.low_read_position), (c.high_user_id, c.low_user_id, c.high_read_position))
        as e(me, other, read_position)
      left join lateral (select m.created_at, coalesce(nullif(left(m.message, 200), ''), 'A file') as body
        from user_chat_messages m where m.client_id = c.client_id and m.user_chat_id = c.id and m.position > e.read_position
          and m.receiver_user_id = e.me and not m.is_chat_deleted order by m.position desc limit 1) m on true
    where c.client_id = ${actor.client_id}::uuid and c.id = ${chatId}::uuid
      and n.client_id = c.client_id and n.user_id = e.me and n.sender_user_id = e.other and n.group_id is null and n.active
      and n.body is distinct from m.body`;
}

/**
 * Updates the bell's lines about a group as `settlePairBells` does, for one user (`only`) who has read, or
 * for all members. Lines about a change of the group, such as "added you", stay unless the user has read.
 */
export async function settleGroupBells(
  { db, actor }: At,
  groupId: string,
  only: string | null,
): Promise<void> {
  await db.$executeRaw`delete from chat_notifications where client_id = ${actor.client_id}::uuid
    and user_id = ${actor.user_id}::uuid and group_id = ${groupId}::uuid and not active`;
  await db.$executeRaw`
    update chat_notifications n set active = m.body is not null, body = m.body, created_at = coalesce(m.created_at, n.created_at)
    from clinic_chat_group_users u
      left join lateral (select m.created_at, s.display_name || ': ' || coalesce(nullif(left(m.message, 200), ''), 'A file') as body
        from clinic_chat_group_messages m join users s on s.client_id = m.client_id and s.id = m.user_id
        where m.client_id = u.client_id and m.clinic_chat_group_id = u.clinic_chat_group_id and m.position > u.read_position
          and m.user_id <> u.user_id and not m.is_groupchat_deleted order by m.position desc limit 1) m on true
    where u.client_id = ${actor.client_id}::uuid and u.clinic_chat_group_id = ${groupId}::uuid
      and (${only}::uuid is null or u.user_id = ${only}::uuid)
      and n.client_id = u.client_id and n.user_id = u.user_id and n.group_id = u.clinic_chat_group_id and n.active
      and n.body is distinct from m.body
      and (${only}::uuid is not null or exists (select from clinic_chat_group_messages x where x.client_id = u.client_id
        and x.clinic_chat_group_id = u.clinic_chat_group_id and x.created_at = n.created_at and x.user_id = n.sender_user_id))`;
}

/** Deletes the caller's line about a group that they are no longer in. @returns whether there was one */
export async function dropGroupBell({ db, actor }: At, groupId: string): Promise<boolean> {
  const count = await db.$executeRaw`delete from chat_notifications
    where client_id = ${actor.client_id}::uuid and user_id = ${actor.user_id}::uuid and group_id = ${groupId}::uuid`;
  return count > 0;
}
