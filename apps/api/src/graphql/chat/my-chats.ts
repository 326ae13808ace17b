import type { Tx } from '@operatory/db';
import { chatKey, chatModule, groupChatModule, messageLine } from '@operatory/domain';
import { folded } from '@operatory/resource';
import type { SignedIn } from '../../context/context.ts';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';

const maxChats = 1000;
/** Counting stops at this number in each conversation, so that a group that nobody opens stays cheap. */
const maxUnread = 1000;

interface Person {
  readonly id: string;
  readonly display_name: string;
  readonly profile_image: unknown;
  readonly color_code: string | null;
}
interface Group {
  readonly id: string;
  readonly name: string;
  readonly image: unknown;
  readonly clinic: { readonly name: string } | null;
}
interface Chat {
  readonly user_chat_id: string | null;
  readonly user: Person | null;
  readonly group: Group | null;
  readonly message: string | null;
  readonly files: number;
  readonly is_last_deleted: boolean;
  readonly last_message_at: string;
  readonly last_position: number;
  readonly last_sender_id: string | null;
  readonly last_sender_name: string | null;
  readonly unread: number;
  readonly mentions_me: boolean;
  readonly muted: boolean;
  readonly read_position: number;
  readonly others_read_position: number | null;
  readonly others_delivered_position: number | null;
}

/**
 * Adds the queries `my_chats`, the caller's chats with the unread messages in each, and `my_chats_unread`,
 * their total.
 */
export function addMyChats(builder: Builder): void {
  const user = builder.objectRef<Person>('my_chat_user').implement({
    fields: (t) => ({
      id: t.expose('id', { type: 'uuid' }),
      display_name: t.exposeString('display_name'),
      profile_image: t.field({ type: 'jsonb', nullable: true, resolve: (row) => row.profile_image }),
      color_code: t.exposeString('color_code', { nullable: true }),
    }),
  });
  const clinic = builder.objectRef<{ readonly name: string }>('my_chat_clinic').implement({
    fields: (t) => ({ name: t.exposeString('name') }),
  });
  const group = builder.objectRef<Group>('my_chat_group').implement({
    fields: (t) => ({
      id: t.expose('id', { type: 'uuid' }),
      name: t.exposeString('name'),
      image: t.field({ type: 'jsonb', nullable: true, resolve: (row) => row.image }),
      clinic: t.expose('clinic', {
        type: clinic,
        nullable: true,
        description: 'Null for a group of the whole organisation',
      }),
    }),
  });
  const chat = builder.objectRef<Chat>('my_chat').implement({
    description: 'A conversation of the caller, with a person or in a group',
    fields: (t) => ({
      key: t.string({
        description: '`u:` and the person’s id, or `g:` and the group’s',
        resolve: (row) => keyOf(row),
      }),
      user_chat_id: t.expose('user_chat_id', { type: 'uuid', nullable: true }),
      user: t.expose('user', { type: user, nullable: true }),
      group: t.expose('group', { type: group, nullable: true }),
      last_message: t.string({
        nullable: true,
        description: 'The first words of the newest message, or how many files it has',
        resolve: ({ message, files, is_last_deleted }) =>
          message === null || is_last_deleted ? null : messageLine(message, files),
      }),
      last_message_at: t.expose('last_message_at', {
        type: 'timestamptz',
        description: 'For a group without messages, when the caller was added',
      }),
      last_position: t.exposeInt('last_position'),
      last_sender_id: t.expose('last_sender_id', { type: 'uuid', nullable: true }),
      last_sender_name: t.exposeString('last_sender_name', { nullable: true }),
      is_last_deleted: t.exposeBoolean('is_last_deleted'),
      unread: t.exposeInt('unread', {
        description: 'Messages of others that the caller has not read and that are not deleted',
      }),
      mentions_me: t.exposeBoolean('mentions_me', { description: 'One of the unread mentions the caller' }),
      muted: t.exposeBoolean('muted'),
      read_position: t.exposeInt('read_position'),
      others_read_position: t.exposeInt('others_read_position', { nullable: true }),
      others_delivered_position: t.exposeInt('others_delivered_position', { nullable: true }),
    }),
  });
  builder.queryField('my_chats', (t) =>
    t.field({
      type: [chat],
      description: `The caller’s conversations, the newest first; up to ${maxChats}`,
      args: {
        limit: t.arg.int({ defaultValue: 50 }),
        before: t.arg({ type: 'timestamptz' }),
        search: t.arg.string({ description: 'Part of the person’s or the group’s name' }),
      },
      resolve: (_root, { limit, before, search }, { app, who }) =>
        inTenant(app, who, () =>
          readChats(app.prisma, who, {
            limit: Math.min(Math.max(limit ?? 50, 0), maxChats),
            before: before ?? null,
            search: folded(search?.trim() ?? ''),
          }),
        ),
    }),
  );
  const unread = builder.objectRef<{ messages: number; conversations: number }>('my_chats_unread').implement({
    fields: (t) => ({ messages: t.exposeInt('messages'), conversations: t.exposeInt('conversations') }),
  });
  builder.queryField('my_chats_unread', (t) =>
    t.field({
      type: unread,
      description: 'How much is unread in conversations that the caller has not muted',
      resolve: (_root, _args, { app, who }) => inTenant(app, who, () => readUnread(app.prisma, who)),
    }),
  );
}

const keyOf = ({ user, group }: Pick<Chat, 'user' | 'group'>): string =>
  user ? chatKey({ user_id: user.id }) : chatKey({ group_id: group?.id ?? '' });

type Db = Pick<Tx, '$queryRaw'>;
interface Wanted {
  readonly limit: number;
  readonly before: string | null;
  readonly search: string;
}

/** @returns The kinds of conversations that the session may read. */
const reach = ({ grants }: SignedIn) => ({
  people: grants.has(`package:${chatModule}`),
  groups: grants.has(`package:${groupChatModule}`),
});

async function readChats(db: Db, who: SignedIn, { limit, before, search }: Wanted): Promise<Chat[]> {
  const { people, groups } = reach(who);
  const all = await db.$queryRaw<{ user_chat_id: string | null; group_id: string | null; name: string }[]>`
    select * from (
      select c.id as user_chat_id, null::uuid as group_id, u.display_name as name, c.last_message_at as at
      from user_chats c join users u on u.client_id = c.client_id
        and u.id = case when c.low_user_id = ${who.user_id}::uuid then c.high_user_id else c.low_user_id end
      where ${people} and c.client_id = ${who.client_id}::uuid and c.last_position > 0
        and (c.low_user_id = ${who.user_id}::uuid or c.high_user_id = ${who.user_id}::uuid)
      union all
      select null, g.id, g.name, coalesce(g.last_message_at, m.created_at)
      from clinic_chat_group_users m
        join clinic_chat_groups g on g.client_id = m.client_id and g.id = m.clinic_chat_group_id and g.deleted_at is null
      where ${groups} and m.client_id = ${who.client_id}::uuid and m.user_id = ${who.user_id}::uuid
    ) mine
    where ${before}::timestamptz is null or at < ${before}::timestamptz
    order by at desc, user_chat_id, group_id`;
  const page = all.filter(({ name }) => folded(name).includes(search)).slice(0, limit);
  const chats = page.flatMap(({ user_chat_id }) => user_chat_id ?? []);
  const groupIds = page.flatMap(({ group_id }) => group_id ?? []);
  const rows = await db.$queryRaw<
    (Omit<Chat, 'user' | 'group'> & { person: Person | null; circle: Group | null })[]
  >`
    select c.id as user_chat_id,
      json_build_object('id', u.id, 'display_name', u.display_name, 'profile_image', u.profile_image, 'color_code', u.color_code) as person, null::json as circle,
      m.message, jsonb_array_length(m.supporting_attachments) as files, coalesce(m.is_chat_deleted, false) as is_last_deleted,
      c.last_message_at as at, to_json(c.last_message_at) #>> '{}' as last_message_at, c.last_position,
      m.sender_user_id as last_sender_id, s.display_name as last_sender_name,
      (select count(*)::int from (select from user_chat_messages n where n.client_id = c.client_id and n.user_chat_id = c.id
        and n.position > e.read_position and n.sender_user_id <> e.me and not n.is_chat_deleted limit ${maxUnread}) n) as unread,
      false as mentions_me, e.muted, e.read_position, e.others_read_position, e.others_delivered_position
    from user_chats c
      cross join lateral (select ${who.user_id}::uuid as me, c.low_user_id = ${who.user_id}::uuid as is_low) i
      cross join lateral (select i.me, case when i.is_low then c.high_user_id else c.low_user_id end as other,
        case when i.is_low then c.low_muted else c.high_muted end as muted,
        case when i.is_low then c.low_read_position else c.high_read_position end as read_position,
        case when i.is_low then c.high_read_position else c.low_read_position end as others_read_position,
        case when i.is_low then c.high_delivered_position else c.low_delivered_position end as others_delivered_position) e
      join users u on u.client_id = c.client_id and u.id = e.other
      left join user_chat_messages m on m.client_id = c.client_id and m.user_chat_id = c.id and m.position = c.last_position
      left join users s on s.client_id = m.client_id and s.id = m.sender_user_id
    where c.client_id = ${who.client_id}::uuid and c.id = any(${chats}::uuid[])
    union all
    select null, null,
      json_build_object('id', g.id, 'name', g.name, 'image', g.image,
        'clinic', case when k.id is not null then json_build_object('name', k.name) end),
      m.message, jsonb_array_length(m.supporting_attachments), coalesce(m.is_groupchat_deleted, false),
      coalesce(g.last_message_at, e.created_at), to_json(coalesce(g.last_message_at, e.created_at)) #>> '{}', g.last_position,
      m.user_id, s.display_name, n.unread, n.mentions_me, e.muted, e.read_position, null, null
    from clinic_chat_groups g
      join clinic_chat_group_users e on e.client_id = g.client_id and e.clinic_chat_group_id = g.id and e.user_id = ${who.user_id}::uuid
      left join clinics k on k.client_id = g.client_id and k.id = g.clinic_id
      left join clinic_chat_group_messages m on m.client_id = g.client_id and m.clinic_chat_group_id = g.id and m.position = g.last_position
      left join users s on s.client_id = m.client_id and s.id = m.user_id
      cross join lateral (select count(*)::int as unread, coalesce(bool_or(n.mentioned_user_ids @> array[e.user_id]), false) as mentions_me
        from (select n.mentioned_user_ids from clinic_chat_group_messages n where n.client_id = g.client_id and n.clinic_chat_group_id = g.id
          and n.position > e.read_position and n.user_id <> e.user_id and not n.is_groupchat_deleted
          order by n.position desc limit ${maxUnread}) n) n
    where g.client_id = ${who.client_id}::uuid and g.id = any(${groupIds}::uuid[]) and g.deleted_at is null
    order by at desc, user_chat_id`;
  return rows.map(({ person, circle, ...row }) => ({ ...row, user: person, group: circle }));
}

async function readUnread(db: Db, who: SignedIn): Promise<{ messages: number; conversations: number }> {
  const { people, groups } = reach(who);
  const [row] = await db.$queryRaw<{ messages: number; conversations: number }[]>`
    select coalesce(sum(unread), 0)::int as messages, count(*) filter (where unread > 0)::int as conversations from (
      select (select count(*) from (select from user_chat_messages n where n.client_id = c.client_id and n.user_chat_id = c.id
        and n.position > e.read_position and n.sender_user_id <> ${who.user_id}::uuid and not n.is_chat_deleted limit ${maxUnread}) n) as unread
      from user_chats c cross join lateral (
        select case when c.low_user_id = ${who.user_id}::uuid then c.low_muted else c.high_muted end as muted,
          case when c.low_user_id = ${who.user_id}::uuid then c.low_read_position else c.high_read_position end as read_position) e
      where ${people} and c.client_id = ${who.client_id}::uuid
        and (c.low_user_id = ${who.user_id}::uuid or c.high_user_id = ${who.user_id}::uuid)
        and not e.muted and c.last_position > e.read_position
      union all
      select (select count(*) from (select from clinic_chat_group_messages n where n.client_id = g.client_id and n.clinic_chat_group_id = g.id
        and n.position > m.read_position and n.user_id <> m.user_id and not n.is_groupchat_deleted limit ${maxUnread}) n)
      from clinic_chat_group_users m
        join clinic_chat_groups g on g.client_id = m.client_id and g.id = m.clinic_chat_group_id and g.deleted_at is null
      where ${groups} and m.client_id = ${who.client_id}::uuid and m.user_id = ${who.user_id}::uuid
        and not m.muted and g.last_position > m.read_position
    ) mine`;
  return row ?? { messages: 0, conversations: 0 };
}
