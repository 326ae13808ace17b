import { messages as sentences } from '@operatory/domain';
import type { ResultOf } from '#data/graphql.ts';
import { useCommand, useLive } from '#data/hooks.ts';
import type { ChatMessage } from '#kit/chat/chat-message.ts';
import { ChatRoom } from '#kit/chat/chat-room.tsx';
import { mentionedIn } from '#kit/chat/mentions.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { Failed } from '#ui/empty-state.tsx';
import { LoadingOrRetry } from '#ui/loading-or-retry.tsx';
import { addressOf, groupKey } from './chat-key.ts';
import {
  deleteToGroup,
  editToGroup,
  groupMessages,
  type liveGroup,
  liveMarks,
  type liveMembers,
  markRead,
  sendToGroup,
  typingInGroup,
} from './documents.ts';
import { readersOf } from './marks.ts';
import {
  ownerOf,
  quoteText,
  useForgetting,
  useLoaded,
  useSayTyping,
  useTypingWords,
  useWaitingMessages,
  waitsAs,
  wasAnswered,
} from './room-parts.ts';
import { SayHello } from './say-hello.tsx';
import { SeenBy } from './ticks.tsx';

export type Group = ResultOf<typeof liveGroup>['clinic_chat_groups'][number];
export type Member = ResultOf<typeof liveMembers>['clinic_chat_group_users'][number];
type Said = ResultOf<typeof groupMessages>['clinic_chat_group_messages'][number];
interface Marked {
  readonly user_id: string;
  readonly read_position: number | null;
}

/** The conversation of a group, for its members. */
export function GroupRoom({
  group,
  members,
  at,
}: {
  group: Group;
  members: readonly Member[];
  at?: number | undefined;
}) {
  const { data, error, refetch } = useLive(liveMarks, { id: group.id });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <LoadingOrRetry height={240} onRefresh={refetch} />;
  return <Loaded group={group} members={members} marks={data.clinic_chat_group_users} at={at} />;
}

function Loaded({
  group,
  members,
  marks,
  at,
}: {
  group: Group;
  members: readonly Member[];
  marks: readonly Marked[];
  at: number | undefined;
}) {
  const me = useMe().user.id;
  const key = groupKey(group.id);
  const { zone } = useClinic();
  const myRead = marks.find(({ user_id }) => user_id === me)?.read_position ?? 0;
  const { from, reach, forget, ...paging } = useLoaded(key, group.last_position, myRead, at);
  const answer = useLive(groupMessages, { group: group.id, from });
  const typing = useLive(typingInGroup, { group: group.id, me });
  const waiting = useWaitingMessages();
  const sayTyping = useSayTyping(key);
  const [send] = useCommand(sendToGroup, { silent: true, waits: waitsAs(key, group.name) });
  const [edit] = useCommand(editToGroup, { success: sentences.order_message_updated });
  const [remove] = useCommand(deleteToGroup, { success: sentences.order_message_deleted });
  const [read] = useCommand(markRead, { silent: true });
  const said = (answer.data?.clinic_chat_group_messages ?? []).toReversed();
  const found = at === undefined ? undefined : said.find(({ position }) => position === at)?.id;
  useForgetting(found, forget);
  const typingWords = useTypingWords(
    (typing.data?.chat_typing ?? []).map(({ user_id, typed_at, user }) => ({
      user_id,
      typed_at,
      name: user?.display_name ?? 'Somebody',
    })),
    said.map(({ user_id, created_at }) => ({ author_id: user_id, created_at })),
  );
  if (answer.error && !answer.data) return <Failed onRefresh={answer.refetch} />;
  if (!answer.data) return <LoadingOrRetry height={240} onRefresh={answer.refetch} />;
  const names = new Map(members.map(({ user_id, user }) => [user_id, user?.display_name ?? '']));
  const people = members.flatMap(({ user_id, user }) =>
    user && user_id !== me ? [{ id: user_id, name: user.display_name }] : [],
  );
  const positions = new Map(said.map(({ id, position }) => [id, position]));
  const quoted = new Map(
    said.flatMap(({ reply_to }) => (reply_to ? [[reply_to.id, reply_to.position]] : [])),
  );
  return (
    <ChatRoom
      owner={ownerOf(key, group.name, addressOf(key))}
      said={said.map((message) => shownOf(message, names, me))}
      zone={zone}
      unread={
        said.filter(
          ({ user_id, is_groupchat_deleted, position }) =>
            user_id !== me && !is_groupchat_deleted && position > myRead,
        ).length
      }
      empty={<SayHello name={group.name} />}
      waiting={waiting}
      jumpTo={found}
      people={people}
      typing={typingWords}
      mayReply
      markOf={({ id, side }) =>
        side === 'own' ? (
          <SeenBy
            names={readersOf(positions.get(id) ?? 0, marks, me).flatMap((reader) => names.get(reader) ?? [])}
          />
        ) : null
      }
      {...paging}
      onReach={(id) => reach(quoted.get(id) ?? 0)}
      onSend={({ key: id, message, files, quote }) =>
        send({
          id,
          group: group.id,
          message,
          attachments: files.map(({ file_id }) => ({ file_id })),
          mentioned: mentionedIn(message, people),
          reply_to_id: quote?.id ?? null,
        })
      }
      onSave={async (id, message) =>
        (await edit({ id, message, mentioned: mentionedIn(message, people) })).ok
      }
      onDelete={(id) => void remove({ id })}
      onRead={async () =>
        wasAnswered(await read({ group_id: group.id, position: said.at(-1)?.position ?? 0 }))
      }
      onTyping={sayTyping}
    />
  );
}

function shownOf(message: Said, names: ReadonlyMap<string, string>, me: string): ChatMessage {
  const { user, reply_to, is_groupchat_deleted } = message;
  const isOwn = message.user_id === me;
  const quotedAuthor = reply_to?.user;
  return {
    id: message.id,
    created_at: message.created_at,
    text: message.message,
    files: message.supporting_attachments,
    author: isOwn ? 'You' : (user?.display_name ?? names.get(message.user_id) ?? ''),
    hidesAuthor: isOwn,
    side: isOwn ? 'own' : 'other',
    isEdited: message.edited_at !== null,
    isDeleted: is_groupchat_deleted,
    mayEdit: isOwn && message.message_type === 'TEXT' && !is_groupchat_deleted,
    mayDelete: isOwn && !is_groupchat_deleted,
    ...(isOwn ? {} : { picture: user ?? null }),
    quote: reply_to
      ? {
          id: reply_to.id,
          author: quotedAuthor?.id === me ? 'You' : (quotedAuthor?.display_name ?? ''),
          text: quoteText(reply_to.is_groupchat_deleted, reply_to.message, reply_to.supporting_attachments),
        }
      : null,
    mentions: message.mentioned_user_ids.flatMap((id) => names.get(id) ?? []),
  };
}
