import type { Tx } from '@operatory/db';
import { chatKey, chatModule, groupChatModule } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';

/** Only this many of the newest messages of each conversation are searched, and this many results shown. */
const [maxSearched, maxFound] = [20_000, 100] as const;
/** A result shows this many characters on both sides of the text. */
const around = 60;

interface Found {
  readonly id: string;
  readonly user_id: string | null;
  readonly group_id: string | null;
  readonly position: number;
  readonly message: string;
  readonly snippet: string;
  readonly sender_id: string;
  readonly sender_name: string;
  readonly name: string;
  readonly created_at: string;
}

/** Adds the query `chat_search`: messages with a given text in the caller's chats and groups. */
export function addChatSearch(builder: Builder): void {
  const found = builder.objectRef<Found>('chat_found').implement({
    fields: (t) => ({
      id: t.expose('id', { type: 'uuid' }),
      key: t.string({
        description: 'The conversation: `u:` and the person’s id, or `g:` and the group’s',
        resolve: ({ user_id, group_id }) =>
          group_id === null ? chatKey({ user_id: user_id ?? '' }) : chatKey({ group_id }),
      }),
      name: t.exposeString('name', { description: 'The person’s or the group’s name' }),
      position: t.exposeInt('position'),
      snippet: t.exposeString('snippet'),
      sender_id: t.expose('sender_id', { type: 'uuid' }),
      sender_name: t.exposeString('sender_name'),
      created_at: t.expose('created_at', { type: 'timestamptz' }),
    }),
  });
  builder.queryField('chat_search', (t) =>
    t.field({
      type: [found],
      description: `The caller’s messages that contain the text, the newest first: up to ${maxFound} among the newest ${maxSearched} of each conversation, for a text of two characters or more`,
      args: { text: t.arg.string({ required: true }), limit: t.arg.int({ defaultValue: 30 }) },
      resolve: async (_root, { text, limit }, { app, who }) => {
        const wanted = text.trim();
        if (wanted.length < 2) return [];
        const most = Math.min(Math.max(limit ?? 30, 0), maxFound);
        const rows = await inTenant(app, who, () => search(app.prisma, who, wanted, most));
        return rows.map((row) => ({ ...row, snippet: snippetOf(row.message, wanted) }));
      },
    }),
  );
}

function snippetOf(message: string, text: string): string {
  const at = Math.max(message.toLowerCase().indexOf(text.toLowerCase()), 0);
  const [from, to] = [Math.max(at - around, 0), Math.min(at + text.length + around, message.length)];
  return `${from > 0 ? '…' : ''}${message.slice(from, to)}${to < message.length ? '…' : ''}`;
}

const search = (
  db: Pick<Tx, '$queryRaw'>,
  { user_id: me, client_id, grants }: SignedIn,
  text: string,
  most: number,
) => {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  // Each conversation is read through its own index, so that a search never reads messages of others.
  return db.$queryRaw<Omit<Found, 'snippet'>[]>`
    with mine as materialized (
      (select m.id, m.client_id, null::uuid as group_id, case when m.sender_user_id = ${me}::uuid then m.receiver_user_id else m.sender_user_id end as user_id,
        m.position, m.message, m.sender_user_id as sender_id, m.created_at
      from user_chats c join lateral (select * from user_chat_messages n where n.client_id = c.client_id and n.user_chat_id = c.id
        order by n.position desc limit ${maxSearched}) m on not m.is_chat_deleted and m.message ilike ${pattern}
      where ${grants.has(`package:${chatModule}`)} and c.client_id = ${client_id}::uuid
        and (c.low_user_id = ${me}::uuid or c.high_user_id = ${me}::uuid))
      union all
      (select m.id, m.client_id, m.clinic_chat_group_id, null, m.position, m.message, m.user_id, m.created_at
      from clinic_chat_group_users u
        join clinic_chat_groups g on g.client_id = u.client_id and g.id = u.clinic_chat_group_id and g.deleted_at is null
        join lateral (select * from clinic_chat_group_messages n where n.client_id = g.client_id and n.clinic_chat_group_id = g.id
          order by n.position desc limit ${maxSearched}) m on not m.is_groupchat_deleted and m.message ilike ${pattern}
      where ${grants.has(`package:${groupChatModule}`)} and u.client_id = ${client_id}::uuid and u.user_id = ${me}::uuid)
      order by created_at desc, id limit ${most}
    )
    select m.id, m.user_id, m.group_id, m.position, m.message, m.sender_id, s.display_name as sender_name,
      coalesce(g.name, u.display_name) as name, to_json(m.created_at) #>> '{}' as created_at
    from mine m
      join users s on s.client_id = m.client_id and s.id = m.sender_id
      left join users u on u.client_id = m.client_id and u.id = m.user_id
      left join clinic_chat_groups g on g.client_id = m.client_id and g.id = m.group_id
    order by m.created_at desc, m.id`;
};
