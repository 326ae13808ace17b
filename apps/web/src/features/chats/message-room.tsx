import { type ReactNode, useState } from 'react';
import { fileIdsOf } from '#data/file-reference.ts';
import type { ResultOf } from '#data/graphql.ts';
import { type CommandResult, type QueryResult, useCommand } from '#data/hooks.ts';
import type { ChatMessage, Mentionable } from '#kit/chat/chat-message.ts';
import { ChatRoom } from '#kit/chat/chat-room.tsx';
import type { Send } from '#kit/chat/use-sending.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { Failed } from '#ui/empty-state.tsx';
import { LoadingOrRetry } from '#ui/loading-or-retry.tsx';
import { addressOf, type ChatKey, isGroup, targetOf } from './chat-key.ts';
import { type groupMessages, markRead, type pairMessages, type typingInGroup } from './documents.ts';
import {
  ownerOf,
  quoteText,
  useForgetting,
  type useLoaded,
  useSayTyping,
  useTypingWords,
  useWaitingMessages,
  wasAnswered,
} from './room-parts.ts';
import { SayHello } from './say-hello.tsx';

type PairMessage = ResultOf<typeof pairMessages>['messages'][number];
type GroupMessage = ResultOf<typeof groupMessages>['messages'][number];
type Quoted = NonNullable<PairMessage['reply_to']> & Partial<NonNullable<GroupMessage['reply_to']>>;
type Message = Omit<PairMessage & Partial<GroupMessage>, 'reply_to'> & { readonly reply_to: Quoted | null };

/** The parts of a new message, the same for a person and a group. */
interface NewMessage {
  readonly id: string;
  readonly message: string;
  readonly attachments: { readonly file_id: string }[];
  readonly reply_to_id: string | null;
}

export function MessageRoom({
  chat,
  name,
  names,
  isNew = false,
  read,
  at,
  loaded: { from: _, reach, forget, ...paging },
  answer,
  typing,
  people,
  markOf,
  send,
  edit,
  remove,
}: {
  chat: ChatKey;
  name: string;
  /** The names of the others by user id. */
  names: ReadonlyMap<string, string>;
  isNew?: boolean;
  read: number;
  at: number | undefined;
  loaded: ReturnType<typeof useLoaded>;
  answer: QueryResult<{ readonly messages: readonly Message[] }>;
  typing: QueryResult<ResultOf<typeof typingInGroup>>;
  people?: readonly Mentionable[];
  /** The status to show beside the user’s own message at a position, such as its ticks. */
  markOf: (position: number) => ReactNode;
  send: (message: NewMessage) => ReturnType<Send>;
  edit: (message: { readonly id: string; readonly message: string }) => Promise<CommandResult<unknown>>;
  remove: (message: { readonly id: string }) => Promise<unknown>;
}) {
  const me = useMe().user.id;
  const { zone } = useClinic();
  const [hadMessages] = useState(!isNew);
  const waiting = useWaitingMessages();
  const sayTyping = useSayTyping(chat);
  const [markAsRead] = useCommand(markRead, { silent: true });
  const messages = (answer.data?.messages ?? []).toReversed();
  const found = at === undefined ? undefined : messages.find(({ position }) => position === at)?.id;
  useForgetting(found, forget);
  const typingWords = useTypingWords(
    (typing.data?.chat_typing ?? []).map(({ user_id, typed_at, user }) => ({
      user_id,
      typed_at,
      name: user?.display_name ?? names.get(user_id) ?? 'Somebody',
    })),
    messages,
  );
  if (answer.error && !answer.data) return <Failed onRefresh={answer.refetch} />;
  if (hadMessages && !answer.data) return <LoadingOrRetry height={240} onRefresh={answer.refetch} />;
  const positions = new Map(messages.map(({ id, position }) => [id, position]));
  const quoted = new Map(
    messages.flatMap(({ reply_to }) => (reply_to ? [[reply_to.id, reply_to.position]] : [])),
  );
  return (
    <ChatRoom
      owner={ownerOf(chat, name, addressOf(chat))}
      said={messages.map((message) => shownOf(message, isGroup(chat), names, me))}
      zone={zone}
      unread={
        messages.filter(
          ({ author_id, is_deleted, position }) => author_id !== me && !is_deleted && position > read,
        ).length
      }
      empty={<SayHello name={name} />}
      waiting={waiting}
      jumpTo={found}
      {...(people ? { people } : {})}
      typing={typingWords}
      mayReply
      markOf={({ id, side }) => (side === 'own' ? markOf(positions.get(id) ?? 0) : null)}
      {...paging}
      onReach={(id) => reach(quoted.get(id) ?? 0)}
      onSend={({ key: id, message, files, quote }) =>
        send({
          id,
          message,
          attachments: fileIdsOf(files),
          reply_to_id: quote?.id ?? null,
        })
      }
      onSave={async (id, message) => (await edit({ id, message })).ok}
      onDelete={(id) => void remove({ id })}
      onRead={async () =>
        wasAnswered(await markAsRead({ ...targetOf(chat), position: messages.at(-1)?.position ?? 0 }))
      }
      onTyping={sayTyping}
    />
  );
}

function shownOf(
  message: Message,
  isOfGroup: boolean,
  names: ReadonlyMap<string, string>,
  me: string,
): ChatMessage {
  const isOwn = message.author_id === me;
  const authorOf = ({ author_id, user }: Pick<Quoted, 'author_id' | 'user'>) =>
    author_id === me ? 'You' : (user?.display_name ?? names.get(author_id) ?? '');
  const { is_deleted, reply_to } = message;
  return {
    id: message.id,
    created_at: message.created_at,
    text: message.message,
    files: message.supporting_attachments,
    author: authorOf(message),
    hidesAuthor: isOwn || !isOfGroup,
    side: isOwn ? 'own' : 'other',
    isEdited: message.edited_at !== null,
    isDeleted: is_deleted,
    mayEdit: isOwn && message.message_type === 'TEXT' && !is_deleted,
    mayDelete: isOwn && !is_deleted,
    ...(isOfGroup && !isOwn ? { picture: message.user ?? null } : {}),
    quote: reply_to
      ? {
          id: reply_to.id,
          author: authorOf(reply_to),
          text: quoteText(reply_to.is_deleted, reply_to.message, reply_to.supporting_attachments),
        }
      : null,
    mentions: (message.mentioned_user_ids ?? []).flatMap((id) => names.get(id) ?? []),
  };
}
